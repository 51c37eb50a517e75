import Foundation
import MartletPrimitives

/// One cell of a mesh: four curves around it, and the colours near it.
struct MeshCell {
  /// A cubic curve's start, control points and end.
  typealias Side = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  /// From left to right.
  let top: Side
  let bottom: Side
  /// From top to bottom.
  let left: Side
  let right: Side
  /// The colours of 4 × 4 crossings, of which the inner four are the cell's own; at the mesh's edge, the outer
  /// ones go on as the inner ones run.
  private let colors: [ResolvedColor]
  private let isSmooth: Bool

  init(_ mesh: ColorMesh, row: Int, column: Int) {
    func vertex(_ row: Int, _ column: Int) -> ColorMesh.Vertex {
      mesh.vertices[row * mesh.columns + column]
    }
    func wide(_ point: SIMD2<Float>) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    let (topLeft, topRight) = (vertex(row, column), vertex(row, column + 1))
    let (bottomLeft, bottomRight) = (vertex(row + 1, column), vertex(row + 1, column + 1))
    top = (wide(topLeft.position), wide(topLeft.trailing), wide(topRight.leading), wide(topRight.position))
    bottom = (
      wide(bottomLeft.position), wide(bottomLeft.trailing), wide(bottomRight.leading),
      wide(bottomRight.position)
    )
    left = (wide(topLeft.position), wide(topLeft.bottom), wide(bottomLeft.top), wide(bottomLeft.position))
    right = (
      wide(topRight.position), wide(topRight.bottom), wide(bottomRight.top), wide(bottomRight.position)
    )
    isSmooth = mesh.isSmooth
    var colors: [ResolvedColor] = []
    for near in -1...2 {
      for beside in -1...2 {
        let y = min(max(row + near, 0), mesh.rows - 1)
        let x = min(max(column + beside, 0), mesh.columns - 1)
        colors.append(mesh.colors[y * mesh.columns + x])
      }
    }
    self.colors = colors
  }

  var isFinite: Bool {
    [top, bottom, left, right].allSatisfy { side in
      [side.0, side.1, side.2, side.3].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// Clockwise from the top left.
  var cornerColors: [ResolvedColor] { [colors[5], colors[6], colors[10], colors[9]] }

  /// The point of the surface that Coons's construction puts between four curves.
  func position(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let across = Self.point(top, u) * (1 - v) + Self.point(bottom, u) * v
    let down = Self.point(left, v) * (1 - u) + Self.point(right, v) * u
    let upper = top.0 * (1 - u) + top.3 * u
    let lower = bottom.0 * (1 - u) + bottom.3 * u
    return across + down - (upper * (1 - v) + lower * v)
  }

  private static func point(_ side: Side, _ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let head = side.0 * (s * s * s) + side.1 * (3 * s * s * t)
    return head + side.2 * (3 * s * t * t) + side.3 * (t * t * t)
  }

  func color(_ u: Double, _ v: Double, in space: ResolvedGradient.ColorSpace) -> ResolvedColor {
    guard isSmooth else {
      let upper = ColorMixing.mix(colors[5], colors[6], Float(u), in: space)
      let lower = ColorMixing.mix(colors[9], colors[10], Float(u), in: space)
      return ColorMixing.mix(upper, lower, Float(v), in: space)
    }
    let across = Self.weights(u)
    let down = Self.weights(v)
    var list: [(ResolvedColor, Double)] = []
    for row in 0..<4 {
      for column in 0..<4 { list.append((colors[row * 4 + column], across[column] * down[row])) }
    }
    return ColorMixing.sum(list, in: space)
  }

  /// Catmull and Rom's weights of four neighbours, with which the change from cell to cell is gradual.
  private static func weights(_ t: Double) -> [Double] {
    let (t2, t3) = (t * t, t * t * t)
    return [
      (-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2,
    ]
  }
}
