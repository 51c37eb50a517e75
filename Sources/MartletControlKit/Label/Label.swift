import MartletCore

/// A title with an icon.
///
/// - Source: Apple, "Label".
nonisolated public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyles) private var styles
  @Environment(\.styleNesting) private var nesting
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Title and icon in the style in force.
  @MainActor @preconcurrency public var body: some View {
    let style: any LabelStyle = styles.first ?? DefaultLabelStyle()
    // What the style makes inherits the styles further out, so that a style used within itself ends.
    return styled(style)
      .environment(\.labelStyles, styles.rest)
      .environment(\.styleNesting, nesting + 1)
  }

  @MainActor private func styled(_ style: some LabelStyle) -> AnyView {
    guard StyleNesting.allows(style, at: nesting) else { return AnyView(title) }
    return AnyView(
      LabelStyleBody(
        style,
        LabelStyleConfiguration(
          title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is asked to show, for styles that change another one.
  ///
  /// - Source: Apple, "init(_:)".
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
