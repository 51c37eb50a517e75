import Foundation
import MartletPrimitives

/// What elements that take text need from the desktop.
///
/// Set by the window's controller; a host without one has no clipboard, and its carets don't blink.
package final class TextInputServices {
  /// The desktop and the way to bring the picture up to date after a callback from it.
  private var desktop: (any Desktop)?
  private var update: (@MainActor () -> Void)?
  /// Makes the input method drop what it is composing.
  private var reset: (@MainActor () -> Void)?
  /// Whether that is going on: what comes of it belongs to the place that composed it, and is no event of its own.
  private(set) var isResetting = false
  /// Whether the window has the keyboard.
  package private(set) var isWindowActive = true
  /// What composes text was told to stop.
  package var needsReset = false

  init() {}

  @MainActor
  package func connect(
    _ desktop: any Desktop, update: @escaping @MainActor () -> Void, reset: @escaping @MainActor () -> Void
  ) {
    self.desktop = desktop
    self.update = update
    self.reset = reset
  }

  /// Makes the input method drop what it is composing; it may hand it over first.
  func resetComposing() {
    guard let reset, !isResetting else { return }
    isResetting = true
    BodyEvaluation.isolated(()) { reset() }
    isResetting = false
  }

  package func setWindowActive(_ isActive: Bool) -> Bool {
    defer { isWindowActive = isActive }
    return isActive != isWindowActive
  }

  /// Runs work with the desktop on the main actor, where the host is too.
  private func withDesktop<Result>(_ work: @MainActor (any Desktop) -> Result) -> Result? {
    guard let desktop else { return nil }
    return BodyEvaluation.isolated(desktop) { work($0) }
  }

  // MARK: Clipboard

  func copy(_ text: String) {
    _ = withDesktop { $0.clipboard.setText(text) }
  }

  /// Makes a selection what the middle button pastes.
  func setPrimary(_ text: String) {
    _ = withDesktop { $0.primarySelection?.setText(text) }
  }

  /// Asks for the text on the clipboard; nothing comes if there is none.
  func paste(fromPrimary isPrimary: Bool = false, _ completion: @escaping (String) -> Void) {
    let update = self.update
    nonisolated(unsafe) let completion = completion
    _ = withDesktop { desktop in
      let source = isPrimary ? desktop.primarySelection : desktop.clipboard
      source?.readText { text in
        guard let text else { return }
        HostActivity.run { completion(text) }
        update?()
      }
    }
  }

  // MARK: Time

  var caretBlink: CaretBlink { withDesktop { $0.caretBlink } ?? CaretBlink(period: nil, timeout: 0) }

  var now: Double { withDesktop { $0.now } ?? 0 }

  /// Calls back once; returns what `cancelTimer` takes.
  func startTimer(after delay: Double, _ action: @escaping () -> Void) -> Int? {
    let update = self.update
    nonisolated(unsafe) let action = action
    return withDesktop { desktop in
      desktop.startTimer(after: delay) {
        HostActivity.run { action() }
        update?()
      }
    }
  }

  func cancelTimer(_ token: Int) {
    _ = withDesktop { $0.cancelTimer(token) }
  }
}
