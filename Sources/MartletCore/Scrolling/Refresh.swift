import Foundation
import MartletPrimitives

/// Fetches what a view shows anew.
///
/// - Source: Apple, "RefreshAction".
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action, and returns when it is done.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What fetches the content anew; `nil` where nothing does.
  ///
  /// - Source: Apple, "refresh".
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// The view, whose content can be fetched anew.
  ///
  /// A finger that pulls a vertical scroll view or list beyond its upper end runs the action, in the touch idiom. On a
  /// desktop, as on macOS, it is there for the app's own controls, as `EnvironmentValues.refresh`.
  ///
  /// - Source: Apple, "refreshable(action:)".
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
