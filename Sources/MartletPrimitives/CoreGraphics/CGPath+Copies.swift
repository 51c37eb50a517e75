import Foundation

extension CGPath {
  /// Returns a path of the same elements, which does not change.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// Returns the path with all its points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path of the same elements, which can grow.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

  /// Returns the path with all its points transformed, which can grow.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the area that a line along the path covers, to be filled by winding.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: How the ends are drawn.
  ///   - lineJoin: How corners are drawn.
  ///   - miterLimit: The ratio of miter length to line width above which a corner is cut.
  ///   - transform: Applied to the outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path: path.strokedPath(style).applying(transform))
  }

  /// Returns the path cut into dashes.
  ///
  /// Curves are followed by lines to a twentieth of a point.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the path begins, in points.
  ///   - lengths: The lengths of parts that stay and parts that are left out, in turn.
  ///   - transform: Applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard path.isFinite, let pattern = DashPattern(lengths, phase: phase) else {
      return CGPath(path: path.applying(transform))
    }
    let dashes: [Polyline] = path.flattened(tolerance: CGPath.tolerance).flatMap { pattern.dashes(of: $0) }
    return CGPath(path: Path(lines: dashes).applying(transform))
  }

  /// Returns the path with its curves replaced by lines.
  ///
  /// - Parameter threshold: How far a line may lie from its curve, in points.
  public func flattened(threshold: CGFloat) -> CGPath {
    guard path.isFinite, threshold > 0 else { return CGPath(path: path) }
    return CGPath(path: Path(lines: path.flattened(tolerance: threshold)))
  }

  /// How far a dash may lie from the curve it follows, in points.
  private static let tolerance: CGFloat = 0.05
}

extension Path {
  fileprivate init(lines: [Polyline]) {
    var list: [Element] = []
    for line in lines {
      guard let first = line.points.first else { continue }
      list.append(.move(to: first))
      for point in line.points.dropFirst() { list.append(.line(to: point)) }
      if line.isClosed { list.append(.closeSubpath) }
    }
    self.init(storage: list.isEmpty ? .empty : .elements(list))
  }
}
