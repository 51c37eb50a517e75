/// Carries a value into a closure that has to be sendable.
///
/// Combine's closures aren't declared sendable, as Apple's aren't; the stages that hold them are thread-safe.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
