extension Binding {
  /// A binding to what is computed from others, whose setter runs under the transaction of the write.
  package static func derived(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) -> Binding<Value> {
    Binding(
      location: ClosureLocation(
        get: get, set: { value, transaction in AmbientTransaction.adopt(transaction) { set(value) } }))
  }
}
