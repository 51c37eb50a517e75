import Foundation

/// Several views, as a container lists them.
///
/// - Source: Apple, "TupleView".
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  let witness: any TupleWitness.Type

  /// Creates a view from a tuple of views.
  public init(_ value: T) {
    self.value = value
    witness = MirrorWitness<T>.self
  }

  init(_ value: T, witness: any TupleWitness.Type) {
    self.value = value
    self.witness = witness
  }

  /// Makes a node with a child for each view.
  public static func _makeNode(_ view: TupleView<T>, parent: _ViewNode) -> _ViewNode {
    let node = TupleNode(parent: parent)
    withUnsafePointer(to: view.value) {
      node.children = view.witness.makeNodes(UnsafeRawPointer($0), parent: node)
    }
    return node
  }

  /// Updates each child.
  public static func _updateNode(_ node: _ViewNode, with view: TupleView<T>) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    withUnsafePointer(to: view.value) {
      view.witness.updateNodes(node.children, UnsafeRawPointer($0))
    }
  }

  /// Unknown from the type.
  public static var _elementCount: Int? { nil }
}

/// Children at fixed places.
final class TupleNode: _ViewNode {
  var children: [_ViewNode] = []

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  override func appendElements(to list: inout [ElementNode]) {
    for child in children { child.appendElements(to: &list) }
  }

  override func appendOutline(to outline: inout ContentOutline) {
    for child in children { child.appendOutline(to: &outline) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }
}

/// Makes and updates the nodes of a tuple of views, whose types only the builder knows.
protocol TupleWitness {
  static func makeNodes(_ tuple: UnsafeRawPointer, parent: _ViewNode) -> [_ViewNode]
  static func updateNodes(_ nodes: [_ViewNode], _ tuple: UnsafeRawPointer)
  /// Lends each view of the tuple, in order.
  static func forEachView(_ tuple: UnsafeRawPointer, _ body: (any View) -> Void)
}

struct PackWitness<each Content: View>: TupleWitness {
  static func makeNodes(_ tuple: UnsafeRawPointer, parent: _ViewNode) -> [_ViewNode] {
    let views = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    var nodes: [_ViewNode] = []
    repeat nodes.append((each Content)._makeNode(each views, parent: parent))
    return nodes
  }

  static func updateNodes(_ nodes: [_ViewNode], _ tuple: UnsafeRawPointer) {
    let views = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    var index = 0
    func update<V: View>(_ view: V) {
      V._updateNode(nodes[index], with: view)
      index += 1
    }
    repeat update(each views)
  }

  static func forEachView(_ tuple: UnsafeRawPointer, _ body: (any View) -> Void) {
    let views = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    repeat body(each views)
  }
}

/// For tuples made with `TupleView.init` directly: the views are found by reflection.
enum MirrorWitness<T>: TupleWitness {
  private static func views(_ tuple: UnsafeRawPointer) -> [any View] {
    let value = tuple.assumingMemoryBound(to: T.self).pointee
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  static func makeNodes(_ tuple: UnsafeRawPointer, parent: _ViewNode) -> [_ViewNode] {
    func make<V: View>(_ view: V) -> _ViewNode { V._makeNode(view, parent: parent) }
    return views(tuple).map { make($0) }
  }

  static func updateNodes(_ nodes: [_ViewNode], _ tuple: UnsafeRawPointer) {
    func update<V: View>(_ view: V, _ node: _ViewNode) { V._updateNode(node, with: view) }
    for (view, node) in zip(views(tuple), nodes) { update(view, node) }
  }

  static func forEachView(_ tuple: UnsafeRawPointer, _ body: (any View) -> Void) {
    for view in views(tuple) { body(view) }
  }
}
