import Foundation
import MartletLayout
import MartletPrimitives

/// A view whose content depends on the size it gets.
///
/// It takes all the space offered to it; its content lies in its upper leading corner.
///
/// - Source: Apple, "GeometryReader"; fact n111.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view with a closure that makes its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    GeometryReaderElement(view, parent: parent)
  }

  /// Makes the content anew.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: GeometryReaderElement<Content>.self).update(view)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

final class GeometryReaderElement<Content: View>: GroupElement {
  private typealias Pile = _GeometryContent<Content>

  private var view: GeometryReader<Content>
  /// The size that the content was last made for; `nil` before the first layout.
  private var usedSize: CGSize?

  init(_ view: GeometryReader<Content>, parent: _ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  func update(_ new: GeometryReader<Content>) {
    let isEqual = ValueComparison.areEqual(view.content, new.content)
    view = new
    if !isEqual, usedSize != nil { refresh() }
  }

  override func refresh() {
    dropSources()
    usedSize = size
    host.counters.bodies += 1
    let proxy = GeometryProxy(self)
    let content: Content = tracking {
      observing(on: host.updateQueue) { BodyEvaluation.isolated((view, proxy)) { $0.0.content($0.1) } }
    }
    let pile = Pile(content: content)
    if let contentNode {
      Pile._updateNode(contentNode, with: pile)
    } else {
      contentNode = Pile._makeNode(pile, parent: self)
      contentIsReady()
    }
  }

  /// A shape's ideal size (recorded behaviour 13) where nothing is offered.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  /// The size is the offered one, whatever the content does.
  override var hasFixedSize: Bool { true }

  override func placeChildren() {
    // Bodies are not evaluated in the middle of layout: the frame's passes come again.
    if usedSize != size { markDirty() }
    let isLeftToRight = readEnvironment { $0.layoutDirection } == .leftToRight
    for child in layoutChildren {
      let fitted = child.sizeThatFits(ProposedViewSize(size))
      let x: CGFloat = isLeftToRight ? 0 : size.width - fitted.width
      child.place(origin: CGPoint(x: x, y: 0), size: ProposedViewSize(size))
    }
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidatePlacement()
    if usedSize != nil { markDirty() }
  }

  override var viewName: String { "GeometryReader" }
}

/// The content of a geometry reader: several views lie on each other in the upper leading corner.
nonisolated struct _GeometryContent<Content: View>: PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    if Content._elementCount == 1 { return Content._makeNode(view.content, parent: parent) }
    return LayoutElement.make(ZStackLayout(alignment: .topLeading), content: view.content, parent: parent)
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    if Content._elementCount == 1 { return Content._updateNode(node, with: view.content) }
    let element = unsafeDowncast(node, to: LayoutElement<ZStackLayout>.self)
    if let child = element.contentNode { Content._updateNode(child, with: view.content) }
  }

  static var _elementCount: Int? { 1 }
}
