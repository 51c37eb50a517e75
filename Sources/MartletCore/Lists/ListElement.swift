import Foundation
import MartletLayout
import MartletPrimitives

/// A list: a scroll view with rows that can be selected.
final class ListElement: ScrollElement, FocusObserver {
  private(set) var appearance: ListAppearance
  private(set) var selection: ListSelection?
  unowned(unsafe) var rows: ListRowsElement!
  private var isFocusInside = false
  /// The value that arrow keys start from, and the one from which Shift selects.
  var cursor: AnyHashable?
  var rangeStart: AnyHashable?

  /// A list that may choose is as high as its rows, within limits; by eye.
  private static let idealSize = (width: CGFloat(240), least: CGFloat(100), most: CGFloat(400))

  init(_ appearance: ListAppearance, parent: _ViewNode) {
    self.appearance = appearance
    super.init(axes: .vertical, showsIndicators: true, parent: parent)
  }

  func setAppearance(_ new: ListAppearance) {
    guard appearance != new else { return }
    appearance = new
    rows.appearanceChanged()
    invalidateLayout()
    invalidateLayer()
  }

  func setSelection(_ new: ListSelection?) {
    let old = selection
    selection = new
    guard old?.selected != new?.selected || (old == nil) != (new == nil) else { return }
    rows?.updateRowStates()
  }

  // MARK: Layout

  /// All that is offered; a list is not as large as its rows.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?, _ ideal: () -> CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return ideal() }
      return offered
    }
    return CGSize(
      width: length(proposal.width) {
        max(clip.content?.sizeThatFits(.unspecified).width ?? 0, Self.idealSize.width)
      },
      height: length(proposal.height) {
        let rows =
          clip.content?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height ?? 0
        return min(max(rows, Self.idealSize.least), Self.idealSize.most)
      })
  }

  // MARK: Drawing

  override func makeItems() -> [DisplayItem] {
    var items: [DisplayItem] = []
    let box = CGRect(origin: .zero, size: size)
    if let background = appearance.background {
      items.append(.fill(Path(box), .color(background), FillStyle()))
    }
    items += super.makeItems()
    if let border = appearance.border {
      let width = 1 / max(host.displayScale, 1)
      let path = Path(box.insetBy(dx: width / 2, dy: width / 2))
      items.append(.stroke(path, .color(border), StrokeStyle(lineWidth: width)))
    }
    return items
  }

  // MARK: Keyboard

  /// Whether a selected row is marked as what keys act on.
  var isEmphasized: Bool { isFocusInside && readEnvironment { $0.appearsActive } }

  func focusChanged(isInside: Bool) {
    guard isFocusInside != isInside else { return }
    isFocusInside = isInside
    rows.updateRowStates()
  }

  func focusWasRefused() {}

  override func environmentChanged() {
    super.environmentChanged()
    rows.updateRowStates()
    invalidateLayer()
  }

  override func respond(to key: KeyEvent) -> Bool {
    if selection != nil, isFocusInside, selectByKey(key) { return true }
    return super.respond(to: key)
  }

  override var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .list) }
  override var viewName: String { "List" }
}

/// The rows of a list in a column.
final class ListRowsElement: LazyStackElement, StackElement {
  unowned(unsafe) let list: ListElement

  init(list: ListElement, parent: _ViewNode) {
    self.list = list
    super.init(axis: .vertical, estimate: Double(max(list.appearance.minRowHeight, 1)), parent: parent)
  }

  private var appearance: ListAppearance { list.appearance }

  var stackAxis: Axis? { .vertical }
  override var rowSpacing: CGFloat { appearance.rowSpacing }
  override var rowAlignment: Alignment { .topLeading }
  override var pinnedRoles: Set<LazyRowRole> { appearance.hasStickyHeaders ? [.header] : [] }

  override func gap(before part: ContentOutline.Part, isFirst: Bool) -> CGFloat {
    if isFirst { return appearance.topMargin }
    return part.header.isEmpty ? appearance.sectionGap : appearance.headerGap
  }

  override func gap(after part: ContentOutline.Part, isLast: Bool) -> CGFloat {
    isLast ? appearance.bottomMargin : 0
  }

