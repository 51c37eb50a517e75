import MartletCore

/// What a button of a purpose says when it is given no label.
///
/// - Source: Apple, "DefaultButtonLabel".
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The usual word for the purpose.
  @MainActor @preconcurrency public var body: some View { Text(role.usualTitle) }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says what its purpose is.
  ///
  /// - Source: Apple, "init(role:action:)".
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
