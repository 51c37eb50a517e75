import MartletCore

/// Shows a button style's body and presses it.
///
/// This is the one place where a press of the pointer becomes `isPressed` and, on release inside, the action;
/// a key that is held on the control around it (see `KeyboardPress`) shows here as well.
nonisolated struct PressedView<Style: ButtonStyle>: View {
  @GestureState private var isPressed = false
  @Environment(\.keyPress) private var keyPress
  @Environment(\.buttonRepeatBehavior) private var repeating
  @State private var repeater = PressRepeater()
  private let holder: StyleHolder<Style>
  private let role: ButtonRole?
  private let label: ButtonStyleConfiguration.Label
  private let action: StableAction

  init(
    _ style: Style, role: ButtonRole?, label: ButtonStyleConfiguration.Label, action: @escaping () -> Void
  ) {
    holder = StyleHolder(style)
    self.role = role
    self.label = label
    self.action = StableAction(action)
  }

  init(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      style, role: configuration.role, label: .init(content: configuration.label.content),
      action: { configuration.trigger() })
  }

  @MainActor var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role, label: label, isPressed: isPressed || keyPress == true)
    let box = action.box
    let repeater = repeater
    let press = PressGesture()
      .updating($isPressed) { value, state, _ in state = value }
      .onEnded { _ in if !repeater.takeHasActed() { box?.run() } }
    return holder.style.makeBody(configuration: configuration).gesture(press)
      .modifier(
        _PressRepeating(isPressed: isPressed && repeating == .enabled, repeater: repeater, action: box))
  }
}
