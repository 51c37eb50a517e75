import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// A row of a list: its content with insets, on its ground, with its lines.
final class ListRowElement: LazyRowElement, GestureCarrier {
  /// Where a row stands among those of its section.
  struct Edges: Equatable {
    var isFirst = false
    var isLast = false
    var isOdd = false
    var joinsAbove = false
    var joinsBelow = false
  }

  unowned(unsafe) let list: ListElement
  private var edges = Edges()
  private(set) var isSelected = false
  private var isEmphasized = false
  private var background: ElementNode?
  private var pressRecognizer: GestureRecognizer?

  init(role: LazyRowRole, around element: ElementNode, list: ListElement, parent: _ViewNode) {
    self.list = list
    super.init(role: role, around: element, parent: parent)
    guard role == .row else { return }
    pressRecognizer = GestureRecognizer(ListRowPressMachine(row: self)) { [unowned self] point in
      let local = convertFromSurface(point)
      return (local, CGRect(origin: .zero, size: size).contains(local))
    }
  }

  private var appearance: ListAppearance { list.appearance }

  var traits: ListRowTraits {
    content?.layoutValue(ObjectIdentifier(ListRowTraitsKey.self)) as? ListRowTraits ?? ListRowTraits()
  }

  // MARK: State

  func setState(isSelected: Bool, isEmphasized: Bool, edges: Edges) {
    if self.edges != edges {
      self.edges = edges
      invalidateLayer()
    }
    guard self.isSelected != isSelected || self.isEmphasized != isEmphasized else { return }
    self.isSelected = isSelected
    self.isEmphasized = isEmphasized
    invalidateLayer()
    let label = isEmphasized ? appearance.selectedLabel : nil
    scope?.setRowEnvironment { values in
      // The levels of labels on a coloured ground, as AppKit's alternate selected text is remembered to be.
      if let label {
        values.foregroundStyles = [1, 0.75, 0.5, 0.3].map { AnyShapeStyle(label.opacity($0)) }
      }
    }
  }

  func appearanceChanged() {
    measured.removeAll()
    needsPlacement = true
    invalidateLayer()
  }

  // MARK: Layout

  private var insets: EdgeInsets {
    let sides = appearance.sideMargin
    let box = role == .row && appearance.grouping == .none ? 0 : appearance.grouping == .box ? sides : 0
    switch role {
    case .row:
      var insets = traits.insets ?? appearance.rowInsets
      insets.leading += box
      insets.trailing += box
      return insets
    case .header: return appearance.headerInsets
    case .footer: return appearance.footerInsets
    }
  }

  private var leastHeight: CGFloat {
    switch role {
    case .row: return readEnvironment { $0.defaultMinListRowHeightIfSet } ?? appearance.minRowHeight
    case .header: return readEnvironment { $0.defaultMinListHeaderHeight } ?? appearance.minHeaderHeight
    case .footer: return 0
    }
  }

  private func contentProposal(_ width: CGFloat?, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let fitted = content?.sizeThatFits(contentProposal(proposal.width, insets)) ?? .zero
    let height = max(fitted.height + insets.top + insets.bottom, leastHeight)
    return CGSize(width: proposal.width ?? fitted.width + insets.leading + insets.trailing, height: height)
  }

  override func placeChildren() {
    guard let content else { return }
    let insets = insets
    let proposal = contentProposal(placedProposal.width, insets)
    let fitted = content.sizeThatFits(proposal)
    let room = size.height - insets.top - insets.bottom
    let direction = layoutDirection
    let origin = CGPoint(x: insets.leading, y: insets.top + (room - fitted.height) / 2)
    content.settle(
      ChildPlacement(origin: origin, proposal: proposal), containerWidth: size.width,
      layoutDirection: direction)
    background = content.layoutValue(ObjectIdentifier(ListRowBackgroundKey.self)) as? ElementNode
    guard let background else { return }
    background.parentElement = self
    let box = boxRect
    background.place(origin: box.origin, size: ProposedViewSize(box.size))
  }

  override var childElements: [ElementNode] { [background, content].compactMap { $0 } }

  // MARK: Drawing

  /// The part of the row that lies on its section's ground.
  private var boxRect: CGRect {
    let margin: CGFloat = appearance.grouping == .box ? appearance.sideMargin : 0
    return CGRect(x: margin, y: 0, width: max(size.width - 2 * margin, 0), height: size.height)
  }

