import MartletCore

/// The style that suits the place: title and icon.
///
/// - Source: Apple, "DefaultLabelStyle".
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label with both.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconRow(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
