import SwiftUI

/// Space and Return for a button that is more than pressed: its style takes the keyboard, and the keys go to it.
struct ActivationKeys: ViewModifier {
  /// What a key does that is put down, and what one does that is let go.
  let pressed: () -> Void
  var released: () -> Void = {}
  /// Whether a key that is held when the keyboard goes elsewhere is let go without acting.
  var cancelled: () -> Void = {}
  var escaped: (() -> Bool)?

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scenePhase) private var scenePhase
  @FocusState private var isFocused: Bool
  @State private var key: KeyEquivalent?

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled, interactions: .activate)
      .focused($isFocused)
      .onKeyPress(keys: [.space, .return], phases: .all, action: keyPressed)
      .onKeyPress(.escape) { escaped?() == true ? .handled : .ignored }
      .onChange(of: isFocused) { if !isFocused { letGo() } }
      .onChange(of: isEnabled) { if !isEnabled { letGo() } }
      .onChange(of: scenePhase) { if scenePhase != .active { letGo() } }
  }

  private func keyPressed(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, press.modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else {
      return .ignored
    }
    if press.phase == .down, key == nil {
      key = press.key
      pressed()
    } else if press.phase == .up, key == press.key {
      key = nil
      released()
    }
    return .handled
  }

  private func letGo() {
    guard key != nil else { return }
    key = nil
    cancelled()
  }
}

extension View {
  /// The view with a shape in which it is pressed, and around which the focus ring goes where there is one.
  func pressShape<S: Shape>(_ shape: S) -> some View {
    contentShape(shape)
      #if os(macOS) || os(Linux)
        .contentShape(.focusEffect, shape)
      #endif
  }
}
