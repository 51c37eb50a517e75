import Foundation

/// Text that an input method is still composing: it is shown, and belongs to no value yet.
package struct TextPreedit: Equatable, Sendable {
  /// How a stretch of it is marked.
  package struct Segment: Equatable, Sendable {
    /// UTF-8 offsets in the text.
    package var range: Range<Int>
    /// Whether it is the part that the next choice is about.
    package var isEmphasized: Bool

    package init(range: Range<Int>, isEmphasized: Bool) {
      self.range = range
      self.isEmphasized = isEmphasized
    }
  }

  package var text: String
  /// Where the caret stands in it, as a UTF-8 offset.
  package var caret: Int
  /// The stretches that are marked otherwise than by the usual underline.
  package var segments: [Segment]

  package init(text: String, caret: Int, segments: [Segment] = []) {
    self.text = text
    self.caret = min(max(caret, 0), text.utf8.count)
    self.segments = segments
  }
}

/// What an input method does besides handing over finished text, which is `InputEvent.text`.
package enum TextInputEvent: Equatable, Sendable {
  /// A key before the input method gets it, so that views around the text may take it.
  case preview(KeyEvent)
  /// The text being composed changed; `nil` when there is none any more.
  case preedit(TextPreedit?)
  /// Removes characters; the offset of the first one counts from the caret, in Unicode scalars.
  case deleteSurrounding(offset: Int, count: Int)
}
