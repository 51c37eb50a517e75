import Foundation
import MartletLayout
import MartletPrimitives

/// The content of a dialog: texts, fields, and buttons in the platform's order.
nonisolated package struct DialogStack<Content: View>: PrimitiveView {
  let style: DialogStyle
  let colors: DialogColors
  let content: Content

  package init(_ style: DialogStyle, colors: DialogColors, @ViewBuilder content: () -> Content) {
    self.style = style
    self.colors = colors
    self.content = content()
  }

  package static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = DialogStackElement(view.style, view.colors, parent: parent)
    element.contentNode = Content._makeNode(view.content, parent: element)
    element.contentIsReady()
    return element
  }

  package static func _updateNode(_ node: _ViewNode, with view: Self) {
    let element = unsafeDowncast(node, to: DialogStackElement.self)
    element.update(view.style, view.colors)
    if let child = element.contentNode { Content._updateNode(child, with: view.content) }
  }

  package static var _elementCount: Int? { 1 }
}

/// What a dialog draws around its parts.
package struct DialogColors: Equatable, Sendable {
  package var line: ResolvedColor
  /// The ground of a group of buttons; clear where the card has one.
  package var ground: ResolvedColor

  package init(line: ResolvedColor, ground: ResolvedColor) {
    self.line = line
    self.ground = ground
  }
}

final class DialogStackElement: GroupElement {
  private var style: DialogStyle
  private var colors: DialogColors
  private var arrangement: DialogArrangement?

  init(_ style: DialogStyle, _ colors: DialogColors, parent: _ViewNode) {
    self.style = style
    self.colors = colors
    super.init(parent: parent)
  }

  func update(_ style: DialogStyle, _ colors: DialogColors) {
    if self.style != style { invalidateLayout() }
    if self.colors != colors { invalidateLayer() }
    self.style = style
    self.colors = colors
  }

  override var viewName: String { "DialogStack" }

  private func arrange(_ proposal: ProposedViewSize) -> DialogArrangement {
    let parts = layoutChildren.map { child in
      let info = child.layoutValue(ObjectIdentifier(DialogActionInfo.self)) as? DialogActionInfo
      return DialogArrangement.Part(measure: { child.measure($0) }, info: info, isChosen: isChosen(child))
    }
    let width = proposal.width ?? parts.map { $0.measure(.unspecified).width }.max() ?? 0
    return DialogArrangement(
      parts, style: style, width: width, height: proposal.height, line: readEnvironment { $0.pixelLength })
  }

  private func isChosen(_ element: ElementNode) -> Bool {
    if let action = element as? DialogActionElement { return action.isChosen }
    return element.childElements.contains { isChosen($0) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

  override func placeChildren() {
    let made = arrange(placedProposal)
    arrangement = made
    let direction = readEnvironment { $0.layoutDirection }
    for (child, frame) in zip(layoutChildren, made.frames) {
      child.settle(
        ChildPlacement(origin: frame.origin, proposal: ProposedViewSize(frame.size)),
        containerWidth: size.width,
        layoutDirection: direction)
    }
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayout()
    invalidateLayer()
  }

  /// Grounds, then the parts cut to them, then lines.
  override func makeItems() -> [DisplayItem] {
    let inside = super.makeItems()
    guard let arrangement, style.family != .push else { return inside }
    let isMirrored = readEnvironment { $0.layoutDirection } == .rightToLeft
    var items: [DisplayItem] = []
    if colors.ground.opacity > 0 {
      var all = Path()
      for group in arrangement.groups {
        all.addPath(
          Path(
            roundedRect: group,
            cornerSize: CGSize(width: style.groupCornerRadius, height: style.groupCornerRadius)))
      }
      items.append(.fill(all, .color(colors.ground), FillStyle()))
      items.append(.layer(DisplayLayer(clip: DisplayClip(path: all, style: FillStyle()), items: inside)))
    } else {
      items += inside
    }
    for line in arrangement.lines {
      let x: CGFloat = isMirrored ? size.width - line.maxX : line.minX
      let box = CGRect(x: x, y: line.minY, width: line.width, height: line.height)
      items.append(.fill(Path(box), .color(colors.line), FillStyle()))
    }
    return items
  }
}
