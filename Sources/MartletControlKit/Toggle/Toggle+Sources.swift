import MartletCore

extension Toggle {
  /// Creates a toggle for several values.
  ///
  /// It is on if all are, and mixed if only some are. Changing it changes all; from mixed they all become on.
  ///
  /// - Source: Apple, "init(sources:isOn:label:)". With no values it is off.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
      set: { value, transaction in
        for binding in bindings { binding.transaction(transaction).wrappedValue = value }
      })
    let isMixed = Binding(
      get: { bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue) },
      set: { (_: Bool) in })
    self.init(isOn: all, isMixed: isMixed, label: label())
  }
}
