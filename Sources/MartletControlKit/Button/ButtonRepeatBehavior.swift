import MartletCore

/// Whether a button acts again and again while it is held down.
///
/// - Source: Apple, "ButtonRepeatBehavior".
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As usual: it acts once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It does, after a moment; the release then acts no more.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// It acts once, on release.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held down.
  ///
  /// - Source: Apple, "buttonRepeatBehavior".
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// The view, whose buttons act again and again while they are held down with the pointer, or don't.
  ///
  /// - Source: Apple, "buttonRepeatBehavior(_:)".
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
