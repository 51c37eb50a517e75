import Foundation
import MartletLayout
import MartletPrimitives

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
  var shape: S
  var start: CGFloat
  var end: CGFloat

  /// The part of the outline, by length.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's and the part's.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }
}

extension Shape {
  /// A part of the shape's outline, from one fraction of its length to another.
  ///
  /// - Source: Apple, "trim(from:to:)"; start and direction: fact n128; defaults: fact n129.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(
      shape: self, start: NumberCheck.finite(startFraction, in: "trim"),
      end: NumberCheck.finite(endFraction, or: 1, in: "trim"))
  }
}
