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
  }

  override var childTransactionScope: TransactionScope? { scope }
}

/// Applies a change in one update, or in all.
final class ChangingTransactionScope: TransactionScope {
  unowned(unsafe) let host: ViewHost
  var change: (inout Transaction) -> Void
  /// The update in which the change applies; `nil` for all.
  var serial: Int?

  init(
    parent: TransactionScope?, host: ViewHost, serial: Int?, change: @escaping (inout Transaction) -> Void
  ) {
    self.host = host
    self.change = change
    self.serial = serial
    super.init(parent: parent)
  }

  override func apply(to transaction: inout Transaction) {
    super.apply(to: &transaction)
    if let serial, serial != host.updates.serial { return }
    change(&transaction)
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
}
