import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives
import SwiftUI

/// A window without a display, for tests: views in it get events as in a real window, and its clock stands
/// still until the test advances it.
///
/// ```swift
/// @Test @MainActor func aTapSelects() throws {
///   let ui = TestHost { SizePicker() }
///   try ui.tap(ui.find(.text("Large")))
///   #expect(try ui.find(.identifier("selection")).text == "2")
/// }
/// ```
@MainActor
public final class TestHost {
  /// Which family's figures views use.
  public enum Idiom: Sendable {
    /// macOS figures.
    case desktop
    /// iOS figures.
    case touch
  }

  let desktop: HeadlessDesktop
  let window: HeadlessWindow
  let controller: WindowController
  var pointer: CGPoint?

  /// The time between two frames while something moves, in seconds: as on a 60 Hz display.
  static let frameDuration = 1.0 / 60

  /// Opens a window with views.
  ///
  /// - Parameters:
  ///   - size: the window's size in points.
  ///   - scale: device pixels a point.
  ///   - idiom: which family's figures are used.
  ///   - colorScheme: light or dark.
  ///   - content: the views.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1, idiom: Idiom = .desktop,
    colorScheme: ColorScheme = .light, @ViewBuilder content: () -> Content
  ) {
    self.init(scale: scale, colorScheme: colorScheme) { desktop in
      AppSession.open(
        content(), on: desktop, theme: .theme(for: idiom == .touch ? .touch : .desktop), size: size,
        title: "Test")
    }
  }

  /// Opens the first window of an app.
  ///
  /// - Parameters:
  ///   - app: the app; its initialiser has run, its `main` does not.
  ///   - size: the window's size in points; `nil` for the app's own.
  ///   - scale: device pixels a point.
  ///   - idiom: which family's figures are used.
  ///   - colorScheme: light or dark.
  public convenience init<A: App>(
    app: A, size: CGSize? = nil, scale: CGFloat = 1, idiom: Idiom = .desktop,
    colorScheme: ColorScheme = .light
  ) {
    self.init(scale: scale, colorScheme: colorScheme) { desktop in
      AppSession.open(
        app, on: desktop, theme: .theme(for: idiom == .touch ? .touch : .desktop), size: size)
    }
  }

  /// Opens what a function opens on a desktop without a display.
  init(scale: CGFloat, colorScheme: ColorScheme, open: (HeadlessDesktop) -> WindowController) {
    desktop = HeadlessDesktop()
    desktop.scale = scale
    desktop.colorScheme = colorScheme == .dark ? .dark : .light
    controller = open(desktop)
    // The same on every machine, whatever its settings.
    controller.host.setEnvironment { $0.locale = Locale(identifier: "en_US") }
    guard let window = controller.window as? HeadlessWindow else {
      preconditionFailure("a headless desktop makes headless windows")
    }
    self.window = window
    let (desktop, start) = (desktop, Date())
    controller.host.wallClock = { start.addingTimeInterval(MainActor.assumeIsolated { desktop.now }) }
    controller.update()
    update()
    // The first picture is drawn now, so that `repaintDifference` sees what is painted anew after it.
    _ = window.snapshot()
  }

  // MARK: Time

  /// Seconds since the window opened.
  public var time: Double { desktop.now }

  /// Lets time pass: timers fire, gestures and animations go on.
  public func advance(by seconds: Double) {
    let end = desktop.now + max(seconds, 0)
    update()
    while desktop.now < end {
      desktop.advance(by: min(Self.frameDuration, end - desktop.now))
      update()
    }
    update()
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// - Returns: whether that happened within the time allowed, in seconds.
  @discardableResult
  public func settle(within seconds: Double = 10) -> Bool {
    let end = desktop.now + seconds
    update()
    while controller.host.needsFrame || controller.host.isAnimating {
      if desktop.now >= end { return false }
      advance(by: Self.frameDuration)
    }
    return true
  }

  /// Gives the main actor's tasks and queues a chance to run, in real time, and applies what they wrote.
  public func yield() async {
    for _ in 0..<10 { await Task.yield() }
    update()
  }

  /// Brings the picture up to date at this moment.
  func update() {
    desktop.runWakes()
    controller.update()
    _ = window.deliverFrame()
    for popup in allPopups { _ = popup.deliverFrame() }
    desktop.runWakes()
  }

  func perform(_ action: () -> Void) {
    HostActivity.run(action)
    update()
  }

  /// The open popups, those of popups behind the ones they belong to.
  var allPopups: [HeadlessPopup] {
    func all(_ popups: [HeadlessPopup]) -> [HeadlessPopup] { popups.flatMap { [$0] + all($0.popups) } }
    return all(window.popups)
  }

  // MARK: Window

  /// Changes the window's size, in points, and its scale.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    window.resize(to: size, scale: scale)
    update()
  }

  /// Changes the desktop between light and dark.
  public func setColorScheme(_ scheme: ColorScheme) {
    desktop.colorScheme = scheme == .dark ? .dark : .light
    controller.applySettings()
    update()
  }

  /// Gives the window the keyboard, or takes it away, as clicks on other windows do.
  public func setActive(_ isActive: Bool) {
    window.setActive(isActive)
    update()
  }

  /// Whether the user asks for less motion.
  public var reducesMotion: Bool {
    get { desktop.reducesMotion }
    set {
      desktop.reducesMotion = newValue
      controller.applySettings()
      update()
    }
  }

  /// Whether the user asks for more contrast.
  public var increasesContrast: Bool {
    get { desktop.increasesContrast }
    set {
      desktop.increasesContrast = newValue
      controller.applySettings()
      update()
    }
  }

  /// The area in which popovers may lie, in points of the window; by default there is room all around.
  public var popoverArea: CGRect {
    get { desktop.popupArea }
    set { desktop.popupArea = newValue }
  }

  // MARK: Work done

  /// How much work was done since the last reset.
  public var counters: WorkCounters { controller.host.counters }

  /// Sets the counters to zero.
  public func resetCounters() {
    controller.host.counters = WorkCounters()
  }

  /// The messages to the developer since the last call, from all hosts.
  public static func takeWarnings() -> [String] { Diagnostics.drain() }
}
