import Foundation
import MartletFoundation

/// Opens addresses, as the environment says.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(helpAddress) }
/// ```
///
/// Links and links in texts open through it too, so a handler in the environment takes them over.
///
/// - Source: Apple, "OpenURLAction".
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address that a handler was given.
  public struct Result: Sendable {
    enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler dropped it.
    public static let discarded = Result(outcome: .discarded)
    /// The desktop is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The desktop is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }

    /// The desktop is to open it, or another address; here an app never opens a browser inside itself.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }

  private let handler: @MainActor (URL) -> Result
  /// How the desktop opens an address.
  nonisolated(unsafe) var system: SystemOpener?

  /// Creates an action that asks a handler first.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address; here an app never opens a browser inside itself.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    callAsFunction(url)
  }

  /// Opens an address, and tells whether that worked.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled:
      completion(true)
    case .discarded:
      completion(false)
    case .system(let other):
      guard let system else {
        Diagnostics.warnOnce("no-opener", "openURL: there is no desktop to open \(other ?? url).")
        return completion(false)
      }
      nonisolated(unsafe) let completion = completion
      system.open(other ?? url) { completion($0) }
    }
  }
}

/// The desktop's way of opening an address.
package final class SystemOpener: Sendable {
  let open: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void

  package init(_ open: @escaping @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void) {
    self.open = open
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct SystemOpenerKey: EnvironmentKey {
  static var defaultValue: SystemOpener? { nil }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// Opens addresses.
  ///
  /// - Source: Apple, "openURL".
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemOpenerKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  package var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }

  /// What the window remembers to undo.
  ///
  /// - Source: Apple, "undoManager".
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }

  package var windowUndoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
