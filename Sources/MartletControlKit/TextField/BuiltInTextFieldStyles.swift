import MartletCore

/// The style that suits the platform: a border on the desktop, none on touch screens.
///
/// - Source: Apple, "DefaultTextFieldStyle".
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The field in the style that suits.
  @MainActor @preconcurrency public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldLook(.automatic, configuration)
  }
}

/// A text without anything around it.
///
/// - Source: Apple, "PlainTextFieldStyle".
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The field without a border.
  @MainActor @preconcurrency public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldLook(.plain, configuration)
  }
}

/// A border with round corners.
///
/// - Source: Apple, "RoundedBorderTextFieldStyle".
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The field in a border with round corners.
  @MainActor @preconcurrency public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldLook(.rounded, configuration)
  }
}

/// A border with square corners.
///
/// - Source: Apple, "SquareBorderTextFieldStyle".
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The field in a border with square corners.
  @MainActor @preconcurrency public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldLook(.square, configuration)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the platform.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text without anything around it.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
