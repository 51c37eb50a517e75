import Foundation

/// A key for values of a user's own in transactions.
///
/// - Source: Apple, "TransactionKey".
public protocol TransactionKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a transaction that has none.
  static var defaultValue: Value { get }
}

/// The values of a user's own in one transaction; never changed once it is shared.
final class TransactionValues {
  var entries: [ObjectIdentifier: Any]

  init(entries: [ObjectIdentifier: Any]) {
    self.entries = entries
  }
}

extension Transaction {
  /// The value of a key.
  ///
  /// - Source: Apple, "TransactionKey".
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { value(for: ObjectIdentifier(key)) { K.defaultValue } }
    set { setValue(newValue, for: ObjectIdentifier(key)) }
  }

  func value<Value>(for id: ObjectIdentifier, default makeDefault: () -> Value) -> Value {
    (values?.entries[id] as? Value) ?? makeDefault()
  }

  mutating func setValue<Value>(_ value: Value, for id: ObjectIdentifier) {
    var entries = values?.entries ?? [:]
    entries[id] = value
    values = TransactionValues(entries: entries)
  }

  /// Adds an action for when the animations started by the change are complete.
  ///
  /// - Source: Apple, "addAnimationCompletion(criteria:_:)".
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}
