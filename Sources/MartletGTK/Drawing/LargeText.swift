import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws lines of text that are too large for glyphs as shapes.
///
/// Cairo's scaled fonts come to their end at some thousand pixels, and take a context with them.
struct LargeText {
  let context: OpaquePointer
  let space: DeviceSpace
  /// What is seen, in pixels.
  let box: CGRect

  /// The size of a font, in pixels, up to which glyphs are drawn as such.
  private static let largestGlyph: Double = 2_000
  /// The size at which outlines are made: large enough for all their curves.
  private static let outlineSize: Double = 1_000

  /// Whether a line has to be drawn in this way.
  static func isNeeded(for line: TextLine, in space: DeviceSpace) -> Bool {
    guard space.isDrawable else { return true }
    let matrix = space.matrix
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    return !(Double(scale) * line.largestFontSize <= largestGlyph)
  }

  /// Draws a line, whose baseline begins at the space's origin.
  ///
  /// - Parameter setSource: makes the context paint in a colour, or in the text's own paint; tells whether there is any.
  func draw(_ line: TextLine, setSource: (ResolvedColor?) -> Bool) {
    guard let outline = Self.outline(of: line) else { return }
    let ink = outline.seenFill(in: box, through: space.matrix)
    let colored = line.shaped.source.spans(in: line.range)
    if colored.count <= 1 {
      if let background = colored.first?.style.background {
        fill(area(of: line, line.range), setSource(background))
      }
      if !ink.isEmpty { fill(ink, setSource(colored.first?.style.color)) }
      return
    }
    for span in colored {
      let range = span.range.clamped(to: line.range)
      let part = area(of: line, range)
      guard !part.isEmpty else { continue }
      if let background = span.style.background { fill(part, setSource(background)) }
      guard !ink.isEmpty else { continue }
      cairo_save(context)
      trace(part)
      cairo_clip(context)
      fill(ink, setSource(span.style.color))
      cairo_restore(context)
    }
  }

  private func fill(_ path: Path, _ hasSource: Bool) {
    guard hasSource else { return }
    trace(path)
    cairo_fill(context)
  }

  private func trace(_ path: Path) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_new_path(context)
    CairoPath.append(path, to: context, limit: DeviceSpace.reach)
  }

  /// Where some bytes of a line are, as high as its fonts.
  private func area(of line: TextLine, _ range: Range<Int>) -> Path {
    var (start, end): (Int32, Int32) = (0, 0)
    pango_layout_line_index_to_x(line.pangoLine, Int32(range.lowerBound), 0, &start)
    pango_layout_line_index_to_x(line.pangoLine, Int32(range.upperBound), 0, &end)
    let (left, right) = (PangoUnits.points(min(start, end)), PangoUnits.points(max(start, end)))
    let rect = CGRect(x: left, y: -line.ascent, width: right - left, height: line.ascent + line.descent)
    return Path(storage: .rect(rect)).seenFill(in: box, through: space.matrix)
  }

  /// A line's outlines in points, from the left end of its baseline.
  private static func outline(of line: TextLine) -> Path? {
    let longest = max(line.width, Double(line.ink.width), Double(line.ink.height), 1)
    let scale = min(outlineSize / max(line.largestFontSize, 0.01), 4e6 / longest)
    guard scale.isFinite, scale > 0, let image = CairoImage(width: 1, height: 1) else { return nil }
    var elements: [Path.Element] = []
    image.draw { context in
      cairo_scale(context, scale, scale)
      pango_cairo_layout_line_path(context, line.pangoLine)
      guard let path = cairo_copy_path(context) else { return }
      defer { cairo_path_destroy(path) }
      guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
      var index = 0
      while index < Int(path.pointee.num_data) {
        let header = data[index].header
        func point(_ offset: Int) -> CGPoint {
          CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(1)))
        case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(1)))
        case CAIRO_PATH_CURVE_TO:
          elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
        default: elements.append(.closeSubpath)
        }
        index += max(1, Int(header.length))
      }
    }
    return Path(storage: .elements(elements))
  }
}
