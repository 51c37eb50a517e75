import Foundation

/// A node that gives what is inside an identity by a value.
protocol IdentifiedNode: _ViewNode {
  var identity: AnyHashable { get }
}

extension IdentityNode: IdentifiedNode {
  var identity: AnyHashable { AnyHashable(id) }
}

/// Finds what has an id in a part of the tree.
///
/// 1. Views that exist, and the ids that each `ForEach` knows without its rows.
/// 2. Ids of an app's own on rows that don't exist (`IDSearch`): the rows' values are made and looked through, until
///    the first match. Nothing of it stays, so this is done only when somebody asks.
struct ScrollSearch {
  let id: AnyHashable
  private weak var scope: _ViewNode?

  init(id: AnyHashable, in scope: _ViewNode) {
    self.id = id
    self.scope = scope
  }

  func target() -> ScrollRequest.Target? {
    guard let scope, scope.isMounted else { return nil }
    // What rows read while they are looked at concerns nobody.
    return Evaluation.untracked { known(in: scope) ?? rowNotBuilt(in: scope) }
  }

  // 1.
  private func known(in node: _ViewNode) -> ScrollRequest.Target? {
    if let node = node as? any IdentifiedNode, node.identity == id, let element = Self.element(of: node) {
      return Self.target(of: node, element)
    }
    if let rows = node as? any LazyRowSource {
      if let element = rows.madeElement(ofID: id) { return Self.target(of: element, element) }
      if let index = rows.index(ofID: id), let target = Self.target(of: rows, index) { return target }
    }
    return firstTarget(below: node, known)
  }

  // 2.
  private func rowNotBuilt(in node: _ViewNode) -> ScrollRequest.Target? {
    if let rows = node as? any LazyRowSource, let index = rows.index(ofRowNotBuiltWithID: id),
      let target = Self.target(of: rows, index)
    {
      return target
    }
    return firstTarget(below: node, rowNotBuilt)
  }

  private func firstTarget(
    below node: _ViewNode, _ find: (_ViewNode) -> ScrollRequest.Target?
  ) -> ScrollRequest.Target? {
    var found: ScrollRequest.Target?
    node.forEachChild { child in
      if found == nil { found = find(child) }
    }
    return found
  }

  /// The first view with the id in a row that exists.
  func element(in row: _ViewNode) -> ElementNode? {
    if let node = row as? any IdentifiedNode, node.identity == id, let element = Self.element(of: node) {
      return element
    }
    var found: ElementNode?
    row.forEachChild { child in
      if found == nil { found = element(in: child) }
    }
    return found
  }

  private static func element(of node: _ViewNode) -> ElementNode? {
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    return elements.first
  }

  private static func target(of rows: any LazyRowSource, _ index: Int) -> ScrollRequest.Target? {
    var node: _ViewNode? = rows
    while let current = node {
      if let stack = current as? LazyStackElement {
        return stack.firstPlace(of: rows).map { .entry(stack, place: $0 + index) }
      }
      node = current.parent
    }
    return nil
  }

  /// A view that is shown itself, else the lazy entry it belongs to: that one's element has no place, or an old one.
  private static func target(of node: _ViewNode, _ element: ElementNode) -> ScrollRequest.Target {
    var ancestor: _ViewNode? = node.parent
    while let current = ancestor {
      if let stack = current as? LazyStackElement, let place = stack.place(around: node, element),
        !stack.isShownInPlace(place)
      {
        return .entry(stack, place: place)
      }
      ancestor = current.parent
    }
    return .element(element)
  }
}

extension LazyStackElement {
  /// The place of a source's first entry.
  fileprivate func firstPlace(of source: any LazyRowSource) -> Int? {
    line.segments.first { segment in
      if case .run(let run) = segment.source { return run.source === source }
      return false
    }?.first
  }

  /// The place of the entry that a view belongs to.
  fileprivate func place(around node: _ViewNode, _ element: ElementNode) -> Int? {
    var ancestor: _ViewNode? = node
    while let current = ancestor, current !== self {
      if let place = place(of: current) { return place }
      ancestor = current.parent
    }
    // What stands alone may have a modifier around it that is not its parent in the view tree.
    var around: ElementNode? = element
    while let current = around, current !== self {
      if let place = place(of: current) { return place }
      around = current.parentElement
    }
    return nil
  }

  /// Whether an entry is laid out at its own place: pinned headers are elsewhere.
  fileprivate func isShownInPlace(_ place: Int) -> Bool {
    guard let node = node(of: place, makesIt: false) else { return false }
    return window.contains { $0.node === node } && !pinned.contains { $0.node === node }
  }

  /// The view that a search looks for, in an entry that is laid out.
  func shownElement(_ search: ScrollSearch, at place: Int) -> ElementNode? {
    guard isShownInPlace(place), let node = node(of: place, makesIt: false) else { return nil }
    return search.element(in: node)
  }
}

extension _ViewNode {
  /// The value given by `id(_:)` to the one view that this node stands for, whatever modifiers are around it.
  final var listedIdentity: AnyHashable? {
    if let identified = self as? any IdentifiedNode { return identified.identity }
    if let element = self as? ElementNode {
      guard let unary = element as? UnaryElement, !(unary is ScrollElement) else { return nil }
      return (unary.contentNode ?? unary.content)?.listedIdentity
    }
    var first: _ViewNode?
    forEachChild { if first == nil { first = $0 } }
    return first?.listedIdentity
  }
}
