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
  func rect(at start: Double, size row: CGSize) -> CGRect {
    axis == .vertical
      ? CGRect(x: 0, y: CGFloat(start), width: size.width, height: row.height)
      : CGRect(
        x: isMirrored ? size.width - CGFloat(start) - row.width : CGFloat(start), y: 0, width: row.width,
        height: size.height)
  }

  // MARK: Size

  final func sizeOfLine(_ proposal: ProposedViewSize) -> CGSize {
    let offered: CGFloat? = axis == .vertical ? proposal.width : proposal.height
    if !line.hasMeasuredRows { measureFirst(across: offered) }
    let cross = crossLength(offered)
    return axis == .vertical
      ? CGSize(width: cross, height: contentLength) : CGSize(width: contentLength, height: cross)
  }

  /// The ideal length across is that of the first row: the others may not exist.
  var idealCross: CGFloat {
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
    prepareLayout(across: cross)
    for place in 0..<min(line.count, 10) {
      measure(place, across: cross)
      line.refresh()
      if line.hasMeasuredRows, line.total > 0 { return }
    }
  }

  func rowProposal(across cross: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }

  // MARK: Layout

  final func placeWindow() {
    isLayingOut = true
    defer { isLayingOut = false }
    layoutCount += 1
    let (low, high) = visibleSpan()
    let visible = (low: max(low, 0), high: max(high, max(low, 0)))
    let cross = across(size)
    prepareLayout(across: cross)
    let (place, start) = anchorPlace(visible.low, visible.high)
    rowsWereRegrouped = false
    if let measuredCross, measuredCross != cross { forgetLengths() }
    measuredCross = cross
    guard line.count > 0, !hidesRows else {
      laidOut = (0..<0, 0, 0)
      show([])
      return
    }
    let (range, isFilled) = measureWindow(from: place, at: start, visible, across: cross)
    line.refresh()
    // What was measured above the anchor moves it; the scroll view moves along.
    let moved = line.start(of: place) - start
    if abs(moved) > 0.001, let clip {
      clip.shift(by: moved, along: axis)
    }
    laidOut = (
      range, line.start(of: range.lowerBound), isFilled ? line.start(of: range.upperBound) : .infinity
    )
    show(range.compactMap { entry(at: $0) })
    structureHasChanged = false
    if clip == nil, abs(contentLength - along(size)) > 0.01 {
      invalidateLayout()
      host.layoutIsUnfinished()
    }
  }

  /// The entry that keeps its place on screen, and where its beginning is on the line as shown.
  private func anchorPlace(_ low: Double, _ high: Double) -> (Int, Double) {
    defer { anchor = nil }
    // A scroll view that keeps to its end looks after itself.
    if let anchor, clip?.scroll.followsAnchor != true, let place = self.place(of: anchor.node) {
      return (rowRange(of: place).lowerBound, low + anchor.distance)
    }
    guard line.count > 0 else { return (0, 0) }
    let topmost = line.entry(at: low)
    let place = rowRange(of: topmost).lowerBound
    if rowsWereRegrouped { return (place, line.start(of: topmost)) }
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
    var first = anchor
    var last = anchor
    var position = start
    var made = 0
    func takeNext() {
      let row = rowRange(of: last)
      position += measure(last, across: cross)
      last = row.upperBound
      made += row.count
    }
    func takePrevious() {
      let row = rowRange(of: first - 1)
      first = row.lowerBound
      position -= measure(first, across: cross)
      made += row.count
    }
    while last < line.count, position < visible.high || last == anchor, made < Self.mostNewEntries {
      takeNext()
    }
    let isFilled = made < Self.mostNewEntries
    if last < line.count { takeNext() }
    position = start
    while first > 0, position > visible.low, made < Self.mostNewEntries { takePrevious() }
    if first > 0 { takePrevious() }
    return (first..<last, isFilled)
  }

  func forgetLengths() {
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
      guard let span = span(of: entry) else { continue }
      if span.end > low {
        anchor = (entry.node, span.begin - low)
        return
      }
    }
  }
}
