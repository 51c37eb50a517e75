import MartletCore

/// How large controls are.
///
/// - Source: Apple, "ControlSize".
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// The view with a size for its controls.
  ///
  /// - Source: Apple, "controlSize(_:)".
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The view with limits for the size of its controls: the nearest size within them is taken.
  ///
  /// - Source: Apple, "controlSize(_:)".
  nonisolated public func controlSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == ControlSize {
    let allowed = ControlSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.controlSize) { size in
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }
}
