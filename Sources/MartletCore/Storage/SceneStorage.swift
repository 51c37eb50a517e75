import Foundation

/// A value kept for one window, so that the window looks the same when the app starts again.
///
/// The values lie in a property list in `$XDG_STATE_HOME`, by default `~/.local/state`, in a folder named after
/// the app. They can be used only in views on screen.
///
/// - Source: Apple, "SceneStorage".
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>
  private var slot: StorageSlot<Value>?

  init(_ key: String, initial: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value.
  public var wrappedValue: Value {
    get { slot?.get() ?? initial }
    nonmutating set {
      guard let slot else {
        Diagnostics.warnOnce(
          "scene-storage-\(key)",
          "The SceneStorage \"\(key)\" is written before its view is on screen; the write has no effect. "
            + "Write it from an action or onAppear of the view that declares it.")
        return
      }
      slot.set(newValue, transaction: AmbientTransaction.current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let slot else { return Binding(location: ConstantLocation(initial)) }
    return Binding(location: slot)
  }

  /// Keeps the last reading in the node.
  public static func _attach(_ property: inout SceneStorage<Value>, slot: inout AnyObject?, owner: _ViewNode)
  {
    if let known = slot as? StorageSlot<Value>, known.key == property.key {
      property.slot = known
      return
    }
    (slot as? StorageSlot<Value>)?.detach()
    let made = StorageSlot(
      key: property.key, area: owner.host.sceneArea, initial: property.initial, coding: property.coding,
      queue: owner.host.updateQueue)
    property.slot = made
    slot = made
  }

  /// The value lives in the window's store, so a new view value differs only by its key.
  public static func _isEqual(_ old: SceneStorage<Value>, _ new: SceneStorage<Value>) -> Bool {
    old.key == new.key
  }
}

// What is shared is guarded by locks.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
