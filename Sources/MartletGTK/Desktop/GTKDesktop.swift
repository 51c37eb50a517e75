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
  private let assistance = AssistanceSettings()
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
    assistance.onChange = { [unowned self] in onSettingsChange?() }
    Self.immortal.append(self)
  }

  package var colorScheme: BackendColorScheme { schemes.current }
  package var increasesContrast: Bool { schemes.increasesContrast }
  package var reducesMotion: Bool { schemes.reducesMotion }
  package var textScale: Double { schemes.textScale }
  package var isScreenReaderOn: Bool { assistance.isScreenReaderOn }
  package var differentiatesWithoutColor: Bool { assistance.differentiatesWithoutColor }

  package func preferColorScheme(_ scheme: BackendColorScheme?) {
    schemes.prefer(scheme)
  }

  /// GLib's monotonic clock, which frame clocks use, too.
  package var now: Double { Double(g_get_monotonic_time()) / 1e6 }
  package var date: Date { Date() }

  package func makeWindow(title: String, size: CGSize) -> any WindowSurface {
    guard let window = GTKWindow(desktop: self, title: title, size: size) else {
      fatalError("GTK could not make a window; its message above says why.")
    }
    windows.append(window)
    return window
  }

  package private(set) lazy var clipboard: any Clipboard = GTKClipboard.regular() ?? MemoryClipboard()
  package private(set) lazy var primarySelection: (any Clipboard)? = GTKClipboard.primary()

  /// As the user has set it for GTK's programs.
  package var caretBlink: CaretBlink {
    guard
      let settings: UnsafeMutablePointer<GObject> = cast(
        gtk_settings_get_default().map { UnsafeMutablePointer<GObject>($0) })
    else { return .standard }
    func number(_ name: String) -> Int {
      var value = GValue()
      g_value_init(&value, g_type_from_name("gint"))
      defer { g_value_unset(&value) }
      g_object_get_property(settings, name, &value)
      return Int(g_value_get_int(&value))
    }
    var isOn = GValue()
    g_value_init(&isOn, g_type_from_name("gboolean"))
    defer { g_value_unset(&isOn) }
    g_object_get_property(settings, "gtk-cursor-blink", &isOn)
    let milliseconds = number("gtk-cursor-blink-time")
    let blinks = g_value_get_boolean(&isOn) != 0 && milliseconds > 0
    return CaretBlink(
      period: blinks ? Double(milliseconds) / 1000 : nil, timeout: Double(number("gtk-cursor-blink-timeout")))
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
