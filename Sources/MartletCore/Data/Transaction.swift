import Foundation
import Synchronization

/// What is known about the change that a state write makes, above all its animation.
///
/// - Source: Apple, "Transaction".
public struct Transaction {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether views replace the animation with none.
  public var disablesAnimations: Bool = false
  /// Whether the change comes from a gesture that goes on.
  public var isContinuous: Bool = false
  /// Identifies one `withAnimation` or `withTransaction` call: writes of two calls are two updates.
  var scope: Int = 0
  /// Values by keys of a user's own; `nil` for none.
  var values: TransactionValues?
  /// What waits for the animations that the change starts.
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation that a change starts.
  package var effectiveAnimation: Animation? {
    disablesAnimations ? nil : animation
  }

  /// Whether it says nothing about the change.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values == nil && completions.isEmpty
  }

  /// Takes over what another one says.
  mutating func merge(_ other: Transaction) {
    if let animation = other.animation { self.animation = animation }
    if other.disablesAnimations { disablesAnimations = true }
    if other.isContinuous { isContinuous = true }
    if let added = other.values {
      let known = values?.entries ?? [:]
      values = TransactionValues(entries: known.merging(added.entries) { $1 })
    }
    for completion in other.completions where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }

  func isSameBatch(as other: Transaction) -> Bool {
    scope == other.scope && animation == other.animation
      && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && values === other.values && completions.elementsEqual(other.completions, by: ===)
  }
}

/// The transaction of the `withAnimation` call that runs on a thread.
package enum AmbientTransaction {
  private static let lastScope = Atomic<Int>(0)

  package static var current: Transaction { ThreadContext.existing?.transaction ?? Transaction() }

  /// Runs `body` under a transaction that a binding passes on, as part of the call it comes from.
  static func adopt<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let context = ThreadContext.current
    let before = context.transaction
    context.transaction = transaction
    defer { context.transaction = before }
    return try body()
  }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var next = transaction
    next.scope = lastScope.add(1, ordering: .relaxed).newValue
    let outer = current.completions
    let own = next.completions.filter { completion in !outer.contains { $0 === completion } }
    defer { for completion in own { completion.closureReturned() } }
    return try adopt(next, body)
  }
}

/// Performs `body` so that the changes it makes are animated.
///
/// - Source: Apple, "withAnimation(_:_:)"; default: fact n192.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  var transaction = AmbientTransaction.current
  transaction.animation = animation
  return try AmbientTransaction.with(transaction, body)
}

/// Performs `body` with a transaction for the changes it makes.
///
/// - Source: Apple, "withTransaction(_:_:)".
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try AmbientTransaction.with(transaction, body)
}

/// Performs `body` with one value of the current transaction changed.
///
/// - Source: Apple, "withTransaction(_:_:_:)".
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = AmbientTransaction.current
  transaction[keyPath: keyPath] = value
  return try AmbientTransaction.with(transaction, body)
}
