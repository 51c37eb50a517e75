import Foundation
import MartletCore

/// How much something stands out.
///
/// - Source: Apple, "Prominence".
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// Whether every second row has a ground of its own.
///
/// - Source: Apple, "AlternatingRowBackgroundBehavior".
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As the list's style decides.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)

  func alternates(_ style: Bool) -> Bool {
    switch kind {
    case .automatic: return style
    case .enabled: return true
    case .disabled: return false
    }
  }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { .automatic }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct ContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct AlternatingKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }

  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { areHeadersProminent ? .increased : .standard }
    set { areHeadersProminent = newValue == .increased }
  }
}

extension View {
  /// The view, whose lists leave so much space between rows, in points; `nil` leaves it to the style.
  ///
  /// - Source: Apple, "listRowSpacing(_:)".
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// The view, whose lists show a ground behind their rows or not.
  ///
  /// - Source: Apple, "scrollContentBackground(_:)".
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// The view, whose lists give every second row a ground of its own or not.
  ///
  /// - Source: Apple, "alternatingRowBackgrounds(_:)".
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }

  /// The view, whose sections have headers that stand out so much.
  ///
  /// - Source: Apple, "headerProminence(_:)".
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
