import MartletCore

/// The look of buttons, which act as buttons do.
///
/// A style says only how a button looks; the press and the action are its own business. For another way to
/// act, make a `PrimitiveButtonStyle`.
///
/// - Source: Apple, "ButtonStyle".
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a style knows about a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style knows about a button.
///
/// - Source: Apple, "ButtonStyleConfiguration".
nonisolated public struct ButtonStyleConfiguration {
  /// A button's label, as one view.
  nonisolated public struct Label: ErasedView {
    package let content: AnyView

    /// One.
    public static var _elementCount: Int? { 1 }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a release now would trigger the action: true while the button is pressed and the pointer is over it.
  ///
  /// - Source: fact n260.
  public let isPressed: Bool
}

/// A button style as a primitive one: adds the press.
nonisolated package struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor package func makeBody(configuration: Configuration) -> some View {
    PressedView(style, configuration)
  }
}

extension View {
  /// The view with a style for the buttons inside; the innermost style wins.
  ///
  /// - Source: Apple, "buttonStyle(_:)".
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleWriter(\.buttonStyles, PressedButtonStyle(style: style)))
  }

  /// The view with a style for the buttons inside; the innermost style wins.
  ///
  /// - Source: Apple, "buttonStyle(_:)".
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleWriter(\.buttonStyles, style))
  }
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any PrimitiveButtonStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles in force for buttons.
  package var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}
