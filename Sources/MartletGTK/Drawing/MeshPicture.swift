import CMartletGTK
import Foundation
import MartletPrimitives

/// A mesh of colours, drawn as one Cairo mesh.
struct MeshPicture {
  private let mesh: ColorMesh
  private let colorSpace: ResolvedGradient.ColorSpace
  private let frame: CGRect
  private let space: DeviceSpace

  /// Into how many parts, along each side, a cell is cut whose colours don't run evenly.
  private static let parts = 8

  init(_ mesh: ColorMesh, colorSpace: ResolvedGradient.ColorSpace, frame: CGRect, space: DeviceSpace) {
    self.mesh = mesh
    self.colorSpace = colorSpace
    self.frame = frame
    self.space = space
  }

  /// Draws the mesh on a context whose unit is the pixel, with nothing drawn on it yet.
  func draw(on context: OpaquePointer) {
    guard let pattern = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(pattern) }
    for row in 0..<(mesh.rows - 1) {
      for column in 0..<(mesh.columns - 1) { add(MeshCell(mesh, row: row, column: column), to: pattern) }
    }
    context.setSource(mesh.background, alpha: 1)
    cairo_paint(context)
    space.apply(to: context)
    if !space.isAligned { drawBleed(pattern, on: context) }
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_identity_matrix(context)
  }

  /// Draws the mesh a little larger: along a slanted edge, which is smoothed, it would end a pixel early.
  private func drawBleed(_ pattern: OpaquePointer, on context: OpaquePointer) {
    guard frame.width > 0, frame.height > 0, mesh.colors.allSatisfy({ $0.opacity >= 1 }) else { return }
    let pixel = 1 / max(hypot(space.matrix.a, space.matrix.b), 1e-6)
    cairo_save(context)
    cairo_translate(context, frame.midX, frame.midY)
    cairo_scale(context, 1 + 3 * pixel / frame.width, 1 + 3 * pixel / frame.height)
    cairo_translate(context, -frame.midX, -frame.midY)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func point(_ unit: SIMD2<Double>) -> CGPoint {
    CGPoint(x: frame.minX + CGFloat(unit.x) * frame.width, y: frame.minY + CGFloat(unit.y) * frame.height)
  }

  private func add(_ cell: MeshCell, to pattern: OpaquePointer) {
    guard cell.isFinite else { return }
    if !mesh.isSmooth, colorSpace == .device {
      addWhole(cell, to: pattern)
      return
    }
    let count = Self.parts
    func place(_ index: Int) -> Double { Double(index) / Double(count) }
    var corners: [(point: CGPoint, color: ResolvedColor)] = []
    for row in 0...count {
      for column in 0...count {
        let (u, v) = (place(column), place(row))
        corners.append((point(cell.position(u, v)), cell.color(u, v, in: colorSpace)))
      }
    }
    for row in 0..<count {
      for column in 0..<count {
        let first = row * (count + 1) + column
        let around = [first, first + 1, first + count + 2, first + count + 1].map { corners[$0] }
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, around[0].point.x, around[0].point.y)
        for corner in around.dropFirst() {
          cairo_mesh_pattern_line_to(pattern, corner.point.x, corner.point.y)
        }
        end(pattern, colors: around.map(\.color))
      }
    }
  }

  /// A cell whose colours run evenly is one of Cairo's patches.
  private func addWhole(_ cell: MeshCell, to pattern: OpaquePointer) {
    let start = point(cell.top.0)
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, start.x, start.y)
    let sides = [
      (cell.top.1, cell.top.2, cell.top.3), (cell.right.1, cell.right.2, cell.right.3),
      (cell.bottom.2, cell.bottom.1, cell.bottom.0), (cell.left.2, cell.left.1, cell.left.0),
    ]
    for side in sides {
      let (first, second, last) = (point(side.0), point(side.1), point(side.2))
      cairo_mesh_pattern_curve_to(pattern, first.x, first.y, second.x, second.y, last.x, last.y)
    }
    end(pattern, colors: cell.cornerColors)
  }

  private func end(_ pattern: OpaquePointer, colors: [ResolvedColor]) {
    for (index, color) in colors.enumerated() {
      let color = color.usable
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity))
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}
