import CMartletGTK
import Foundation
import MartletPrimitives

/// Keeps the pictures that paints need: of gradients that Cairo has no pattern for, and tiles.
final class PaintPictures {
  /// A gradient and where on the device it lies.
  struct GradientKey: Equatable {
    let gradient: ResolvedGradient
    let frame: CGRect
    let matrix: CGAffineTransform
    /// The pixels of the picture.
    let area: CGRect
  }

  private struct TileKey: Equatable {
    let pattern: ImagePattern
    let width: Int
    let height: Int
  }

  /// The pixels that all kept gradients have together at most: 16 MB.
  private static let mostPixels = 4_000_000
  private static let mostTiles = 16
  /// The longest side of a tile that shapes become, in pixels.
  private static let longestTile: CGFloat = 2048

  /// The least recently used first.
  private var gradients: [(key: GradientKey, picture: CairoImage)] = []
  private var tiles: [(key: TileKey, picture: CairoImage)] = []

  /// The picture of a gradient.
  ///
  /// - Parameter draw: draws it on a context whose unit is the pixel of the surface.
  func picture(for key: GradientKey, draw: (OpaquePointer) -> Void) -> CairoImage? {
    if let index = gradients.lastIndex(where: { $0.key == key }) {
      let known = gradients.remove(at: index)
      gradients.append(known)
      return known.picture
    }
    guard let picture = CairoImage(width: Int(key.area.width), height: Int(key.area.height)) else {
      return nil
    }
    cairo_surface_set_device_offset(picture.surface, -key.area.minX, -key.area.minY)
    picture.draw(draw)
    cairo_surface_set_device_offset(picture.surface, 0, 0)
    gradients.append((key, picture))
    var pixels = gradients.reduce(0) { $0 + $1.picture.width * $1.picture.height }
    while pixels > Self.mostPixels, gradients.count > 1 {
      let oldest = gradients.removeFirst().picture
      pixels -= oldest.width * oldest.height
    }
    return picture
  }

  /// The part of a picture that is repeated, in the pattern's tint and opacity.
  ///
  /// - Parameter pixelsPerPoint: of the surface; shapes get as many pixels as they are drawn on.
  func tile(for pattern: ImagePattern, pixelsPerPoint: CGFloat) -> CairoImage? {
    guard pattern.hasTiles else { return nil }
    var whole = pattern.image.size
    if let picture = pattern.image.picture as? BitmapPicture {
      whole = CGSize(width: picture.image.width, height: picture.image.height)
    } else {
      let factor = pattern.scale * pixelsPerPoint
      whole = CGSize(width: whole.width * factor, height: whole.height * factor)
    }
    let source = pattern.sourceRect.standardized
    func pixels(_ length: CGFloat) -> Int { Int(min(max(length.rounded(), 1), Self.longestTile)) }
    let key = TileKey(
      pattern: pattern, width: pixels(whole.width * source.width),
      height: pixels(whole.height * source.height))
    if let index = tiles.lastIndex(where: { $0.key == key }) {
      let known = tiles.remove(at: index)
      tiles.append(known)
      return known.picture
    }
    guard let picture = makeTile(key, whole: whole, source: source) else { return nil }
    tiles.append((key, picture))
    if tiles.count > Self.mostTiles { tiles.removeFirst() }
    return picture
  }

  private func makeTile(_ key: TileKey, whole: CGSize, source: CGRect) -> CairoImage? {
    let pattern = key.pattern
    guard let tile = CairoImage(width: key.width, height: key.height) else { return nil }
    tile.draw { context in
      cairo_push_group(context)
      // The whole picture lies so that the part fills the tile; a part beyond its edges repeats it.
      let across = CGFloat(key.width) / (whole.width * source.width)
      let down = CGFloat(key.height) / (whole.height * source.height)
      cairo_scale(context, across, down)
      cairo_translate(context, -source.minX * whole.width, -source.minY * whole.height)
      if let picture = pattern.image.picture as? BitmapPicture {
        cairo_set_source_surface(context, picture.image.surface, 0, 0)
        let needsRepeat =
          source.minX < 0 || source.minY < 0 || source.maxX > 1 || source.maxY > 1
        cairo_pattern_set_extend(
          cairo_get_source(context), needsRepeat ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_paint(context)
      } else if let layer = pattern.image.picture as? DisplayLayer {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let fit = CGAffineTransform(
          scaleX: whole.width / pattern.image.size.width, y: whole.height / pattern.image.size.height)
        let place = fit.concatenating(
          CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0))
        let area = CGRect(x: 0, y: 0, width: key.width, height: key.height)
        cairo_identity_matrix(context)
        CairoDrawer().draw(
          DisplayLayer(placed: place, items: [.layer(layer)]), on: context, space: DeviceSpace(scale: 1),
          region: CullRegion(boxes: [area]))
      } else if let picture = pattern.image.picture as? VectorPicture {
        cairo_scale(context, whole.width / picture.size.width, whole.height / picture.size.height)
        picture.render(on: context)
      }
      let drawn = cairo_pop_group(context)
      if let tint = pattern.tint {
        context.setSource(tint, alpha: pattern.opacity)
        cairo_mask(context, drawn)
      } else {
        cairo_set_source(context, drawn)
        cairo_paint_with_alpha(context, pattern.opacity)
      }
      cairo_pattern_destroy(drawn)
    }
    return tile
  }
}
