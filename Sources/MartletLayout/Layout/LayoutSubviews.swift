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

  /// The direction of reading in the container.
  ///
  /// A layout need not look at it: the engine mirrors what the layout places.
  public var layoutDirection: LayoutDirection

  package init(_ nodes: [any LayoutNode], layoutDirection: LayoutDirection) {
    self.nodes = nodes[...]
    self.layoutDirection = layoutDirection
  }

  private init(slice: ArraySlice<any LayoutNode>, layoutDirection: LayoutDirection) {
    nodes = slice
    self.layoutDirection = layoutDirection
  }

  /// The index of the first child.
  public var startIndex: Int { nodes.startIndex }

  /// The index after that of the last child.
  public var endIndex: Int { nodes.endIndex }

  /// The child at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(nodes[index]) }

  /// The children in a range of indices; they keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(slice: nodes[bounds], layoutDirection: layoutDirection)
  }

  /// The children at the given indices, in that order; they are numbered anew.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }

  /// Whether two collections hold the same children in the same order and direction.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.nodes.elementsEqual(right.nodes, by: ===)
  }
}
