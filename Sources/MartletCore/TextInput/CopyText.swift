/// Puts texts on the desktop's clipboard.
package struct CopyTextAction {
  let window: WindowHandle

  /// Puts a text on the clipboard.
  @MainActor package func callAsFunction(_ text: String) {
    window.host?.textInput.copy(text)
  }
}

extension EnvironmentValues {
  /// Puts texts on the desktop's clipboard.
  package var copyText: CopyTextAction { CopyTextAction(window: windowHandle) }
}
