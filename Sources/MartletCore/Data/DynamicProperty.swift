import Foundation

/// A stored property of a view that is more than its value: a state, a binding, an environment value.
///
/// A type of your own that holds such properties conforms without further work; `update()` is called
/// before each evaluation of the body.
///
/// - Source: Apple, "DynamicProperty".
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()

  /// Connects the property of a view value with what the view's node keeps for it.
  static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode)

  /// Calls `update()` of the property and of those inside.
  static func _prepare(_ property: inout Self, slot: AnyObject?)

  /// Whether a new value of the property can change the body although its node keeps the same slot.
  static func _isEqual(_ old: Self, _ new: Self) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the properties inside.
  public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    let plan = DynamicPropertyPlan.plan(for: Self.self)
    if !plan.fields.isEmpty {
      let slots: NestedSlots
      if let existing = slot as? NestedSlots {
        slots = existing
      } else {
        slots = NestedSlots(count: plan.fields.count)
        slot = slots
      }
      withUnsafeMutablePointer(to: &property) { pointer in
        plan.attach(UnsafeMutableRawPointer(pointer), slots: &slots.slots, owner: owner)
      }
    }
  }

  /// Updates those inside, which the property may read in its own update.
  public static func _prepare(_ property: inout Self, slot: AnyObject?) {
    if let slots = slot as? NestedSlots {
      withUnsafeMutablePointer(to: &property) { pointer in
        DynamicPropertyPlan.plan(for: Self.self)
          .prepare(UnsafeMutableRawPointer(pointer), slots: slots.slots)
      }
    }
    property.update()
  }

  /// Compares the stored fields, the dynamic ones by their own rule.
  public static func _isEqual(_ old: Self, _ new: Self) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        DynamicPropertyPlan.plan(for: Self.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }
}

/// What a node keeps for a dynamic property that holds others.
final class NestedSlots {
  var slots: [AnyObject?]

  init(count: Int) {
    slots = Array(repeating: nil, count: count)
  }

  deinit {
    for slot in slots { (slot as? any DetachableSlot)?.detach() }
  }
}

/// A slot that other objects know of and that says goodbye when its node goes.
protocol DetachableSlot: AnyObject {
  func detach()
}

extension StateLocation: DetachableSlot {}
extension BindingBox: DetachableSlot {}
