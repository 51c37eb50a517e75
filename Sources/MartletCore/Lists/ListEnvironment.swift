import Foundation

private struct MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct ProminentHeadersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct InListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view stands in a list's row, where some controls look another way.
  package var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  /// The least height of a list's rows, in points: 24 on desktops and 44 on touch screens, unless it is set.
  ///
  /// - Source: Apple, "defaultMinListRowHeight".
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] ?? (theme.idiom == .desktop ? 24 : 44) }
    set { self[MinRowHeightKey.self] = newValue }
  }

  package var defaultMinListRowHeightIfSet: CGFloat? { self[MinRowHeightKey.self] }

  /// The least height of a list's section headers, in points; `nil` leaves it to the list's style.
  ///
  /// - Source: Apple, "defaultMinListHeaderHeight".
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  /// Whether the headers of sections stand out more than usual.
  package var areHeadersProminent: Bool {
    get { self[ProminentHeadersKey.self] }
    set { self[ProminentHeadersKey.self] = newValue }
  }
}
