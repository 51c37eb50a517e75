import Foundation
import MartletPrimitives

extension MeshGradient {
  /// The mesh with colours for the environment; `nil` if the counts don't match, which is said once.
  func resolvedMesh(in environment: EnvironmentValues) -> ColorMesh? {
    let resolved: [ResolvedColor]
    switch colors {
    case .colors(let list): resolved = list.map { $0.resolved(in: environment) }
    case .resolvedColors(let list): resolved = list.map(\.encoded)
    }
    let count: Int
    var vertices: [ColorMesh.Vertex] = []
    switch locations {
    case .points(let points):
      count = points.count
      if width >= 2, height >= 2, count == resolved.count, width <= count, count == width * height {
        vertices = Self.vertices(points, width: width, height: height)
      }
    case .bezierPoints(let points):
      count = points.count
      vertices = points.map {
        ColorMesh.Vertex(
          position: $0.position, leading: $0.leadingControlPoint, top: $0.topControlPoint,
          trailing: $0.trailingControlPoint, bottom: $0.bottomControlPoint)
      }
    }
    let mesh = ColorMesh(
      columns: width, rows: height, vertices: vertices, colors: resolved,
      background: background.resolved(in: environment), isSmooth: smoothsColors)
    if mesh == nil {
      Diagnostics.warnOnce(
        "mesh-\(width)-\(height)-\(count)-\(resolved.count)",
        "MeshGradient(width: \(width), height: \(height)) has \(count) points and \(resolved.count) colors; only "
          + "its background is drawn. Pass width times height of each, at least 2 by 2.")
    }
    return mesh
  }

  /// Gives points the curves through their neighbours (Catmull and Rom's): parallel, at each point, to the line
  /// between the two beside it.
  private static func vertices(_ points: [SIMD2<Float>], width: Int, height: Int) -> [ColorMesh.Vertex] {
    func point(_ column: Int, _ row: Int) -> SIMD2<Float> { points[row * width + column] }
    var result: [ColorMesh.Vertex] = []
    for row in 0..<height {
      for column in 0..<width {
        let here = point(column, row)
        let left = column > 0 ? point(column - 1, row) : nil
        let right = column + 1 < width ? point(column + 1, row) : nil
        let above = row > 0 ? point(column, row - 1) : nil
        let below = row + 1 < height ? point(column, row + 1) : nil
        // At the mesh's edge a curve starts straight towards the neighbour.
        let across = ((right ?? here) - (left ?? here)) / (left != nil && right != nil ? 6 : 3)
        let down = ((below ?? here) - (above ?? here)) / (above != nil && below != nil ? 6 : 3)
        result.append(
          ColorMesh.Vertex(
            position: here, leading: here - across, top: here - down, trailing: here + across,
            bottom: here + down))
      }
    }
    return result
  }
}
