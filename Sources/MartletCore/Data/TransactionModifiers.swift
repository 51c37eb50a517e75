import Foundation

/// A modifier that changes the transaction of what is inside.
protocol TransactionModifier: ViewModifier where Body == Never {
  nonisolated func makeScope(parent: TransactionScope?, host: ViewHost) -> TransactionScope
  nonisolated func update(_ scope: TransactionScope, from old: Self, host: ViewHost)
}

extension TransactionModifier {
  /// Makes a node whose children have another transaction.
  nonisolated public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = TransactionNode(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  /// Updates the scope, then the content under it.
  nonisolated public static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    let node = unsafeDowncast(node, to: TransactionNode<Self>.self)
    let old = node.modifier
    node.modifier = modifier
    modifier.update(node.scope, from: old, host: node.host)
    node.updateReachesContent()
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  nonisolated public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class TransactionNode<M: TransactionModifier>: PassingNode {
  var modifier: M
  let scope: TransactionScope

  init(_ modifier: M, parent: _ViewNode) {
    self.modifier = modifier
    scope = modifier.makeScope(parent: parent.childTransactionScope, host: parent.host)
    super.init(parent: parent)
    updateReachesContent()
  }

  /// A lasting change is told of each update of the content, also one in which nothing moves.
  func updateReachesContent() { scope.updateReaches(host) }

  override var childTransactionScope: TransactionScope? { scope }
}

/// Applies a change in one update, or in all.
class ChangingTransactionScope: TransactionScope {
  unowned(unsafe) let host: ViewHost
  final var change: (inout Transaction) -> Void {
    didSet { known = nil }
  }
  /// The update in which the change applies; `nil` for all.
  final var serial: Int?
  /// What the change made of the transaction of an update: it is asked once an update, however many views move.
  private final var known: (moment: UpdateMoment, transaction: Transaction)?

  init(
    parent: TransactionScope?, host: ViewHost, serial: Int?, change: @escaping (inout Transaction) -> Void
  ) {
    self.host = host
    self.change = change
    self.serial = serial
    super.init(parent: parent, isLasting: serial == nil)
  }

  override func apply(to transaction: inout Transaction) {
    if let serial {
      super.apply(to: &transaction)
      if serial == host.updates.serial { Evaluation.untracked { change(&transaction) } }
      return
    }
    let moment = host.updates.moment
    if let known, known.moment == moment {
      transaction = known.transaction
      return
    }
    super.apply(to: &transaction)
    Evaluation.untracked { change(&transaction) }
    // Kept completions would wait for as long as nothing else changes.
    known = transaction.completions.isEmpty ? (moment, transaction) : nil
  }
}

/// Animates what is inside when a value changes.
nonisolated public struct _AnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value

  func makeScope(parent: TransactionScope?, host: ViewHost) -> TransactionScope {
    ChangingTransactionScope(parent: parent, host: host, serial: 0, change: change)
  }

  private var change: (inout Transaction) -> Void {
    { [animation] transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  func update(_ scope: TransactionScope, from old: Self, host: ViewHost) {
    guard let scope = scope as? ChangingTransactionScope else { return }
    if old.animation != animation { scope.change = change }
    if old.value != value {
      scope.serial = host.updates.serial
      host.updates.hasTransactionScopes = true
    }
  }
}

/// Changes the transaction of what is inside when a value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let change: (inout Transaction) -> Void

  func makeScope(parent: TransactionScope?, host: ViewHost) -> TransactionScope {
    ChangingTransactionScope(parent: parent, host: host, serial: 0, change: change)
  }

  func update(_ scope: TransactionScope, from old: Self, host: ViewHost) {
    guard let scope = scope as? ChangingTransactionScope else { return }
    scope.change = change
    if old.value != value {
      scope.serial = host.updates.serial
      host.updates.hasTransactionScopes = true
    }
  }
}

/// Changes the transaction of every update of what is inside.
nonisolated public struct _TransactionModifier: TransactionModifier {
  let change: (inout Transaction) -> Void

  func makeScope(parent: TransactionScope?, host: ViewHost) -> TransactionScope {
    host.updates.hasLastingScopes = true
    return ChangingTransactionScope(parent: parent, host: host, serial: nil, change: change)
  }

  func update(_ scope: TransactionScope, from old: Self, host: ViewHost) {
    (scope as? ChangingTransactionScope)?.change = change
  }
}

extension View {
  /// The view, with changes inside animated whenever a value changes.
  ///
  /// - Source: Apple, "animation(_:value:)"; fact n215.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// The view, with all changes inside animated.
  ///
  /// - Source: Apple, "animation(_:)".
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// The view, with the transaction of changes inside changed.
  ///
  /// - Source: Apple, "transaction(_:)".
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(change: transform))
  }

  /// The view, with the transaction of changes inside changed in those updates in which a value differs.
  ///
  /// - Source: Apple, "transaction(value:_:)".
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, change: transform))
  }
}
