import Foundation
import MartletPrimitives

/// Breaks a text into the lines that a width, a height and a line limit allow.
///
/// 1. If the text fits unbroken, its paragraphs are the lines.
/// 2. Otherwise Pango breaks them at the width.
/// 3. If that makes too many lines, the last one allowed is made again from all that is left, and an
///    ellipsis stands for what does not fit.
struct TextBreaking {
  let request: TextRequest
  let fonts: PangoFonts
  /// The text with one line a paragraph.
  let natural: ShapedText
  let naturalLines: [TextLine]

  init?(_ request: TextRequest, fonts: PangoFonts) {
    self.request = request
    self.fonts = fonts
    let source = StyledText(request.runs)
    guard
      let natural = ShapedText(
        source, fitting: .natural, fonts: fonts, isRightToLeft: request.isRightToLeft)
    else { return nil }
    self.natural = natural
    naturalLines = Self.lines(of: natural)
  }

  /// Room for the tracking after a line's last character, of which Pango knows nothing.
  private var trailingTracking: Double { max(0, request.runs.map(\.tracking).max() ?? 0) }

  /// The width of the widest paragraph.
  var naturalWidth: Double { naturalLines.map(\.width).max() ?? 0 }

  func lines(width: Double?, height: Double?) -> (lines: [TextLine], isTruncated: Bool) {
    var candidates = naturalLines
    let fits = width.map { naturalWidth <= $0 + 1 / 1024 } ?? true
    if !fits, let width, let wrapped = shape(natural.source, .wrapped(width: width - trailingTracking)) {
      candidates = Self.lines(of: wrapped)
    }
    let limit = allowedLineCount(candidates, height: height)
    guard candidates.count > limit else { return (candidates, false) }

    let kept = Array(candidates[..<(limit - 1)])
    let last = candidates[limit - 1]
    if natural.source.isBlank(from: last.range.upperBound) { return (kept + [last], false) }
    guard let truncated = truncatedLine(from: last.range.lowerBound, width: width) else {
      return (kept + [last], true)
    }
    return (kept + [truncated], true)
  }

  /// How many lines the line limit and the height leave room for; at least one.
  private func allowedLineCount(_ lines: [TextLine], height: Double?) -> Int {
    var limit = lines.count
    if let lineLimit = request.lineLimit { limit = min(limit, lineLimit) }
    if let height {
      var bottom = 0.0
      for (index, line) in lines.enumerated() where index < limit {
        bottom += line.ascent + line.descent
        // A hundredth of a point forgives the rounding of whoever computed the height.
        if bottom > height + 0.01 {
          limit = index
          break
        }
        bottom += line.lineGap + request.lineSpacing
      }
    }
    return max(1, limit)
  }

  /// One line for all the text from `start` on, which is known not to fit.
  private func truncatedLine(from start: Int, width: Double?) -> TextLine? {
    let source = natural.source
    let end = source.bytes.count
    let endOfFirst = source.endOfParagraph(from: start)
    let startOfLast = max(start, source.startOfLastParagraph)
    var rest = StyledText()
    if endOfFirst == end {
      rest.append(source, range: start..<end)
    } else {
      if request.truncation != .head { rest.append(source, range: start..<endOfFirst) }
      rest.appendEllipsis(
        styledAs: source, at: request.truncation == .head ? startOfLast : max(start, endOfFirst - 1))
      if request.truncation != .tail { rest.append(source, range: startOfLast..<end) }
    }
    let fitting = width.map {
      ShapedText.Fitting
        .ellipsized(width: $0 - trailingTracking, request.truncation)
    }
    return shape(rest, fitting ?? .natural).flatMap { TextLine($0, index: 0) }
  }

  private func shape(_ text: StyledText, _ fitting: ShapedText.Fitting) -> ShapedText? {
    ShapedText(text, fitting: fitting, fonts: fonts, isRightToLeft: request.isRightToLeft)
  }

  private static func lines(of shaped: ShapedText) -> [TextLine] {
    (0..<shaped.lineCount).compactMap { TextLine(shaped, index: $0) }
  }
}
