import Foundation
import MartletPrimitives

/// A desktop without a display: time stands still until it is moved on, and pictures stay in memory.
@MainActor
package final class HeadlessDesktop: Desktop {
  package let clock = HeadlessClock()
  /// The windows that have been made and not closed, oldest first.
  package private(set) var windows: [HeadlessWindow] = []
  /// Where popups may lie, in points of the window they belong to.
  ///
  /// By default so large that a popup lies where it was asked to, even beyond the window.
  package var popupArea = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
  /// The scale of windows made from now on.
  package var scale: CGFloat = 1
  package var onSettingsChange: (@MainActor () -> Void)?
  /// The addresses that were to be opened, oldest first.
  package private(set) var openedURLs: [URL] = []
  package var colorScheme: BackendColorScheme = .light {
    didSet {
      if colorScheme != oldValue { onSettingsChange?() }
    }
  }
  package var increasesContrast = false {
    didSet {
      if increasesContrast != oldValue { onSettingsChange?() }
    }
  }
  package var reducesMotion = false {
    didSet {
      if reducesMotion != oldValue { onSettingsChange?() }
    }
  }

  package var textScale = 1.0 {
    didSet {
      if textScale != oldValue { onSettingsChange?() }
    }
  }
  package var isScreenReaderOn = false {
    didSet {
      if isScreenReaderOn != oldValue { onSettingsChange?() }
    }
  }
  package var differentiatesWithoutColor = false {
    didSet {
      if differentiatesWithoutColor != oldValue { onSettingsChange?() }
    }
  }
  /// What the app asked for, if it did.
  package private(set) var preferredColorScheme: BackendColorScheme?
  /// The date when the clock stood at 0.
  package var startDate = Date()

  /// What was copied, and what was selected last.
  package let copied = MemoryClipboard()
  package let selected = MemoryClipboard()
  package var clipboard: any Clipboard { copied }
  package var primarySelection: (any Clipboard)? { selected }
  package var caretBlink = CaretBlink.standard

  let chromeDrawing = PopupChromeDrawing()
  private let wakes = WakeQueue()
  private var hasQuit = false

  package init() {}

  package var now: Double { clock.now }
  package var date: Date { startDate.addingTimeInterval(clock.now) }

  package func preferColorScheme(_ scheme: BackendColorScheme?) {
    preferredColorScheme = scheme
  }

  package func makeWindow(title: String, size: CGSize) -> any WindowSurface {
    makeHeadlessWindow(title: title, size: size)
  }

  /// Makes a window whose type is known.
  package func makeHeadlessWindow(title: String, size: CGSize) -> HeadlessWindow {
    let window = HeadlessWindow(desktop: self, title: title, size: size, scale: scale)
    windows.append(window)
    return window
  }

  package func startTimer(after delay: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    clock.startTimer(after: delay, action)
  }

  package func cancelTimer(_ token: Int) {
    clock.cancelTimer(token)
  }

  package nonisolated func wake(_ action: @escaping @MainActor @Sendable () -> Void) {
    wakes.append(action)
    Task { @MainActor in self.runWakes() }
  }

  /// Runs what `wake` was given so far.
  package func runWakes() {
    for action in wakes.takeAll() { action() }
  }

  /// Moves the clock on, firing timers on the way.
  package func advance(by seconds: Double) {
    runWakes()
    clock.advance(to: now + max(0, seconds))
    runWakes()
  }

  /// Runs timers and wakes, without waiting, until nothing is left to do or `quit()` is called.
  package func run() {
    hasQuit = false
    while !hasQuit {
      runWakes()
      guard let next = clock.nextTimer else { return }
      clock.advance(to: next)
    }
  }

  package func quit() {
    hasQuit = true
  }

  package func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    openedURLs.append(url)
    completion(true)
  }

  func remove(_ window: HeadlessWindow) {
    windows.removeAll { $0 === window }
  }
}

/// Actions on their way from any thread to the main actor.
final class WakeQueue: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var actions: [@MainActor @Sendable () -> Void] = []

  /// Returns whether the queue was empty before.
  @discardableResult
  func append(_ action: @escaping @MainActor @Sendable () -> Void) -> Bool {
    lock.withLock {
      actions.append(action)
      return actions.count == 1
    }
  }

  func takeAll() -> [@MainActor @Sendable () -> Void] {
    lock.withLock {
      defer { actions = [] }
      return actions
    }
  }
}
