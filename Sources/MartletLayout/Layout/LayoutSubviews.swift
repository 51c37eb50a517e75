import MartletPrimitives

/// The children of a container, in the order they are written.
///
/// - Source: Apple, "LayoutSubviews".
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// One child.
  public typealias Element = LayoutSubview
  /// A child's place in the order.
  public typealias Index = Int
  /// The places of all children.
  public typealias Indices = Range<Int>
  /// A part of the children, which keeps their indices.
  public typealias SubSequence = LayoutSubviews

  private var nodes: ArraySlice<any LayoutNode>
  /// The layout that the children belong to, for messages.
  package var layoutType: Any.Type?

  /// The direction of reading in the container.
  ///
  /// A layout need not look at it: the engine mirrors what the layout places.
  public var layoutDirection: LayoutDirection

  package init(
    _ nodes: [any LayoutNode], layoutDirection: LayoutDirection, layoutType: Any.Type? = nil
  ) {
    self.nodes = nodes[...]
    self.layoutDirection = layoutDirection
    self.layoutType = layoutType
  }

  private func with(_ nodes: ArraySlice<any LayoutNode>) -> LayoutSubviews {
    var result = self
    result.nodes = nodes
    return result
  }

  /// Stops with a message that names the layout, because a layout that counts wrongly can't go on.
  private func check(_ isInside: Bool, _ index: @autoclosure () -> String) {
    if isInside { return }
    let name = layoutType.map { "\($0)" } ?? "A layout"
    fatalError(
      "\(name) asks for subview \(index()), but it has \(count) (\(startIndex)..<\(endIndex)). "
        + "Use the indices of `subviews`; a layout may have any number of subviews, also none.")
  }

  /// The index of the first child.
  public var startIndex: Int { nodes.startIndex }

  /// The index after that of the last child.
  public var endIndex: Int { nodes.endIndex }

  /// The child at an index.
  public subscript(index: Int) -> LayoutSubview {
    check(index >= nodes.startIndex && index < nodes.endIndex, "\(index)")
    return LayoutSubview(nodes[index])
  }

  /// The children in a range of indices; they keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    check(bounds.lowerBound >= nodes.startIndex && bounds.upperBound <= nodes.endIndex, "\(bounds)")
    return with(nodes[bounds])
  }

  /// The children at the given indices, in that order; they are numbered anew.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    with(indices.map { self[$0].node }[...])
  }

  /// Whether two collections hold the same children in the same order and direction.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.nodes.elementsEqual(right.nodes, by: ===)
  }
}
