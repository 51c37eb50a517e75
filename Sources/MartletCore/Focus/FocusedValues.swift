import Combine
import Foundation
import Observation

/// A key for a value that the view with the keyboard gives to the rest of the window.
///
/// - Source: Apple, "FocusedValueKey".
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the keyboard, those around it, and the window give.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var document: Document?
/// }
/// ```
///
/// - Source: Apple, "FocusedValues".
public struct FocusedValues: Equatable {
  /// What is in force in a window; `nil` for values that are being put together.
  let source: FocusedValuesSource?
  private(set) var entries: [EnvironmentEntry] = []

  init(source: FocusedValuesSource? = nil) {
    self.source = source
  }

  /// The value for a key; `nil` if nobody gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(for: ObjectIdentifier(key)) { nil } }
    set { setValue(newValue, for: ObjectIdentifier(key)) }
  }

  /// The value of an entry.
  public func _entry<Value>(_ key: Any.Type, default makeDefault: () -> Value) -> Value {
    value(for: ObjectIdentifier(key), default: makeDefault)
  }

  /// Sets the value of an entry.
  public mutating func _setEntry<Value>(_ key: Any.Type, _ value: Value) {
    setValue(value, for: ObjectIdentifier(key))
  }

  func value<Value>(for id: ObjectIdentifier, default makeDefault: () -> Value) -> Value {
    let entry = entries.first { $0.key == id } ?? source?.entry(for: id)
    guard let entry else { return makeDefault() }
    return unsafeDowncast(entry, to: EnvironmentValueEntry<Value>.self).value
  }

  mutating func setValue<Value>(_ value: Value, for id: ObjectIdentifier) {
    entries.removeAll { $0.key == id }
    entries.append(EnvironmentValueEntry(key: id, bit: 0, value: value))
  }

  /// Whether both hold the same values.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    guard left.source === right.source, left.entries.count == right.entries.count else { return false }
    return left.entries.allSatisfy { entry in
      right.entries.contains { $0.key == entry.key && $0.isEqual(to: entry) }
    }
  }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

/// A window's focused values, and who reads them.
final class FocusedValuesSource {
  private struct Weak {
    weak var node: FocusedValueNode?
  }

  private var nodes: [Weak] = []
  private var inForce: [ObjectIdentifier: EnvironmentEntry] = [:]
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  private var isStale = false

  /// The value of a key, on which the view that is being evaluated depends from now on.
  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    if let reader = Evaluation.current {
      let source = sources[key] ?? DependencySource()
      sources[key] = source
      source.recordRead(by: reader)
    }
    return inForce[key]
  }

  /// The keyboard is elsewhere, or a view gives other values.
  func invalidate() { isStale = true }

  func add(_ node: FocusedValueNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(Weak(node: node))
    isStale = true
  }

  func remove(_ node: FocusedValueNode) {
    nodes.removeAll { $0.node == nil || $0.node === node }
    isStale = true
  }

  /// Finds the values in force, and tells those who read one that is another now.
  func resolve(focused: ElementNode?) {
    guard isStale else { return }
    isStale = false
    guard !nodes.isEmpty || !inForce.isEmpty else { return }
    var found: [ObjectIdentifier: EnvironmentEntry] = [:]
    // The view nearest to the keyboard comes first.
    var node: _ViewNode? = focused
    while let current = node {
      if let giver = current as? FocusedValueNode { found.merge(giver.entries) { nearer, _ in nearer } }
      node = current.parent
    }
    // Then what holds for the window, whatever has the keyboard; of several the newest.
    for giver in nodes.reversed().compactMap(\.node) where giver.isForScene {
      found.merge(giver.entries) { nearer, _ in nearer }
    }
    let before = inForce
    inForce = found
    for key in Set(before.keys).union(found.keys) {
      switch (before[key], found[key]) {
      case (let old?, let new?) where old === new || new.isEqual(to: old): break
      default: sources[key]?.notifyChanged()
      }
    }
  }
}

