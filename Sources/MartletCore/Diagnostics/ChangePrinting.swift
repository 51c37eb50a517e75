import Foundation
import Synchronization

/// What has changed for a view since its body was evaluated last.
struct BodyChanges {
  var isFirst = false
  /// The view's value is another.
  var isViewNew = false
  /// The dynamic properties that are others in the new value.
  var newFields: Set<Int> = []
  /// The states and objects that changed.
  var sources: Set<ObjectIdentifier> = []
  /// The environment values that changed.
  var environment: EnvironmentMask = 0
  /// Whether a property of an `@Observable` object changed.
  var hasObserved = false
}

/// Tells why bodies are evaluated, for `_printChanges()`.
enum ChangePrinting {
  private static let asked = Atomic(false)

  /// Whether anybody has asked, so that it is worth keeping track.
  static var isUsed: Bool { asked.load(ordering: .relaxed) }

  /// The line about the view whose body is being evaluated; `nil` outside of one.
  static func line<V: View>(for type: V.Type) -> String? {
    asked.store(true, ordering: .relaxed)
    guard let node = Evaluation.current as? CompositeNode<V> else { return nil }
    let names = node.changedNames
    let list = names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed."
    return "\(_typeName(type, qualified: false)): \(list)"
  }
}

/// A dynamic property that finds out by itself whether it has changed.
protocol ChangeNaming {
  func isChanged(by changes: BodyChanges) -> Bool
}

/// What a node keeps for a property, where it is no source itself but has one.
protocol SourceHolding: AnyObject {
  var heldSource: DependencySource? { get }
}

extension Binding: ChangeNaming {
  func isChanged(by changes: BodyChanges) -> Bool { changes.sources.contains(ObjectIdentifier(location)) }
}

extension Environment: ChangeNaming {
  /// Asks which values the property reads.
  func isChanged(by changes: BodyChanges) -> Bool {
    guard changes.environment != 0 else { return false }
    let probe = EnvironmentProbe()
    probe.tracking { _ = wrappedValue }
    return probe.mask & changes.environment != 0
  }
}

extension ObjectSlot: SourceHolding {
  var heldSource: DependencySource? { source }
}

extension StorageSlot: SourceHolding {
  var heldSource: DependencySource? { readState }
}

extension DynamicPropertyPlan {
  /// The places, among the dynamic properties, of those that changed.
  func changedFields(
    _ value: UnsafeRawPointer, slots: [AnyObject?], _ changes: BodyChanges
  ) -> [Int] {
    fields.indices.filter { index in
      changes.newFields.contains(index)
        || fields[index].witness.isChanged(value + fields[index].offset, slot: slots[index], changes)
    }
  }

  /// The dynamic properties that differ in themselves.
  func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Set<Int> {
    Set(
      fields.indices.filter {
        !fields[$0].witness.areEqual(old + fields[$0].offset, new + fields[$0].offset)
      })
  }
}

extension PropertyWitness {
  static func isChanged(_ value: UnsafeRawPointer, slot: AnyObject?, _ changes: BodyChanges) -> Bool {
    if let slot {
      if changes.sources.contains(ObjectIdentifier(slot)) { return true }
      if let held = (slot as? any SourceHolding)?.heldSource {
        return changes.sources.contains(ObjectIdentifier(held))
      }
      if let nested = slot as? NestedSlots {
        let plan = DynamicPropertyPlan.plan(for: Property.self)
        return !plan.changedFields(value, slots: nested.slots, changes).isEmpty
      }
    }
    let property = value.assumingMemoryBound(to: Property.self).pointee
    return (property as? any ChangeNaming)?.isChanged(by: changes) ?? false
  }
}

extension View {
  /// Prints why the body is being evaluated.
  ///
  /// Called in a body, it names the dynamic properties that have changed since the last time. `@self` stands for the
  /// view's own value, `@identity` for a view that is new, and `@dependencies` for a property of an `@Observable` object.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text("\(count)")
  /// }
  /// ```
  ///
  /// - Source: Apple, "Understanding and improving SwiftUI performance"; fact n249.
  public static func _printChanges() {
    if let line = ChangePrinting.line(for: Self.self) { print(line) }
  }

  /// Logs why the body is being evaluated, as `_printChanges()` says it, on the standard error stream.
  ///
  /// - Source: Apple, "Understanding and improving SwiftUI performance"; fact n249.
  public static func _logChanges() {
    if let line = ChangePrinting.line(for: Self.self) { Diagnostics.say("[Changed Body Properties] \(line)") }
  }
}
