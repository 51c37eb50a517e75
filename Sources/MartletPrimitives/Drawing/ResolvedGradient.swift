import Foundation

/// A gradient that needs no environment any more, in fractions of the rectangle it is placed in.
package struct ResolvedGradient: Equatable, Sendable {
  /// Where the colours lie.
  package enum Geometry: Equatable, Sendable {
    /// Along a line, the same at right angles to it.
    case linear(UnitPoint, UnitPoint)
    /// By the distance from a centre, in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// By the distance from a centre, in fractions of the rectangle's width and height.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// By the angle around a centre, clockwise on screen from three o'clock.
    case angular(center: UnitPoint, start: Angle, end: Angle)
    /// At the crossings of a grid; the stops are not used.
    case mesh(ColorMesh)
  }

  /// A colour and its place: 0 at the start, 1 at the end.
  package struct Stop: Equatable, Sendable {
    package var color: ResolvedColor
    package var location: CGFloat

    package init(_ color: ResolvedColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In which space the colours between two stops are found.
  package enum ColorSpace: Equatable, Sendable {
    /// Gamma-encoded sRGB.
    case device
    /// Linear sRGB, in which light adds up.
    case linear
    /// Oklab, in which equal steps look equal.
    case perceptual
  }

  /// What lies before the first and after the last location.
  package enum Spread: Equatable, Sendable {
    /// The colour at the end.
    case pad
    /// The gradient once more.
    case `repeat`
    /// The gradient there and back.
    case mirror
  }

  package var geometry: Geometry
  /// In order of their locations, which are finite.
  package private(set) var stops: [Stop]
  package var colorSpace: ColorSpace
  package var spread: Spread

  /// Creates a gradient of any stops.
  ///
  /// Stops that are out of order are sorted (stops at one place keep their order, and make a hard edge);
  /// those without a place are left out.
  package init(
    geometry: Geometry, stops: [Stop], colorSpace: ColorSpace = .device, spread: Spread = .pad
  ) {
    self.geometry = geometry
    self.stops = ResolvedGradient.ordered(stops)
    self.colorSpace = colorSpace
    self.spread = spread
  }

  private static func ordered(_ stops: [Stop]) -> [Stop] {
    let usable = stops.filter { $0.location.isFinite }
    let isOrdered = zip(usable, usable.dropFirst()).allSatisfy { $0.location <= $1.location }
    if isOrdered { return usable }
    return usable.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  /// Whether anything would be seen of it.
  package var isVisible: Bool {
    if case .mesh(let mesh) = geometry { return mesh.isVisible }
    return stops.contains { $0.color.opacity > 0 }
  }

  /// The colour at its start.
  package var firstColor: ResolvedColor {
    if case .mesh(let mesh) = geometry { return mesh.colors.first ?? mesh.background }
    return stops.first?.color ?? .clear
  }

  /// The gradient with each colour replaced.
  package func mapColors(_ map: (ResolvedColor) -> ResolvedColor) -> ResolvedGradient {
    var copy = self
    for index in copy.stops.indices { copy.stops[index].color = map(copy.stops[index].color) }
    if case .mesh(var mesh) = geometry {
      mesh.colors = mesh.colors.map(map)
      mesh.background = map(mesh.background)
      copy.geometry = .mesh(mesh)
    }
    return copy
  }

  /// The gradient with other stops, as many and in any order.
  package func withStops(_ stops: [Stop]) -> ResolvedGradient {
    ResolvedGradient(geometry: geometry, stops: stops, colorSpace: colorSpace, spread: spread)
  }
}

/// Colours at the crossings of a grid that may be bent.
package struct ColorMesh: Equatable, Sendable {
  /// A crossing and the four control points of the curves that meet in it, in fractions.
  package struct Vertex: Equatable, Sendable {
    package var position: SIMD2<Float>
    package var leading: SIMD2<Float>
    package var top: SIMD2<Float>
    package var trailing: SIMD2<Float>
    package var bottom: SIMD2<Float>

    package init(
      position: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>,
      bottom: SIMD2<Float>
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// Crossings in a row.
  package let columns: Int
  /// Rows of crossings.
  package let rows: Int
  /// Row by row, as many as rows times columns.
  package var vertices: [Vertex]
  /// Row by row, as many as rows times columns.
  package var colors: [ResolvedColor]
  /// What lies outside of the mesh.
  package var background: ResolvedColor
  /// Whether colours change their rate of change gradually from one cell to the next.
  package var isSmooth: Bool

  /// Creates a mesh; `nil` if there are not as many vertices and colours as crossings, or fewer than 2 × 2.
  package init?(
    columns: Int, rows: Int, vertices: [Vertex], colors: [ResolvedColor], background: ResolvedColor,
    isSmooth: Bool
  ) {
    guard columns >= 2, rows >= 2, columns <= 4096, rows <= 4096, vertices.count == columns * rows,
      colors.count == columns * rows
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
  }

  var isVisible: Bool { background.opacity > 0 || colors.contains { $0.opacity > 0 } }
}
