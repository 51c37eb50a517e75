import Foundation

extension Text {
  /// The text in a font; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// The text in a weight; `nil` for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed(.fontChange(.weight(weight ?? .regular), weight != nil))
  }
  /// The text in a width, where its font has one; `nil` for the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed(.fontChange(.width(width ?? .standard), width != nil))
  }
  /// The text in a design; `nil` for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed(.fontChange(.design(design ?? .default), design != nil))
  }
  /// The text in a colour; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyShapeStyle(style))) }
  /// The text in bold.
  public func bold() -> Text { changed(.fontChange(.bold, true)) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed(.fontChange(.bold, isActive)) }
  /// The text in italics.
  public func italic() -> Text { changed(.fontChange(.italic, true)) }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic, isActive)) }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit, true)) }
  /// The text with letters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.fontChange(.monospaced, isActive)) }
  /// The text with more space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed(.tracking(NumberCheck.finite(tracking, in: "tracking")))
  }
  /// The text with more space between its characters, in points; tracking goes before it.
  public func kerning(_ kerning: CGFloat) -> Text {
    changed(.kerning(NumberCheck.finite(kerning, in: "kerning")))
  }
  /// The text in a further size beside the usual one.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    return changed(.fontChange(.scaled(scale.factor), scale.factor != 1))
  }
  /// The text above its baseline, by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(NumberCheck.finite(baselineOffset, in: "baselineOffset")))
  }
  /// The text with a line under it, in a colour; the text's own if `nil`.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// The text with a line through it, in a colour; the text's own if `nil`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}
