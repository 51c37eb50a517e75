import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// An ellipse starts at three o'clock and goes clockwise on screen (fact n128), a rectangle starts at
  /// its origin.
  ///
  /// - Parameters:
  ///   - from: The fraction of the length where the part begins, from 0 to 1.
  ///   - to: The fraction where it ends; nothing is left if it is not above `from`.
  /// - Complexity: O(n).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    // Written so that NaN becomes 0.
    func fraction(_ value: CGFloat) -> Double { value > 0 ? Swift.min(Double(value), 1) : 0 }
    let first: Double = fraction(from)
    let last: Double = fraction(to)
    if first <= 0, last >= 1 { return self }
    guard first < last, isFinite else { return Path() }
    let subpaths: [Subpath] = self.subpaths()
    let lengths: [[Double]] = subpaths.map { $0.segments.map(\.length) }
    let total: Double = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    var trimmer = PathTrimmer(from: first * total, to: last * total)
    for (subpath, lengths) in zip(subpaths, lengths) {
      trimmer.add(subpath, lengths: lengths)
    }
    return Path(storage: trimmer.elements.isEmpty ? .empty : .elements(trimmer.elements))
  }
}

/// Collects the parts of segments between two distances from the start of a path.
private struct PathTrimmer {
  let from: Double
  let to: Double
  private var travelled: Double = 0
  private(set) var elements: [Path.Element] = []

  init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  mutating func add(_ subpath: Subpath, lengths: [Double]) {
    let length: Double = lengths.reduce(0, +)
    let isWhole: Bool = from <= travelled && travelled + length <= to
    // A part needs a move of its own wherever it does not continue the one before.
    var isPenDown: Bool = false
    for (segment, length) in zip(subpath.segments, lengths) {
      let begin: Double = travelled
      travelled += length
      guard length > 0, travelled > from, begin < to else { continue }
      let start: CGFloat = segment.parameter(atLength: from - begin, of: length)
      let end: CGFloat = segment.parameter(atLength: to - begin, of: length)
      guard start < end else { continue }
      let part: PathSegment = segment.part(from: start, to: end)
      if !isPenDown { elements.append(.move(to: part.start)) }
      isPenDown = true
      elements.append(part.element)
    }
    if isWhole, subpath.isClosed, isPenDown { elements.append(.closeSubpath) }
  }
}
