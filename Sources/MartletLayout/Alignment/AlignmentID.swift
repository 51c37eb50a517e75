import Foundation
import MartletPrimitives

/// A type that stands for a guide and says where the guide lies in a view that doesn't set it.
///
/// - Source: Apple, "AlignmentID".
public protocol AlignmentID {
  /// The guide's place in a view of these dimensions, in the view's own space.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide, told from every other by its axis and its ID type.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  // Unchecked: a metatype is immutable, and `defaultValue(in:)` is a pure nonisolated function.

  /// The axis the guide's coordinate is measured along.
  package let axis: Axis
  /// The type that computes the default.
  package let id: any AlignmentID.Type

  package init(axis: Axis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Where the guide lies in a view that doesn't set it.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions).replacingNaNByZero
  }

  /// One guide for a container out of the explicit guides of its children.
  ///
  /// The children's mean; but a container's first baseline is its children's uppermost, and its last
  /// baseline the lowest.
  ///
  /// - Parameter values: one per child, in the container's space; `nil` for a child that sets none.
  /// - Returns: `nil` when no child sets the guide.
  /// - Source: fact n116 (the baselines' rule is marked unconfirmed there).
  package func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var sum: CGFloat = 0
    var count: CGFloat = 0
    var lowest = CGFloat.infinity
    var highest = -CGFloat.infinity
    for case let value? in values {
      sum += value
      count += 1
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    guard count > 0 else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return lowest }
    if self == VerticalAlignment.lastTextBaseline.key { return highest }
    return sum / count
  }
}

extension CGFloat {
  /// Zero for NaN; the infinities stay, since a guide of an infinite view is one.
  package var replacingNaNByZero: CGFloat { isNaN ? 0 : self }
}
