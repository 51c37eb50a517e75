import Foundation
import MartletPrimitives

/// Colours and where they lie along a gradient.
///
/// As a style it runs from the top to the bottom of what it fills.
///
/// - Source: Apple, "Gradient".
nonisolated public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  ///
  /// - Source: Apple, "Gradient.Stop".
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place: 0 at the gradient's start, 1 at its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  ///
  /// - Source: Apple, "Gradient.ColorSpace".
  public struct ColorSpace: Hashable, Sendable {
    let resolved: Kind

    enum Kind: Hashable {
      case device
      case perceptual
    }

    /// In the output's space, which is gamma-encoded sRGB.
    public static let device = ColorSpace(resolved: .device)
    /// In a space where equal steps look equal; Oklab is used.
    public static let perceptual = ColorSpace(resolved: .perceptual)
  }

  /// The stops, which should be in order of their locations.
  ///
  /// Stops at one location make a hard edge. Before the first and after the last one the colour stays as it
  /// is there. Stops that are out of order are sorted, which is said once.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in a space.
  ///
  /// - Source: Apple, "colorSpace(_:)".
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, space: space)
  }
}

extension Gradient: ShapeStyle {
  /// A gradient stands for itself.
  public typealias Resolved = Never

  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    AnyGradient(self)._paint(in: environment, level: level)
  }
}

extension Gradient.ColorSpace {
  package var space: ResolvedGradient.ColorSpace { resolved == .device ? .device : .perceptual }
}

/// Colours along a gradient, with the space that they are mixed in.
///
/// As a style it runs from the top to the bottom of what it fills.
///
/// - Source: Apple, "AnyGradient".
nonisolated public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  init(gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.init(gradient: gradient, space: .device)
  }

  /// The gradient with its colours mixed in a space.
  ///
  /// - Source: Apple, "colorSpace(_:)".
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: gradient, space: space)
  }

  /// The gradient for an environment, laid out by `geometry`.
  package func resolved(
    in environment: EnvironmentValues, geometry: ResolvedGradient.Geometry,
    spread: ResolvedGradient.Spread = .pad
  ) -> ResolvedGradient {
    let isOrdered = zip(gradient.stops, gradient.stops.dropFirst()).allSatisfy { $0.location <= $1.location }
    if !isOrdered {
      let places = gradient.stops.map { "\(Double($0.location))" }.joined(separator: ", ")
      Diagnostics.warnOnce(
        "gradient-\(places)",
        "a gradient's stops lie at \(places); they should be numbers in order. They are sorted, and what is no "
          + "number is left out.")
    }
    return ResolvedGradient(
      geometry: geometry.checked,
      stops: gradient.stops.map { .init($0.color.resolved(in: environment), at: $0.location) },
      colorSpace: space.space, spread: spread)
  }
}

extension AnyGradient: ShapeStyle {
  /// A gradient stands for itself.
  public typealias Resolved = Never

  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    .gradient(resolved(in: environment, geometry: .linear(.top, .bottom)), level: level)
  }
}

extension _ResolvedPaint {
  /// A gradient that is still to be placed; at further levels, less of it.
  static func gradient(_ gradient: ResolvedGradient, level: Int) -> _ResolvedPaint {
    let share = Double(HierarchicalShapeStyle.opacity(ofLevel: level))
    return _ResolvedPaint(Paint.gradient(gradient, frame: .null).multiplied(byOpacity: share))
  }
}

extension Color {
  /// The colour's standard gradient: from a lighter one at the top down to itself.
  ///
  /// - Source: Apple, "gradient"; how much lighter is by eye: a fifth of the way to white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
