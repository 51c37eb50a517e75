import Foundation

/// Notes whether a press has acted already, so that its end does not act once more.
package final class PressRepeater {
  // Touched on the host's thread.
  fileprivate var hasActed = false

  package init() {}

  /// Whether the press has acted since it began.
  package func takeHasActed() -> Bool {
    defer { hasActed = false }
    return hasActed
  }
}

/// Runs an action again and again while a press lasts.
nonisolated package struct _PressRepeating: ViewModifier {
  package typealias Body = Never

  let isPressed: Bool
  let repeater: PressRepeater
  let action: StableAction.Box?

  package init(isPressed: Bool, repeater: PressRepeater, action: StableAction.Box?) {
    self.isPressed = isPressed
    self.repeater = repeater
    self.action = action
  }

  package static func _makeModifierNode<V: View>(_ modifier: Self, content: V, parent: _ViewNode) -> _ViewNode
  {
    let node = PressRepeatingNode(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  package static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: PressRepeatingNode.self)
    node.update(modifier)
    if let child = node.child { V._updateNode(child, with: content) }
  }

  package static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class PressRepeatingNode: PassingNode {
  private var modifier: _PressRepeating
  private var timer: HostTimer?

  /// NSButton's getPeriodicDelay(_:interval:) gives 0.4 and 0.075 seconds unless they are changed.
  private static let delay = 0.4
  private static let interval = 0.075

  init(_ modifier: _PressRepeating, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  func update(_ new: _PressRepeating) {
    let wasPressed = modifier.isPressed
    modifier = new
    guard new.isPressed != wasPressed else { return }
    timer?.cancel()
    timer = nil
    guard new.isPressed else { return }
    new.repeater.hasActed = false
    schedule(after: Self.delay)
  }

  private func schedule(after delay: Double) {
    timer = host.timers.schedule(at: host.now + delay) { [weak self] in
      guard let self, isMounted, modifier.isPressed else { return }
      modifier.repeater.hasActed = true
      schedule(after: Self.interval)
      modifier.action?.run()
    }
  }

  override func unmount() {
    guard isMounted else { return }
    timer?.cancel()
    super.unmount()
  }
}
