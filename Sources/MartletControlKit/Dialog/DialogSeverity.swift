import MartletCore

/// How grave what a dialog asks is.
///
/// - Source: Apple, "DialogSeverity".
nonisolated public struct DialogSeverity: Equatable, Sendable {
  private enum Level: Equatable {
    case automatic
    case critical
    case standard
  }

  private let level: Level

  /// As usual.
  public static let automatic = DialogSeverity(level: .automatic)
  /// Something may be lost: on the desktop the dialog has a warning sign.
  public static let critical = DialogSeverity(level: .critical)
  /// As usual.
  public static let standard = DialogSeverity(level: .standard)
}

private struct DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

private struct DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

extension EnvironmentValues {
  /// How grave the dialogs are that views here present.
  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }

  /// The picture in the dialogs that views here present.
  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }
}

extension View {
  /// The view, whose alerts and confirmation dialogs are so grave.
  ///
  /// - Source: Apple, "dialogSeverity(_:)".
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// The view, whose alerts and confirmation dialogs have a picture on the desktop.
  ///
  /// - Source: Apple, "dialogIcon(_:)".
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    environment(\.dialogIcon, icon)
  }
}
