import Foundation

/// Turns pieces of segments back into lines and curves.
///
/// Curves were cut into short lines only to find out where they meet; what is left of a curve is a part of the very
/// same curve, so it is smooth at any scale.
struct OutlineRebuilding {
  let segments: [PathSegment]
  let grid: PathGrid

  /// A part of a segment.
  private struct Run {
    var segment: Int
    var from: Double
    var to: Double
    var start: GridPoint
    var end: GridPoint
  }

  /// The elements of a closed outline.
  func closed(_ pieces: [GridEdge]) -> [Path.Element] {
    var runs = self.runs(pieces)
    // The outline may have been begun in the middle of a segment.
    if runs.count > 1, let last = runs.last, continues(last, runs[0]) {
      runs[0].from = last.from
      runs[0].start = last.start
      runs.removeLast()
    }
    runs = straightened(runs, isClosed: true)
    guard let first = runs.first else { return [] }
    var elements: [Path.Element] = [.move(to: grid.point(first.start))]
    elements.append(contentsOf: self.elements(runs))
    // The last line is what closing draws.
    if case .line = elements.last, elements.count > 2 { elements.removeLast() }
    elements.append(.closeSubpath)
    return elements
  }

  /// The elements of an open line.
  func open(_ pieces: [GridEdge]) -> [Path.Element] {
    let runs = straightened(self.runs(pieces), isClosed: false)
    guard let first = runs.first else { return [] }
    return [.move(to: grid.point(first.start))] + elements(runs)
  }

  private func runs(_ pieces: [GridEdge]) -> [Run] {
    var runs: [Run] = []
    for piece in pieces {
      let run = Run(
        segment: piece.segment, from: piece.from, to: piece.to, start: piece.start, end: piece.end)
      if let last = runs.last, continues(last, run) {
        runs[runs.count - 1].to = run.to
        runs[runs.count - 1].end = run.end
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func continues(_ one: Run, _ next: Run) -> Bool {
    guard one.segment == next.segment, one.end == next.start, abs(one.to - next.from) < 1e-9 else {
      return false
    }
    return (one.to > one.from) == (next.to > next.from)
  }

  /// Joins lines that lie on one line, though they came from two.
  private func straightened(_ runs: [Run], isClosed: Bool) -> [Run] {
    var result: [Run] = []
    for run in runs {
      if let last = result.last, isStraight(last, run) {
        result[result.count - 1].end = run.end
      } else {
        result.append(run)
      }
    }
    if isClosed, result.count > 2, let last = result.last, isStraight(last, result[0]) {
      result[0].start = last.start
      result.removeLast()
    }
    return result
  }

  private func isStraight(_ one: Run, _ next: Run) -> Bool {
    guard case .line = segments[one.segment], case .line = segments[next.segment], one.end == next.start,
      GridPoint.side(one.start, one.end, next.end) == 0
    else { return false }
    // On, not back.
    let along = (one.end.x - one.start.x) * (next.end.x - next.start.x)
    return along + (one.end.y - one.start.y) * (next.end.y - next.start.y) > 0
  }

  private func elements(_ runs: [Run]) -> [Path.Element] {
    runs.map { run in
      let end = grid.point(run.end)
      let (low, high) = (Swift.min(run.from, run.to), Swift.max(run.from, run.to))
      let part = segments[run.segment].part(from: CGFloat(low), to: CGFloat(high))
      let directed = run.from <= run.to ? part : part.reversed
      let start = grid.point(run.start)
      // The ends are where the pieces meet; what that moves them is far less than a pixel.
      switch directed {
      case .line:
        return .line(to: end)
      case .quadCurve(_, let control, _):
        return .quadCurve(to: end, control: control)
      case .curve(let partStart, let control1, let control2, let partEnd):
        return .curve(
          to: end,
          control1: CGPoint(x: control1.x + start.x - partStart.x, y: control1.y + start.y - partStart.y),
          control2: CGPoint(x: control2.x + end.x - partEnd.x, y: control2.y + end.y - partEnd.y))
      }
    }
  }
}

extension PathSegment {
  /// The same line or curve, the other way.
  var reversed: PathSegment {
    switch self {
    case .line(let start, let end): return .line(end, start)
    case .quadCurve(let start, let control, let end): return .quadCurve(end, control: control, start)
    case .curve(let start, let control1, let control2, let end):
      return .curve(end, control1: control2, control2: control1, start)
    }
  }
}
