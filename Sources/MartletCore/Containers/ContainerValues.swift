import Foundation
import MartletLayout

/// A key for a value that a view gives to the container right around it.
///
/// - Source: Apple, "ContainerValueKey".
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

/// What a view says to the container around it, by keys of a user's own.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
///
/// - Source: Apple, "ContainerValues".
public struct ContainerValues: @unchecked Sendable {
  private(set) var entries: [EnvironmentEntry] = []
  var selectionTag: SelectionTag?

  init() {}

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)) { Key.defaultValue } }
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

  /// The view's tag, if it has one of a type.
  ///
  /// - Source: Apple, "tag(for:)".
  public func tag<V: Hashable>(for type: V.Type) -> V? { selectionTag?.value(as: type) }

  /// Whether the view has a tag.
  ///
  /// - Source: Apple, "hasTag(_:)".
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  private func value<Value>(for id: ObjectIdentifier, default makeDefault: () -> Value) -> Value {
    guard let entry = entries.first(where: { $0.key == id }) else { return makeDefault() }
    return unsafeDowncast(entry, to: EnvironmentValueEntry<Value>.self).value
  }

  private mutating func setValue<Value>(_ value: Value, for id: ObjectIdentifier) {
    adopt(EnvironmentValueEntry(key: id, bit: 0, value: value))
  }

  private mutating func adopt(_ entry: EnvironmentEntry) {
    entries.removeAll { $0.key == entry.key }
    entries.append(entry)
  }

  /// Takes over what a view further out says.
  mutating func merge(_ outer: ContainerValues) {
    for entry in outer.entries { adopt(entry) }
    selectionTag = outer.selectionTag ?? selectionTag
  }
}

/// Where layouts ask for a child's container values.
private enum ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

extension LayoutSubview {
  /// What the child says to its container.
  ///
  /// - Source: Apple, "containerValues".
  public var containerValues: ContainerValues {
    var values = self[ContainerValuesKey.self]
    values.selectionTag = self[SelectionTagKey.self]
    return values
  }
}

/// Says something to the container around.
nonisolated public struct _ContainerValueModifier<Value>: ElementModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  package var modifierName: String { "containerValue" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ContainerValueElement(modifier, parent: parent)
  }
}

final class ContainerValueElement<Value>: ModifierElement<_ContainerValueModifier<Value>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(ContainerValuesKey.self) else { return super.layoutValue(key) }
    var values = super.layoutValue(key) as? ContainerValues ?? ContainerValues()
    values[keyPath: modifier.keyPath] = modifier.value
    return values
  }

  /// The container may lay out in another way.
  override func modifierChanged(from old: _ContainerValueModifier<Value>) { invalidateLayout() }
}

extension _ContainerValueModifier: ContainerValueGiving {
  func give(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

/// A modifier that says something to the container around.
protocol ContainerValueGiving {
  func give(_ values: inout ContainerValues)
}

extension View {
  /// The view, with a value for the container right around it.
  ///
  /// - Source: Apple, "containerValue(_:_:)".
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
