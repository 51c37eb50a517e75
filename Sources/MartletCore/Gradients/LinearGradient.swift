import Foundation
import MartletPrimitives

/// A gradient along a line from one point of what it fills to another.
///
/// At right angles to the line the colour is the same, and beyond its ends it stays as it is there. As a view
/// it fills the space it is offered. When stops or points change in an animation, they move, if there are as many
/// stops as before; between a gradient and a colour there is no way, so such a change is there at once.
///
/// - Source: Apple, "LinearGradient".
nonisolated public struct LinearGradient: FillingStyle {
  /// A gradient stands for itself.
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let start: UnitPoint
  private let end: UnitPoint

  init(_ gradient: AnyGradient, _ start: UnitPoint, _ end: UnitPoint) {
    self.gradient = gradient
    self.start = start
    self.end = end
  }

  /// Creates a gradient between two points, in fractions of what it fills.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(colors: colors)), startPoint, endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(stops: stops)), startPoint, endPoint)
  }

  /// The colours for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    .gradient(gradient.resolved(in: environment, geometry: .linear(start, end)), level: level)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points, in fractions of what it fills.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient whose colours are mixed in a space of their own.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient, startPoint, endPoint)
  }
}
