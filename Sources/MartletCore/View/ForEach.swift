import Foundation

/// A view for each element of a collection; its identity follows the element's id.
///
/// - Source: Apple, "ForEach".
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Views by the elements' key path.
  ///
  /// A binding to a collection is a collection, too, but is not meant here, hence the attribute.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Views by the elements' own ids.
  ///
  /// A binding to a collection is a collection, too, but is not meant here, hence the attribute.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Views for a range of numbers, which are also the ids.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Makes a node with a child for each element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = ForEachNode<Data, ID, Content>(parent: parent)
    node.update(with: view)
    return node
  }

  /// Adds, removes, moves and updates children by id.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
  }

  /// Varies.
  public static var _elementCount: Int? { nil }
}
