import Foundation

extension ForEachNode: LazyRowSource {
  var rowCount: Int { view?.data.count ?? 0 }
  var madeRowCount: Int { rows.count }

  private func element(at index: Int) -> Data.Element? {
    guard let data = view?.data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  func makeRow(at index: Int) -> RowScopeNode {
    if let known = rows[index] { return known }
    guard let view, let element = element(at: index) else {
      // A collection that is a view of another one may have become shorter meanwhile.
      Diagnostics.warnOnce(
        "missing-row-\(ownerDescription)",
        "ForEach in \(ownerDescription): its collection has lost elements without the view being told, so an empty "
          + "row is shown. Give ForEach a value, or a binding to one.")
      return RowScopeNode(parent: self)
    }
    let id = view.identify(element)
    let node = makeScope(row(view, element))
    if places.values.contains(where: { $0.id == id }) { warnAboutDuplicate(id) }
    rows[index] = node
    places[ObjectIdentifier(node)] = (index, id)
    return node
  }

  func existingRow(at index: Int) -> RowScopeNode? { rows[index] }

  func index(of row: _ViewNode) -> Int? { places[ObjectIdentifier(row)]?.index }

  func discardRow(_ row: _ViewNode) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(row)) else { return }
    rows[place.index] = nil
    row.unmount()
  }

  func rowID(at index: Int) -> AnyHashable {
    guard let view, let element = element(at: index) else { return AnyHashable(index) }
    return AnyHashable(view.identify(element))
  }

  func index(ofID id: AnyHashable) -> Int? {
    guard mode == .lazy, let view, let id = id.base as? ID ?? (id as? ID) else { return nil }
    var index = 0
    for element in view.data {
      if view.identify(element) == id { return index }
      index += 1
    }
    return nil
  }

  func index(ofRowNotBuiltWithID id: AnyHashable) -> Int? {
    guard mode == .lazy, let view, IDHolding.isPossible(in: Content.self) else { return nil }
    let search = IDSearch(id: id, below: self)
    var index = 0
    for element in view.data {
      if rows[index] == nil { search.search(view.content(element)) }
      if search.isFound { return index }
      index += 1
    }
    return nil
  }

  func makeAllRows() { becomeEager() }

  // MARK: Updates

  /// Takes new data: what is known of rows follows their ids.
  ///
  /// - Complexity: O(1) if the data is the same buffer; O(n) comparisons of ids if not; and a row's closure for each row
  ///   that exists.
  func updateLazily(from old: ForEach<Data, ID, Content>?, to new: ForEach<Data, ID, Content>) {
    guard let old else {
      lengths.reset(count: new.data.count)
      return
    }
    if Self.isSameData(old.data, new.data) {
      updateRows(new)
      return
    }
    let change = IDChange(from: old, to: new)
    if change.isNone {
      updateRows(new)
      return
    }
    moveRows(change, old, new)
    updateRows(new)
    structureChanged()
  }

  /// Hands each row that exists its newest value.
  func updateRows(_ view: ForEach<Data, ID, Content>) {
    // In order, so that what rows do meanwhile happens in order.
    for (index, node) in rows.sorted(by: { $0.key < $1.key }) {
      guard let element = element(at: index) else { continue }
      update(node, with: row(view, element))
    }
  }

  /// What two collections have in common at both ends.
  private struct IDChange {
    var first = 0
    var last = 0
    let isNone: Bool

    init(from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>) {
      let oldCount = old.data.count
      let newCount = new.data.count
      let shorter = min(oldCount, newCount)
      var oldIndex = old.data.startIndex
      var newIndex = new.data.startIndex
      while first < shorter, old.identify(old.data[oldIndex]) == new.identify(new.data[newIndex]) {
        first += 1
        old.data.formIndex(after: &oldIndex)
        new.data.formIndex(after: &newIndex)
      }
      isNone = first == shorter && oldCount == newCount
      if isNone { return }
      oldIndex = old.data.endIndex
      newIndex = new.data.endIndex
      while last < shorter - first {
        old.data.formIndex(before: &oldIndex)
        new.data.formIndex(before: &newIndex)
        guard old.identify(old.data[oldIndex]) == new.identify(new.data[newIndex]) else { break }
        last += 1
      }
    }
  }

  private func moveRows(
    _ change: IDChange, _ old: ForEach<Data, ID, Content>, _ new: ForEach<Data, ID, Content>
  ) {
    let oldCount = old.data.count
    let newCount = new.data.count
    var waiting: [ID: [(node: RowScopeNode, length: Double?)]] = [:]
    var moved: [Int: RowScopeNode] = [:]
    for (index, node) in rows.sorted(by: { $0.key < $1.key }) {
      if index < change.first {
        moved[index] = node
      } else if index >= oldCount - change.last {
        moved[index + newCount - oldCount] = node
      } else if let id = places[ObjectIdentifier(node)]?.id {
        waiting[id, default: []].append((node, lengths.length(at: index)))
      }
    }
    lengths.replaceMiddle(keepingFirst: change.first, last: change.last, newCount: newCount)
    if !waiting.isEmpty {
      var index = change.first
      for element in new.data.dropFirst(change.first).dropLast(change.last) {
        let id = new.identify(element)
        if var nodes = waiting[id] {
          let (node, length) = nodes.removeFirst()
          waiting[id] = nodes.isEmpty ? nil : nodes
          moved[index] = node
          if let length { lengths.set(length, at: index) }
        }
        index += 1
      }
    }
    var newPlaces: [ObjectIdentifier: (index: Int, id: ID)] = [:]
    for (index, node) in moved {
      if let id = places[ObjectIdentifier(node)]?.id { newPlaces[ObjectIdentifier(node)] = (index, id) }
    }
    rows = moved
    places = newPlaces
    for nodes in waiting.values {
      for (node, _) in nodes { removeRow(node) }
    }
  }

  /// A removed row stays with its container until it has faded out.
  private func removeRow(_ node: RowScopeNode) {
    if transaction.effectiveAnimation != nil, let container = lazyContainer, container.keepLeavingRow(node) {
      return
    }
    node.unmount()
  }

  private var lazyContainer: LazyStackElement? {
    var node: _ViewNode? = parent
    while let current = node {
      if let container = current as? LazyStackElement { return container }
      if current is ElementNode { return nil }
      node = current.parent
    }
    return nil
  }
}
