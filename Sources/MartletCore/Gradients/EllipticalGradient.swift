import Foundation
import MartletPrimitives

/// A gradient by the distance from a point, in fractions of the width and height of what it fills.
///
/// As a view it fills the space it is offered.
///
/// - Source: Apple, "EllipticalGradient".
nonisolated public struct EllipticalGradient: FillingStyle {
  /// A gradient stands for itself.
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let center: UnitPoint
  private let start: CGFloat
  private let end: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.start = start
    self.end = end
  }

  /// Creates a gradient between two ellipses.
  ///
  /// - Parameters:
  ///   - center: The centre, in fractions of what is filled.
  ///   - startRadiusFraction: Where the gradient starts, in fractions of the width and height.
  ///   - endRadiusFraction: Where it ends; with half, at the edges around the middle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  /// The colours for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let geometry = ResolvedGradient.Geometry.elliptical(
      center: center, startFraction: start, endFraction: end)
    return .gradient(gradient.resolved(in: environment, geometry: geometry), level: level)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two ellipses, in fractions of what it fills.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of stops.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient whose colours are mixed in a space of their own.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
  }
}
