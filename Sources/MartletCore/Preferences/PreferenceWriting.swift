import Foundation

/// What one view says about a key's value.
class PreferenceWriting<K: PreferenceKey> {
  /// The value, given that of the views inside.
  func value(inside: K.Value?) -> K.Value? { inside }
}

/// A value that replaces that of the views inside.
final class PreferenceValue<K: PreferenceKey>: PreferenceWriting<K> {
  let value: K.Value

  init(_ value: K.Value) {
    self.value = value
  }

  override func value(inside: K.Value?) -> K.Value? { value }
}

/// A change of the value of the views inside.
final class PreferenceChange<K: PreferenceKey>: PreferenceWriting<K> {
  let change: (inout K.Value) -> Void

  init(_ change: @escaping (inout K.Value) -> Void) {
    self.change = change
  }

  override func value(inside: K.Value?) -> K.Value? {
    var value: K.Value = inside ?? K.defaultValue
    change(&value)
    return value
  }
}

/// Sets, or changes, a key's value.
nonisolated public struct _PreferenceModifier<K: PreferenceKey>: ViewModifier {
  /// None.
  public typealias Body = Never

  enum Deed {
    case set(K.Value)
    case transform((inout K.Value) -> Void)
  }

  let deed: Deed

  /// Makes a node that says the value.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = PreferenceNode<K>(modifier.deed, parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  /// Takes the new value, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: PreferenceNode<K>.self)
    node.update(modifier.deed)
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class PreferenceNode<K: PreferenceKey>: PassingNode {
  private var deed: _PreferenceModifier<K>.Deed
  private var writing: PreferenceWriting<K>

  init(_ deed: _PreferenceModifier<K>.Deed, parent: _ViewNode) {
    self.deed = deed
    writing = Self.writing(deed)
    super.init(parent: parent)
    preferencesChanged(PreferenceBits.bit(of: K.self), isNew: true)
  }

  private static func writing(_ deed: _PreferenceModifier<K>.Deed) -> PreferenceWriting<K> {
    switch deed {
    case .set(let value): return PreferenceValue(value)
    case .transform(let change): return PreferenceChange(change)
    }
  }

  func update(_ new: _PreferenceModifier<K>.Deed) {
    let old = deed
    deed = new
    writing = Self.writing(new)
    if case .set(let before) = old, case .set(let after) = new, ValueComparison.areEqual(before, after) {
      return
    }
    preferencesChanged(PreferenceBits.bit(of: K.self), isNew: false)
  }

  override func ownPreference(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(K.self) ? writing : nil
  }

  /// What is inside does not matter where it is replaced.
  override func preferencesBelowChanged(_ bits: PreferenceMask) -> Bool {
    if case .set = deed { return bits == PreferenceBits.bit(of: K.self) }
    return false
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    preferencesChanged(PreferenceBits.bit(of: K.self), isNew: false)
  }
}

/// Sets a key's value from an anchor of a view.
nonisolated public struct _AnchorPreferenceModifier<K: PreferenceKey, Value>: ElementModifier {
  let source: Anchor<Value>.Source
  let change: (inout K.Value, Anchor<Value>) -> Void
  let replaces: Bool

  package var modifierName: String { "anchorPreference" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AnchorPreferenceElement(modifier, parent: parent)
  }
}

final class AnchorPreferenceElement<K: PreferenceKey, Value>: ModifierElement<
  _AnchorPreferenceModifier<K, Value>
>
{
  private var bit: PreferenceMask { PreferenceBits.bit(of: K.self) }

  override func didMount() {
    preferencesChanged(bit, isNew: true)
  }

  override func modifierChanged(from old: _AnchorPreferenceModifier<K, Value>) {
    preferencesChanged(bit, isNew: false)
  }

  override func ownPreference(_ key: ObjectIdentifier) -> AnyObject? {
    guard key == ObjectIdentifier(K.self) else { return nil }
    let anchor = Anchor(modifier.source, of: self)
    let change = modifier.change
    guard modifier.replaces else { return PreferenceChange<K> { change(&$0, anchor) } }
    var value = K.defaultValue
    change(&value, anchor)
    return PreferenceValue<K>(value)
  }

  override func preferencesBelowChanged(_ bits: PreferenceMask) -> Bool {
    modifier.replaces && bits == bit
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    preferencesChanged(bit, isNew: false)
  }
}
