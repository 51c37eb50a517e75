import MartletLayout

/// What a row of a lazy container is to its section.
package enum LazyRowRole: Sendable {
  case row
  case header
  case footer
}

/// The entries of a lazy container in a line, and where each of them begins.
///
/// - Units: points, from the beginning of the line.
struct LazyLine {
  /// Entries from one source.
  struct Segment {
    enum Source {
      case run(LazyRun)
      case single(ContentOutline.Item)
      /// Space without a row.
      case gap
    }

    let source: Source
    let role: LazyRowRole
    let part: Int
    let lengths: RowLengths
    /// The place of the first entry among all.
    var first = 0
    /// Where the first entry begins.
    var start = 0.0

    var count: Int { lengths.count }
  }

  /// A section, or the rows between two.
  struct Part {
    var section: _ViewNode?
    /// The entries, with header, footer and gaps.
    var range = 0..<0
    /// The entries between header and footer.
    var rows = 0..<0
    var header: Int?
    var footer: Int?
  }

  private(set) var segments: [Segment] = []
  var parts: [Part] = []
  private(set) var count = 0
  /// What an entry counts that was not measured.
  private(set) var estimate: Double
  private(set) var total = 0.0
  private(set) var hasMeasuredRows = false
  /// How many entries stand beside each other; the first of them has the row's length, the others have none.
  var entriesPerRow = 1.0

  init(estimate: Double) {
    self.estimate = estimate
  }

  mutating func append(
    _ source: Segment.Source, role: LazyRowRole, part: Int, lengths: RowLengths
  ) {
    var segment = Segment(source: source, role: role, part: part, lengths: lengths)
    segment.first = count
    count += lengths.count
    segments.append(segment)
  }

  /// Adds up what is known now.
  ///
  /// - Complexity: O(n) in the segments, not in their entries.
  mutating func refresh() {
    var sum = 0.0
    var measured = 0
    for segment in segments where segment.role == .row {
      if case .gap = segment.source { continue }
      sum += segment.lengths.measuredSum
      measured += segment.lengths.measuredCount
    }
    hasMeasuredRows = measured > 0
    if measured > 0 {
      // Whole points a row, so that rows of whole lengths lie on whole points however many are estimated before them.
      let average = sum / Double(measured) * entriesPerRow
      estimate = (average >= 1 ? average.rounded() : average) / entriesPerRow
    }
    var position = 0.0
    var first = 0
    for index in segments.indices {
      segments[index].start = position
      segments[index].first = first
      position += segments[index].lengths.total(estimate: estimate)
      first += segments[index].count
    }
    count = first
    total = position
  }

  /// The segment that an entry belongs to.
  func segment(of entry: Int) -> Int {
    var low = 0
    var high = segments.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if segments[middle].first <= entry { low = middle } else { high = middle }
    }
    // Segments without entries have the same first one as the next.
    while low + 1 < segments.count, entry >= segments[low].first + segments[low].count { low += 1 }
    return low
  }

  /// Where an entry begins.
  func start(of entry: Int) -> Double {
    guard entry < count else { return total }
    let segment = segments[segment(of: entry)]
    return segment.start + segment.lengths.offset(of: entry - segment.first, estimate: estimate)
  }

  /// The measured length of an entry, or the estimate.
  func length(of entry: Int) -> Double {
    let segment = segments[segment(of: entry)]
    return segment.lengths.length(at: entry - segment.first) ?? estimate
  }

  func setLength(_ length: Double, of entry: Int) {
    let segment = segments[segment(of: entry)]
    segment.lengths.set(length, at: entry - segment.first)
  }

  /// The entry at a position; the nearest if there is none.
  func entry(at position: Double) -> Int {
    guard count > 0 else { return 0 }
    var low = 0
    var high = segments.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if segments[middle].start <= position { low = middle } else { high = middle }
    }
    while low > 0, segments[low].count == 0 { low -= 1 }
    let segment = segments[low]
    guard segment.count > 0 else { return min(segment.first, count - 1) }
    return segment.first + segment.lengths.index(at: position - segment.start, estimate: estimate)
  }

  /// The part that an entry belongs to.
  func part(of entry: Int) -> Int { segments[segment(of: entry)].part }
}
