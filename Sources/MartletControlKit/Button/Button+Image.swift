import MartletCore

extension Button where Label == MartletControlKit.Label<Text, Image> {
  /// Creates a button with a system symbol and a title that is looked up.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button for a purpose with a system symbol and a title that is looked up.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MartletControlKit.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a system symbol and a title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button for a purpose with a system symbol and a title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MartletControlKit.Label(title, systemImage: systemImage) }
  }
}
