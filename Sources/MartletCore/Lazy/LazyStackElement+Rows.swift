import Foundation
import MartletLayout
import MartletPrimitives

// What the rows in the window go through: they appear, are placed, stick to an edge, and go.

extension LazyStackElement {
  func show(_ entries: [LazyEntry]) {
    let before = window
    window = entries
    for entry in entries { appear(entry) }
    pinned = pinnedEntries().map(\.entry)
    for entry in pinned where !entry.isShown { appear(entry) }
    windowChanged()
    placeRows()
    // Those still on their way out of sight go on.
    var gliding = childElements.compactMap { $0 as? LazyRowElement }.filter {
      $0.isGlidingAway && $0.isMounted
    }
    for entry in before where !entries.contains(where: { $0 === entry }) {
      guard entry.node.isMounted, !pinned.contains(where: { $0 === entry }) else { continue }
      if structureHasChanged, transaction.effectiveAnimation != nil { gliding += glideAway(entry) }
      entry.isShown = false
      entry.lastShown = layoutCount
      entry.node.rowShownChanged(false)
      for decoration in entry.decorations { decoration.wrapper.rowShownChanged(false) }
    }
    var rows: [ElementNode] = leaving.map(\.row) + gliding
    for entry in entries where !pinned.contains(where: { $0 === entry }) { rows += entry.rows }
    for entry in pinned { rows += entry.rows }
    let isSame = rows.count == childElements.count && zip(rows, childElements).allSatisfy { $0 === $1 }
    if !isSame { setChildren(rows) }
    discardOldEntries()
  }

  private func appear(_ entry: LazyEntry) {
    let isNew = entry.lastShown == 0 && !entry.isShown
    if !entry.isShown, !isNew {
      entry.node.rowShownChanged(true)
      for decoration in entry.decorations { decoration.wrapper.rowShownChanged(true) }
    }
    if isNew, structureHasChanged, layoutCount > 1 {
      for row in entry.rows { row.fadeIn() }
    }
    entry.isShown = true
    entry.lastShown = layoutCount
  }

  private func placeRows() {
    for entry in window {
      for row in entry.rows {
        row.isPinned = false
        row.isGlidingAway = false
      }
      placeEntry(entry, at: line.start(of: entry.place))
    }
    for (entry, start) in pinnedEntries() {
      for row in entry.rows {
        row.isPinned = true
        _ = place(row, at: start)
      }
    }
  }

  /// Places a row; returns its length with the space after it.
  func place(_ row: LazyRowElement, at start: Double) -> Double {
    row.parentElement = self
    let proposal = rowProposal(across: across(size))
    let fitted = row.sizeThatFits(proposal)
    let box =
      axis == .vertical
      ? CGSize(width: size.width, height: fitted.height) : CGSize(width: fitted.width, height: size.height)
    let aligned = alignedOrigin(rowAlignment, of: row.dimensions(in: proposal), in: box)
    let origin = axis == .vertical ? CGPoint(x: aligned.x, y: start) : CGPoint(x: start, y: aligned.y)
    row.settle(
      ChildPlacement(origin: origin, proposal: proposal), containerWidth: size.width,
      layoutDirection: readEnvironment { $0.layoutDirection })
    return Double(along(fitted) + rowSpacing)
  }

  /// A row that an animated change moved out of sight goes there before it disappears.
  private func glideAway(_ entry: LazyEntry) -> [LazyRowElement] {
    guard let place = place(of: entry.node) else { return [] }
    entry.place = place
    placeEntry(entry, at: line.start(of: place))
    let gliding = entry.rows.filter(\.isMoving)
    for row in gliding { row.isGlidingAway = true }
    return gliding
  }

