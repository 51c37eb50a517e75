import Foundation
import MartletPrimitives

/// A gradient by the distance from a point, in points.
///
/// As a view it fills the space it is offered.
///
/// - Source: Apple, "RadialGradient".
nonisolated public struct RadialGradient: FillingStyle {
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

  /// Creates a gradient between two radii.
  ///
  /// - Parameters:
  ///   - center: The centre, in fractions of what is filled.
  ///   - startRadius: Where the gradient starts, in points.
  ///   - endRadius: Where it ends, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  /// The colours for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let geometry = ResolvedGradient.Geometry.radial(center: center, startRadius: start, endRadius: end)
    return .gradient(gradient.resolved(in: environment, geometry: geometry), level: level)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two radii, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of stops.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient whose colours are mixed in a space of their own.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient, center, startRadius, endRadius)
  }
}
