import CMartletGTK
import Foundation
import MartletPrimitives

/// The desktop session, through GTK.
@MainActor
package final class GTKDesktop: Desktop {
  package var onSettingsChange: (@MainActor () -> Void)?
  let chromeDrawing = PopupChromeDrawing()
  private var windows: [GTKWindow] = []
  private let loop: MainLoop
  private let timers = LoopTimers()
  private let schemes: ColorSchemeObserver
  private nonisolated let wakes = WakeQueue()
  /// GTK's settings and the session bus call back as long as the process lives, so the desktop does, too.
  private static var immortal: [GTKDesktop] = []

  /// Connects to the display.
  ///
  /// - Throws: `DesktopUnavailable`, whose description is made for the user, if there is no display or
  ///   GTK is too old.
  package init() throws {
    try GTKSetup.start()
    loop = MainLoop()
    schemes = ColorSchemeObserver()
    schemes.onChange = { [unowned self] in onSettingsChange?() }
    Self.immortal.append(self)
  }

  package var colorScheme: BackendColorScheme { schemes.current }
  package var increasesContrast: Bool { schemes.increasesContrast }
  package var reducesMotion: Bool { schemes.reducesMotion }

  /// GLib's monotonic clock, which frame clocks use, too.
  package var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  package func makeWindow(title: String, size: CGSize) -> any WindowSurface {
    guard let window = GTKWindow(desktop: self, title: title, size: size) else {
      fatalError("GTK could not make a window; its message above says why.")
    }
    windows.append(window)
    return window
  }

  package func startTimer(after delay: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    timers.start(after: delay, action)
  }

  package func cancelTimer(_ token: Int) {
    timers.cancel(token)
  }

  package nonisolated func wake(_ action: @escaping @MainActor @Sendable () -> Void) {
    // One idle source takes all that has gathered by then.
    guard wakes.append(action) else { return }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return 0 }
        let queue = Unmanaged<WakeQueue>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
          for action in queue.takeAll() { action() }
        }
        return 0
      }, Unmanaged.passRetained(wakes).toOpaque(),
      { data in
        if let data { Unmanaged<WakeQueue>.fromOpaque(data).release() }
      })
  }

  /// Runs the main loop until `quit()` is called or the last window closes.
  package func run() {
    loop.run()
  }

  package func quit() {
    loop.quit()
  }

  /// Whether what lies behind a popup can shine through its shadow.
  var isTranslucencyPossible: Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gdk_display_is_composited(display) != 0 && gdk_display_is_rgba(display) != 0
  }

  func remove(_ window: GTKWindow) {
    windows.removeAll { $0 === window }
    if windows.isEmpty { quit() }
  }
}
