import Foundation

extension Path {
  /// Returns the outline of the path's stroke, to be filled by winding.
  ///
  /// A circle and a rectangle with mitred corners become their outer and their inner edge. Anything
  /// else becomes one piece for each line, corner and end; the pieces overlap, all wind the same way,
  /// and together cover what the stroke covers. Curves are followed to a twentieth of a point.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, isFinite else { return Path() }
    let pattern = DashPattern(style.dash, phase: style.dashPhase)
    if pattern == nil, let simple = simpleStroke(style) { return simple }
    var outline = StrokeOutline(style: style)
    for line in flattened(tolerance: 0.05) {
      if let pattern {
        for dash in pattern.dashes(of: line) { outline.add(dash) }
      } else {
        outline.add(line)
      }
    }
    return Path(storage: outline.elements.isEmpty ? .empty : .elements(outline.elements))
  }

  /// The stroke as outer and inner edge, for the shapes where that is exact.
  private func simpleStroke(_ style: StrokeStyle) -> Path? {
    let half: CGFloat = style.lineWidth / 2
    switch storage {
    case .ellipse(let rect) where rect.width == rect.height && rect.width > style.lineWidth:
      var path = Path(ellipseIn: rect.insetBy(dx: -half, dy: -half))
      // The inner edge is a mirror image, so that it winds the other way.
      let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
      path.addEllipse(in: rect.insetBy(dx: half, dy: half), transform: mirror)
      return path
    case .rect(let rect)
    where style.lineJoin == .miter && style.miterLimit * style.miterLimit >= 2
      && rect.width > style.lineWidth && rect.height > style.lineWidth:
      var path = Path(rect.insetBy(dx: -half, dy: -half))
      let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
      path.addRect(rect.insetBy(dx: half, dy: half), transform: mirror)
      return path
    default:
      return nil
    }
  }
}
