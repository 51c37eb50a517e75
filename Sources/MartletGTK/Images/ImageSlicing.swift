import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws parts of a picture's pixels, each stretched over a rectangle or repeated in it.
struct ImageSlicing {
  let drawing: ImageDrawing
  let tint: Paint?
  let resizing: ImageResizing

  private var context: OpaquePointer { drawing.context }
  private var space: DeviceSpace { drawing.space }

  /// Draws a picture in slices.
  func draw(_ image: ResolvedImage, in rect: CGRect) {
    switch image.picture {
    case let picture as BitmapPicture:
      draw(picture.image, size: image.size, in: rect)
    case let picture as VectorPicture:
      // Shapes become pixels as they would be drawn in their own size.
      let matrix = space.matrix
      let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
      let pixels = VectorPicture.PixelSize(
        width: Self.pixelCount(image.size.width * scale), height: Self.pixelCount(image.size.height * scale))
      if let pixels = picture.image(pixels) { draw(pixels, size: image.size, in: rect) }
    default:
      break
    }
  }

  /// Draws all of a picture over a rectangle.
  func draw(_ image: CairoImage, in rect: CGRect) {
    let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    draw(image, pixels: all, target: rect, tileScale: nil)
  }

  private static func pixelCount(_ length: CGFloat) -> Int { Int(min(max(length.rounded(), 1), 4096)) }

  /// - Parameter size: the picture's size in points.
  private func draw(_ image: CairoImage, size: CGSize, in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    let perPoint = CGSize(
      width: CGFloat(image.width) / size.width, height: CGFloat(image.height) / size.height)
    for slice in resizing.slices(of: size, in: rect) {
      // Slices meet between two pixels of the picture.
      let left = (slice.source.minX * perPoint.width).rounded()
      let top = (slice.source.minY * perPoint.height).rounded()
      let pixels = CGRect(
        x: left, y: top, width: max(1, (slice.source.maxX * perPoint.width).rounded() - left),
        height: max(1, (slice.source.maxY * perPoint.height).rounded() - top))
      draw(image, pixels: pixels, target: slice.target, tileScale: resizing.isTiled ? perPoint : nil)
    }
  }

  /// - Parameters:
  ///   - pixels: the part of the picture.
  ///   - target: where it goes, in points.
  ///   - tileScale: the picture's pixels a point, if the part is repeated in its own size.
  private func draw(_ image: CairoImage, pixels: CGRect, target: CGRect, tileScale: CGSize?) {
    guard
      let part = cairo_surface_create_for_rectangle(
        image.surface, pixels.minX, pixels.minY, pixels.width, pixels.height)
    else { return }
    defer { cairo_surface_destroy(part) }
    guard let pattern = cairo_pattern_create_for_surface(part) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, resizing.interpolation.filter)
    cairo_pattern_set_extend(pattern, tileScale == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)

    cairo_save(context)
    cairo_new_path(context)
    let box = space.deviceBox(target)
    var target = target
    var unit = CGSize(width: 1, height: 1)
    var isPlaced = false
    if let whole = PixelSnapping(space)?.deviceRect(target), !whole.isNull {
      unit = CGSize(width: space.matrix.a, height: space.matrix.d)
      target = whole
    } else {
      isPlaced = true
    }
    let factor =
      tileScale.map { CGSize(width: $0.width / unit.width, height: $0.height / unit.height) }
      ?? CGSize(width: pixels.width / target.width, height: pixels.height / target.height)
    var matrix = cairo_matrix_t(
      xx: factor.width, yx: 0, xy: 0, yy: factor.height, x0: -target.minX * factor.width,
      y0: -target.minY * factor.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_antialias(context, resizing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    clip(to: target, isPlaced: isPlaced)
    if isPlaced { space.apply(to: context) }
    if let tint {
      if drawing.source.set(tint, alpha: drawing.alpha, box: box) { cairo_mask(context, pattern) }
    } else {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, drawing.alpha)
    }
    cairo_restore(context)
  }

  /// - Parameter isPlaced: whether the rectangle is in points and not in pixels.
  private func clip(to target: CGRect, isPlaced: Bool) {
    guard isPlaced else {
      let inside = DeviceSpace.within(target)
      if !inside.isNull { cairo_rectangle(context, inside.minX, inside.minY, inside.width, inside.height) }
      cairo_clip(context)
      return
    }
    let box = space.deviceBox(target)
    if DeviceSpace.isWithin(box) {
      space.apply(to: context)
      cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
      cairo_identity_matrix(context)
    } else {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -4, dy: -4)
      let shape = Path(storage: .rect(target)).seenFill(in: seen, through: space.matrix)
      CairoPath.append(shape, to: context, limit: DeviceSpace.reach)
    }
    cairo_clip(context)
  }
}
