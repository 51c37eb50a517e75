import Foundation
import MartletLayout
import MartletPrimitives

/// The first of several views whose ideal size fits into the space offered, or the last of them.
///
/// All of them exist, with their states; the one that fits is placed, drawn and reached by the user.
///
/// - Source: Apple, "ViewThatFits"; fact n117.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that chooses.
  ///
  /// - Parameters:
  ///   - axes: along which views have to fit.
  ///   - content: the views, the preferred ones first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = FittingElement(axes: view.axes, parent: parent)
    // Which of them is there is known after layout, and so are their appearances.
    element.host.hiddenViewDepth += 1
    element.contentNode = Content._makeNode(view.content, parent: element)
    element.host.hiddenViewDepth -= 1
    element.contentIsReady()
    return element
  }

  /// Updates axes and views.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let element = unsafeDowncast(node, to: FittingElement.self)
    element.setAxes(view.axes)
    if let child = element.contentNode { Content._updateNode(child, with: view.content) }
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

final class FittingElement: GroupElement {
  private var axes: Axis.Set
  private var chosen: ElementNode?
  /// The candidates that know that they are not on screen; `nil` before the first have been collected.
  private var hidden: Set<ObjectIdentifier>?

  init(axes: Axis.Set, parent: _ViewNode) {
    self.axes = axes
    super.init(parent: parent)
  }

  func setAxes(_ new: Axis.Set) {
    guard axes != new else { return }
    axes = new
    invalidateLayout()
  }

  override var childElements: [ElementNode] { chosen.map { [$0] } ?? [] }

  override func elementsChanged() {
    if let current = chosen, !layoutChildren.contains(where: { $0 === current }) { chosen = nil }
    let all = Set(layoutChildren.map { ObjectIdentifier($0) })
    hidden = hidden?.intersection(all) ?? all
  }

  private func choice(_ proposal: ProposedViewSize) -> ElementNode? {
    FittingChoice.index(of: layoutChildren, proposal: proposal, axes: axes).map { layoutChildren[$0] }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren() {
    let new = choice(placedProposal)
    if chosen !== new {
      chosen = new
      invalidateLayer()
    }
    for candidate in layoutChildren { show(candidate, candidate === new) }
    // A candidate that was out of sight is where it was left.
    new?.place(origin: .zero, size: placedProposal)
  }

  /// Tells the views in a candidate whether they are there.
  private func show(_ candidate: ElementNode, _ isShown: Bool) {
    let key = ObjectIdentifier(candidate)
    guard hidden?.contains(key) == isShown else { return }
    if isShown { hidden?.remove(key) } else { hidden?.insert(key) }
    candidate.rowShownChanged(isShown)
  }

  private var shown: ElementNode? { chosen ?? layoutChildren.first }

  override var spacing: ViewSpacing { shown?.spacing ?? .zero }
  override var layoutPriority: Double { shown?.layoutPriority ?? 0 }
  override var zIndex: Double { shown?.zIndex ?? 0 }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { shown?.layoutValue(key) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuide(key) else { return nil }
    return choice(proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  override var viewName: String { "ViewThatFits" }
}
