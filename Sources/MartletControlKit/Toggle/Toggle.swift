import MartletCore

/// A control that is on or off.
///
/// - Source: Apple, "Toggle".
nonisolated public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyles) private var styles
  @Environment(\.styleNesting) private var nesting
  @Environment(\.menuTracker) private var menu
  @Binding private var isOn: Bool
  @Binding private var isMixed: Bool
  private let label: Label
  private let flip: StableAction

  /// Creates a toggle for a value, with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: .constant(false), label: label())
  }

  init(isOn: Binding<Bool>, isMixed: Binding<Bool>, label: Label) {
    _isOn = isOn
    _isMixed = isMixed
    self.label = label
    flip = StableAction { isOn.wrappedValue = isMixed.wrappedValue || !isOn.wrappedValue }
  }

  /// The label and the control in the style in force.
  @MainActor @preconcurrency public var body: some View {
    let style: any ToggleStyle = styles.first ?? DefaultToggleStyle()
    // What the style makes inherits the styles further out, so that a style used within itself ends.
    return styled(style)
      .environment(\.toggleStyles, styles.rest)
      .environment(\.styleNesting, nesting + 1)
      .modifier(KeyboardPress(action: flip.box))
  }

  @MainActor private func styled(_ style: some ToggleStyle) -> AnyView {
    if let menu {
      let flip = flip.box
      return AnyView(
        MenuRow(content: AnyView(label), mark: isMixed ? .mixed : (isOn ? .on : .off)) {
          menu.close()
          flip?.run()
        })
    }
    guard StyleNesting.allows(style, at: nesting) else { return AnyView(label) }
    return AnyView(
      ToggleStyleBody(
        style, label: .init(content: AnyView(label)), isOn: $isOn, isMixed: $isMixed, flip: flip.box))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style is asked to show, for styles that change another one.
  ///
  /// - Source: Apple, "init(_:)".
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: .constant(configuration.isMixed), label: configuration.label)
  }
}
