import Foundation
import MartletLayout
import MartletPrimitives

/// Two shapes in one frame, combined into one.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case intersection
    case union
    case subtracting
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  var first: First
  var second: Second
  var operation: Operation
  var eoFill: Bool

  /// The outline of what is left.
  public func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .intersection: return one.intersection(other, eoFill: eoFill)
    case .union: return one.union(other, eoFill: eoFill)
    case .subtracting: return one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: return one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: return one.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// As the first shape.
  public static var role: ShapeRole { First.role }

  /// As the first shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  /// As the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  /// What both shapes animate.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// What lies in both shapes.
  ///
  /// - Source: Apple, "intersection(_:eoFill:)".
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// What lies in either shape.
  ///
  /// - Source: Apple, "union(_:eoFill:)".
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// What lies in this shape and not in the other.
  ///
  /// - Source: Apple, "subtracting(_:eoFill:)".
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// What lies in one of the shapes and not in both.
  ///
  /// - Source: Apple, "symmetricDifference(_:eoFill:)".
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The part of this shape's line that lies in the other shape; it is meant to be stroked.
  ///
  /// - Source: Apple, "lineIntersection(_:eoFill:)".
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The part of this shape's line that lies outside of the other shape; it is meant to be stroked.
  ///
  /// - Source: Apple, "lineSubtraction(_:eoFill:)".
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
