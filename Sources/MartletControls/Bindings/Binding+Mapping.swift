import SwiftUI

@MainActor extension Binding where Value: Sendable {
  /// The value as another one, and back.
  ///
  ///     Slider(value: $celsius.map(get: { $0 * 1.8 + 32 }, set: { ($0 - 32) / 1.8 }), in: 32...212)
  ///
  /// `set` runs once for each write, before the value is written under the transaction of the one who writes.
  ///
  /// - Parameters:
  ///   - get: makes what is shown of the value.
  ///   - set: makes the value of what was written.
  public func map<Other: Sendable>(
    get: @escaping @MainActor (Value) -> Other, set: @escaping @MainActor (Other) -> Value
  ) -> Binding<Other> {
    Binding<Other>(
      get: { get(wrappedValue) },
      set: { other, transaction in write(set(other), transaction) })
  }

  /// The binding to a value in place of which there may be none.
  ///
  ///     TextField("Nickname", text: $person.nickname.replacingNil(with: ""))
  ///
  /// Reading gives the stand-in while there is none. Each write is passed on, also of a value that equals the stand-in.
  ///
  /// - Parameter substitute: shown while there is no value; it is not written by itself.
  public func replacingNil<Wrapped: Sendable>(
    with substitute: Wrapped
  ) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(
      get: { wrappedValue ?? substitute },
      set: { value, transaction in write(value, transaction) })
  }

  /// Whether there is a value.
  ///
  ///     .alert("Failed", isPresented: $error.isPresent()) { … }
  ///
  /// Writing `false` writes `nil`. Writing `true` does nothing, because there is no value to write.
  public func isPresent<Wrapped: Sendable>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent, transaction in
        if !isPresent { write(nil, transaction) }
      })
  }

  /// The binding, which refuses values that are not valid.
  ///
  /// Whoever writes an invalid value finds the old one still there. For a text field that lets its user type whatever he
  /// wants and says what is wrong, use `ValidatedField` or keep the text apart from the value.
  ///
  /// - Parameters:
  ///   - isValid: runs once for each write; the value is written if it returns `true`.
  ///   - onInvalid: gets each value that was refused.
  public func validated(
    _ isValid: @escaping @MainActor (Value) -> Bool,
    onInvalid: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value, transaction in
        if isValid(value) {
          write(value, transaction)
        } else {
          withTransaction(transaction) { onInvalid(value) }
        }
      })
  }
}

@MainActor extension Binding where Value == Bool {
  /// The opposite.
  ///
  ///     Toggle("Show hidden files", isOn: $hidesFiles.not)
  public var not: Binding<Bool> {
    map(get: { !$0 }, set: { !$0 })
  }
}

@MainActor extension Binding where Value: Sendable & Comparable {
  /// The binding, kept within limits in both directions.
  ///
  /// What is read lies within the limits whatever the value is; what is written is brought within them first. A value that
  /// compares to nothing, such as NaN, is read as the lower limit and not written.
  public func clamped(to limits: ClosedRange<Value>) -> Binding<Value> {
    Binding(
      get: { limits.nearest(to: wrappedValue) ?? limits.lowerBound },
      set: { value, transaction in
        if let value = limits.nearest(to: value) { write(value, transaction) }
      })
  }
}

@MainActor extension Binding where Value: Sendable & RangeReplaceableCollection {
  /// Whether there is nothing in the collection.
  ///
  /// Writing `true` writes an empty collection. Writing `false` does nothing, because there is nothing to put in.
  public var isEmpty: Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.isEmpty },
      set: { isEmpty, transaction in
        if isEmpty, !wrappedValue.isEmpty { write(Value(), transaction) }
      })
  }
}

extension ClosedRange {
  /// The value within the limits that is nearest; `nil` for one that compares to nothing.
  fileprivate func nearest(to value: Bound) -> Bound? {
    if contains(value) { return value }
    if value < lowerBound { return lowerBound }
    return value > upperBound ? upperBound : nil
  }
}
