import Foundation
import MartletPrimitives

extension ResolvedGradient.Geometry {
  /// The same with usual numbers in place of those that are none, which are reported.
  var checked: ResolvedGradient.Geometry {
    switch self {
    case .linear(let start, let end):
      return .linear(
        NumberCheck.finite(start, in: "LinearGradient"), NumberCheck.finite(end, in: "LinearGradient"))
    case .radial(let center, let start, let end):
      return .radial(
        center: NumberCheck.finite(center, in: "RadialGradient"),
        startRadius: NumberCheck.finite(start, in: "RadialGradient"),
        endRadius: NumberCheck.finite(end, in: "RadialGradient"))
    case .elliptical(let center, let start, let end):
      return .elliptical(
        center: NumberCheck.finite(center, in: "EllipticalGradient"),
        startFraction: NumberCheck.finite(start, in: "EllipticalGradient"),
        endFraction: NumberCheck.finite(end, in: "EllipticalGradient"))
    case .angular(let center, let start, let end):
      return .angular(
        center: NumberCheck.finite(center, in: "AngularGradient"),
        start: NumberCheck.finite(start, in: "AngularGradient"),
        end: NumberCheck.finite(end, in: "AngularGradient"))
    case .mesh:
      return self
    }
  }
}
