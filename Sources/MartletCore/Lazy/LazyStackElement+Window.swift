import Foundation
import MartletLayout
import MartletPrimitives

extension LazyStackElement {
  /// More entries than this are not made in one layout: rows without a length would never fill the visible part.
  private static let mostNewEntries = 2_000

  // MARK: Geometry

  func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private var isMirrored: Bool {
    axis == .horizontal && readEnvironment { $0.layoutDirection } == .rightToLeft
  }

  /// The length of all rows, without the space after the last.
  var contentLength: CGFloat {
    CGFloat(max(line.total - (line.count > 0 ? Double(rowSpacing) : 0), 0))
  }

  /// The part of the line that can be seen.
  ///
  /// Outside of scroll views it is what fills the window.
  func visibleSpan() -> (low: Double, high: Double) {
    guard let clip = nearestClip else {
      let window: CGSize = host.root.windowSize ?? size
      return (0, Double(along(window)))
    }
    self.clip = clip
    clip.register(self)
    var path: [ElementNode] = []
    var node: ElementNode? = self
    while let current = node, current !== clip {
      path.append(current)
      node = current.parentElement
    }
    var rect = clip.visibleRect
    for element in path.reversed() {
      rect = rect.offsetBy(dx: -element.origin.x, dy: -element.origin.y)
      if element !== self, let inverse = element.contentTransform?.inverse { rect = rect.applying(inverse) }
    }
    if axis == .vertical { return (Double(rect.minY), Double(rect.maxY)) }
    return isMirrored
      ? (Double(size.width - rect.maxX), Double(size.width - rect.minX))
      : (Double(rect.minX), Double(rect.maxX))
  }

  private var nearestClip: ScrollClipElement? {
    var node = parentElement
    while let current = node {
      if let clip = current as? ScrollClipElement { return clip }
      node = current.parentElement
    }
    return nil
  }

  /// The place of a row on this element, by the line's coordinates.
  private func rect(at start: Double, size row: CGSize) -> CGRect {
    axis == .vertical
      ? CGRect(x: 0, y: CGFloat(start), width: size.width, height: row.height)
      : CGRect(
        x: isMirrored ? size.width - CGFloat(start) - row.width : CGFloat(start), y: 0, width: row.width,
        height: size.height)
  }

  /// The place of an entry, by what is known now.
  func rect(ofEntry place: Int) -> CGRect {
    let length = CGFloat(max(line.length(of: place) - Double(rowSpacing), 0))
    let size = axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    return rect(at: line.start(of: place), size: size)
  }

  // MARK: Size

  final func sizeOfLine(_ proposal: ProposedViewSize) -> CGSize {
    let offered: CGFloat? = axis == .vertical ? proposal.width : proposal.height
    if !line.hasMeasuredRows { measureFirst(across: offered) }
    let cross: CGFloat = offered ?? idealCross
    return axis == .vertical
      ? CGSize(width: cross, height: contentLength) : CGSize(width: contentLength, height: cross)
  }

  /// The ideal length across is that of the first row: the others may not exist.
  private var idealCross: CGFloat {
    isLayingOut = true
    defer { isLayingOut = false }
    for place in 0..<min(line.count, 10) {
      if let row = entry(at: place)?.rows.first { return across(row.sizeThatFits(.unspecified)) }
    }
    return 0
  }

  private func measureFirst(across cross: CGFloat?) {
    guard line.count > 0 else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    measuredCross = cross ?? -1
    for place in 0..<min(line.count, 10) {
      measure(place, across: cross)
      line.refresh()
      if line.hasMeasuredRows, line.total > 0 { return }
    }
  }

  private func rowProposal(across cross: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }

  /// Makes an entry if needed and notes its length.
  @discardableResult
  private func measure(_ place: Int, across cross: CGFloat?) -> Double {
    guard let entry = entry(at: place) else { return line.length(of: place) }
    var length = 0.0
    for row in entry.rows {
      length += Double(along(row.sizeThatFits(rowProposal(across: cross))) + rowSpacing)
    }
    line.setLength(length, of: place)
    return length
  }

  // MARK: Layout

  final func placeWindow() {
    isLayingOut = true
    defer { isLayingOut = false }
    layoutCount += 1
    let (low, high) = visibleSpan()
    let visible = (low: max(low, 0), high: max(high, max(low, 0)))
    let (place, start) = anchorPlace(visible.low, visible.high)
    let cross = across(size)
    if let measuredCross, measuredCross != cross { forgetLengths() }
    measuredCross = cross
    guard line.count > 0 else {
      laidOut = (0..<0, 0, 0)
      show([], visible)
      return
    }
    let (range, isFilled) = measureWindow(from: place, at: start, visible, across: cross)
    line.refresh()
    // What was measured above the anchor moves it; the scroll view moves along.
    let moved = line.start(of: place) - start
    if abs(moved) > 0.001, let clip {
      clip.shift(by: moved, along: axis)
    }
    let shown = (low: visible.low + (clip == nil ? 0 : moved), high: visible.high + (clip == nil ? 0 : moved))
    laidOut = (
      range, line.start(of: range.lowerBound), isFilled ? line.start(of: range.upperBound) : .infinity
    )
    show(range.compactMap { entry(at: $0) }, shown)
    structureHasChanged = false
    if clip == nil, abs(contentLength - along(size)) > 0.01 {
      invalidateLayout()
      host.layoutIsUnfinished()
    }
  }

