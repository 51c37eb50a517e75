import CMartletGTK
import Foundation
import MartletPrimitives

/// What the drawer needs to draw a text layout.
final class PangoTextPayload {
  struct PlacedLine {
    let line: TextLine
    /// The left end of the line's baseline, in the layout's box.
    let origin: CGPoint
  }

  let lines: [PlacedLine]
  /// Whether some run has a colour of its own, which Pango paints at full strength whatever the source's alpha.
  let hasRunColors: Bool

  init(lines: [PlacedLine], hasRunColors: Bool) {
    self.lines = lines
    self.hasRunColors = hasRunColors
  }
}

extension TextLayout {
  /// Stacks lines and aligns them within the widest one.
  convenience init(_ lines: [TextLine], of request: TextRequest, width: Double?, isTruncated: Bool) {
    var boxWidth = lines.map(\.width).max() ?? 0
    // Spaces that hang over the end of a broken line take no room.
    if let width, lines.contains(where: { $0.width > width && !$0.isSingleCharacter }) {
      boxWidth = max(width, lines.filter(\.isSingleCharacter).map(\.width).max() ?? 0)
    }
    var placed: [PangoTextPayload.PlacedLine] = []
    var ink = CGRect.null
    var top = 0.0
    for (index, line) in lines.enumerated() {
      if index > 0 { top += lines[index - 1].lineGap + request.lineSpacing }
      let baseline = top + line.ascent
      let x = request.alignedX(lineWidth: line.width, boxWidth: boxWidth)
      placed.append(.init(line: line, origin: CGPoint(x: x, y: baseline)))
      let logical = CGRect(x: x, y: top, width: line.width, height: line.ascent + line.descent)
      ink = ink.union(logical).union(line.ink.offsetBy(dx: x, dy: baseline))
      top = baseline + line.descent
    }
    let isBlank = lines.allSatisfy { $0.range.isEmpty }
    self.init(
      size: CGSize(width: boxWidth, height: max(0, top)),
      firstBaseline: placed.first?.origin.y ?? 0,
      lastBaseline: placed.last?.origin.y ?? 0,
      lineCount: lines.count,
      isTruncated: isTruncated,
      // Smoothing and the snapping of baselines to pixels may reach a little beyond the outlines.
      inkBounds: isBlank ? .null : ink.insetBy(dx: -2, dy: -2),
      text: lines.map(\.text).joined(separator: "\n"),
      payload: PangoTextPayload(
        lines: placed, hasRunColors: request.runs.contains { $0.hasColor && !$0.text.isEmpty }))
  }
}

extension TextRun {
  /// Whether any part of it has a colour of its own.
  fileprivate var hasColor: Bool {
    color != nil || background != nil || (isUnderlined && underlineColor != nil)
      || (isStruckThrough && strikethroughColor != nil)
  }
}

extension TextLine {
  /// Whether the line can't be made narrower by breaking it.
  var isSingleCharacter: Bool {
    text.trimmingCharacters(in: .whitespaces).count <= 1
  }
}

extension TextRequest {
  /// Where a line begins in a box as wide as the widest line.
  fileprivate func alignedX(lineWidth: Double, boxWidth: Double) -> Double {
    let room = boxWidth - lineWidth
    switch alignment {
    case .leading: return isRightToLeft ? room : 0
    case .center: return room / 2
    case .trailing: return isRightToLeft ? 0 : room
    }
  }
}
