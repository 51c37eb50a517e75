import MartletCore

/// What a button is for, from which its look follows.
///
/// - Source: Apple, "ButtonRole".
nonisolated public struct ButtonRole: Equatable, Sendable {
  private enum Purpose: Equatable {
    case destructive
    case cancel
    case confirm
    case close
  }

  private let purpose: Purpose

  /// What a button of this purpose usually says.
  var usualTitle: LocalizedStringKey {
    switch purpose {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "OK"
    case .close: "Close"
    }
  }

  /// Deletes something or can't be undone.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// Leaves without changing anything.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// Accepts what was asked.
  public static let confirm = ButtonRole(purpose: .confirm)
  /// Leaves what was opened.
  public static let close = ButtonRole(purpose: .close)
}
