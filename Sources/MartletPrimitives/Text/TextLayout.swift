import Foundation

/// A typeface design, as `Font.Design` names them.
package enum FontFamily: Hashable, Sendable {
  case system
  case serif
  case rounded
  case monospaced
  case named(String)
}

/// A font with every choice made.
package struct ResolvedFont: Hashable, Sendable {
  package var family: FontFamily
  /// The point size.
  package var size: Double
  /// From 100 (thin) to 900 (black), as in CSS and Pango; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// How wide the letters are, as `Font.Width` counts: 0 is standard, negative is narrower.
  package var width: Double
  /// The distance from the top of a line to its baseline, in points.
  package var ascent: Double
  /// The distance from the baseline to the bottom of a line, in points.
  package var descent: Double
  /// The extra space between two lines of one text, in points.
  package var lineGap: Double

  package init(
    family: FontFamily, size: Double, weight: Int, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, width: Double = 0, ascent: Double, descent: Double, lineGap: Double
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }
}

/// A picture that stands in a text in place of a character.
package struct TextAttachment: Hashable, Sendable {
  /// Which of the text's pictures it is.
  package var index: Int
  /// What is drawn, so that texts with different pictures differ.
  package var name: String
  /// Points.
  package var width: Double

  package init(index: Int, name: String, width: Double) {
    self.index = index
    self.name = name
    self.width = width
  }
}

/// A stretch of text in one font and one look.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont
  /// `nil` takes the colour given when the text is drawn.
  package var color: ResolvedColor?
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// Extra space after each character, in points.
  package var tracking: Double
  /// How far the run stands above the baseline, in points.
  package var baselineOffset: Double
  /// `nil` for a line in the text's colour.
  package var underlineColor: ResolvedColor?
  /// `nil` for a line in the text's colour.
  package var strikethroughColor: ResolvedColor?
  /// What lies behind the text, if anything.
  package var background: ResolvedColor?
  /// Where a press on the text leads.
  package var link: URL?
  /// The picture shown in place of the run's one character, whose font is as high as the picture needs.
  package var attachment: TextAttachment?

  package init(
    text: String, font: ResolvedFont, color: ResolvedColor? = nil, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, tracking: Double = 0, baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

/// Where lines shorter than the widest one stand.
package enum TextLineAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// Where text that does not fit loses its middle, start or end to an ellipsis.
package enum TextTruncation: Hashable, Sendable {
  case head
  case middle
  case tail
}

/// All that decides how a text is laid out, but for the width it is given.
package struct TextRequest: Hashable, Sendable {
  package var runs: [TextRun]
  package var alignment: TextLineAlignment
  package var truncation: TextTruncation
  /// The most lines shown; `nil` for as many as needed.
  package var lineLimit: Int?
  /// Extra space between lines, in points.
  package var lineSpacing: Double
  package var isRightToLeft: Bool

  package init(
    runs: [TextRun], alignment: TextLineAlignment = .leading, truncation: TextTruncation = .tail,
    lineLimit: Int? = nil, lineSpacing: Double = 0, isRightToLeft: Bool = false
  ) {
    self.runs = runs
    self.alignment = alignment
    self.truncation = truncation
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
  }
}

extension TextRequest {
  /// Feeds what texts mostly differ in; hashing the rest would take longer than comparing it now and then.
  package func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.text)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}

/// A text laid out for one width: its size, its baselines, and what the drawer needs to draw it.
package final class TextLayout {
  /// The box: as wide as the widest line, as high as all lines.
  package let size: CGSize
  /// From the top of the box to the first line's baseline.
  package let firstBaseline: CGFloat
  /// From the top of the box to the last line's baseline.
  package let lastBaseline: CGFloat
  package let lineCount: Int
  /// Whether something was left out for want of room.
  package let isTruncated: Bool
  /// The box of the ink, which may reach beyond the layout's box.
  package let inkBounds: CGRect
  /// What is shown, for dumps.
  package let text: String
  /// The backend's own object.
  package let payload: AnyObject

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int,
    isTruncated: Bool, inkBounds: CGRect, text: String, payload: AnyObject
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.inkBounds = inkBounds
    self.text = text
    self.payload = payload
  }
}

/// Lays text out.
@MainActor
package protocol TextMeasurer: AnyObject {
  /// The text broken into lines no wider than `width` (`nil`: never broken) and no more of them than
  /// fit in `height` (`nil`: any number), but at least one.
  ///
  /// - Complexity: the shaping of a request is cached, so asking for another width only breaks lines.
  func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout

  /// The text for an editor, broken at `width` if there is one: it changes with every key, so nothing is kept.
  func editingLayout(_ request: TextRequest, width: CGFloat?) -> TextLayout
}

/// The payload of a layout that can tell how narrow its text gets.
package protocol TextNarrowing: AnyObject {
  /// The width of the widest character and how many lines there are with one character in each;
  /// `nil` where the text would have to be laid out to know.
  var narrowest: (width: Double, lineCount: Int)? { get }
}

/// The payload of a layout that knows which run lies where.
package protocol TextPointLookup: AnyObject {
  /// The run at a point of the layout's box; `nil` where there is no text.
  func run(at point: CGPoint) -> TextRun?
}

/// The payload of a layout that knows where its pictures are.
package protocol TextAttachmentLookup: AnyObject {
  /// Those that were not left out, each with the left end of its baseline, in the layout's box.
  var attachments: [(attachment: TextAttachment, origin: CGPoint)] { get }
}
