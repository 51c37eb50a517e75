import Foundation

extension Binding {
  /// A binding to an optional that reads and writes a value that is always there; writing `nil` does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    let location = base.location
    self.init(
      location: ConvertedLocation(
        root: location, get: { Optional($0) },
        set: { value, transaction in
          if let value { location.set(value, transaction: transaction) }
        }), transaction: base.transaction)
  }

  /// A binding to the value inside an optional, or `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    let location = base.location
    // The value may be gone while the view that got this binding is still there; it keeps the last one.
    self.init(
      location: ConvertedLocation(
        root: location, get: { $0 ?? now },
        set: { value, transaction in location.set(value, transaction: transaction) }),
      transaction: base.transaction)
  }

  /// A binding that reads and writes the value as `AnyHashable`; writing another type does nothing.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    let location = base.location
    self.init(
      location: ConvertedLocation(
        root: location, get: { AnyHashable($0) },
        set: { value, transaction in
          if let value = value.base as? Wrapped { location.set(value, transaction: transaction) }
        }), transaction: base.transaction)
  }
}

/// Another place read and written through a conversion.
final class ConvertedLocation<Root, Value>: _BindingLocation<Value> {
  private let root: _BindingLocation<Root>
  private let convert: (Root) -> Value
  private let write: (Value, Transaction) -> Void

  init(
    root: _BindingLocation<Root>, get: @escaping (Root) -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.root = root
    convert = get
    write = set
  }

  override func get() -> Value { convert(root.get()) }

  override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }

  override var isTransient: Bool { true }
}