  /// The box's outline, round where the section ends.
  private func boxPath(_ rect: CGRect) -> Path {
    guard appearance.grouping == .box, edges.isFirst || edges.isLast else { return Path(rect) }
    let radius = min(appearance.boxRadius, rect.height / 2)
    let top = edges.isFirst ? radius : 0
    let bottom = edges.isLast ? radius : 0
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top), style: .circular)
  }

  override func makeItems() -> [DisplayItem] {
    var items: [DisplayItem] = []
    func fill(_ path: Path, _ color: ResolvedColor) {
      if color.opacity > 0 { items.append(.fill(path, .color(color), FillStyle())) }
    }
    if role == .row {
      let box = boxRect
      if background == nil {
        if let ground = appearance.rowBackground { fill(boxPath(box), ground) }
        if appearance.alternates, edges.isOdd { fill(selectionPath, appearance.alternateBackground) }
      } else if let background {
        items += clippedBackground(background, box)
      }
      if isSelected {
        fill(selectionPath, isEmphasized ? appearance.selection : appearance.inactiveSelection)
      }
    } else if isPinned {
      fill(Path(CGRect(origin: .zero, size: size)), appearance.stickyBackground)
      // What scrolls away under the header ends at a line.
      let width = 1 / max(host.displayScale, 1)
      fill(Path(CGRect(x: 0, y: size.height - width, width: size.width, height: width)), appearance.separator)
    }
    content?.appendLayer(to: &items)
    if role == .row { appendSeparators(to: &items) }
    return items
  }

  private func clippedBackground(_ background: ElementNode, _ box: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    background.appendLayer(to: &items)
    guard !items.isEmpty else { return [] }
    return [.layer(DisplayLayer(clip: DisplayClip(path: boxPath(box), style: FillStyle()), items: items))]
  }

  private var selectionPath: Path {
    guard appearance.selectionRadius > 0 else { return boxPath(boxRect) }
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: appearance.sideMargin, dy: 0)
    guard !rect.isNull else { return Path() }
    let radius = min(appearance.selectionRadius, rect.height / 2)
    let top = edges.joinsAbove ? 0 : radius
    let bottom = edges.joinsBelow ? 0 : radius
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top), style: .circular)
  }

  private func appendSeparators(to items: inout [DisplayItem]) {
    let traits = traits
    let width = 1 / max(host.displayScale, 1)
    let isRightToLeft = readEnvironment { $0.layoutDirection } == .rightToLeft
    let box = boxRect
    let insets = appearance.rowInsets
    // Lines begin where the content does.
    let lead: CGFloat = insets.leading
    let trail: CGFloat = appearance.separatorsReachEdge ? 0 : insets.trailing
    let x = box.minX + (isRightToLeft ? trail : lead)
    let length = max(box.width - lead - trail, 0)
    func line(_ y: CGFloat, _ tint: Color?) {
      let color = tint.map { tint in readEnvironment { tint.resolved(in: $0) } } ?? appearance.separator
      items.append(.fill(Path(CGRect(x: x, y: y, width: length, height: width)), .color(color), FillStyle()))
    }
    let isHiddenBySelection = isSelected && appearance.selectionRadius > 0
    if traits.bottomSeparator ?? (appearance.hasSeparators && !appearance.alternates && !edges.isLast),
      !isHiddenBySelection
    {
      line(size.height - width, traits.bottomTint)
    }
    if traits.topSeparator == true { line(0, traits.topTint) }
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayout()
    invalidateLayer()
  }

  // MARK: Press

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    if let hit = super.hitTest(point) { return hit }
    guard role == .row, layerOpacity > 0, !isLeaving else { return nil }
    return boxRect.contains(point) ? self : nil
  }

  /// Whether something inside takes presses itself.
  func isInteractive(at point: CGPoint) -> Bool {
    var node = super.hitTest(point)
    while let current = node, current !== self {
      if let carrier = current as? any GestureCarrier, carrier.isGestureEnabled { return true }
      node = current.parentElement
    }
    return false
  }

  var recognizer: GestureRecognizer? { pressRecognizer }
  var gestureMask: GestureMask { .all }
  var isGestureEnabled: Bool {
    list.selection != nil && traits.isSelectionDisabled != true && readEnvironment { $0.isEnabled }
  }

  override func unmount() {
    guard isMounted else { return }
    if let pressRecognizer { host.cancelGesture(pressRecognizer, of: self) }
    super.unmount()
  }

  override var accessibility: AccessibilityProperties? {
    guard role == .row else { return nil }
    var properties = AccessibilityProperties(role: .row)
    if list.selection != nil { properties.value = isSelected ? "1" : "0" }
    return properties
  }
}

/// Selects a row: by the press of a mouse, or by the end of a tap.
struct ListRowPressMachine: GestureMachine {
  private weak var row: ListRowElement?
  private var press = PressMachine()
  private(set) var phase = GesturePhase<Bool>.possible(nil)
  private var isImmediate = false
  private var startLocation = CGPoint.zero
  /// A finger that moves further than this doesn't tap, in points; as with any tap here.
  private static let tapDistance: CGFloat = 10

  init(row: ListRowElement) {
    self.row = row
  }

  var deadline: Double? { nil }
  var waitsForRivals: Bool { !isImmediate }

  mutating func advance(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<Bool> {
    guard !phase.isFinished, let row else { return phase }
    switch input {
    case .pointer(let pointer):
      advance(with: pointer, row, &effects)
    case .time: break
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func advance(
    with pointer: GesturePointer, _ row: ListRowElement, _ effects: inout GestureEffects
  ) {
    let modifiers = pointer.event.modifiers
    let select = GestureEffect(.update) { [weak row] in row.map { $0.list.pressed($0, modifiers) } }
    switch pointer.phase {
    case .down:
      startLocation = pointer.globalLocation
      let usesMouse = pointer.id == 0 && row.list.appearance.selectsOnPress
      isImmediate = usesMouse && !row.isInteractive(at: pointer.location)
      guard isImmediate else { return }
      effects.append(.update, run: select.run)
      phase = .active(true)
    case .moved:
      let way = hypot(pointer.globalLocation.x - startLocation.x, pointer.globalLocation.y - startLocation.y)
      if !isImmediate, way > Self.tapDistance { phase = .failed }
    case .up:
      if !isImmediate {
        guard pointer.isInside else {
          phase = .failed
          return
        }
        effects.append(.end, run: select.run)
      }
      phase = .ended(true)
    case .cancelled:
      phase = .failed
    }
  }

  mutating func reset() {
    phase = .possible(nil)
    isImmediate = false
  }

  mutating func adopt(_ newer: ListRowPressMachine) {}
}
