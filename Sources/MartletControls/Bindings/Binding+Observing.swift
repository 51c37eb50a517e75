import SwiftUI

@MainActor extension Binding where Value: Sendable {
  /// The binding, with an action after each write.
  ///
  ///     TextField("Name", text: $name.onSet { old, new in log("\(old) → \(new)") })
  ///
  /// The value is written first, under the transaction of the one who writes, and the action runs at once after it, also if
  /// the new value equals the old one. Changes made past this binding don't run it: use `onChange(of:)` for these.
  ///
  /// - Parameter action: gets the value before the write and the one written.
  public func onSet(_ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value, transaction in
        let old = wrappedValue
        write(value, transaction)
        action(old, value)
      })
  }
}

@MainActor extension Binding where Value: Sendable & Equatable {
  /// The binding, with an action when the value that is there is chosen again.
  ///
  ///     Picker("Sort by", selection: $key.onReselect { isReversed.toggle() }) { … }
  ///
  /// Every value is written, as if this were not there; after one that equals the value of before, the action runs, under
  /// the transaction of the write.
  ///
  /// - Parameter action: gets the value.
  public func onReselect(_ action: @escaping @MainActor (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value, transaction in
        let isSame: Bool = value == wrappedValue
        write(value, transaction)
        if isSame { withTransaction(transaction) { action(value) } }
      })
  }

  /// A switch that is on while the binding has a value.
  ///
  ///     Toggle("Large", isOn: $size.equals(.large))
  ///
  /// Switching on writes the value. Switching off writes nothing, because there is no other value to write: one of several
  /// switches on the same binding goes off when another one goes on.
  public func equals(_ value: Value) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue == value },
      set: { isOn, transaction in
        if isOn { write(value, transaction) }
      })
  }
}

extension Binding {
  /// Writes under the transaction of the one who writes; where the binding has one of its own, that one counts.
  @MainActor func write(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { wrappedValue = value }
  }
}
