import MartletCore

/// An icon without its title, which assistive tools still read.
///
/// - Source: Apple, "IconOnlyLabelStyle".
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label's icon.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.icon.accessibilityHidden(true) }.spoken(configuration.title)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// An icon without its title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
