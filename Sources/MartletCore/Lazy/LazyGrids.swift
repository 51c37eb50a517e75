import Foundation
import MartletLayout
import MartletPrimitives

/// Views in columns, one row after the other, made as they come into view.
///
/// The columns' widths come from the grid items alone, never from the views. A section begins with a row of its own,
/// between its header and its footer.
///
/// - Source: Apple, "LazyVGrid"; the columns are those of `LazyGridTracks`.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let arrangement: LazyGridArrangement
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns; none show nothing.
  ///   - alignment: where the columns lie if there is more room than they take.
  ///   - spacing: between rows, in points; `nil` for the default of 8.
  ///   - pinnedViews: which headers and footers stay in view while their section scrolls.
  ///   - content: the views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyGridArrangement(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the container.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    LazyGridElement.make(view.arrangement, view.content, parent: parent)
  }

  /// Updates arrangement and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    LazyGridElement.update(node, view.arrangement, view.content)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// Views in rows, one column after the other, made as they come into view.
///
/// - Source: Apple, "LazyHGrid"; the rows are those of `LazyGridTracks`.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let arrangement: LazyGridArrangement
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows; none show nothing.
  ///   - alignment: where the rows lie if there is more room than they take.
  ///   - spacing: between columns, in points; `nil` for the default of 8.
  ///   - pinnedViews: which headers and footers stay in view while their section scrolls.
  ///   - content: the views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyGridArrangement(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the container.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    LazyGridElement.make(view.arrangement, view.content, parent: parent)
  }

  /// Updates arrangement and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    LazyGridElement.update(node, view.arrangement, view.content)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

extension LazyGridElement {
  static func make<Content: View>(
    _ arrangement: LazyGridArrangement, _ content: Content, parent: _ViewNode
  ) -> _ViewNode {
    let element = LazyGridElement(arrangement, parent: parent)
    element.contentNode = Content._makeNode(content, parent: element)
    element.contentIsReady()
    return element
  }

  static func update<Content: View>(
    _ node: _ViewNode, _ arrangement: LazyGridArrangement, _ content: Content
  ) {
    let element = unsafeDowncast(node, to: LazyGridElement.self)
    element.update(arrangement)
    if let child = element.contentNode { Content._updateNode(child, with: content) }
  }
}
