/// What containers with rows, such as lists and pickers, know of their content: its elements in order, under
/// which id a `ForEach` made them, and in which section they stand.
///
/// In a lazy container a `ForEach` is listed as a run, whose rows don't exist until they are asked for.
package struct ContentOutline {
  /// One row.
  package struct Item {
    package var element: ElementNode
    /// The id under which the innermost `ForEach` made it; `nil` for a view that stands alone.
    package var id: AnyHashable?
    /// What tells the row about its state, in a lazy container.
    package var scope: (any RowEnvironment)?
  }

  /// A row that exists, or rows that are made when they come into view.
  package enum Entry {
    case row(Item)
    case run(LazyRun)
  }

  /// The rows of one `Section`, or those between two of them.
  package struct Part {
    /// The section; `nil` for rows that stand in none.
    package var section: _ViewNode?
    package var header: [ElementNode] = []
    package var entries: [Entry] = []
    package var footer: [ElementNode] = []

    /// The rows that exist.
    package var items: [Item] {
      entries.compactMap { entry in
        if case .row(let item) = entry { return item }
        return nil
      }
    }
  }

  package private(set) var parts: [Part] = []
  private var id: AnyHashable?
  private var scope: (any RowEnvironment)?
  private var isInSection = false

  package init() {}

  /// All rows that exist, without headers and footers.
  package var items: [Item] { parts.flatMap(\.items) }

  /// Whether there is nothing but rows.
  var isPlain: Bool {
    parts.allSatisfy { part in
      part.section == nil
        && part.entries.allSatisfy { entry in
          if case .row = entry { return true }
          return false
        }
    }
  }

  /// Adds a row to the part at hand.
  mutating func append(_ element: ElementNode) {
    openPart()
    parts[parts.count - 1].entries.append(.row(Item(element: element, id: id, scope: scope)))
  }

  /// Adds rows that are made when they come into view.
  mutating func append(_ run: LazyRun) {
    openPart()
    parts[parts.count - 1].entries.append(.run(run))
  }

  /// Adds what a closure adds, as made for an id.
  mutating func with<ID: Hashable>(id: ID, _ work: (inout ContentOutline) -> Void) {
    let before = self.id
    self.id = AnyHashable(id)
    work(&self)
    self.id = before
  }

  /// Adds what a closure adds, as rows that are told about their state through a node.
  mutating func within(_ scope: any RowEnvironment, _ work: (inout ContentOutline) -> Void) {
    let before = self.scope
    self.scope = scope
    work(&self)
    self.scope = before
  }

  /// Adds a section; sections inside a section become part of it.
  mutating func section(
    _ node: _ViewNode, header: _ViewNode, content: _ViewNode, footer: _ViewNode
  ) {
    var headerElements: [ElementNode] = []
    header.appendElements(to: &headerElements)
    var footerElements: [ElementNode] = []
    footer.appendElements(to: &footerElements)
    if isInSection {
      for element in headerElements { append(element) }
      content.appendOutline(to: &self)
      for element in footerElements { append(element) }
      return
    }
    parts.append(Part(section: node, header: headerElements))
    isInSection = true
    content.appendOutline(to: &self)
    isInSection = false
    parts[parts.count - 1].footer = footerElements
  }

  /// Adds another outline's rows.
  mutating func append(_ other: ContentOutline) {
    for part in other.parts {
      if part.section == nil || isInSection {
        openPart()
        let entries: [Entry] = part.entries.map { entry in
          guard case .row(var item) = entry else { return entry }
          item.id = item.id ?? id
          item.scope = item.scope ?? scope
          return .row(item)
        }
        parts[parts.count - 1].entries += entries
      } else {
        parts.append(part)
      }
    }
  }

  /// The outline with other elements in the places of these.
  func mapElements(_ change: (ElementNode) -> ElementNode) -> ContentOutline {
    var result = self
    for index in result.parts.indices {
      result.parts[index].header = parts[index].header.map(change)
      result.parts[index].footer = parts[index].footer.map(change)
      result.parts[index].entries = parts[index].entries.map { entry in
        guard case .row(var item) = entry else { return entry }
        item.element = change(item.element)
        return .row(item)
      }
    }
    return result
  }

  /// The outline with its runs changed.
  func mapRuns(_ change: (LazyRun) -> LazyRun) -> ContentOutline {
    var result = self
    for index in result.parts.indices {
      result.parts[index].entries = parts[index].entries.map { entry in
        guard case .run(let run) = entry else { return entry }
        return .run(change(run))
      }
    }
    return result
  }

  /// Rows outside any section that follow one make a part of their own.
  private mutating func openPart() {
    if isInSection { return }
    if let last = parts.last, last.section == nil { return }
    parts.append(Part(section: nil))
  }
}
