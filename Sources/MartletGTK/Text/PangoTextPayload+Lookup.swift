import CMartletGTK
import Foundation
import MartletPrimitives

extension PangoTextPayload: TextPointLookup {
  /// The run at a point of the layout's box.
  func run(at point: CGPoint) -> TextRun? {
    for placed in lines {
      let top = placed.origin.y - placed.line.ascent
      guard point.y >= top, point.y < placed.origin.y + placed.line.descent else { continue }
      let x = point.x - placed.origin.x
      guard x >= 0, x < placed.line.width else { return nil }
      var index: Int32 = 0
      var trailing: Int32 = 0
      guard pango_layout_line_x_to_index(placed.line.pangoLine, PangoUnits.units(x), &index, &trailing) != 0
      else { return nil }
      return placed.line.shaped.source.style(at: Int(index))
    }
    return nil
  }
}

extension PangoTextPayload: TextAttachmentLookup {
  var attachments: [(attachment: TextAttachment, origin: CGPoint)] {
    lines.flatMap { placed in
      placed.line.attachments.map { attachment, x in
        (attachment, CGPoint(x: placed.origin.x + x, y: placed.origin.y))
      }
    }
  }
}
