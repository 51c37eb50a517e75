import CMartletGTK
import MartletPrimitives

/// The styles of a text as a list of Pango attributes.
final class PangoAttributes {
  let list: OpaquePointer?

  private let fonts: PangoFonts

  /// - Parameter breaks: whether lines are broken where a width says.
  init(_ text: StyledText, fonts: PangoFonts, breaks: Bool) {
    list = pango_attr_list_new()
    self.fonts = fonts
    // Pango would put a hyphen wherever it has to break within a word.
    if breaks { insert(pango_attr_insert_hyphens_new(0), 0..<text.bytes.count) }
    for span in text.spans where !span.range.isEmpty {
      add(span)
    }
  }

  deinit {
    pango_attr_list_unref(list)
  }

  private func add(_ span: StyledText.Span) {
    let style = span.style
    if let description = fonts.description(of: style.font) {
      insert(pango_attr_font_desc_new(description.pointer), span.range)
    }
    if style.font.hasMonospacedDigits {
      insert(pango_attr_font_features_new("tnum=1"), span.range)
    }
    if let attachment = style.attachment {
      // Room without anything to draw in it.
      var box = PangoRectangle(
        x: 0, y: 0, width: PangoUnits.units(attachment.width, atLeast: 0, atMost: 10_000), height: 0)
      insert(pango_attr_shape_new(&box, &box), span.range)
    }
    if style.tracking != 0 {
      insert(
        pango_attr_letter_spacing_new(PangoUnits.units(style.tracking, atLeast: -1000, atMost: 1000)),
        span.range)
    }
    if style.baselineOffset != 0 {
      insert(
        pango_attr_rise_new(PangoUnits.units(style.baselineOffset, atLeast: -10_000, atMost: 10_000)),
        span.range)
    }
    if style.isUnderlined {
      insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), span.range)
      if let color = style.underlineColor {
        insert(
          pango_attr_underline_color_new(word(color.red), word(color.green), word(color.blue)), span.range)
      }
    }
    if style.isStruckThrough {
      insert(pango_attr_strikethrough_new(1), span.range)
      if let color = style.strikethroughColor {
        insert(
          pango_attr_strikethrough_color_new(word(color.red), word(color.green), word(color.blue)), span.range
        )
      }
    }
    if let color = style.background {
      insert(
        pango_attr_background_new(word(color.red), word(color.green), word(color.blue)), span.range)
      insert(pango_attr_background_alpha_new(max(1, word(color.opacity))), span.range)
    }
    if let color = style.color {
      insert(
        pango_attr_foreground_new(word(color.red), word(color.green), word(color.blue)), span.range)
      // An alpha of 0 means "not set" to Pango.
      insert(pango_attr_foreground_alpha_new(max(1, word(color.opacity))), span.range)
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func word(_ component: Float) -> UInt16 {
    component.isNaN ? 0 : UInt16((min(max(component, 0), 1) * 65535).rounded())
  }
}
