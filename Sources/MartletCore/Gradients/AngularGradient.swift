import Foundation
import MartletPrimitives

/// A gradient by the angle around a point, clockwise on screen from three o'clock.
///
/// If it makes less than a full turn, the colours at its end and its start fill one half each of what is left;
/// if it makes more, its last turn is seen. As a view it fills the space it is offered.
///
/// - Source: Apple, "AngularGradient".
nonisolated public struct AngularGradient: FillingStyle {
  /// A gradient stands for itself.
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
    self.gradient = gradient
    self.center = center
    self.start = start
    self.end = end
  }

  /// Creates a gradient between two angles; the angles' defaults are fact n150.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  /// Creates a gradient of colours at equal distances, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Creates a gradient that makes a full turn, starting at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
  }

  /// Creates a gradient of colours at equal distances that makes a full turn, starting at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops that makes a full turn, starting at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The colours for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let geometry = ResolvedGradient.Geometry.angular(center: center, start: start, end: end)
    return .gradient(gradient.resolved(in: environment, geometry: geometry), level: level)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours at equal distances, between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient between two angles, whose colours are mixed in a space of their own.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(gradient, center, startAngle, endAngle)
  }

  /// A gradient that makes a full turn, starting at an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of colours at equal distances that makes a full turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of stops that makes a full turn.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A gradient that makes a full turn, whose colours are mixed in a space of their own.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(gradient, center, angle, angle + .degrees(360))
  }
}
