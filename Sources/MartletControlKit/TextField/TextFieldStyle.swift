import MartletCore

/// The look of text fields.
///
/// A style puts something around the field that it is given. That field has the style further out, or else the one
/// that suits the platform; `.textFieldStyle(.plain)` on it leaves the text alone.
///
/// - Source: Apple, "TextFieldStyle"; its requirement has a leading underscore there, too.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View

  /// The look of a text field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field that a style is given.
nonisolated public struct _TextFieldStyleLabel: ErasedView {
  package let content: AnyView

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// Shows a text field style's body.
nonisolated struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  private let holder: StyleHolder<Style>
  private let configuration: TextField<_TextFieldStyleLabel>

  init(_ style: Style, _ configuration: TextField<_TextFieldStyleLabel>) {
    holder = StyleHolder(style)
    self.configuration = configuration
  }

  @MainActor var body: some View {
    holder.style._body(configuration: configuration)
  }
}

extension View {
  /// The view with a style for the text fields inside; the innermost style wins.
  ///
  /// - Source: Apple, "textFieldStyle(_:)".
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleWriter(\.textFieldStyles, style))
  }
}

private struct TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any TextFieldStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles in force for text fields.
  package var textFieldStyles: StyleStack<any TextFieldStyle> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}
