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

private struct LabelIconColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of labels' icons where the user has set none, as lists give them; `nil` for the texts'.
  var labelIconColor: Color? {
    get { self[LabelIconColorKey.self] }
    set { self[LabelIconColorKey.self] = newValue }
  }
}

/// Gives an icon the colour that the list around wants it to have.
nonisolated struct LabelIconColor: EnvironmentModifier {
  func change(_ values: inout EnvironmentValues) {
    if values.isInList, let color = values.labelIconColor, values.foregroundStyles == nil {
      values.foregroundStyles = [AnyShapeStyle(color)]
    }
  }

  func isEqual(to other: LabelIconColor) -> Bool { true }
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
      configuration.icon.accessibilityHidden(true).modifier(LabelIconColor())
      configuration.title
    }
  }
}
