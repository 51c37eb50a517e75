import Foundation

/// Combines the areas of two paths.
///
/// 1. Curves become short lines on a fine grid.
/// 2. Lines are cut where they meet.
/// 3. It is counted how often each path runs around the areas beside each line.
/// 4. Lines between what belongs to the result and what does not are put together to outlines.
/// 5. Pieces of one segment become that segment's part again.
struct PathCombining {
  private var grid: PathGrid
  private var segments: [PathSegment] = []
  private var edges: [GridEdge] = []
  /// For each subpath of the first path, which edges are its own, before they are cut.
  private var subpathStarts: [(segment: Int, isClosed: Bool)] = []
  private let tolerance: CGFloat

  /// - Parameter closesFirst: Whether open subpaths of the first path count as closed.
  init?(_ first: Path, _ second: Path, closesFirst: Bool) {
    let box =
      first.boundingRect.isNull
      ? second.boundingRect
      : second.boundingRect.isNull ? first.boundingRect : first.boundingRect.union(second.boundingRect)
    guard !box.isNull, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite,
      abs(box.minX) < 1e12, abs(box.maxX) < 1e12, abs(box.minY) < 1e12, abs(box.maxY) < 1e12
    else { return nil }
    grid = PathGrid(holding: box)
    tolerance = Swift.max(Swift.max(box.width, box.height) * 5e-5, 1e-7)
    add(first, owner: 0, isClosed: closesFirst)
    add(second, owner: 1, isClosed: true)
  }

  private mutating func add(_ path: Path, owner: Int, isClosed: Bool) {
    guard path.isFinite else { return }
    for subpath in path.subpaths() {
      if owner == 0 { subpathStarts.append((segments.count, subpath.isClosed)) }
      for segment in subpath.segments { add(segment, owner: owner) }
      if isClosed, !subpath.isClosed, let last = subpath.segments.last, last.end != subpath.start {
        add(.line(last.end, subpath.start), owner: owner)
      }
    }
  }

  private mutating func add(_ segment: PathSegment, owner: Int) {
    let index = segments.count
    segments.append(segment)
    let count = segment.lineCount(tolerance: tolerance)
    var start = grid.place(segment.start)
    for step in 1...count {
      let t = Double(step) / Double(count)
      let end = grid.place(step == count ? segment.end : segment.point(at: CGFloat(t)))
      edges.append(
        GridEdge(
          start: start, end: end, owner: owner, segment: index, from: Double(step - 1) / Double(count), to: t)
      )
      start = end
    }
  }

  /// The outline of all places that fulfil a condition.
  func outline(isInside: @escaping (EdgeNetwork.Winding) -> Bool) -> Path {
    let network = EdgeNetwork(EdgeSplitting.split(edges))
    let rebuilding = OutlineRebuilding(segments: segments, grid: grid)
    let elements = OutlineTracing(network, isInside: isInside).outlines().flatMap { rebuilding.closed($0) }
    guard !elements.isEmpty else { return Path() }
    let path = Path(storage: .elements(elements))
    return path.asRectangle ?? path
  }

  /// The parts of the first path's line beside which the second path's area lies, or does not.
  func line(isKept: (EdgeNetwork.Winding, EdgeNetwork.Winding) -> Bool) -> Path {
    let pieces = EdgeSplitting.split(edges)
    let network = EdgeNetwork(pieces)
    let places = network.places
    let rebuilding = OutlineRebuilding(segments: segments, grid: grid)
    var elements: [Path.Element] = []
    var own = pieces.filter { $0.owner == 0 }[...]
    for (index, start) in subpathStarts.enumerated() {
      let end = index + 1 < subpathStarts.count ? subpathStarts[index + 1].segment : Int.max
      let subpath = own.prefix { $0.segment < end }
      own = own.dropFirst(subpath.count)
      let kept = subpath.map { piece -> Bool in
        guard let edge = network.edge(from: piece.start, to: piece.end, places: places) else { return false }
        return isKept(edge.left, edge.right)
      }
      elements += lines(Array(subpath), kept, isClosed: start.isClosed, rebuilding)
    }
    return Path(storage: elements.isEmpty ? .empty : .elements(elements))
  }

  private func lines(
    _ pieces: [GridEdge], _ kept: [Bool], isClosed: Bool, _ rebuilding: OutlineRebuilding
  ) -> [Path.Element] {
    guard kept.contains(true) else { return [] }
    if isClosed, !kept.contains(false) { return rebuilding.closed(pieces) }
    // A closed line is begun after a gap, so that no part of it is torn at its start.
    var order = Array(pieces.indices)
    if isClosed, let gap = kept.firstIndex(of: false) { order = Array(order[gap...] + order[..<gap]) }
    var elements: [Path.Element] = []
    var run: [GridEdge] = []
    for index in order {
      if kept[index] {
        run.append(pieces[index])
      } else if !run.isEmpty {
        elements += rebuilding.open(run)
        run = []
      }
    }
    return elements + (run.isEmpty ? [] : rebuilding.open(run))
  }
}

extension Path {
  /// The path as a rectangle, if it is the outline of one along the axes.
  fileprivate var asRectangle: Path? {
    guard case .elements(let list) = storage, list.count == 5, list[4] == .closeSubpath else { return nil }
    let corners = list.compactMap(\.endPoint)
    guard corners.count == 4,
      list[1...3].allSatisfy({ if case .line = $0 { return true } else { return false } })
    else { return nil }
    let box = boundingRect
    let isBox = corners.allSatisfy {
      ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
    }
    let neighbours = zip(corners, corners.dropFirst() + [corners[0]])
    guard isBox, neighbours.allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }) else { return nil }
    return Path(box)
  }
}
