import Foundation
import Synchronization

/// A name for identifiers that no other view can use by accident.
///
/// - Source: Apple, "Namespace".
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// What identifiers in the namespace are told apart by.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private static let lastNumber = Atomic<Int>(0)
  private var id: ID?

  /// Creates a namespace; it gets its identity with the view.
  public init() {}

  /// The identity.
  public var wrappedValue: ID {
    if let id { return id }
    Diagnostics.warnOnce(
      "namespace-outside",
      "A Namespace is read before its view is on screen, where all have the same identity. Read it in the body."
    )
    return ID(number: 0)
  }

  private final class Slot {
    let id = ID(number: Namespace.lastNumber.add(1, ordering: .relaxed).newValue)
  }

  /// Keeps the identity in the node.
  public static func _attach(_ property: inout Namespace, slot: inout AnyObject?, owner: _ViewNode) {
    let known = slot as? Slot ?? Slot()
    slot = known
    property.id = known.id
  }

  /// The identity lives in the node, so a new view value never differs by it.
  public static func _isEqual(_ old: Namespace, _ new: Namespace) -> Bool { true }
}
