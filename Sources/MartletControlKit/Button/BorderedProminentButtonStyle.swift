import MartletCore

/// A button with a face in the accent colour, for what is most likely wanted.
///
/// - Source: Apple, "BorderedProminentButtonStyle".
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The button's label on a coloured face.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(BorderedLook(isProminent: true), configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a face in the accent colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
