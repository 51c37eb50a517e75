import MartletCore

/// The look of labels.
///
/// - Source: Apple, "LabelStyle".
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a style knows about a label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style knows about a label.
///
/// - Source: Apple, "LabelStyleConfiguration".
nonisolated public struct LabelStyleConfiguration {
  /// A label's title.
  nonisolated public struct Title: ErasedView {
    package let content: AnyView
  }

  /// A label's icon.
  nonisolated public struct Icon: ErasedView {
    package let content: AnyView
  }

  /// What the label says.
  public var title: Title
  /// What the label shows.
  public var icon: Icon
}

/// Shows a label style's body.
nonisolated struct LabelStyleBody<Style: LabelStyle>: View {
  private let holder: StyleHolder<Style>
  private let configuration: LabelStyleConfiguration

  init(_ style: Style, _ configuration: LabelStyleConfiguration) {
    holder = StyleHolder(style)
    self.configuration = configuration
  }

  @MainActor var body: Style.Body { holder.style.makeBody(configuration: configuration) }
}

extension View {
  /// The view with a style for the labels inside; the innermost style wins.
  ///
  /// - Source: Apple, "labelStyle(_:)".
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleWriter(\.labelStyles, style))
  }
}

private struct LabelStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabelStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles in force for labels.
  package var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}
