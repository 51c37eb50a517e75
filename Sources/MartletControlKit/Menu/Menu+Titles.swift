import MartletCore

extension Menu where Label == Text {
  /// Creates a menu with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey), primaryAction: nil)
  }

  /// Creates a menu with a title that is looked up; a click performs the action.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title), primaryAction: nil)
  }

  /// Creates a menu with a title; a click performs the action.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: Text(title), primaryAction: primaryAction)
  }
}

extension Menu where Label == MartletControlKit.Label<Text, Image> {
  /// Creates a menu with a title that is looked up and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(), label: MartletControlKit.Label(titleKey, systemImage: systemImage),
      primaryAction: nil)
  }

  /// Creates a menu with a title that is looked up and a system symbol; a click performs the action.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content(), label: MartletControlKit.Label(titleKey, systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(), label: MartletControlKit.Label(title, systemImage: systemImage), primaryAction: nil)
  }

  /// Creates a menu with a title and a system symbol; a click performs the action.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content(), label: MartletControlKit.Label(title, systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is looked up and a picture of the main bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: MartletControlKit.Label(titleKey, image: name), primaryAction: nil)
  }

  /// Creates a menu with a title that is looked up and a picture of the main bundle; a click performs the action.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content(), label: MartletControlKit.Label(titleKey, image: name), primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a picture of the main bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: MartletControlKit.Label(title, image: name), primaryAction: nil)
  }

  /// Creates a menu with a title and a picture of the main bundle; a click performs the action.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content(), label: MartletControlKit.Label(title, image: name), primaryAction: primaryAction)
  }
}
