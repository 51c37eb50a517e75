import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws one picture.
struct ImageDrawing {
  let context: OpaquePointer
  /// The layer's space, snapped to whole pixels if it can be.
  let space: DeviceSpace
  let source: PaintSource
  let alpha: Double

  func draw(_ image: ResolvedImage, in rect: CGRect, tint: Paint?, resizing: ImageResizing) {
    if let tint, !tint.isVisible { return }
    guard resizing.isPlainStretch else {
      ImageSlicing(drawing: self, tint: tint, resizing: resizing).draw(image, in: rect)
      return
    }
    switch image.picture {
    case let picture as VectorPicture:
      draw(picture, in: rect, tint: tint)
    case let picture as BitmapPicture:
      draw(picture, in: rect, tint: tint, resizing: resizing)
    default:
      break
    }
  }

  // MARK: Shapes

  private func draw(_ picture: VectorPicture, in rect: CGRect, tint: Paint?) {
    guard let pixels = wholePixels(rect) else {
      drawDirectly(picture, in: rect, tint: tint)
      return
    }
    let size = VectorPicture.PixelSize(width: Int(pixels.width), height: Int(pixels.height))
    if let tint {
      guard let mask = picture.mask(size), source.set(tint, alpha: alpha, box: pixels) else { return }
      cairo_mask_surface(context, mask.surface, pixels.minX, pixels.minY)
    } else if let image = picture.image(size) {
      paint(image, at: pixels.origin)
    }
  }

  /// The pixels of a box that is as wide and high as a whole number of them, at the nearest whole place.
  ///
  /// `nil` for any other, such as one that is growing: it would jump from pixel to pixel, and no two of its
  /// masks would be the same. Larger ones than a screen are not worth keeping either.
  private func wholePixels(_ rect: CGRect) -> CGRect? {
    guard space.isAligned else { return nil }
    let box = space.deviceBox(rect)
    let width = box.width.rounded()
    let height = box.height.rounded()
    guard width >= 1, height >= 1, abs(box.width - width) < 0.02, abs(box.height - height) < 0.02,
      width <= Self.longestKeptSide, height <= Self.longestKeptSide
    else { return nil }
    return CGRect(
      x: DeviceSpace.nearestPixel(box.minX), y: DeviceSpace.nearestPixel(box.minY), width: width,
      height: height)
  }

  private static let longestKeptSide: CGFloat = 1024

  /// Draws the shapes themselves, wherever they lie: turned, or between pixels.
  private func drawDirectly(_ picture: VectorPicture, in rect: CGRect, tint: Paint?) {
    // Thinner than this, the scale has no inverse, and Cairo would give up on the whole picture.
    let inDevice = space.deviceBox(rect)
    guard min(inDevice.width, inDevice.height) > 1e-6 else { return }
    let box = DeviceSpace.within(inDevice.insetBy(dx: -1, dy: -1).integral)
    guard !box.isNull else { return }
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    cairo_clip(context)
    cairo_push_group_with_content(context, tint == nil ? CAIRO_CONTENT_COLOR_ALPHA : CAIRO_CONTENT_ALPHA)
    space.apply(to: context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / picture.size.width, rect.height / picture.size.height)
    picture.render(on: context)
    if let tint {
      let mask = cairo_pop_group(context)
      cairo_identity_matrix(context)
      if source.set(tint, alpha: alpha, box: inDevice) { cairo_mask(context, mask) }
      cairo_pattern_destroy(mask)
    } else {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha)
    }
    cairo_restore(context)
  }

  // MARK: Pixels

  private func draw(
    _ picture: BitmapPicture, in rect: CGRect, tint: Paint?, resizing: ImageResizing
  ) {
    if let whole = PixelSnapping(space)?.deviceRect(rect), !whole.isNull {
      let scaled = picture.image(
        width: Int(min(whole.width, 1e6)), height: Int(min(whole.height, 1e6)),
        interpolation: resizing.interpolation)
      if let scaled {
        if let tint {
          guard source.set(tint, alpha: alpha, box: whole) else { return }
          cairo_mask_surface(context, scaled.surface, whole.minX, whole.minY)
        } else {
          paint(scaled, at: whole.origin)
        }
        return
      }
    }
    ImageSlicing(drawing: self, tint: tint, resizing: resizing).draw(picture.image, in: rect)
  }

  private func paint(_ image: CairoImage, at corner: CGPoint) {
    cairo_set_source_surface(context, image.surface, corner.x, corner.y)
    cairo_paint_with_alpha(context, alpha)
  }
}
