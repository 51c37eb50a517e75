import Combine
import Foundation

/// A value kept in the user's defaults, so that it is there when the app starts again.
///
/// Views that show it are evaluated when it changes, whoever changes it: another view, code that writes to
/// `UserDefaults` (seen at the next update), or another process (seen as it writes its file).
///
/// The values lie in a property list in `$XDG_CONFIG_HOME`, by default `~/.config`, named after the app or the
/// defaults' suite: Foundation's own place for them. They are written soon after each change, and never in part.
///
/// - Source: Apple, "AppStorage".
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let coding: StorageCoding<Value>
  private var slot: StorageSlot<Value>?

  init(_ key: String, initial: Value, store: UserDefaults?, coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.coding = coding
  }

  /// The value.
  public var wrappedValue: Value {
    get { slot?.get() ?? area.value(forKey: key, coding) ?? initial }
    nonmutating set { write(newValue, transaction: AmbientTransaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let slot { return Binding(location: slot) }
    let copy = self
    return Binding(
      location: ClosureLocation(get: { copy.wrappedValue }, set: { copy.write($0, transaction: $1) }))
  }

  private func write(_ value: Value, transaction: Transaction) {
    area.write(coding.encode(value), forKey: key, transaction: transaction)
  }

  private var area: StorageArea { slot?.area ?? DefaultsArea.area(for: store ?? .standard) }

  /// In an observable object, writing it tells those who observe the object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      object.objectWillChange.send()
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }

  /// Keeps the last reading in the node.
  public static func _attach(_ property: inout AppStorage<Value>, slot: inout AnyObject?, owner: _ViewNode) {
    let defaults: UserDefaults = property.store ?? owner.readEnvironment { $0.defaultAppStorage } ?? .standard
    let area = DefaultsArea.area(for: defaults)
    if let known = slot as? StorageSlot<Value>, known.area === area, known.key == property.key {
      property.slot = known
      return
    }
    (slot as? StorageSlot<Value>)?.detach()
    let made = StorageSlot(
      key: property.key, area: area, initial: property.initial, coding: property.coding,
      queue: owner.host.updateQueue)
    property.slot = made
    slot = made
  }

  /// The value lives in the store, so a new view value differs only by where it looks.
  public static func _isEqual(_ old: AppStorage<Value>, _ new: AppStorage<Value>) -> Bool {
    old.key == new.key && old.store === new.store
  }
}

// What is shared is guarded by locks.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The defaults for stored values that name none.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The view, with the defaults that stored values inside use if they name none.
  ///
  /// - Source: Apple, "defaultAppStorage(_:)".
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