  override func makeRow(role: LazyRowRole, around element: ElementNode) -> LazyRowElement {
    if role != .row { setLook(role, around: element) }
    return ListRowElement(role: role, around: element, list: list, parent: self)
  }

  override func windowChanged() {
    updateRowStates()
    updateHeaders()
    warnAboutDeletion()
  }

  func appearanceChanged() {
    measuredCross = -1
    childElementsChanged()
    for row in allRows { row.appearanceChanged() }
    updateRowStates()
  }

  var allRows: [ListRowElement] { entries.values.flatMap(\.rows).compactMap { $0 as? ListRowElement } }

  /// Tells rows whether they are selected, and where they stand in their sections.
  func updateRowStates() {
    let isEmphasized = list.isEmphasized
    let rows = rowsInWindow
    let selected = rows.map { list.isSelected($0.row) }
    for (index, (row, entry)) in rows.enumerated() {
      var edges = edges(of: row, in: entry)
      // The marks of selected rows that follow one another are one.
      edges.joinsAbove = selected[index] && !edges.isFirst && index > 0 && selected[index - 1]
      edges.joinsBelow = selected[index] && !edges.isLast && index + 1 < rows.count && selected[index + 1]
      row.setState(
        isSelected: selected[index], isEmphasized: selected[index] && isEmphasized, edges: edges)
    }
  }

  private var rowsInWindow: [(row: ListRowElement, entry: LazyEntry)] {
    var result: [(row: ListRowElement, entry: LazyEntry)] = []
    for entry in window {
      for case let row as ListRowElement in entry.rows where row.role == .row { result.append((row, entry)) }
    }
    return result
  }

  private func edges(of row: LazyRowElement, in entry: LazyEntry) -> ListRowElement.Edges {
    guard entry.place < line.count else { return ListRowElement.Edges() }
    let part = line.parts[line.part(of: entry.place)]
    var edges = ListRowElement.Edges()
    edges.isFirst = entry.place == part.rows.lowerBound && row.indexInEntry == 0
    edges.isLast = entry.place == part.rows.upperBound - 1 && row.indexInEntry == entry.rows.count - 1
    edges.isOdd = (entry.place - part.rows.lowerBound + row.indexInEntry) % 2 == 1
    return edges
  }

  /// Says once that nothing calls the action of an `onDelete`.
  private func warnAboutDeletion() {
    guard list.selection == nil else { return }
    for segment in line.segments {
      guard case .run(let run) = segment.source, run.delete != nil else { continue }
      Diagnostics.warnOnce(
        "delete-\(ownerDescription)",
        "\(ownerDescription) has rows with onDelete(perform:) in a list without a selection. Rows are deleted by the "
          + "Delete key, which acts on selected rows: give the list a selection.")
      return
    }
  }

  /// Texts of headers and footers have a look of their own, where the user has set none.
  private func updateHeaders() {
    for entry in window + pinned {
      for row in entry.rows where row.role != .row {
        if let content = row.content { setLook(row.role, around: content) }
      }
    }
  }

  private func setLook(_ role: LazyRowRole, around element: ElementNode) {
    // The element may be a modifier's, which stands outside of the section.
    var inner: ElementNode? = element
    while let current = inner {
      if let holder = holder(around: current) {
        holder.setRowEnvironment { values in
          if role == .footer {
            self.setLook(&values, self.appearance.footerFont, self.appearance.footerColor)
          } else if values.areHeadersProminent {
            self.setLook(&values, self.appearance.prominentHeaderFont, .primary)
          } else {
            self.setLook(&values, self.appearance.headerFont, self.appearance.headerColor)
          }
        }
        return
      }
      inner = (current as? UnaryElement)?.content
    }
  }

  /// The part of a section that an element belongs to.
  private func holder(around element: ElementNode) -> EagerRowsNode? {
    var node = element.parent
    while let current = node, current !== self {
      if let holder = current as? EagerRowsNode { return holder }
      node = current.parent
    }
    return nil
  }

  private func setLook(_ values: inout EnvironmentValues, _ font: Font?, _ color: Color?) {
    if let font, values.font == nil { values.font = font }
    if let color, values.foregroundStyles == nil { values.foregroundStyles = [AnyShapeStyle(color)] }
  }

  override var viewName: String { "rows" }
}