/// Gives values while the keyboard is inside, or while the view is in its window.
nonisolated public struct _FocusedValueModifier: ViewModifier {
  /// None.
  public typealias Body = Never

  let values: FocusedValues
  let isForScene: Bool

  /// Makes a node that has the values.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = FocusedValueNode(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    return node
  }

  /// Takes the new values, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: FocusedValueNode.self)
    node.update(modifier)
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class FocusedValueNode: PassingNode {
  private var modifier: _FocusedValueModifier

  init(_ modifier: _FocusedValueModifier, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
    host.focusedValues.add(self)
  }

  var isForScene: Bool { modifier.isForScene }

  var entries: [ObjectIdentifier: EnvironmentEntry] {
    Dictionary(modifier.values.entries.map { ($0.key, $0) }) { first, _ in first }
  }

  func update(_ new: _FocusedValueModifier) {
    let isSame = new.isForScene == modifier.isForScene && new.values == modifier.values
    modifier = new
    if !isSame { host.focusedValues.invalidate() }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    host.focusedValues.remove(self)
  }
}

/// The object of each type that the view with the keyboard gives.
enum FocusedObjectKey<Object: AnyObject> {}

extension View {
  private nonisolated func giving<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool
  ) -> some View {
    var values = FocusedValues()
    if let value { values[keyPath: keyPath] = value }
    return modifier(_FocusedValueModifier(values: values, isForScene: isForScene))
  }

  private nonisolated func giving<Object: AnyObject>(object: Object?, isForScene: Bool) -> some View {
    var values = FocusedValues()
    if let object { values.setValue(object, for: ObjectIdentifier(FocusedObjectKey<Object>.self)) }
    return modifier(_FocusedValueModifier(values: values, isForScene: isForScene))
  }

  /// The view, which gives a value to its window while the keyboard is inside it.
  ///
  /// - Source: Apple, "focusedValue(_:_:)".
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    giving(keyPath, value, isForScene: false)
  }

  /// The view, which gives a value, if there is one, to its window while the keyboard is inside it.
  ///
  /// - Source: Apple, "focusedValue(_:_:)".
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    giving(keyPath, value, isForScene: false)
  }

  /// The view, which gives an `@Observable` object to its window while the keyboard is inside it.
  ///
  /// - Source: Apple, "focusedValue(_:)".
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    giving(object: object, isForScene: false)
  }

  /// The view, which gives a value to its window, wherever in it the keyboard is.
  ///
  /// - Source: Apple, "focusedSceneValue(_:_:)".
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    giving(keyPath, value, isForScene: true)
  }

  /// The view, which gives a value, if there is one, to its window, wherever in it the keyboard is.
  ///
  /// - Source: Apple, "focusedSceneValue(_:_:)".
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    giving(keyPath, value, isForScene: true)
  }

  /// The view, which gives an `@Observable` object to its window, wherever in it the keyboard is.
  ///
  /// - Source: Apple, "focusedSceneValue(_:)".
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    giving(object: object, isForScene: true)
  }

  /// The view, which gives an observable object to its window while the keyboard is inside it.
  ///
  /// - Source: Apple, "focusedObject(_:)".
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    giving(object: object, isForScene: false)
  }

  /// The view, which gives an observable object, if there is one, to its window while the keyboard is inside it.
  ///
  /// - Source: Apple, "focusedObject(_:)".
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    giving(object: object, isForScene: false)
  }

  /// The view, which gives an observable object to its window, wherever in it the keyboard is.
  ///
  /// - Source: Apple, "focusedSceneObject(_:)".
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    giving(object: object, isForScene: true)
  }

  /// The view, which gives an observable object, if there is one, to its window, wherever in it the keyboard is.
  ///
  /// - Source: Apple, "focusedSceneObject(_:)".
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    giving(object: object, isForScene: true)
  }
}
