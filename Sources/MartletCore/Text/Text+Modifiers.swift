import Foundation

extension Text {
  /// The text in a font; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// The text in a colour; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyShapeStyle(style))) }
  /// The text in bold.
  public func bold() -> Text { changed(.bold(true)) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  /// The text in italics.
  public func italic() -> Text { changed(.italic(true)) }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }
  /// The text with letters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// The text with more space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// The text with more space between its characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.tracking(kerning)) }
  /// The text above its baseline, by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
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

extension View {
  /// The view with texts of at most so many lines; `nil` for any number.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(_LineLimitModifier(most: number, reserved: nil))
  }

  /// The view with texts that take the room of at least so many lines.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(most: nil, reserved: limit.lowerBound))
  }

  /// The view with texts of at most so many lines.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(most: limit.upperBound, reserved: nil))
  }

  /// The view with texts of at most so many lines, which take the room of at least so many.
  ///
  /// - Source: Apple, "lineLimit(_:)".
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(most: limit.upperBound, reserved: limit.lowerBound))
  }

  /// The view with texts of at most so many lines, which may take the room of that many always.
  ///
  /// - Source: Apple, "lineLimit(_:reservesSpace:)".
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(most: limit, reserved: reservesSpace ? limit : nil))
  }

  /// The view with more space between the lines of its texts, in points.
  ///
  /// - Source: Apple, "lineSpacing(_:)".
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.lineSpacing, value: lineSpacing))
  }

  /// The view with the shorter lines of its texts at one side.
  ///
  /// - Source: Apple, "multilineTextAlignment(_:)".
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.multilineTextAlignment, value: alignment))
  }

  /// The view with texts cut in one place when they are too long.
  ///
  /// - Source: Apple, "truncationMode(_:)".
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.truncationMode, value: mode))
  }
}

/// Sets how many lines texts have.
nonisolated public struct _LineLimitModifier: EnvironmentModifier {
  let most: Int?
  let reserved: Int?

  package func change(_ values: inout EnvironmentValues) {
    values.lineLimit = most
    values.reservedLines = reserved
  }

  package func isEqual(to other: _LineLimitModifier) -> Bool {
    most == other.most && reserved == other.reserved
  }
}

private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The least number of lines that a text takes room for; `nil` for as many as it has.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}
