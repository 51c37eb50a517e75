import Foundation

/// The node of a `ForEach`: a child for each element, found again by its id.
///
/// In a lazy container the children are made when they are asked for; `ForEachNode+Lazy.swift` does that.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  /// How the children come to be.
  enum Mode {
    /// All exist.
    case eager
    /// Those exist that were asked for.
    case lazy
  }

  private(set) var mode: Mode
  private(set) var view: ForEach<Data, ID, Content>?
  // All children, while they all exist.
  private var ids: [ID] = []
  private var children: [_ViewNode] = []
  // Those asked for, by place and by node.
  var rows: [Int: RowScopeNode] = [:]
  var places: [ObjectIdentifier: (index: Int, id: ID)] = [:]
  package let lengths = RowLengths()

  init(parent: _ViewNode) {
    mode = .eager
    super.init(parent: parent)
    if isInLazyContainer { mode = .lazy }
  }

  func update(with new: ForEach<Data, ID, Content>) {
    let old = view
    view = new
    dropSources()
    if mode == .lazy {
      updateLazily(from: old, to: new)
      return
    }
    if let old, Self.isSameData(old.data, new.data) {
      updateChildren(new)
      return
    }
    var newIDs: [ID] = []
    newIDs.reserveCapacity(new.data.count)
    for element in new.data { newIDs.append(new.identify(element)) }
    if newIDs == ids {
      updateChildren(new)
    } else {
      rebuild(new, newIDs)
    }
  }

  private func updateChildren(_ view: ForEach<Data, ID, Content>) {
    // A collection that is a view of another one may have changed although it is the same one.
    guard view.data.count == children.count else {
      rebuild(view, view.data.map(view.identify))
      return
    }
    var index = 0
    for element in view.data {
      update(children[index], with: row(view, element))
      index += 1
    }
  }

  private func rebuild(_ view: ForEach<Data, ID, Content>, _ newIDs: [ID]) {
    var old: [ID: _ViewNode] = [:]
    old.reserveCapacity(ids.count)
    var duplicates: [_ViewNode] = []
    for (id, child) in zip(ids, children) {
      if let replaced = old.updateValue(child, forKey: id) { duplicates.append(replaced) }
    }
    // A second element with the same id gets a place of its own, as far as one can tell them apart: none
    // is lost, but which state goes to which is undefined, as with Apple's.
    var kept: [_ViewNode] = []
    kept.reserveCapacity(newIDs.count)
    var seen: Set<ID> = []
    seen.reserveCapacity(newIDs.count)
    var index = 0
    for element in view.data {
      let id = newIDs[index]
      index += 1
      if !seen.insert(id).inserted { warnAboutDuplicate(id) }
      let row = row(view, element)
      if let child = old.removeValue(forKey: id) {
        update(child, with: row)
        kept.append(child)
      } else {
        kept.append(make(row))
      }
    }
    let removed = Array(old.values)
    ids = newIDs
    children = kept
    for child in removed { child.unmount() }
    for child in duplicates { child.unmount() }
    structureChanged()
  }

  /// The entries' own nodes lie in a scope in lazy containers, also where all of them exist.
  func make(_ content: Content) -> _ViewNode {
    isScoped ? makeScope(content) : Content._makeNode(content, parent: self)
  }

  func makeScope(_ content: Content) -> RowScopeNode {
    let scope = RowScopeNode(parent: self)
    scope.child = Content._makeNode(content, parent: scope)
    return scope
  }

  func update(_ node: _ViewNode, with content: Content) {
    guard isScoped else {
      Content._updateNode(node, with: content)
      return
    }
    if let child = unsafeDowncast(node, to: RowScopeNode.self).child {
      Content._updateNode(child, with: content)
    }
  }

  private lazy var isScoped = isInLazyContainer

  func row(_ view: ForEach<Data, ID, Content>, _ element: Data.Element) -> Content {
    tracking { observing(on: host.updateQueue) { view.content(element) } }
  }

  func warnAboutDuplicate(_ id: ID) {
    Diagnostics.warnOnce(
      "duplicate-id-\(ownerDescription)-\(id)",
      "ForEach in \(ownerDescription): the id \(id) occurs more than once, so its views can't be told apart. "
        + "Give each element an id of its own.")
  }

  /// Whether two collections certainly hold the same: the same buffer, or numbers.
  static func isSameData(_ old: Data, _ new: Data) -> Bool {
    guard Data.self is [Data.Element].Type || _isPOD(Data.self) else { return false }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { memcmp(old, $0, MemoryLayout<Data>.size) == 0 }
    }
  }

  /// A row's closure read something that changed: all rows are made anew, and compared.
  override func refresh() {
    guard let view else { return }
    dropSources()
    if mode == .lazy {
      updateRows(view)
    } else {
      updateChildren(view)
    }
  }

  /// Gives up laziness; the rows made so far stay what they are.
  func becomeEager() {
    guard mode == .lazy, let view else { return }
    mode = .eager
    var index = 0
    var newIDs: [ID] = []
    var nodes: [_ViewNode] = []
    for element in view.data {
      newIDs.append(view.identify(element))
      nodes.append(rows[index] ?? makeScope(row(view, element)))
      index += 1
    }
    rows = [:]
    places = [:]
    ids = newIDs
    children = nodes
    structureChanged()
  }

  /// The first element of the child with an id, where all children exist.
  func madeElement(ofID id: AnyHashable) -> ElementNode? {
    guard mode == .eager, let index = ids.firstIndex(where: { AnyHashable($0) == id }) else { return nil }
    var elements: [ElementNode] = []
    children[index].appendElements(to: &elements)
    return elements.first
  }

  // MARK: Structure

  override func appendElements(to list: inout [ElementNode]) {
    for child in children { child.appendElements(to: &list) }
  }

  override func appendOutline(to outline: inout ContentOutline) {
    if mode == .lazy {
      outline.append(LazyRun(source: self))
      return
    }
    for (id, child) in zip(ids, children) {
      outline.with(id: id) { child.appendOutline(to: &$0) }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
    for row in rows.values { body(row) }
  }

  override var viewName: String { "ForEach" }
}
