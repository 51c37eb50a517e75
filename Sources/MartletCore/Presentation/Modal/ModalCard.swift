import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// The part of a dialog or sheet that the user sees: its content on a ground with round corners.
package final class ModalCard: GroupElement {
  private unowned(unsafe) let modal: ModalRoot
  /// Pulls a sheet down.
  private(set) var drag: GestureRecognizer?
  private var shadowLayer: (box: CGRect, shadow: DisplayShadow, layer: DisplayLayer)?

  init(parent modal: ModalRoot) {
    self.modal = modal
    super.init(parent: modal)
  }

  override package var viewName: String { "card" }

  private var content: ElementNode? { layoutChildren.first }

  override package var accessibility: AccessibilityProperties? {
    var properties = AccessibilityProperties(role: modal.kind.role, label: modal.label)
    properties.isHidden = modal.isClosing
    return properties
  }

  // MARK: Layout

  /// Finds the card's place on a surface.
  func place(in surface: CGSize, _ look: ModalLook) {
    // A small window has no room for wide margins.
    let margin = min(look.margin, min(surface.width, surface.height) / 8)
    let room = CGSize(width: max(surface.width - 2 * margin, 0), height: max(surface.height - 2 * margin, 0))
    switch look.placement {
    case .middle:
      let offered = offered(in: room, look)
      let fitted = sizeThatFits(offered)
      place(
        origin: CGPoint(x: (surface.width - fitted.width) / 2, y: (surface.height - fitted.height) / 2),
        size: offered)
    case .bottom:
      let offered = offered(in: room, look)
      let fitted = sizeThatFits(offered)
      place(
        origin: CGPoint(
          x: (surface.width - fitted.width) / 2, y: surface.height - margin - fitted.height),
        size: offered)
    case .fill:
      let top = modal.top(in: surface)
      place(
        origin: CGPoint(x: 0, y: top),
        size: ProposedViewSize(width: surface.width, height: surface.height - top))
    }
  }

  /// What the content is offered: the look's width or the ideal one, and as much height as it wants and there is.
  private func offered(in room: CGSize, _ look: ModalLook) -> ProposedViewSize {
    let ideal = sizeThatFits(ProposedViewSize(width: look.width, height: nil))
    let width = min(look.width ?? ideal.width, room.width)
    let height = sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    if height > room.height { return ProposedViewSize(width: width, height: room.height) }
    return ProposedViewSize(width: width, height: look.width == nil ? min(ideal.height, room.height) : nil)
  }

  /// How large the surface has to be for all of the content.
  func neededSize(_ look: ModalLook) -> CGSize {
    if case .fill(let top) = look.placement {
      let least = content?.sizeThatFits(.zero) ?? .zero
      return CGSize(width: least.width, height: least.height + top)
    }
    let ideal = content?.sizeThatFits(ProposedViewSize(width: look.width, height: nil)) ?? .zero
    return CGSize(width: ideal.width + 2 * look.margin, height: ideal.height + 2 * look.margin)
  }

  private var isFilling: Bool {
    if case .fill = modal.look.placement { return true }
    return false
  }

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let fitted = content?.sizeThatFits(proposal) ?? .zero
    if isFilling {
      return CGSize(width: proposal.width ?? fitted.width, height: proposal.height ?? fitted.height)
    }
    // What is offered is what there is; content that takes more is cut.
    return CGSize(
      width: min(fitted.width, proposal.width ?? fitted.width),
      height: min(fitted.height, proposal.height ?? fitted.height))
  }

  override package func placeChildren() {
    guard let content else { return }
    let fitted = content.sizeThatFits(placedProposal)
    content.place(
      origin: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
      size: placedProposal)
  }

  // MARK: Drawing

  override package var layerOpacity: Double {
    modal.look.slides ? 1 : min(max(modal.presence, 0), 1)
  }

  override package var contentTransform: CGAffineTransform? {
    let look = modal.look
    if look.slides {
      let drop = modal.drop
      return drop == 0 ? nil : CGAffineTransform(translationX: 0, y: drop)
    }
    let away = 1 - modal.presence
    guard away != 0 else { return nil }
    let scale: CGFloat = 1 + (modal.isClosing ? look.closingScale - 1 : look.openingScale - 1) * CGFloat(away)
    let x: CGFloat = size.width / 2
    let y: CGFloat = size.height / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - x * scale, ty: y - y * scale)
  }

  override package func makeItems() -> [DisplayItem] {
    let look = modal.look
    let inside = super.makeItems()
    guard let background = look.background else { return inside }
    let isDark = readEnvironment { $0.colorScheme == .dark }
    let ground = readEnvironment { $0.theme.colors.color(background, isDark: isDark) }
    var box = CGRect(origin: .zero, size: size)
    // A sheet goes on below the window, where a pull can show it.
    if look.cornersAreAtTopOnly { box.size.height += modal.size.height }
    let outline = Self.outline(box, look.cornerRadius)
    var items = shadow(box, look)
    items.append(.fill(outline, .color(ground), FillStyle()))
    items.append(
      .layer(DisplayLayer(clip: DisplayClip(path: outline, style: FillStyle()), items: inside)))
    if isHandleShown {
      let handle = CGRect(
        x: (size.width - Self.handle.width) / 2, y: Self.handleTop, width: Self.handle.width,
        height: Self.handle.height)
      let color = readEnvironment { $0.theme.colors.color(.tertiary, isDark: isDark) }
      items.append(.fill(Self.outline(handle, Self.handle.height / 2), .color(color), FillStyle()))
    }
    if look.borderWidth > 0 {
      let half: CGFloat = look.borderWidth / 2
      let color = readEnvironment { $0.theme.colors.color(.popoverBorder, isDark: isDark) }
      let line = Self.outline(box.insetBy(dx: -half, dy: -half), look.cornerRadius + half)
      items.append(.stroke(line, .color(color), StrokeStyle(lineWidth: look.borderWidth)))
    }
    return items
  }

  /// The handle of iOS's sheets, 36 × 5 and 5 below the edge, as remembered.
  private static let handle = CGSize(width: 36, height: 5)
  private static let handleTop: CGFloat = 5

  private var isHandleShown: Bool {
    guard isGestureEnabled || (modal.isClosing && modal.look.slides && modal.kind == .sheet) else {
      return false
    }
    switch modal.indicator?.modifier.visibility {
    case .visible?: return true
    case .hidden?: return false
    default: return (modal.detents?.allowed.count ?? 0) > 1
    }
  }

  private static func outline(_ box: CGRect, _ radius: CGFloat) -> Path {
    guard radius > 0 else { return Path(box) }
    return Path(roundedRect: box, cornerSize: CGSize(width: radius, height: radius))
  }

  /// A soft shadow in a layer that is the same from frame to frame, so that it is blurred once.
  ///
  /// The look's radius is where the shadow ends, which is two of the blur's deviations.
  private func shadow(_ box: CGRect, _ look: ModalLook) -> [DisplayItem] {
    guard look.shadowRadius > 0, look.shadowOpacity > 0 else { return [] }
    let shadow = DisplayShadow(
      color: ResolvedColor(hex: 0x000000, opacity: look.shadowOpacity), radius: look.shadowRadius / 2,
      offset: CGSize(width: 0, height: look.shadowOffset), isAlone: true)
    if let known = shadowLayer, known.box == box, known.shadow == shadow { return [.layer(known.layer)] }
    let outline = Self.outline(box, look.cornerRadius)
    let silhouette = DisplayLayer(items: [.fill(outline, .color(ResolvedColor(hex: 0x000000)), FillStyle())])
    let layer = DisplayLayer(
      effect: DisplayEffect(filters: [.shadow(shadow)], isGroup: true), items: [.layer(silhouette)])
    shadowLayer = (box, shadow, layer)
    return [.layer(layer)]
  }

  /// What is cut off can't be hit.
  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    let inverse = contentTransform.flatMap(\.inverse)
    let inside = inverse.map { point.applying($0) } ?? point
    guard CGRect(origin: .zero, size: size).contains(inside) else { return nil }
    let hit = super.hitTest(point)
    return hit ?? (modal.look.background == nil ? nil : self)
  }

  override package func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayer()
    invalidateLayout()
  }
}

extension ModalCard: GestureCarrier {
  var gestureMask: GestureMask { .all }
  var isGestureEnabled: Bool { modal.kind == .sheet && modal.look.slides && !modal.isClosing }

  var recognizer: GestureRecognizer? {
    if let drag { return drag }
    let machine = DragMachine().observed(
      onUpdate: { [weak self] value, isProvisional in
        if !isProvisional { self?.modal.pulled(to: value.translation.height) }
      },
      onEnd: { [weak self] value in self?.modal.released(at: value.predictedEndTranslation.height) },
      onReset: { [weak self] in self?.modal.released(at: 0) })
    // The card moves with the pull: distances are the window's.
    let made = GestureRecognizer(machine) { ($0, true) }
    drag = made
    return made
  }
}
