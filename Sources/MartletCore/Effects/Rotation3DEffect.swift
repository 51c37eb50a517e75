import Foundation
import MartletPrimitives

/// Draws a view turned in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Sendable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// Angle, axis, anchor and perspective.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle = Angle(radians: newValue.first.first)
      let turned = newValue.first.second
      axis = (turned.first, turned.second.first, turned.second.second)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  /// The rotation about the anchor, seen from as far away as the view's longer side at a perspective of 1.
  ///
  /// That distance is the one that The SwiftUI Lab's "Advanced SwiftUI Animations – Part 2" finds to look the same.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard angle.radians.isFinite, length > 0, length.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    let rest: CGFloat = 1 - cosine
    // 1. Where a point (px, py, −anchorZ) beside the anchor goes to.
    let alongX = (x: cosine + x * x * rest, y: x * y * rest + z * sine, z: x * z * rest - y * sine)
    let alongY = (x: x * y * rest - z * sine, y: cosine + y * y * rest, z: y * z * rest + x * sine)
    let alongZ = (x: x * z * rest + y * sine, y: y * z * rest - x * sine, z: cosine + z * z * rest)
    let depth: CGFloat = anchorZ.isFinite ? anchorZ : 0
    let start = (x: -alongZ.x * depth, y: -alongZ.y * depth, z: depth - alongZ.z * depth)
    // 2. What is further away is smaller.
    let distance = max(size.width, size.height)
    let vanishing: CGFloat = distance > 0 && perspective.isFinite ? perspective / distance : 0
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (alongX.x, alongX.y, -alongX.z * vanishing)
    (turned.m21, turned.m22, turned.m23) = (alongY.x, alongY.y, -alongY.z * vanishing)
    (turned.m31, turned.m32, turned.m33) = (start.x, start.y, 1 - start.z * vanishing)
    // 3. About the anchor.
    let place = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return ProjectionTransform(CGAffineTransform(translationX: -place.x, y: -place.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y)))
  }
}

extension _Rotation3DEffect {
  /// The effect, with usual numbers in place of those that are none.
  init(
    checkedAngle angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    func finite(_ value: CGFloat, or usable: CGFloat = 0) -> CGFloat {
      NumberCheck.finite(value, or: usable, in: "rotation3DEffect")
    }
    self.init(
      angle: NumberCheck.finite(angle, in: "rotation3DEffect"),
      axis: (finite(axis.x), finite(axis.y), finite(axis.z)),
      anchor: NumberCheck.finite(anchor, in: "rotation3DEffect"), anchorZ: finite(anchorZ),
      perspective: finite(perspective, or: 1))
  }
}

extension View {
  /// The view drawn turned about an axis in space; its layout stays.
  ///
  /// - Parameters:
  ///   - angle: how far it is turned.
  ///   - axis: the direction of the axis; z points at the viewer.
  ///   - anchor: where the axis goes through the view; the middle by default.
  ///   - anchorZ: where it does so in depth, in points (fact n140: 0).
  ///   - perspective: how strongly what is further away gets smaller (fact n140: 1).
  /// - Source: Apple, "rotation3DEffect(_:axis:anchor:anchorZ:perspective:)".
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        checkedAngle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
