import Foundation
import MartletPrimitives

/// The characters of a request with the style of each stretch, ready for Pango.
///
/// Every kind of line break is turned into a line feed and NUL is dropped, so that byte offsets mean
/// the same to Pango (which works on C strings) and to us.
struct StyledText {
  /// A stretch of bytes in one style.
  struct Span {
    var range: Range<Int>
    var style: TextRun
  }

  private(set) var bytes: [UInt8] = []
  private(set) var spans: [Span] = []

  static let ellipsis = "\u{2026}"
  private static let lineFeed = UInt8(ascii: "\n")

  /// A text of no characters.
  init() {}

  init(_ runs: [TextRun]) {
    for run in runs {
      append(Self.normalized(run.text), style: run)
    }
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The style at a byte, or the last one for the end of the text.
  func style(at offset: Int) -> TextRun? {
    spans.first { $0.range.contains(offset) }?.style ?? spans.last?.style
  }

  /// The spans that share a byte with `range`.
  func spans(in range: Range<Int>) -> [Span] {
    spans.filter { $0.range.overlaps(range) }
  }

  mutating func append(_ text: String, style: TextRun) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    spans.append(Span(range: start..<bytes.count, style: style))
  }

  /// Adds a part of another text.
  mutating func append(_ other: StyledText, range: Range<Int>) {
    for span in other.spans where span.range.overlaps(range) {
      let part = span.range.clamped(to: range)
      append(String(decoding: other.bytes[part], as: UTF8.self), style: span.style)
    }
  }

  /// Adds an ellipsis in the style that `other` has at `offset`.
  mutating func appendEllipsis(styledAs other: StyledText, at offset: Int) {
    guard let style = other.style(at: offset) else { return }
    append(Self.ellipsis, style: style)
  }

  /// The first line feed at or after `offset`, or the end of the text.
  func endOfParagraph(from offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex(of: Self.lineFeed) ?? bytes.count
  }

  /// The start of the last paragraph.
  var startOfLastParagraph: Int {
    bytes.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
  }

  /// Whether nothing but spaces and line breaks follows `offset`.
  func isBlank(from offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == Self.lineFeed }
  }

  private static func normalized(_ text: String) -> String {
    let needsWork = text.utf8.contains {
      $0 < 0x20 && $0 != lineFeed && $0 != 0x09 || $0 == 0xC2 || $0 == 0xE2
    }
    guard needsWork else { return text }
    var result = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0:
        continue
      case 0x0A where previousWasReturn:
        previousWasReturn = false
        continue
      case 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
        result.append("\n")
      default:
        result.append(scalar)
      }
      previousWasReturn = scalar.value == 0x0D
    }
    return String(result)
  }
}
