import Foundation
import MartletLayout
import MartletPrimitives

/// Puts a view's middle on a point of the space it is offered.
nonisolated public struct _PositionLayout: UnaryLayoutModifier {
  package var modifierName: String { "position" }

  var position: CGPoint

  /// The point to animate.
  public var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }

  package var arrangement: PositionLayout { PositionLayout(position: position) }
}

extension View {
  /// All the space offered, with the view's middle on a point of it.
  ///
  /// - Units: points from the top left corner.
  /// - Source: Apple, "position(_:)".
  nonisolated public func position(_ position: CGPoint) -> some View {
    let usable = CGPoint(
      x: NumberCheck.finite(position.x, in: "position"), y: NumberCheck.finite(position.y, in: "position"))
    return modifier(_PositionLayout(position: usable))
  }

  /// All the space offered, with the view's middle on a point of it.
  ///
  /// - Units: points from the top left corner.
  /// - Source: Apple, "position(x:y:)".
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
