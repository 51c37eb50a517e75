import Foundation
import MartletLayout
import MartletPrimitives

/// A container in a line whose rows are made as they come into view.
///
/// 1. The content's outline lists what exists and what can be made (`flatten`).
/// 2. Layout goes from the topmost visible entry on, until the visible part is filled, and one entry further on both
///    sides (`LazyStackElement+Window.swift`). What it measures replaces estimates.
/// 3. If an estimate above the topmost visible entry was wrong, the scroll view is told, so that the entry stays where
///    it is on screen.
/// 4. Rows out of sight are kept for a while; then they are dropped with their states.
///
/// - Source: Apple, "Dive into lazy stacks and scrolling with SwiftUI" (WWDC26), which describes this behaviour.
package class LazyStackElement: ElementNode {
  package final let axis: Axis
  package final var contentNode: _ViewNode?
  final var line: LazyLine
  final var entries: [ObjectIdentifier: LazyEntry] = [:]
  /// The entries in the window, in order.
  final var window: [LazyEntry] = []
  /// Headers and footers that stick to an edge of the visible part.
  final var pinned: [LazyEntry] = []
  /// Rows that fade out or glide away.
  final var leaving: [(row: LazyRowElement, entry: LazyEntry)] = []
  /// The part of the line that is laid out, and the entries in it.
  final var laidOut: (range: Range<Int>, start: Double, end: Double) = (0..<0, 0, 0)
  /// The length across for which the rows were measured; negative for their ideal one.
  final var measuredCross: CGFloat?
  final var layoutCount = 0
  final var isLayingOut = false
  private var needsFlatten = false
  private var children: [ElementNode] = []
  /// The row that stays where it is on screen if rows come or go before it.
  final var anchor: (node: _ViewNode, distance: Double)?
  /// Whether the rows moved on screen without the user scrolling, so that they glide if that is animated.
  final var structureHasChanged = false
  final weak var clip: ScrollClipElement?
  /// How often the entries were listed: with each listing their places may be others.
  private(set) final var listingCount = 0

  init(axis: Axis, estimate: Double, parent: _ViewNode) {
    self.axis = axis
    line = LazyLine(estimate: estimate)
    super.init(parent: parent)
  }

  // MARK: What kinds of lazy containers decide

  /// Between two rows, in points.
  package var rowSpacing: CGFloat { 0 }
  /// Which guide of the rows lies on that of the container, across the line.
  package var rowAlignment: Alignment { .center }
  /// Which headers and footers stick to the edges.
  package var pinnedRoles: Set<LazyRowRole> { [] }
  /// Empty space at both ends of the line, and before and after a section.
  package func gap(before part: ContentOutline.Part, isFirst: Bool) -> CGFloat { 0 }
  package func gap(after part: ContentOutline.Part, isLast: Bool) -> CGFloat { 0 }

  package func makeRow(role: LazyRowRole, around element: ElementNode) -> LazyRowElement {
    LazyRowElement(role: role, around: element, parent: self)
  }

  /// The rows in the window are known, but not placed yet.
  package func windowChanged() {}

  // MARK: What grids decide

  /// The entries that stand beside an entry, with itself: one, but in a grid.
  func rowRange(of place: Int) -> Range<Int> { place..<place + 1 }

  /// Called before rows are laid out in a length across.
  func prepareLayout(across cross: CGFloat?) {}

  /// Whether the entries stand in other rows than in the last layout.
  final var rowsWereRegrouped = false

  /// Whether each entry has to be one row exactly, because their number decides where the next one stands.
  var wantsOneRowPerEntry: Bool { false }

  /// Whether there is no place for any row.
  var hidesRows: Bool { false }

  /// The length across when one is offered.
  func crossLength(_ offered: CGFloat?) -> CGFloat { offered ?? idealCross }

  /// Makes an entry if needed, notes its length, and returns that of all that stands beside it.
  @discardableResult
  func measure(_ place: Int, across cross: CGFloat?) -> Double {
    guard let entry = entry(at: place) else { return line.length(of: place) }
    var length = 0.0
    for row in entry.rows {
      length += Double(along(row.sizeThatFits(rowProposal(across: cross))) + rowSpacing)
    }
    line.setLength(length, of: place)
    return length
  }

  /// Gives an entry's rows their places.
  func placeEntry(_ entry: LazyEntry, at start: Double) {
    var position = start
    for row in entry.rows { position += place(row, at: position) }
  }

  /// Where an entry that is on screen begins and ends on the line.
  func span(of entry: LazyEntry) -> (begin: Double, end: Double)? {
    guard let first = entry.rows.first, let last = entry.rows.last else { return nil }
    return axis == .vertical
      ? (Double(first.origin.y), Double(last.origin.y + last.size.height))
      : (Double(first.origin.x), Double(last.origin.x + last.size.width))
  }

  /// The place of an entry, by what is known now.
  func rect(ofEntry place: Int) -> CGRect {
    let length = CGFloat(max(line.length(of: place) - Double(rowSpacing), 0))
    let size = axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    return rect(at: line.start(of: place), size: size)
  }

  // MARK: Structure

  override package final var buildsRowsLazily: Bool? { true }

  package final func contentIsReady() {
    childElementsChanged()
  }

  override package final var childElements: [ElementNode] { children }

  final func setChildren(_ list: [ElementNode]) {
    children = list
    for child in list { child.parentElement = self }
    invalidateLayer()
  }

  override package final func forEachChild(_ body: (_ViewNode) -> Void) {
    if let contentNode { body(contentNode) }
    for entry in entries.values {
      for row in entry.rows { body(row) }
    }
    for pair in leaving {
      body(pair.row)
      body(pair.entry.node)
    }
  }

  @discardableResult
  override package final func childElementsChanged() -> Bool {
    if !needsFlatten {
      needsFlatten = true
      host.flattenRequested(self)
    }
    return true
  }

  override final func flatten() {
    guard needsFlatten, isMounted else { return }
    if isLayingOut {
      // A row that was made in this layout brought it about; it comes when this one is done.
      host.flattenRequestedAfterLayout(self)
      return
    }
    needsFlatten = false
    noteAnchor()
    listEntries()
    // An entry more or less moves all those after it to other rows.
    if wantsOneRowPerEntry { forgetLengths() }
    // A node that is listed no more is gone, or its `ForEach` lists what is inside it in its place.
    for entry in Array(entries.values) where !entry.node.isMounted || place(of: entry.node) == nil {
      drop(entry)
    }
    for entry in entries.values { entry.isStale = true }
    structureHasChanged = true
    invalidateLayout()
    invalidateLayer()
  }

  /// Reads the content's outline.
  private func listEntries() {
    var outline = ContentOutline()
    contentNode?.appendOutline(to: &outline)
    var known: [ObjectIdentifier: RowLengths] = [:]
    for segment in line.segments {
      if case .single(let item) = segment.source { known[ObjectIdentifier(item.element)] = segment.lengths }
    }
    var new = LazyLine(estimate: line.estimate)
    new.entriesPerRow = line.entriesPerRow
    func single(_ item: ContentOutline.Item, _ role: LazyRowRole, _ part: Int) {
      let lengths = known[ObjectIdentifier(item.element)] ?? RowLengths(count: 1)
      new.append(.single(item), role: role, part: part, lengths: lengths)
    }
    func gap(_ length: CGFloat, _ part: Int) {
      guard length > 0 else { return }
      let lengths = RowLengths(count: 1)
      lengths.set(Double(length), at: 0)
      new.append(.gap, role: .row, part: part, lengths: lengths)
    }
    for (index, part) in outline.parts.enumerated() {
      var made = LazyLine.Part(section: part.section)
      let first = new.count
      gap(self.gap(before: part, isFirst: index == 0), index)
      if !part.header.isEmpty { made.header = new.count }
      for element in part.header { single(ContentOutline.Item(element: element), .header, index) }
      let firstRow = new.count
      for entry in part.entries {
        switch entry {
        case .row(let item): single(item, .row, index)
        case .run(let run): new.append(.run(run), role: .row, part: index, lengths: run.source.lengths)
        }
      }
      made.rows = firstRow..<new.count
      if !part.footer.isEmpty { made.footer = new.count }
      for element in part.footer { single(ContentOutline.Item(element: element), .footer, index) }
      gap(self.gap(after: part, isLast: index == outline.parts.count - 1), index)
      made.range = first..<new.count
      new.parts.append(made)
    }
    line = new
    line.refresh()
    listingCount += 1
  }

  /// How many entries don't exist.
  final var ownUnbuiltRowCount: Int {
    line.segments.reduce(0) { sum, segment in
      guard case .run(let run) = segment.source else { return sum }
      return sum + segment.count - run.source.madeRowCount
    }
  }

  // MARK: Layout

  override package final func computeSize(_ proposal: ProposedViewSize) -> CGSize { sizeOfLine(proposal) }
  override package final func placeChildren() { placeWindow() }

  // MARK: Entries

  /// The node of an entry; `nil` for a gap.
  final func node(of place: Int, makesIt: Bool) -> _ViewNode? {
    let segment = line.segments[line.segment(of: place)]
    switch segment.source {
    case .gap: return nil
    case .single(let item): return item.element
    case .run(let run):
      let index = place - segment.first
      if let known = run.source.existingRow(at: index) { return known }
      return makesIt ? run.source.makeRow(at: index) : nil
    }
  }

  /// An entry with its rows, made if they do not exist.
  final func entry(at place: Int) -> LazyEntry? {
    guard let node = node(of: place, makesIt: true) else { return nil }
    let entry: LazyEntry
    if let known = entries[ObjectIdentifier(node)] {
      entry = known
    } else {
      entry = LazyEntry(node: node)
      entries[ObjectIdentifier(node)] = entry
    }
    entry.place = place
    if entry.isStale { collect(entry) }
    for row in entry.rows { row.place = place }
    return entry
  }

  /// Brings an entry's rows in line with the elements that its node gives.
  private func collect(_ entry: LazyEntry) {
    // The node is new: its containers have not collected their elements yet.
    host.flattenContainers()
    entry.isStale = false
    let segment = line.segments[line.segment(of: entry.place)]
    var items: [ContentOutline.Item]
    var decorators: [any RowDecorator] = []
    switch segment.source {
    case .gap: items = []
    case .single(let item): items = [item]
    case .run(let run):
      var outline = ContentOutline()
      entry.node.appendOutline(to: &outline)
      items = outline.items
      if !outline.isPlain || (wantsOneRowPerEntry && items.count != 1) {
        items = []
        run.source.makeAllRows()
      }
      for index in items.indices {
        items[index].id = items[index].id ?? run.source.rowID(at: entry.place - segment.first)
      }
      decorators = run.decorators
    }
    let oldDecorations = entry.decorations
    entry.decorations = []
    for decorator in decorators {
      for index in items.indices {
        let content = items[index].element
        items[index].element = decorator.decorate(content)
        entry.decorations.append((decorator, content, items[index].element))
      }
    }
    for old in oldDecorations where !entry.decorations.contains(where: { $0.wrapper === old.wrapper }) {
      old.decorator.undecorate(old.content)
    }
    host.flattenContainers()
    let oldRows = entry.rows
    entry.rows = items.enumerated().map { index, item in
      let row =
        oldRows.first { $0.content === item.element } ?? makeRow(role: segment.role, around: item.element)
      row.id = item.id
      row.indexInEntry = index
      row.scope =
        item.scope ?? item.element.layoutValue(ObjectIdentifier(RowEnvironmentKey.self))
        as? any RowEnvironment
      return row
    }
    for row in oldRows where !entry.rows.contains(where: { $0 === row }) { row.unmount() }
  }

  /// Forgets an entry whose node is gone.
  final func drop(_ entry: LazyEntry) {
    for row in entry.rows { row.unmount() }
    for decoration in entry.decorations { decoration.decorator.undecorate(decoration.content) }
    entries[ObjectIdentifier(entry.node)] = nil
    window.removeAll { $0 === entry }
    pinned.removeAll { $0 === entry }
  }

  // MARK: Rows that leave

  /// The data of a row is gone in an animated change; returns whether the row fades out.
  final func keepLeavingRow(_ node: RowScopeNode) -> Bool {
    guard let entry = entries[ObjectIdentifier(node)], entry.isShown, !entry.rows.isEmpty else {
      return false
    }
    for row in entry.rows where row.fadeOut() { leaving.append((row, entry)) }
    guard leaving.contains(where: { $0.entry === entry }) else {
      drop(entry)
      return false
    }
    entries[ObjectIdentifier(node)] = nil
    window.removeAll { $0 === entry }
    return true
  }

  /// A row has faded out.
  final func rowHasLeft(_ row: LazyRowElement) {
    guard let index = leaving.firstIndex(where: { $0.row === row }) else { return }
    let entry = leaving.remove(at: index).entry
    setChildren(children.filter { $0 !== row })
    row.unmount()
    guard !leaving.contains(where: { $0.entry === entry }) else { return }
    for decoration in entry.decorations { decoration.decorator.undecorate(decoration.content) }
    entry.node.unmount()
  }

  /// A row has glided out of sight.
  final func rowHasGlided(_ row: LazyRowElement) {
    setChildren(children.filter { $0 !== row })
  }

  override package func unmount() {
    guard isMounted else { return }
    super.unmount()
    window = []
    pinned = []
  }

  override package var viewName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
}
