import CMartletGTK
import Foundation
import MartletPrimitives

/// One line of a shaped text with its measures, in points from the left end of its baseline.
///
/// Heights come from the fonts' given metrics and not from Pango, so that a fallback font for an emoji
/// or another script does not change them.
struct TextLine {
  /// Owns `pangoLine`.
  let shaped: ShapedText
  let pangoLine: UnsafeMutablePointer<PangoLayoutLine>
  let width: Double
  let ink: CGRect
  let ascent: Double
  let descent: Double
  /// The space below the line, if another one follows.
  let lineGap: Double
  /// The size of the largest font in it, in points.
  let largestFontSize: Double
  /// The bytes of the source that the line shows, without the line feed.
  let range: Range<Int>

  init?(_ shaped: ShapedText, index: Int) {
    guard let pangoLine = shaped.line(index) else { return nil }
    self.shaped = shaped
    self.pangoLine = pangoLine
    Self.tightenEllipsis(of: pangoLine)
    let start = Int(pangoLine.pointee.start_index)
    range = start..<(start + max(0, Int(pangoLine.pointee.length)))

    var inkUnits = PangoRectangle()
    var logicalUnits = PangoRectangle()
    pango_layout_line_get_extents(pangoLine, &inkUnits, &logicalUnits)
    ink = CGRect(
      x: PangoUnits.points(inkUnits.x), y: PangoUnits.points(inkUnits.y),
      width: PangoUnits.points(inkUnits.width), height: PangoUnits.points(inkUnits.height))

    var ascent = 0.0
    var descent = 0.0
    var lineGap = 0.0
    var fontSize = 0.0
    let styles = Self.styles(of: pangoLine, range: range, in: shaped.source)
    // Pango puts tracking between characters only, not after the last one.
    let trailingTracking = range.isEmpty ? 0 : styles.last?.tracking ?? 0
    width = max(0, PangoUnits.points(logicalUnits.width) + trailingTracking)
    for style in styles {
      ascent = max(ascent, style.font.ascent + max(0, style.baselineOffset))
      descent = max(descent, style.font.descent + max(0, -style.baselineOffset))
      lineGap = max(lineGap, style.font.lineGap)
      if style.font.size.isFinite { fontSize = max(fontSize, style.font.size) }
    }
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
    self.lineGap = lineGap.isFinite ? lineGap : 0
    largestFontSize = fontSize
  }

  /// What the line shows, an ellipsis in place of what it leaves out.
  var text: String {
    var hasEllipsis = false
    Self.forEachItem(of: pangoLine) { _, isEllipsis in
      if isEllipsis { hasEllipsis = true }
    }
    guard hasEllipsis else { return String(decoding: shaped.source.bytes[range], as: UTF8.self) }
    var parts: [(offset: Int, text: String)] = []
    Self.forEachItem(of: pangoLine) { item, isEllipsis in
      if isEllipsis {
        parts.append((item.lowerBound, StyledText.ellipsis))
      } else {
        parts.append((item.lowerBound, String(decoding: shaped.source.bytes[item], as: UTF8.self)))
      }
    }
    return parts.sorted { $0.offset < $1.offset }.map(\.text).joined()
  }

  /// The pictures in the line, with the distance of their left ends from the line's.
  var attachments: [(TextAttachment, Double)] {
    guard shaped.source.spans.contains(where: { $0.style.attachment != nil }) else { return [] }
    var result: [(TextAttachment, Double)] = []
    Self.forEachItem(of: pangoLine) { item, isEllipsis in
      guard !isEllipsis else { return }
      for span in shaped.source.spans(in: item) {
        guard let attachment = span.style.attachment else { continue }
        var edges: (Int32, Int32) = (0, 0)
        pango_layout_line_index_to_x(pangoLine, gint(span.range.lowerBound), 0, &edges.0)
        pango_layout_line_index_to_x(pangoLine, gint(span.range.lowerBound), 1, &edges.1)
        // From right to left the character's start is its right end.
        result.append((attachment, PangoUnits.points(min(edges.0, edges.1))))
      }
    }
    return result
  }

  /// The styles that take part in the line's height; an empty line has the height of its place.
  private static func styles(
    of line: UnsafeMutablePointer<PangoLayoutLine>, range: Range<Int>, in source: StyledText
  ) -> [TextRun] {
    if source.spans.count == 1 { return [source.spans[0].style] }
    var styles: [TextRun] = []
    forEachItem(of: line) { item, isEllipsis in
      if !isEllipsis { styles += source.spans(in: item).map(\.style) }
    }
    if styles.isEmpty, let style = source.style(at: range.lowerBound) { styles = [style] }
    return styles
  }

  /// Gives the ellipsis its own width again.
  ///
  /// Pango widens it until the line is as wide as the layout, which would leave a hole in the text.
  private static func tightenEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      guard
        let item = run?.pointee.item?.pointee, let glyphs = run?.pointee.glyphs?.pointee,
        item.isEllipsis, glyphs.num_glyphs > 0
      else { continue }
      let last = glyphs.glyphs.advanced(by: Int(glyphs.num_glyphs) - 1)
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(item.analysis.font, last.pointee.glyph, nil, &logical)
      last.pointee.geometry.width = logical.width
    }
  }

  /// Calls `body` with the bytes of each stretch of glyphs and whether it is an ellipsis, in visual order.
  private static func forEachItem(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ body: (Range<Int>, Bool) -> Void
  ) {
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = run?.pointee.item?.pointee else { continue }
      let start = Int(item.offset)
      body(start..<(start + max(0, Int(item.length))), item.isEllipsis)
    }
  }
}

extension PangoItem {
  /// Whether the item is an ellipsis that Pango put in.
  fileprivate var isEllipsis: Bool {
    UInt32(analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }
}
