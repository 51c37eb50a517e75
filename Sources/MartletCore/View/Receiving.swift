import Combine
import Foundation

/// Gives what a publisher emits to an action while a view is there.
nonisolated public struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  /// None.
  public typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  /// Makes a node that subscribes, once for all that the view consists of.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = ReceivingNode(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    node.subscribe()
    return node
  }

  /// Takes the new publisher and action, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: ReceivingNode<P>.self)
    node.update(modifier)
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class ReceivingNode<P: Publisher>: PassingNode where P.Failure == Never {
  private var modifier: _ReceiveModifier<P>
  private var subscription: AnyCancellable?

  init(_ modifier: _ReceiveModifier<P>, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  /// The newest closure is used; another publisher takes the place of the one before.
  func update(_ new: _ReceiveModifier<P>) {
    let old = modifier
    modifier = new
    if !ValueComparison.areEqual(old.publisher, new.publisher) { subscribe() }
  }

  func subscribe() {
    let queue = host.updateQueue
    subscription = modifier.publisher.sink { [weak self] value in
      if HostActivity.isOnThisThread {
        self?.receive(value)
      } else {
        // From a timer, a task or another thread: views belong to the main loop.
        nonisolated(unsafe) let work: () -> Void = { [weak self] in self?.receive(value) }
        queue.runSoon { work() }
      }
    }
  }

  private func receive(_ value: P.Output) {
    guard isMounted else { return }
    Evaluation.untracked { modifier.action(value) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    subscription = nil
  }
}

extension View {
  /// The view, with an action for what a publisher emits.
  ///
  /// Values from other threads arrive on the main one, at the next update.
  ///
  /// - Source: Apple, "onReceive(_:perform:)".
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
