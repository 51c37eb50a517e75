import Foundation

/// A modifier that only changes what its content inherits.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  nonisolated func change(_ values: inout EnvironmentValues)
  nonisolated func isEqual(to other: Self) -> Bool
}

extension EnvironmentModifier {
  /// Makes a node whose children inherit the changed values.
  nonisolated public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = EnvironmentNode<Self>(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  /// Changes the values, then updates the content.
  nonisolated public static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    let node = unsafeDowncast(node, to: EnvironmentNode<Self>.self)
    node.update(modifier)
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  nonisolated public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class EnvironmentNode<M: EnvironmentModifier>: _ViewNode {
  private var modifier: M
  private let scope: EnvironmentScope
  var child: _ViewNode?

  init(_ modifier: M, parent: _ViewNode) {
    self.modifier = modifier
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(parent: parent)
    _ = apply(changedValues())
  }

  override var childEnvironment: EnvironmentScope { scope }
  override var isOneViewThoughEmpty: Bool { child?.isOneViewThoughEmpty ?? false }

  func update(_ new: M) {
    if modifier.isEqual(to: new) { return }
    modifier = new
    refresh()
  }

  /// What the change read from outside may have changed too.
  override func refresh() {
    let changed = apply(changedValues())
    if changed != 0 { environmentChanged(changed) }
  }

  private func changedValues() -> EnvironmentValues {
    dropSources()
    var values = EnvironmentValues(scope: environment)
    tracking { modifier.change(&values) }
    return values
  }

  private func apply(_ values: EnvironmentValues) -> EnvironmentMask {
    guard values.scope !== environment else {
      return scope.isWhole ? scope.inherit(with: values.overrides) : scope.replace(with: values.overrides)
    }
    // `\.self` was set: what is behind these values is not what the views around give.
    var entries = values.allEntries
    let known = Set(entries.map(\.key))
    for entry in environment.entriesInForce
    where EnvironmentValues.engineKeys.contains(entry.key) && !known.contains(entry.key) {
      entries.append(entry)
    }
    return scope.replaceAll(with: entries)
  }

  override func appendElements(to list: inout [ElementNode]) {
    child?.appendElements(to: &list)
  }

  override func appendOutline(to outline: inout ContentOutline) {
    child?.appendOutline(to: &outline)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// Sets one value.
nonisolated public struct _EnvironmentWriter<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func change(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }

  package func isEqual(to other: Self) -> Bool {
    keyPath == other.keyPath && ValueComparison.areEqual(value, other.value)
  }
}

/// Changes one value.
nonisolated public struct _EnvironmentTransformer<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func change(_ values: inout EnvironmentValues) {
    var value = values[keyPath: keyPath]
    // Tracked like a body: a state that the closure reads changes the values when it changes.
    transform(&value)
    values[keyPath: keyPath] = value
  }

  package func isEqual(to other: Self) -> Bool { false }
}

extension View {
  /// The view with an environment value for itself and all inside.
  ///
  /// With `\.self` the value takes the place of all that are inherited.
  ///
  /// - Source: Apple, "environment(_:_:)".
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// The view with an environment value changed for itself and all inside.
  ///
  /// - Source: Apple, "transformEnvironment(_:transform:)".
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformer(keyPath: keyPath, transform: transform))
  }

  /// The view with a font for its texts; `nil` gives them the default one.
  ///
  /// - Source: Apple, "font(_:)".
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.font, value: font))
  }

  /// The view in a colour scheme.
  ///
  /// - Source: Apple, "colorScheme(_:)".
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.colorScheme, value: colorScheme))
  }
}
