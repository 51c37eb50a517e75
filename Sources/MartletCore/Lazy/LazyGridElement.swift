import Foundation
import MartletLayout
import MartletPrimitives

/// How a lazy grid lies.
struct LazyGridArrangement: Equatable {
  /// The axis along which rows follow each other.
  let axis: Axis
  /// The columns of a vertical grid, the rows of a horizontal one.
  let items: [GridItem]
  /// Where the tracks lie if there is more room than they take.
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

/// The element of a lazy grid: a lazy container of which several entries stand beside each other.
///
/// The cells of a section fill its tracks in order. The first cell of a row carries the row's length on the line, and
/// the others carry none; so the container's own rules find the rows in sight.
final class LazyGridElement: LazyStackElement, StackElement {
  private var arrangement: LazyGridArrangement
  /// The tracks for the length across last asked for.
  private var known: (offered: CGFloat?, tracks: LazyGridTracks)?

  init(_ arrangement: LazyGridArrangement, parent: _ViewNode) {
    self.arrangement = arrangement
    super.init(axis: arrangement.axis, estimate: LazyArrangement.firstEstimate, parent: parent)
  }

  func update(_ new: LazyGridArrangement) {
    guard arrangement != new else { return }
    arrangement = new
    known = nil
    measuredCross = -1
    invalidateLayout()
  }

  // MARK: Tracks

  /// The tracks that a length across makes room for.
  private func tracks(across offered: CGFloat?) -> LazyGridTracks {
    if let known, known.offered == offered { return known.tracks }
    if arrangement.items.isEmpty {
      Diagnostics.warnOnce(
        "empty-grid-\(ownerDescription)",
        "\(viewName) in \(ownerDescription) has no \(axis == .vertical ? "columns" : "rows"), so it shows nothing. "
          + "Give it one GridItem at least.")
    } else if arrangement.items.count > LazyGridTracks.mostTracks {
      Diagnostics.warnOnce(
        "large-grid-\(ownerDescription)",
        "\(viewName) in \(ownerDescription) has \(arrangement.items.count) "
          + "\(axis == .vertical ? "columns" : "rows"); the first \(LazyGridTracks.mostTracks) are used.")
    }
    let tracks = LazyGridTracks(arrangement.items, offered: offered)
    known = (offered, tracks)
    return tracks
  }

  override func prepareLayout(across cross: CGFloat?) {
    let count = Double(max(tracks(across: cross).tracks.count, 1))
    guard count != line.entriesPerRow else { return }
    line.entriesPerRow = count
    rowsWereRegrouped = line.hasMeasuredRows
  }

  /// How many cells stand beside each other now.
  private var trackCount: Int { max(Int(line.entriesPerRow), 1) }

  override func crossLength(_ offered: CGFloat?) -> CGFloat {
    if let offered, !offered.isFinite { return offered }
    return max(offered ?? 0, tracks(across: offered).total)
  }

  // MARK: Rows

  override var rowSpacing: CGFloat {
    guard let spacing = arrangement.spacing else { return LazyArrangement.defaultSpacing }
    return spacing.isFinite ? spacing : 0
  }

  override var rowAlignment: Alignment { arrangement.alignment }
  override var wantsOneRowPerEntry: Bool { true }
  override var hidesRows: Bool { arrangement.items.isEmpty }

  override var pinnedRoles: Set<LazyRowRole> { LazyViewElement.roles(of: arrangement.pinnedViews) }

  /// Sections begin with a row of their own.
  override func rowRange(of place: Int) -> Range<Int> {
    guard line.segments[line.segment(of: place)].role == .row else { return place..<place + 1 }
    let cells = line.parts[line.part(of: place)].rows
    guard cells.contains(place) else { return place..<place + 1 }
    let first = place - (place - cells.lowerBound) % trackCount
    return first..<min(first + trackCount, cells.upperBound)
  }

  private func isCell(_ place: Int) -> Bool { line.segments[line.segment(of: place)].role == .row }

  /// What a cell is offered: its track's length, and along the line its row's, once that is known.
  private func proposal(_ track: LazyGridTracks.Track, along length: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(along: axis, length, cross: track.length)
  }

  override func measure(_ place: Int, across cross: CGFloat?) -> Double {
    guard isCell(place) else { return super.measure(place, across: cross) }
    let tracks = tracks(across: cross).tracks
    let row = rowRange(of: place)
    var longest: CGFloat = 0
    for (cell, track) in zip(row, tracks) {
      for element in entry(at: cell)?.rows ?? [] {
        longest = max(longest, along(element.sizeThatFits(proposal(track, along: nil))))
      }
    }
    let length = Double((longest.isFinite ? longest : 0) + rowSpacing)
    for cell in row { line.setLength(cell == row.lowerBound ? length : 0, of: cell) }
    return length
  }

  override func placeEntry(_ entry: LazyEntry, at start: Double) {
    guard isCell(entry.place) else { return super.placeEntry(entry, at: start) }
    let (box, track) = box(of: entry.place)
    guard let track else { return }
    let begin = box.origin.coordinate(along: axis)
    entry.rowSpan = (Double(begin), Double(begin + along(box.size)))
    for element in entry.rows {
      element.parentElement = self
      let proposal = proposal(track, along: along(box.size))
      let aligned = alignedOrigin(track.alignment, of: element.dimensions(in: proposal), in: box.size)
      element.settle(
        ChildPlacement(
          origin: CGPoint(x: box.minX + aligned.x, y: box.minY + aligned.y), proposal: proposal),
        containerWidth: size.width, layoutDirection: readEnvironment { $0.layoutDirection })
    }
  }

  /// A cell in reading coordinates, and its track.
  private func box(of place: Int) -> (box: CGRect, track: LazyGridTracks.Track?) {
    let row = rowRange(of: place)
    let tracks = tracks(across: across(size))
    let column = place - row.lowerBound
    guard tracks.tracks.indices.contains(column) else { return (.zero, nil) }
    let track = tracks.tracks[column]
    let length = CGFloat(max(line.length(of: row.lowerBound) - Double(rowSpacing), 0))
    let start = CGFloat(line.start(of: row.lowerBound))
    let origin = CGPoint(along: axis, start, cross: firstTrackStart(tracks) + track.start)
    let size = CGSize(along: axis, length, cross: track.length)
    return (CGRect(origin: origin, size: size), track)
  }

  /// Where the first track begins: by the alignment, but where tracks need more room than there is, at the edge.
  private func firstTrackStart(_ tracks: LazyGridTracks) -> CGFloat {
    let block = CGSize(along: axis, 0, cross: tracks.total)
    let rest = alignedOrigin(
      arrangement.alignment, of: ViewDimensions(size: block), in: CGSize(along: axis, 0, cross: across(size)))
    return max(rest.coordinate(along: axis.crossAxis), 0)
  }

  override func span(of entry: LazyEntry) -> (begin: Double, end: Double)? {
    entry.rowSpan ?? super.span(of: entry)
  }

  override func rect(ofEntry place: Int) -> CGRect {
    guard isCell(place) else { return super.rect(ofEntry: place) }
    var box = box(of: place).box
    if readEnvironment({ $0.layoutDirection }) == .rightToLeft { box.origin.x = size.width - box.maxX }
    return box
  }

  // MARK: Environment

  var stackAxis: Axis? { nil }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayout()
  }

  override var viewName: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