  /// The entry that keeps its place on screen, and where its beginning is on the line as shown.
  private func anchorPlace(_ low: Double, _ high: Double) -> (Int, Double) {
    defer { anchor = nil }
    if let anchor, let place = self.place(of: anchor.node) { return (place, low + anchor.distance) }
    let place = line.entry(at: low)
    // Above what was laid out lengths are estimates: what is seen already stays, not what comes into view.
    let known = laidOut.range.lowerBound
    if !structureHasChanged, place < known, known < laidOut.range.upperBound, known < line.count {
      let start = line.start(of: known)
      if start < high { return (known, start) }
    }
    return (place, line.start(of: place))
  }

  /// Measures what is visible and one entry more on both sides.
  private func measureWindow(
    from anchor: Int, at start: Double, _ visible: (low: Double, high: Double), across cross: CGFloat
  ) -> (Range<Int>, isFilled: Bool) {
    var last = anchor
    var position = start
    var made = 0
    while last < line.count, position < visible.high || last == anchor, made < Self.mostNewEntries {
      position += measure(last, across: cross)
      last += 1
      made += 1
    }
    let isFilled = made < Self.mostNewEntries
    if last < line.count {
      measure(last, across: cross)
      last += 1
    }
    var first = anchor
    position = start
    while first > 0, position > visible.low, made < Self.mostNewEntries {
      first -= 1
      position -= measure(first, across: cross)
      made += 1
    }
    if first > 0 {
      first -= 1
      measure(first, across: cross)
    }
    return (first..<last, isFilled)
  }

  private func forgetLengths() {
    for segment in line.segments {
      if case .gap = segment.source { continue }
      segment.lengths.reset(count: segment.count)
    }
    line.refresh()
  }

  /// Where a node's entry stands among all.
  func place(of node: _ViewNode) -> Int? {
    for segment in line.segments {
      switch segment.source {
      case .single(let item): if item.element === node { return segment.first }
      case .run(let run): if let index = run.source.index(of: node) { return segment.first + index }
      case .gap: break
      }
    }
    return nil
  }

  /// Before the rows change: remembers which one is topmost, if the user has scrolled.
  func noteAnchor() {
    anchor = nil
    guard clip != nil, axis == .vertical || !isMirrored else { return }
    let (low, _) = visibleSpan()
    guard low > 0.5 else { return }
    let living = window.filter { $0.node.isMounted }
    let places = living.map { place(of: $0.node) ?? -1 }
    // Rows in another order: the list stays where it is.
    guard zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }), places.first ?? -1 >= 0 else { return }
    for entry in living {
      guard let first = entry.rows.first, let last = entry.rows.last else { continue }
      let begin = axis == .vertical ? first.origin.y : first.origin.x
      let end = axis == .vertical ? last.origin.y + last.size.height : last.origin.x + last.size.width
      if Double(end) > low {
        anchor = (entry.node, Double(begin) - low)
        return
      }
    }
  }

  // MARK: Show

  private func show(_ entries: [LazyEntry], _ visible: (low: Double, high: Double)) {
    let before = window
    window = entries
    for entry in entries { appear(entry) }
    pinned = pinnedEntries(visible).map(\.entry)
    for entry in pinned where !entry.isShown { appear(entry) }
    windowChanged()
    placeRows(visible)
    var gliding: [LazyRowElement] = []
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

  private func placeRows(_ visible: (low: Double, high: Double)) {
    for entry in window {
      var position = line.start(of: entry.place)
      for row in entry.rows {
        row.isPinned = false
        position += place(row, at: position)
      }
    }
    for (entry, start) in pinnedEntries(visible) {
      for row in entry.rows {
        row.isPinned = true
        _ = place(row, at: start)
      }
    }
  }

  /// Places a row; returns its length with the space after it.
  private func place(_ row: LazyRowElement, at start: Double) -> Double {
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
    var position = line.start(of: place)
    for row in entry.rows { position += self.place(row, at: position) }
    return entry.rows.filter(\.isMoving)
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

  /// The headers and footers that have to be moved to stay in view, and where they begin.
  private func pinnedEntries(_ visible: (low: Double, high: Double)) -> [(entry: LazyEntry, start: Double)] {
    guard !pinnedRoles.isEmpty, line.count > 0 else { return [] }
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

  /// Whether the visible part is no longer all laid out.
  var needsOtherWindow: Bool {
    guard isMounted, line.count > 0 else { return false }
    let (low, high) = visibleSpan()
    if laidOut.range.lowerBound > 0, max(low, 0) < laidOut.start { return true }
    return laidOut.range.upperBound < line.count && min(high, line.total) > laidOut.end
  }

  /// Whether the length that layout knows is out of date.
  var isLengthStale: Bool { isMounted && abs(contentLength - along(size)) > 0.01 }

  /// The scroll view moved, and the rows laid out are still the right ones; returns false if headers are not.
  func scrolled() -> Bool {
    guard !pinnedRoles.isEmpty, line.count > 0 else { return true }
    let (low, high) = visibleSpan()
    isLayingOut = true
    defer { isLayingOut = false }
    let wanted = pinnedEntries((max(low, 0), max(high, 0)))
    let isSame = wanted.count == pinned.count && zip(wanted, pinned).allSatisfy { $0.entry === $1 }
    guard isSame else { return false }
    for (entry, start) in wanted {
      for row in entry.rows { _ = place(row, at: start) }
    }
    return true
  }
}
