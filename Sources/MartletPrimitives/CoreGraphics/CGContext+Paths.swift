import Foundation

/// How a path is drawn.
///
/// - Source: Apple, "CGPathDrawingMode".
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled; inside is whatever the path winds around.
  case fill = 0
  /// Filled; inside is whatever the path winds around an odd number of times.
  case eoFill = 1
  /// As a line.
  case stroke = 2
  /// Filled, and as a line.
  case fillStroke = 3
  /// Filled by `eoFill`'s rule, and as a line.
  case eoFillStroke = 4
}

extension CGContext {
  // MARK: The current path

  /// Begins a path, and forgets the one there was.
  public func beginPath() {
    currentPath = CGMutablePath()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.move(to: point)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point)
  }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { currentPath.addRect(rect) }
  }

  /// Adds the ellipse that fits a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect)
  }

  /// Adds a part of a circle; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds the part of a circle that joins two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path)
  }

  /// Ends the subpath with a line to its start.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// The path that was begun.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }

  /// Whether no path was begun.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The point where the next segment begins.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The box of the path and of its control points.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Makes the area of the line along the path the current path.
  public func replacePathWithStrokedPath() {
    let area = Path(currentPath).strokedPath(state.line)
    currentPath = CGMutablePath()
    currentPath.addPath(area.cgPath)
  }

  // MARK: Drawing

  /// Draws the current path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = Path(currentPath)
    beginPath()
    switch mode {
    case .fill: fill(path, isEvenOdd: false)
    case .eoFill: fill(path, isEvenOdd: true)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      fill(path, isEvenOdd: mode == .eoFillStroke)
      stroke(path)
    }
  }

  /// Fills the current path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the current path, and forgets it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(Path(rect), isEvenOdd: false)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect), isEvenOdd: false)
  }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(Path(rect))
  }

  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Draws a line along the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect))
  }

  /// Draws lines between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Takes away what is there in a rectangle.
  public func clear(_ rect: CGRect) {
    var cleared = state.recorded
    cleared.blendMode = .clear
    cleared.opacity = 1
    recorder.record(.fill(Path(rect), .color(ResolvedColor(hex: 0x000000)), FillStyle()), cleared)
  }

  private func fill(_ path: Path, isEvenOdd: Bool) {
    guard path.isFinite, state.fill.isVisible else { return }
    record(.fill(path, state.fill, FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased)))
  }

  private func stroke(_ path: Path, style: StrokeStyle? = nil) {
    let style = style ?? state.line
    guard path.isFinite, style.lineWidth > 0, style.lineWidth.isFinite, state.stroke.isVisible else { return }
    record(.stroke(path, state.stroke, style))
  }

  // MARK: Clipping

  /// Leaves only what lies inside the current path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = Path(currentPath)
    beginPath()
    clip(path, isEvenOdd: rule == .evenOdd)
  }

  /// Leaves only what lies inside a rectangle.
  public func clip(to rect: CGRect) {
    clip(Path(rect), isEvenOdd: false)
  }

  /// Leaves only what lies inside rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(path, isEvenOdd: false)
  }

  /// The box of what all clips leave, in the present space.
  public var boundingBoxOfClipPath: CGRect {
    let box: CGRect = state.recorded.clip?.bounds ?? bounds
    guard !box.isNull, state.recorded.transform.isUsable else { return .null }
    return box.applying(state.recorded.transform.inverted())
  }

  private func clip(_ path: Path, isEvenOdd: Bool) {
    let placed = path.applying(state.recorded.transform)
    guard placed.isFinite else { return }
    let style = FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased)
    state.recorded.clip = RecordedClip(
      .path(DisplayClip(path: placed, style: style)), outer: state.recorded.clip, within: bounds)
  }
}
