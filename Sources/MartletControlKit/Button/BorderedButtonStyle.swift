import MartletCore

/// A button with a face: on the desktop a push button.
///
/// - Source: Apple, "BorderedButtonStyle".
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour.
  @available(*, deprecated, message: "Use `tint(_:)` instead.")
  public init(tint: Color) {
    self.tint = tint
  }

  /// The button's label on a face.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(BorderedLook(tint: tint), configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a face.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
