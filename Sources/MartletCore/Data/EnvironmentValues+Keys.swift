import Foundation
import MartletPrimitives

/// Light or dark.
///
/// - Source: Apple, "ColorScheme".
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { UserLocale.current }
}

private struct ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle]? { nil }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct ImageFinderKey: EnvironmentKey {
  static var defaultValue: ImageFinding? { nil }
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { .desktop }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  /// The font of texts; `nil` for the default one.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Device pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a device pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }

  /// Which way text runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether the user can act on what is inside.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where the shorter lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The styles of the levels primary, secondary and so on, as far as they are set.
  package var foregroundStyles: [AnyShapeStyle]? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint where it is more than a colour; `tintColor` is then its colour for what can have only one.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// Finds pictures for styles, which are no element and so know no host.
  var imageFinder: ImageFinding? {
    get { self[ImageFinderKey.self] }
    set { self[ImageFinderKey.self] = newValue }
  }

  package var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
