import Foundation

/// A node that wants to know the value that the views inside set for a key.
class PreferenceReaderNode<K: PreferenceKey>: PassingNode {
  private let bit = PreferenceBits.bit(of: K.self)
  private(set) var value: K.Value = K.defaultValue
  private var isStale = false
  private var wasSet = false

  override init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  override final func preferencesBelowChanged(_ bits: PreferenceMask) -> Bool {
    if bits & bit != 0, !isStale {
      isStale = true
      host.preferenceReaderIsStale(self)
    }
    return false
  }

  /// Collects the value anew.
  override final func collectPreference() {
    isStale = false
    guard isMounted, let child else { return }
    let set: K.Value? = child.preference(K.self, bit: bit)
    // The first value that a view sets is news, also if it is the default.
    let isFirst = set != nil && !wasSet
    if set != nil { wasSet = true }
    let old = value
    value = set ?? K.defaultValue
    if isFirst || !ValueComparison.areEqual(old, value) { valueChanged() }
  }

  func valueChanged() {}
}

/// Runs an action when the value changes.
nonisolated public struct _PreferenceActionModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  /// None.
  public typealias Body = Never

  let action: (K.Value) -> Void

  /// Makes a node that watches the value.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = PreferenceActionNode<K>(modifier.action, parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  /// Takes the new action, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: PreferenceActionNode<K>.self)
    node.action = modifier.action
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class PreferenceActionNode<K: PreferenceKey>: PreferenceReaderNode<K> where K.Value: Equatable {
  var action: (K.Value) -> Void

  init(_ action: @escaping (K.Value) -> Void, parent: _ViewNode) {
    self.action = action
    super.init(parent: parent)
  }

  override func valueChanged() {
    host.enqueueAction(of: self) { [weak self] in
      guard let self else { return }
      action(value)
    }
  }
}

/// Marks the views whose preference an overlay or a background shows.
nonisolated struct _PreferenceSourceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = PreferenceSourceNode<K>(parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    if let child = unsafeDowncast(node, to: PreferenceSourceNode<K>.self).child {
      V._updateNode(child, with: content)
    }
  }

  static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class PreferenceSourceNode<K: PreferenceKey>: PreferenceReaderNode<K> {
  final class Source: DependencySource {}

  let source = Source()

  override func valueChanged() {
    source.notifyChanged()
  }
}

/// Shows what a closure makes of the preference of the views beside it.
nonisolated struct _PreferenceValueView<K: PreferenceKey, Content: View>: PrimitiveView {
  let content: (K.Value) -> Content

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    PreferenceValueNode(view, parent: parent)
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: PreferenceValueNode<K, Content>.self).update(view)
  }

  static var _elementCount: Int? { nil }
}

final class PreferenceValueNode<K: PreferenceKey, Content: View>: PassingNode {
  private var view: _PreferenceValueView<K, Content>

  init(_ view: _PreferenceValueView<K, Content>, parent: _ViewNode) {
    self.view = view
    super.init(parent: parent)
    // The views beside this one are not there yet.
    markDirty()
  }

  func update(_ new: _PreferenceValueView<K, Content>) {
    view = new
    markDirty()
  }

  override func refresh() {
    dropSources()
    let neighbour = source
    host.counters.bodies += 1
    let content: Content = tracking {
      neighbour?.source.recordRead(by: self)
      let value = neighbour?.value ?? K.defaultValue
      return observing(on: host.updateQueue) { BodyEvaluation.isolated((view, value)) { $0.0.content($0.1) } }
    }
    if let child {
      Content._updateNode(child, with: content)
    } else {
      child = Content._makeNode(content, parent: self)
      structureChanged()
    }
  }

  /// The node beside this one, inside the same overlay or background.
  private var source: PreferenceSourceNode<K>? {
    var node = parent
    while let current = node {
      var found: PreferenceSourceNode<K>?
      current.forEachChild { if found == nil { found = $0 as? PreferenceSourceNode<K> } }
      if let found { return found }
      node = current.parent
    }
    return nil
  }
}
