/// What containers with rows, such as lists and pickers, know of their content: its elements in order, under
/// which id a `ForEach` made them, and in which section they stand.
package struct ContentOutline {
  /// One row.
  package struct Item {
    package var element: ElementNode
    /// The id under which the innermost `ForEach` made it; `nil` for a view that stands alone.
    package var id: AnyHashable?
  }

  /// The rows of one `Section`, or those between two of them.
  package struct Part {
    /// The section; `nil` for rows that stand in none.
    package var section: _ViewNode?
    package var header: [ElementNode] = []
    package var items: [Item] = []
    package var footer: [ElementNode] = []
  }

  package private(set) var parts: [Part] = []
  private var id: AnyHashable?
  private var isInSection = false

  package init() {}

  /// All rows, without headers and footers.
  package var items: [Item] { parts.flatMap(\.items) }

  /// Adds a row to the part at hand.
  mutating func append(_ element: ElementNode) {
    openPart()
    parts[parts.count - 1].items.append(Item(element: element, id: id))
  }

  /// Adds what a closure adds, as made for an id.
  mutating func with<ID: Hashable>(id: ID, _ work: (inout ContentOutline) -> Void) {
    let before = self.id
    self.id = AnyHashable(id)
    work(&self)
    self.id = before
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
        let items: [Item] = part.items.map { Item(element: $0.element, id: $0.id ?? id) }
        parts[parts.count - 1].items += items
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
      for row in parts[index].items.indices {
        result.parts[index].items[row].element = change(parts[index].items[row].element)
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
