import Foundation

/// Where carets stand in a text that has been laid out.
///
/// Offsets count UTF-8 bytes of the text; points are in the layout's box.
package protocol TextCaretGeometry: AnyObject {
  /// Where a character inserted at an offset would appear: as high as its line, and without a width.
  func caret(at offset: Int) -> CGRect
  /// The offset whose caret is nearest to a point.
  func offset(nearest point: CGPoint) -> Int
  /// What a selection covers; several rectangles where the text runs in both directions or over lines.
  func selection(_ range: Range<Int>) -> [CGRect]
  /// The offset one caret to the left or right as seen; `nil` beyond the ends.
  func offset(movedFrom offset: Int, toRight: Bool) -> Int?
  /// The bytes of the line that an offset is in.
  func lineRange(at offset: Int) -> Range<Int>
  /// Whether the line that an offset is in runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool
}

extension TextLayout {
  /// Where carets stand; `nil` on a system without fonts.
  package var carets: (any TextCaretGeometry)? { payload as? any TextCaretGeometry }
}
