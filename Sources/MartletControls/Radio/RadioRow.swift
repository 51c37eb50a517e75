import SwiftUI

/// One row of a radio group: the style's look, and all that the user can do with it.
struct RadioRow<Value: Hashable, Label: View>: View {
  let id: RadioRowID<Value>
  let model: RadioModel<Value>
  let state: RadioRowState
  /// Where the row stands, from 1 on, and among how many.
  let position: (number: Int, count: Int)
  let label: Label

  @Environment(\.radioButtonStyle) private var style
  @Environment(\.isEnabled) private var isGroupEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @FocusState private var isFocused: Bool
  @State private var isPressed = false
  @State private var isHovered = false
  /// Whether the user pressed the row since the keyboard came to it.
  @State private var isPointed = false

  init(
    _ id: RadioRowID<Value>, model: RadioModel<Value>, number: Int, count: Int,
    @ViewBuilder label: () -> Label
  ) {
    self.id = id
    self.model = model
    state = model.state(of: id)
    position = (number, count)
    self.label = label()
  }

  var body: some View {
    let isEnabled: Bool = isGroupEnabled && !state.isDisabled
    // The preference's action is sendable, and called on the main actor.
    let setDisabled: @MainActor (Bool) -> Void = { [model, id] in model.setDisabled($0, id) }
    return style.erasedBody(configuration(isEnabled: isEnabled))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .onTapGesture { press() }
      // Without something to do it is never recognised: it tells when the row is pressed, and leaves the tap alone.
      .onLongPressGesture(
        minimumDuration: .greatestFiniteMagnitude, perform: {},
        onPressingChanged: pressingChanged
      )
      .focusable(isEnabled && state.isTabStop, interactions: .activate)
      .focused($isFocused)
      .onKeyPress(phases: .all, action: keyPressed)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(state.isCurrent ? [.isButton, .isSelected] : .isButton)
      .accessibilityValue(spokenPosition)
      .accessibilityAction { model.press(id) }
      .disabled(state.isDisabled)
      .onPreferenceChange(RadioButtonDisabledKey.self) { isDisabled in
        MainActor.assumeIsolated { setDisabled(isDisabled) }
      }
      .onChange(of: isFocused) { focusChanged() }
      .onChange(of: state.wantsFocus, initial: true) { takeFocus() }
      .background { if state.isWatcher { RadioSelectionWatcher(model: model) } }
      .onAppear { model.rowIsShown(true, id) }
      .onDisappear { model.rowIsShown(false, id) }
  }

  private func configuration(isEnabled: Bool) -> RadioButtonStyleConfiguration {
    RadioButtonStyleConfiguration(
      isSelected: state.isSelected, isPressed: isPressed && isEnabled, isHovered: isHovered && isEnabled,
      isFocused: isFocused && !isPointed && isEnabled, isEnabled: isEnabled,
      label: RadioButtonStyleConfiguration.Label(content: AnyView(label)))
  }

  private var spokenPosition: Text {
    position.count > 1 ? Text("\(position.number) of \(position.count)") : Text(verbatim: "")
  }

  // MARK: Pointer

  private func press() {
    isPointed = true
    model.isPointed = true
    model.press(id)
  }

  private func pressingChanged(_ isPressed: Bool) {
    self.isPressed = isPressed
  }

  // MARK: Keyboard

  private func keyPressed(_ press: KeyPress) -> KeyPress.Result {
    isPointed = false
    model.isPointed = false
    guard press.modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else { return .ignored }
    if press.key == .space { return spacePressed(press.phase) }
    guard press.phase != .up else { return .ignored }
    let isRightToLeft: Bool = layoutDirection == .rightToLeft
    switch press.key {
    case .downArrow: model.move(by: 1, from: id)
    case .upArrow: model.move(by: -1, from: id)
    case .rightArrow: model.move(by: isRightToLeft ? -1 : 1, from: id)
    case .leftArrow: model.move(by: isRightToLeft ? 1 : -1, from: id)
    case .home: model.moveToEnd(isLast: false)
    case .end: model.moveToEnd(isLast: true)
    default: return .ignored
    }
    return .handled
  }

  /// Space presses the row as the pointer does: it acts when it is let go.
  private func spacePressed(_ phase: KeyPress.Phases) -> KeyPress.Result {
    if phase == .down { isPressed = true }
    if phase == .up, isPressed {
      isPressed = false
      model.press(id)
    }
    return .handled
  }

  private func focusChanged() {
    if !isFocused { isPressed = false }
    model.focusChanged(isFocused, of: id)
    isPointed = model.isPointed
  }

  private func takeFocus() {
    guard state.wantsFocus else { return }
    state.wantsFocus = false
    isFocused = true
  }
}

/// Whether a row's content says that the row is disabled.
struct RadioButtonDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    let next: Bool = nextValue()
    value = value || next
  }
}

extension View {
  /// The view, whose row of a radio group can't be selected.
  ///
  /// `disabled(_:)` on a row's content can't be seen from outside of it, so a row has this modifier of its own; on a
  /// whole group `disabled(_:)` works as everywhere.
  ///
  /// ```swift
  /// VStack {
  ///   RadioGroup(Size.allCases, selection: $size) { size in
  ///     Text(size.name).radioButtonDisabled(size == .large)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter isDisabled: whether the row is disabled.
  public func radioButtonDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(RadioButtonDisabledKey.self) { $0 = $0 || isDisabled }
  }
}
