import CMartletGTK
import Foundation
import MartletPrimitives

/// The fonts of the system and how the engine's names map to them.
///
/// The font map is our own: Pango's default one belongs to a thread, and the main actor may change threads.
final class PangoFonts {
  private let leftToRight: GObjectReference
  private let rightToLeft: GObjectReference
  /// False on a system without a single font, where Pango must not be asked to shape anything.
  let hasFonts: Bool
  private var descriptions = RecentCache<ResolvedFont, Description>(capacity: 200)
  private var lastDescription: (font: ResolvedFont, description: Description)?

  /// `nil` when Pango lacks its Cairo part.
  init?() {
    guard
      let map = pango_cairo_font_map_new(),
      let leftToRight = Self.makeContext(map, direction: PANGO_DIRECTION_LTR),
      let rightToLeft = Self.makeContext(map, direction: PANGO_DIRECTION_RTL)
    else { return nil }
    // Each context holds the map.
    defer { g_object_unref(map) }
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    hasFonts = Self.canLoadFont(leftToRight)
    if !hasFonts {
      Warning.once(
        "no fonts are installed, so no text can be shown. Install one, e.g. with `apt install fonts-inter`.")
    }
  }

  func context(isRightToLeft: Bool) -> OpaquePointer {
    isRightToLeft ? rightToLeft.pointer : leftToRight.pointer
  }

  /// The families to try, best first, as Pango wants them.
  static func familyList(_ family: FontFamily) -> String {
    switch family {
    case .system, .rounded: return "Inter,Inter Variable,sans-serif"
    case .serif: return "serif"
    case .monospaced: return "monospace"
    case .named(let name): return name.replacingOccurrences(of: "\0", with: "") + ",sans-serif"
    }
  }

  /// Pango's description of a font, which it copies wherever it keeps one.
  final class Description {
    let pointer: OpaquePointer

    fileprivate init?(_ font: ResolvedFont) {
      guard let description = pango_font_description_new() else { return nil }
      pointer = description
      pango_font_description_set_family(description, PangoFonts.familyList(font.family))
      pango_font_description_set_absolute_size(
        description, Double(PangoUnits.units(font.size, atLeast: 0.01, atMost: 10_000)))
      pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      if font.width != 0 { pango_font_description_set_stretch(description, PangoFonts.stretch(font.width)) }
      let weight = UInt32(min(max(font.weight, 100), 1000))
      pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    }

    deinit { pango_font_description_free(pointer) }
  }

  /// The description of a font; those of the fonts used lately are kept.
  func description(of font: ResolvedFont) -> Description? {
    if let lastDescription, lastDescription.font == font { return lastDescription.description }
    let known = descriptions[font]
    guard let description = known ?? Description(font) else { return nil }
    if known == nil { descriptions[font] = description }
    lastDescription = (font, description)
    return description
  }

  /// `Font.Width`'s compressed, condensed and expanded are -0.3, -0.2 and 0.2.
  fileprivate static func stretch(_ width: Double) -> PangoStretch {
    switch width {
    case ..<(-0.25): return PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.05): return PANGO_STRETCH_CONDENSED
    case 0.05...: return PANGO_STRETCH_EXPANDED
    default: return PANGO_STRETCH_NORMAL
    }
  }

  /// Advance widths must not depend on the pixel grid, else a text would change its size with the scale.
  private static func makeContext(_ map: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection)
    -> GObjectReference?
  {
    guard let context = GObjectReference(owning: pango_font_map_create_context(map)) else {
      return nil
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context.pointer, 96)
    pango_context_set_round_glyph_positions(context.pointer, 0)
    pango_context_set_base_dir(context.pointer, direction)
    return context
  }

  /// Asks for a font rather than for the list of families, in which Pango puts names without fonts.
  private static func canLoadFont(_ context: GObjectReference) -> Bool {
    guard let description = pango_font_description_from_string("sans-serif 12") else { return false }
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context.pointer, description) else { return false }
    g_object_unref(font)
    return true
  }
}

/// Pango's unit of length, 1/1024 point.
enum PangoUnits {
  /// Rounds points to units, within limits that keep Pango's 32-bit sums from overflowing.
  static func units(_ points: Double, atLeast low: Double = -500_000, atMost high: Double = 500_000) -> Int32
  {
    guard !points.isNaN else { return Int32(max(low, 0) * 1024) }
    return Int32((min(max(points, low), high) * 1024).rounded())
  }

  static func points(_ units: Int32) -> Double {
    Double(units) / 1024
  }
}
