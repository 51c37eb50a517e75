import MartletCore

/// A title without its icon.
///
/// - Source: Apple, "TitleOnlyLabelStyle".
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label's title.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A title without its icon.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
