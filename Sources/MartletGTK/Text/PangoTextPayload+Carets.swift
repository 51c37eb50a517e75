import CMartletGTK
import Foundation
import MartletPrimitives

/// Carets and selections by Pango, which knows clusters and both directions of text.
extension PangoTextPayload: TextCaretGeometry {
  private func lineIndex(at offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    // A line broken between words ends where the next one begins: an offset there is in the next one.
    return lines.lastIndex { $0.line.range.lowerBound <= offset } ?? 0
  }

  private func box(_ index: Int) -> CGRect {
    let placed = lines[index]
    return CGRect(
      x: placed.origin.x, y: placed.origin.y - placed.line.ascent, width: placed.line.width,
      height: placed.line.ascent + placed.line.descent)
  }

  func caret(at offset: Int) -> CGRect {
    guard let index = lineIndex(at: offset) else { return .zero }
    let placed = lines[index]
    var x: Int32 = 0
    let range = placed.line.range
    let clamped = min(max(offset, range.lowerBound), range.upperBound)
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(placed.line.shaped.layoutPointer, gint(clamped), &strong, nil)
    // Within the line: Pango's layout may lie elsewhere than our line does.
    pango_layout_line_index_to_x(placed.line.pangoLine, gint(clamped), 0, &x)
    if let xInLine = xOfCaret(strong, in: placed) { x = xInLine }
    let box = self.box(index)
    return CGRect(x: box.minX + PangoUnits.points(x), y: box.minY, width: 0, height: box.height)
  }

  /// The strong caret's place in its line; `nil` if Pango puts it into another line.
  private func xOfCaret(_ caret: PangoRectangle, in placed: PlacedLine) -> Int32? {
    guard placed.line.shaped.lineCount == 1 else { return nil }
    return caret.x
  }

  func offset(nearest point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let index = lines.indices.last { box($0).minY <= point.y } ?? 0
    let placed = lines[index]
    var byte: gint = 0
    var trailing: gint = 0
    let x = PangoUnits.units(Double(point.x - placed.origin.x))
    pango_layout_line_x_to_index(placed.line.pangoLine, x, &byte, &trailing)
    return advance(Int(byte), scalars: Int(trailing), in: placed.line)
  }

  /// Goes on by whole characters of UTF-8, as Pango counts what is trailing.
  private func advance(_ start: Int, scalars: Int, in line: TextLine) -> Int {
    let bytes = line.shaped.source.bytes
    var offset = start
    for _ in 0..<max(scalars, 0) where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return min(offset, line.range.upperBound)
  }

  func selection(_ range: Range<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for (index, placed) in lines.enumerated() {
      let lineRange = placed.line.range
      guard range.lowerBound <= lineRange.upperBound, range.upperBound > lineRange.lowerBound else {
        continue
      }
      let part = range.clamped(to: lineRange)
      var box = self.box(index)
      // A selection that goes on in the next line has no gap above it.
      if range.upperBound > lineRange.upperBound, index + 1 < lines.count {
        box.size.height = max(self.box(index + 1).minY - box.minY, box.height)
      }
      if !part.isEmpty {
        var edges: UnsafeMutablePointer<Int32>?
        var count: gint = 0
        pango_layout_line_get_x_ranges(
          placed.line.pangoLine, gint(part.lowerBound), gint(part.upperBound), &edges, &count)
        defer { g_free(edges) }
        // Pango counts these from the layout's left edge, in which the line may be indented.
        let indent = self.indent(of: placed.line)
        for pair in 0..<Int(count) {
          guard let edges else { break }
          let left = PangoUnits.points(edges[2 * pair] - indent)
          let right = PangoUnits.points(edges[2 * pair + 1] - indent)
          result.append(
            CGRect(x: box.minX + left, y: box.minY, width: max(right - left, 0), height: box.height))
        }
      }
    }
    return result
  }

  private func indent(of line: TextLine) -> Int32 {
    var logical = PangoRectangle()
    guard let iterator = pango_layout_get_iter(line.shaped.layoutPointer) else { return 0 }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      if pango_layout_iter_get_line_readonly(iterator) == line.pangoLine {
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        return logical.x
      }
    } while pango_layout_iter_next_line(iterator) != 0
    return 0
  }

  func offset(movedFrom offset: Int, toRight: Bool) -> Int? {
    guard let index = lineIndex(at: offset) else { return nil }
    let line = lines[index].line
    var new: gint = 0
    var trailing: gint = 0
    pango_layout_move_cursor_visually(
      line.shaped.layoutPointer, 1, gint(offset), 0, toRight ? 1 : -1, &new, &trailing)
    guard new >= 0, new < gint.max else { return nil }
    let bytes = line.shaped.source.bytes
    var moved = min(Int(new), bytes.count)
    for _ in 0..<max(Int(trailing), 0) where moved < bytes.count {
      moved += 1
      while moved < bytes.count, bytes[moved] & 0xC0 == 0x80 { moved += 1 }
    }
    return moved == offset ? nil : moved
  }

  func lineRange(at offset: Int) -> Range<Int> {
    guard let index = lineIndex(at: offset) else { return 0..<0 }
    return lines[index].line.range
  }

  func isRightToLeft(at offset: Int) -> Bool {
    guard let index = lineIndex(at: offset) else { return false }
    let direction = pango_layout_line_get_resolved_direction(lines[index].line.pangoLine)
    return direction == PANGO_DIRECTION_RTL
  }
}
