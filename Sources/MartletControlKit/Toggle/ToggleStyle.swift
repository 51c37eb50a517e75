import MartletCore

/// The look of toggles and the way they act.
///
/// - Source: Apple, "ToggleStyle".
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The look of a toggle, with what changes it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a style knows about a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style knows about a toggle.
///
/// - Source: Apple, "ToggleStyleConfiguration".
nonisolated public struct ToggleStyleConfiguration {
  /// A toggle's label.
  nonisolated public struct Label: ErasedView {
    package let content: AnyView
  }

  /// What the toggle says.
  public let label: Label
  /// Whether the toggle is on; `$isOn` is the binding.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and others are off, in which case `isOn` is false.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// Turns the other way what is on or off; what is mixed becomes on.
  func flip() {
    isOn = isMixed || !isOn
  }
}

/// Shows a toggle style's body.
nonisolated struct ToggleStyleBody<Style: ToggleStyle>: View {
  @Environment(\.isEnabled) private var isEnabled
  private let holder: StyleHolder<Style>
  private let label: ToggleStyleConfiguration.Label
  @Binding private var isOn: Bool
  @Binding private var isMixed: Bool
  private let flip: StableAction.Box?

  init(
    _ style: Style, label: ToggleStyleConfiguration.Label, isOn: Binding<Bool>, isMixed: Binding<Bool>,
    flip: StableAction.Box?
  ) {
    holder = StyleHolder(style)
    self.label = label
    _isOn = isOn
    _isMixed = isMixed
    self.flip = flip
  }

  @MainActor var body: some View {
    holder.style.makeBody(
      configuration: ToggleStyleConfiguration(label: label, isOn: $isOn, isMixed: isMixed)
    )
    .accessibleControl(
      .toggle, value: isMixed ? "mixed" : (isOn ? "on" : "off"), activate: isEnabled ? flip : nil)
  }
}

extension View {
  /// The view with a style for the toggles inside; the innermost style wins.
  ///
  /// - Source: Apple, "toggleStyle(_:)".
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleWriter(\.toggleStyles, style))
  }
}

private struct ToggleStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ToggleStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles in force for toggles.
  package var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}
