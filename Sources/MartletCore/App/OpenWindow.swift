import Foundation

/// Opens and closes an app's windows.
@MainActor
package protocol WindowOpening: AnyObject {
  /// Opens a window soon, or brings the one to the front that shows what is asked for.
  func openWindow(id: String?, value: AnyHashable?, type: Any.Type?)
  /// Closes the windows that show what is asked for, soon.
  func closeWindows(id: String?, value: AnyHashable?, type: Any.Type?)
}

/// Opens a window of one of the app's scenes.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Inspect") { openWindow(id: "inspector") }
/// ```
///
/// The window of a `Window`, and the one that a `WindowGroup` has for a value, come to the front if they are open.
///
/// - Source: Apple, "OpenWindowAction".
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated let window: WindowHandle

  nonisolated init(window: WindowHandle) {
    self.window = window
  }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { open(id: id, value: nil, type: nil) }

  /// Opens a window, of the scene with an identifier, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id: id, value: AnyHashable(value), type: D.self)
  }

  /// Opens a window, of the scene for values of the type, for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(id: nil, value: AnyHashable(value), type: D.self)
  }

  private func open(id: String?, value: AnyHashable?, type: Any.Type?) {
    guard let opener = window.host?.windowOpener else {
      Diagnostics.warnOnce(
        "open-window",
        "openWindow is called in a view that is in no app's window, so there is no scene to open a window of."
      )
      return
    }
    opener.openWindow(id: id, value: value, type: type)
  }
}

/// Closes windows of the app's scenes, or the view's own.
///
/// - Source: Apple, "DismissWindowAction".
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated let window: WindowHandle

  nonisolated init(window: WindowHandle) {
    self.window = window
  }

  /// Closes the view's window.
  public func callAsFunction() { window.host?.closeWindow?() }

  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) {
    window.host?.windowOpener?.closeWindows(id: id, value: nil, type: nil)
  }

  /// Closes the window that the scene with an identifier has for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    window.host?.windowOpener?.closeWindows(id: id, value: AnyHashable(value), type: D.self)
  }

  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    window.host?.windowOpener?.closeWindows(id: nil, value: AnyHashable(value), type: D.self)
  }
}

private struct MultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Opens a window of one of the app's scenes.
  ///
  /// - Source: Apple, "openWindow".
  public var openWindow: OpenWindowAction { OpenWindowAction(window: windowHandle) }

  /// Closes windows of the app's scenes, or the view's own.
  ///
  /// - Source: Apple, "dismissWindow".
  public var dismissWindow: DismissWindowAction { DismissWindowAction(window: windowHandle) }

  /// Whether the app can have more windows than one.
  ///
  /// - Source: Apple, "supportsMultipleWindows".
  public package(set) var supportsMultipleWindows: Bool {
    get { self[MultipleWindowsKey.self] }
    set { self[MultipleWindowsKey.self] = newValue }
  }
}
