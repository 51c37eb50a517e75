import MartletCore

/// The look of buttons and the way they act.
///
/// The style recognises the user's gesture itself and calls the configuration's `trigger()`.
///
/// - Source: Apple, "PrimitiveButtonStyle".
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The look of a button, with the gestures that trigger it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a style knows about a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style knows about a button.
///
/// It may be sent to other threads: the label is only shown on the main actor, and the action may be triggered
/// anywhere. That also lets `action: configuration.trigger` compile without a warning in Swift 6.
///
/// - Source: Apple, "PrimitiveButtonStyleConfiguration".
nonisolated public struct PrimitiveButtonStyleConfiguration: @unchecked Sendable {
  /// A button's label, as one view.
  nonisolated public struct Label: ErasedView {
    package let content: AnyView

    /// One.
    public static var _elementCount: Int? { 1 }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: StableAction.Box?

  /// Performs the button's action, as often as it is called.
  ///
  /// In an event's handler it runs at once; from anywhere else, including other threads, soon on the main loop.
  /// Once the button is gone it runs the action the button had last.
  ///
  /// - Source: Apple, "trigger()"; fact n261.
  public func trigger() {
    action?.run()
  }
}

/// Shows a primitive style's body; a view of its own, so that the style's environment values and states work
/// and its body runs only if something it depends on changed.
nonisolated struct PrimitiveStyleBody<Style: PrimitiveButtonStyle>: View {
  @Environment(\.isEnabled) private var isEnabled
  private let holder: StyleHolder<Style>
  private let configuration: PrimitiveButtonStyleConfiguration

  init(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) {
    holder = StyleHolder(style)
    self.configuration = configuration
  }

  @MainActor var body: some View {
    holder.style.makeBody(configuration: configuration)
      .accessibleControl(.button, activate: isEnabled ? configuration.action : nil)
  }
}
