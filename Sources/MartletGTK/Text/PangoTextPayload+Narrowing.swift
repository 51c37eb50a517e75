import CMartletGTK
import MartletPrimitives

extension PangoTextPayload: TextNarrowing {
  /// Read off the glyphs: shaping a text once for each of its characters would take far longer.
  ///
  /// Only for plain letters, of which each is a glyph of its own. Their widths are the font's, without the kerning
  /// of a line.
  var narrowest: (width: Double, lineCount: Int)? {
    guard lines.count == 1, let line = lines.first?.line, !line.range.isEmpty else { return nil }
    let bytes = line.shaped.source.bytes[line.range]
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), bytes.first != 0x20 else { return nil }
    var widest: Int32 = 0
    var glyphCount = 0
    var node = line.pangoLine.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = run?.pointee.item?.pointee, let glyphs = run?.pointee.glyphs?.pointee else {
        return nil
      }
      for index in 0..<Int(glyphs.num_glyphs) {
        let offset = Int(item.offset) + Int(glyphs.log_clusters[index]) - line.range.lowerBound
        guard bytes.indices.contains(bytes.startIndex + offset) else { return nil }
        glyphCount += 1
        if bytes[bytes.startIndex + offset] == 0x20 { continue }
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(item.analysis.font, glyphs.glyphs[index].glyph, nil, &logical)
        widest = max(widest, logical.width)
      }
    }
    // Fewer glyphs than letters: some are joined.
    guard glyphCount == bytes.count else { return nil }
    return (PangoUnits.points(widest), bytes.count)
  }
}
