import Foundation
import MartletPrimitives

/// Colours at the crossings of a grid, which may be bent.
///
/// As a view it fills the space it is offered. When points or colours change in an animation, they move, if the
/// grid has as many crossings as before.
///
/// - Source: Apple, "MeshGradient".
nonisolated public struct MeshGradient: FillingStyle, Equatable {
  /// A gradient stands for itself.
  public typealias Resolved = Never

  /// A crossing with the control points of the four curves that meet in it, in fractions of what is filled.
  ///
  /// - Source: Apple, "MeshGradient.BezierPoint".
  public struct BezierPoint: Equatable, Sendable {
    /// Where the crossing lies.
    public var position: SIMD2<Float>
    /// Towards the crossing before it in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// Towards the crossing above.
    public var topControlPoint: SIMD2<Float>
    /// Towards the crossing after it in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// Towards the crossing below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a crossing.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the crossings lie, row by row.
  ///
  /// - Source: Apple, "MeshGradient.Locations".
  public enum Locations: Equatable, Sendable {
    /// Points joined by smooth curves.
    case points([SIMD2<Float>])
    /// Points with curves of their own.
    case bezierPoints([BezierPoint])
  }

  /// The crossings' colours, row by row.
  ///
  /// - Source: Apple, "MeshGradient.Colors".
  public enum Colors: Equatable, Sendable {
    /// Colours that may depend on the environment.
    case colors([Color])
    /// Colours that don't.
    case resolvedColors([Color.Resolved])
  }

  /// Crossings in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Where the crossings lie.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// What is seen outside of the mesh.
  public var background: Color
  /// Whether colours change gradually also from one cell to the next.
  public var smoothsColors: Bool
  /// How colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  ///
  /// - Parameters:
  ///   - width: Crossings in a row, at least 2.
  ///   - height: Rows, at least 2.
  ///   - locations: Where they lie: as many as width times height.
  ///   - colors: As many as width times height.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points joined by smooth curves.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points joined by smooth curves.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with curves of their own.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with curves of their own.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// The mesh for the environment; of one whose counts don't match, only the background.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    guard let mesh = resolvedMesh(in: environment) else {
      return background._paint(in: environment, level: level)
    }
    let gradient = ResolvedGradient(geometry: .mesh(mesh), stops: [], colorSpace: colorSpace.space)
    return .gradient(gradient, level: level)
  }
}
