import CMartletGTK
import Foundation
import MartletPrimitives

/// A `PangoLayout` that is not laid out again once it has been made, so its lines stay valid.
final class ShapedText {
  /// How long lines come to an end.
  enum Fitting {
    /// One line a paragraph, as long as it gets.
    case natural
    /// Broken between words, or within a word that is wider than the line.
    case wrapped(width: Double)
    /// One line with the middle, start or end replaced by an ellipsis.
    case ellipsized(width: Double, TextTruncation)

    var breaks: Bool {
      if case .wrapped = self { return true }
      return false
    }
  }

  let source: StyledText
  let lineCount: Int
  private var lines: [UnsafeMutablePointer<PangoLayoutLine>?] = []
  private let layout: GObjectReference

  init?(_ source: StyledText, fitting: Fitting, fonts: PangoFonts, isRightToLeft: Bool) {
    guard
      let layout = GObjectReference(
        owning: pango_layout_new(fonts.context(isRightToLeft: isRightToLeft)))
    else { return nil }
    pango_layout_set_text(layout.pointer, source.string, Int32(source.bytes.count))
    let attributes = PangoAttributes(source, fonts: fonts, breaks: fitting.breaks)
    pango_layout_set_attributes(layout.pointer, attributes.list)
    switch fitting {
    case .natural:
      pango_layout_set_width(layout.pointer, -1)
    case .wrapped(let width):
      pango_layout_set_width(layout.pointer, PangoUnits.units(width, atLeast: 0))
      pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    case .ellipsized(let width, let truncation):
      pango_layout_set_width(layout.pointer, PangoUnits.units(width, atLeast: 0))
      pango_layout_set_ellipsize(layout.pointer, truncation.pangoMode)
    }
    self.source = source
    self.layout = layout
    lineCount = Int(pango_layout_get_line_count(layout.pointer))
    // Pango keeps its lines in a list, in which finding each by its number would take quadratic time.
    lines.reserveCapacity(lineCount)
    var next = pango_layout_get_lines(layout.pointer)
    while let item = next {
      lines.append(item.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self))
      next = item.pointee.next
    }
  }

  /// For questions about carets, which change nothing in it.
  var layoutPointer: OpaquePointer { layout.pointer }

  /// A line of the layout, which lives as long as the layout does.
  ///
  /// Not Pango's read-only line, which keeps measures that would not follow a change of its glyphs.
  func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    lines.indices.contains(index) ? lines[index] : nil
  }
}

extension TextTruncation {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .head: return PANGO_ELLIPSIZE_START
    case .middle: return PANGO_ELLIPSIZE_MIDDLE
    case .tail: return PANGO_ELLIPSIZE_END
    }
  }
}
