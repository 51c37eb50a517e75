// What the accessors that the macro `@Entry` makes call. The key is a type that the macro makes beside the
// variable; the type of the value is the variable's.

extension EnvironmentValues {
  /// The value of an entry.
  public func _entry<Value>(_ key: Any.Type, default makeDefault: () -> Value) -> Value {
    value(for: ObjectIdentifier(key), default: makeDefault)
  }

  /// Sets the value of an entry.
  public mutating func _setEntry<Value>(_ key: Any.Type, _ value: Value) {
    setValue(value, for: ObjectIdentifier(key))
  }
}

extension Transaction {
  /// The value of an entry.
  public func _entry<Value>(_ key: Any.Type, default makeDefault: () -> Value) -> Value {
    value(for: ObjectIdentifier(key), default: makeDefault)
  }

  /// Sets the value of an entry.
  public mutating func _setEntry<Value>(_ key: Any.Type, _ value: Value) {
    setValue(value, for: ObjectIdentifier(key))
  }
}
