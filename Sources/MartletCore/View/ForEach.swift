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
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Views by the elements' own ids.
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

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private var ids: [ID] = []
  private var children: [_ViewNode] = []
  private var content: ((Data.Element) -> Content)?
  private var data: Data?
  private lazy var trigger = ObservationTrigger(reader: self, queue: host.updateQueue)

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  func update(with view: ForEach<Data, ID, Content>) {
    content = view.content
    data = view.data
    dropSources()
    var newIDs: [ID] = []
    newIDs.reserveCapacity(view.data.count)
    for element in view.data { newIDs.append(view.identify(element)) }
    if newIDs == ids {
      var index = 0
      for element in view.data {
        let row = row(view.content, element)
        Content._updateNode(children[index], with: row)
        index += 1
      }
      return
    }
    rebuild(view, newIDs)
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
      let row = row(view.content, element)
      if let child = old.removeValue(forKey: id) {
        Content._updateNode(child, with: row)
        kept.append(child)
      } else {
        kept.append(Content._makeNode(row, parent: self))
      }
    }
    let removed = Array(old.values)
    ids = newIDs
    children = kept
    for child in removed { child.unmount() }
    for child in duplicates { child.unmount() }
    structureChanged()
  }

  private func row(_ content: (Data.Element) -> Content, _ element: Data.Element) -> Content {
    tracking { trigger.observing { content(element) } }
  }

  private func warnAboutDuplicate(_ id: ID) {
    Diagnostics.warnOnce(
      "duplicate-id-\(ownerDescription)-\(id)",
      "ForEach in \(ownerDescription): the id \(id) occurs more than once, so its views can't be told apart. "
        + "Give each element an id of its own.")
  }

  /// A row's closure read something that changed: all rows are made anew, and compared.
  override func refresh() {
    guard let data, let content else { return }
    dropSources()
    for (element, child) in zip(data, children) {
      let row = row(content, element)
      Content._updateNode(child, with: row)
    }
  }

  override func appendElements(to list: inout [ElementNode]) {
    for child in children { child.appendElements(to: &list) }
  }

  override func appendOutline(to outline: inout ContentOutline) {
    for (id, child) in zip(ids, children) {
      outline.with(id: id) { child.appendOutline(to: &$0) }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override var viewName: String { "ForEach" }
}
