import MartletCore

/// An icon with a title beside it.
///
/// - Source: Apple, "TitleAndIconLabelStyle".
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label with both.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconRow(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// An icon with a title beside it.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The icon, then the title.
nonisolated struct TitleAndIconRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.theme) private var theme

  init(configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    HStack(spacing: theme.controls.labelSpacing) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}