  /// Lets go of rows that have been out of sight for longest.
  private func discardOldEntries() {
    let most = max(2 * window.count, 20)
    guard entries.count > window.count + most else { return }
    let hidden = entries.values.filter { !$0.isShown && $0.node is RowScopeNode && !hasFocus($0) }
    guard hidden.count > most else { return }
    for entry in hidden.sorted(by: { $0.lastShown < $1.lastShown }).prefix(hidden.count - most) {
      for segment in line.segments {
        guard case .run(let run) = segment.source, run.source.index(of: entry.node) != nil else { continue }
        run.source.discardRow(entry.node)
      }
      drop(entry)
    }
  }

  private func hasFocus(_ entry: LazyEntry) -> Bool {
    var node: ElementNode? = host.focus.focused
    while let current = node {
      if entry.rows.contains(where: { $0 === current }) { return true }
      node = current.parentElement
    }
    return false
  }

  // MARK: Headers that stay in view

  /// The part of the line within the scroll view's insets: headers stick below a bar, not under it.
  private func pinningSpan() -> (low: Double, high: Double) {
    let (low, high) = visibleSpan()
    guard let insets = clip?.insets else { return (max(low, 0), max(high, 0)) }
    let isMirrored = readEnvironment { $0.layoutDirection } == .rightToLeft
    let before = axis == .vertical ? insets.top : (isMirrored ? insets.right : insets.left)
    let after = axis == .vertical ? insets.bottom : (isMirrored ? insets.left : insets.right)
    return (max(low + Double(before), 0), max(high - Double(after), 0))
  }

  /// The headers and footers that have to be moved to stay in view, and where they begin.
  private func pinnedEntries() -> [(entry: LazyEntry, start: Double)] {
    guard !pinnedRoles.isEmpty, line.count > 0 else { return [] }
    let visible = pinningSpan()
    var result: [(entry: LazyEntry, start: Double)] = []
    let cross = across(size)
    if pinnedRoles.contains(.header), visible.low > 0 {
      let part = line.parts[line.part(of: line.entry(at: visible.low))]
      if let header = part.header, line.start(of: header) < visible.low, let entry = entry(at: header) {
        let length = measure(header, across: cross)
        let end = line.start(of: part.footer ?? part.range.upperBound)
        result.append((entry, min(visible.low, end - length)))
      }
    }
    if pinnedRoles.contains(.footer) {
      let part = line.parts[line.part(of: line.entry(at: visible.high))]
      if let footer = part.footer, let entry = entry(at: footer) {
        let length = measure(footer, across: cross)
        let begin = line.start(of: part.rows.lowerBound)
        let wanted = max(visible.high - length, begin)
        if line.start(of: footer) > wanted { result.append((entry, wanted)) }
      }
    }
    return result
  }

  // MARK: Scrolling

  /// Whether the visible part is no longer all laid out, with an entry beyond it for the keyboard to go on to.
  var needsOtherWindow: Bool {
    guard isMounted, line.count > 0, !hidesRows else { return false }
    let (low, high) = visibleSpan()
    let range = laidOut.range
    if range.lowerBound > 0, max(low, 0) < line.start(of: rowRange(of: range.lowerBound).upperBound) {
      return true
    }
    guard range.upperBound < line.count, laidOut.end < .infinity else { return false }
    return range.isEmpty
      || min(high, line.total) > line.start(of: rowRange(of: range.upperBound - 1).lowerBound)
  }

  /// Whether the length that layout knows is out of date.
  var isLengthStale: Bool { isMounted && abs(contentLength - along(size)) > 0.01 }

  /// The scroll view moved, and the rows laid out are still the right ones; returns false if headers are not.
  func scrolled() -> Bool {
    guard !pinnedRoles.isEmpty, line.count > 0 else { return true }
    isLayingOut = true
    defer { isLayingOut = false }
    let wanted = pinnedEntries()
    let isSame = wanted.count == pinned.count && zip(wanted, pinned).allSatisfy { $0.entry === $1 }
    guard isSame else { return false }
    for (entry, start) in wanted {
      for row in entry.rows { _ = place(row, at: start) }
    }
    return true
  }
}
