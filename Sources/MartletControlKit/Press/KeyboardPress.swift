import MartletCore

private struct IsControlHoveredKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct KeyPressKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether the pointer is over the control around.
  var isControlHovered: Bool {
    get { self[IsControlHoveredKey.self] }
    set { self[IsControlHoveredKey.self] = newValue }
  }

  /// Whether the control around is held down with a key; `nil` outside of controls that keys press.
  var keyPress: Bool? {
    get { self[KeyPressKey.self] }
    set { self[KeyPressKey.self] = newValue }
  }
}

/// Lets Space and Return press a control, whatever its style is made of, and tells its look about the pointer.
///
/// A button inside the style of another control is a part of that one: it takes no keyboard of its own, and it
/// shows the outer one's press.
struct KeyboardPress: ViewModifier {
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.keyPress) private var outer
  private let action: StableAction.Box?

  init(action: StableAction.Box?) {
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .environment(\.keyPress, outer ?? isPressed)
      .modifier(
        _FocusableModifier(isFocusable: outer == nil, activation: action, pressChanged: { isPressed = $0 })
      )
      .transformEnvironment(\.isControlHovered) { if isHovered { $0 = true } }
      .onHover { isHovered = $0 }
  }
}
