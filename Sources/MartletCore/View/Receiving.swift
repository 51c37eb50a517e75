import Combine
import Foundation

/// Gives what a publisher emits to an action while a view is there.
nonisolated public struct _ReceiveModifier<P: Publisher>: ElementModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  package var modifierName: String { "onReceive" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ReceivingElement(modifier, parent: parent)
  }
}

final class ReceivingElement<P: Publisher>: ModifierElement<_ReceiveModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() {
    subscribe()
  }

  /// The newest closure is used; another publisher takes the place of the one before.
  override func modifierChanged(from old: _ReceiveModifier<P>) {
    if !ValueComparison.areEqual(old.publisher, modifier.publisher) { subscribe() }
  }

  private func subscribe() {
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
