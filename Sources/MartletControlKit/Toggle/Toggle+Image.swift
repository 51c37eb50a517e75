import MartletCore

extension Toggle where Label == MartletControlKit.Label<Text, Image> {
  /// Creates a toggle with a system symbol and a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MartletControlKit.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a system symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MartletControlKit.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values, with a system symbol and a title that is looked up.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { MartletControlKit.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle for several values, with a system symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { MartletControlKit.Label(title, systemImage: systemImage) }
  }
}
