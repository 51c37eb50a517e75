import Foundation

/// Cuts lines into dashes.
struct DashPattern {
  private var lengths: [CGFloat]
  private var phase: CGFloat
  private var total: CGFloat

  /// The most dashes drawn of one subpath; a finer pattern looks solid and is drawn so.
  private static let mostDashes: CGFloat = 50_000

  /// Creates a pattern; `nil` if it is a solid line.
  init?(_ lengths: [CGFloat], phase: CGFloat) {
    let sum: CGFloat = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    // With an odd count, paint and gap swap roles each time the pattern repeats.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    total = lengths.count % 2 == 0 ? sum : 2 * sum
    let offset: CGFloat = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
    self.phase = offset < 0 ? offset + total : offset
  }

  /// The painted parts of a line.
  func dashes(of line: Polyline) -> [Polyline] {
    var points: [CGPoint] = line.points
    guard let first = points.first, points.count > 1 else { return [line] }
    if line.isClosed { points.append(first) }
    var length: CGFloat = 0
    for (from, to) in zip(points, points.dropFirst()) { length += DashPattern.distance(from, to) }
    guard length.isFinite, length / total * CGFloat(lengths.count) < DashPattern.mostDashes
    else { return [line] }

    var (index, left): (Int, CGFloat) = start()
    let startsPainted: Bool = index % 2 == 0
    var dashes: [Polyline] = []
    var dash: [CGPoint] = startsPainted ? [first] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let segment: CGFloat = DashPattern.distance(from, to)
      var done: CGFloat = 0
      while segment - done > left {
        done += left
        let cut = CGPoint(
          x: from.x + (to.x - from.x) * done / segment, y: from.y + (to.y - from.y) * done / segment)
        if index % 2 == 0 {
          DashPattern.append(cut, to: &dash)
          dashes.append(Polyline(points: dash, isClosed: false))
          dash = []
        } else {
          dash = [cut]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= segment - done
      if index % 2 == 0 { DashPattern.append(to, to: &dash) }
    }
    guard index % 2 == 0, !dash.isEmpty else { return dashes }
    if line.isClosed, startsPainted, !dashes.isEmpty {
      // The dash goes on over the start of the subpath.
      dashes[0].points = dash + dashes[0].points.dropFirst()
    } else if line.isClosed, startsPainted {
      return [line]
    } else {
      dashes.append(Polyline(points: dash, isClosed: false))
    }
    return dashes
  }

  /// The entry of the pattern where the line begins, and what is left of it.
  private func start() -> (index: Int, left: CGFloat) {
    var offset: CGFloat = phase
    for (index, length) in lengths.enumerated() {
      if offset < length { return (index, length - offset) }
      offset -= length
    }
    return (0, lengths[0])
  }

  private static func append(_ point: CGPoint, to dash: inout [CGPoint]) {
    if dash.last != point { dash.append(point) }
  }

  private static func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(to.x - from.x), Double(to.y - from.y)))
  }
}
