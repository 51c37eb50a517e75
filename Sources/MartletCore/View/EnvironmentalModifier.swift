import Foundation

/// A modifier that becomes another one in an environment.
///
/// - Source: Apple, "EnvironmentalModifier".
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// What it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// What it is where the view stands; asked again when a value that it has read changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes a node that resolves the modifier.
  nonisolated public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    EnvironmentalNode(modifier, content: content, parent: parent)
  }

  /// Resolves the new modifier, then updates the content.
  nonisolated public static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    unsafeDowncast(node, to: EnvironmentalNode<Self, V>.self).update(modifier, content: content)
  }

  /// As many as what it becomes makes.
  nonisolated public static func _modifiedElementCount(_ content: Int?) -> Int? {
    ResolvedModifier._modifiedElementCount(content)
  }
}

/// The node of a modifier that depends on the environment.
final class EnvironmentalNode<M: EnvironmentalModifier, V: View>: PassingNode {
  private var modifier: M
  private var content: V

  init(_ modifier: M, content: V, parent: _ViewNode) {
    self.modifier = modifier
    self.content = content
    super.init(parent: parent)
    child = M.ResolvedModifier._makeModifierNode(resolved(), content: content, parent: self)
  }

  func update(_ modifier: M, content: V) {
    self.modifier = modifier
    self.content = content
    refresh()
  }

  override func refresh() {
    if let child { M.ResolvedModifier._updateModifierNode(child, with: resolved(), content: content) }
  }

  private func resolved() -> M.ResolvedModifier {
    dropSources()
    let values = EnvironmentValues(scope: environment)
    return tracking { BodyEvaluation.isolated((modifier, values)) { $0.0.resolve(in: $0.1) } }
  }
}
