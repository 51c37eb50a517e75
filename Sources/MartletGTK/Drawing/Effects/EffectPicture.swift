import CMartletGTK
import CMartletPixels
import Foundation
import MartletPrimitives

/// A picture that a filter works on.
///
/// It lies on a grid that starts at the layer's anchor, a whole pixel of the device, so that it looks the same wherever
/// the layer is and however much of it is drawn. One of its pixels may stand for a square of several of the device's,
/// because a strong blur leaves nothing that a smaller picture couldn't hold.
final class EffectPicture {
  let surface: OpaquePointer
  /// Where it lies, in its own pixels from the anchor.
  let box: PixelBox
  /// Device pixels along one side of one of its own: a power of two.
  let unit: Int
  /// Whether it holds coverage only.
  let isMask: Bool

  /// A clear picture of a box in device pixels, whose edges are multiples of the unit; `nil` if it is too large.
  init?(covering pixels: PixelBox, unit: Int = 1, isMask: Bool = false) {
    let box = pixels.divided(by: unit)
    guard !box.isEmpty, box.width < 32_767, box.height < 32_767,
      let surface = cairo_image_surface_create(
        isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.box = box
    self.unit = unit
    self.isMask = isMask
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  var bytesPerPixel: Int { isMask ? 1 : 4 }
  var byteCount: Int { box.width * box.height * bytesPerPixel }
  /// The box in device pixels.
  var pixels: PixelBox {
    PixelBox(left: box.left * unit, top: box.top * unit, right: box.right * unit, bottom: box.bottom * unit)
  }

  /// Lends a context whose unit is this picture's pixel and whose origin is the anchor.
  ///
  /// - Parameter failures: is told if Cairo comes to an error.
  func draw(failures: DrawingFailures? = nil, _ body: (OpaquePointer) -> Void) {
    cairo_surface_set_device_offset(surface, Double(-box.left), Double(-box.top))
    if let context = cairo_create(surface) {
      body(context)
      failures?.note(cairo_status(context))
      cairo_destroy(context)
    }
    cairo_surface_flush(surface)
    cairo_surface_set_device_offset(surface, 0, 0)
  }

  /// Lends the pixels: their address, width, height and bytes a row.
  func withPixels(_ body: (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    body(data, Int32(box.width), Int32(box.height), cairo_image_surface_get_stride(surface))
    cairo_surface_mark_dirty(surface)
  }

  /// The picture on a grid half as fine; `nil` if its edges don't allow it.
  func halved() -> EffectPicture? {
    guard let half = EffectPicture(covering: pixels, unit: unit * 2, isMask: isMask),
      half.box.width * 2 == box.width, half.box.height * 2 == box.height
    else { return nil }
    withPixels { source, _, _, sourceStride in
      half.withPixels { target, width, height, stride in
        martlet_halve(source, sourceStride, target, width, height, stride, Int32(bytesPerPixel))
      }
    }
    return half
  }

  /// A pattern that shows the picture where it lies, for a context in device pixels with the anchor at a position.
  func makePattern(anchor: CGPoint) -> OpaquePointer? {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    var matrix = cairo_matrix_t()
    let scale = 1 / Double(unit)
    cairo_matrix_init(
      &matrix, scale, 0, 0, scale, -Double(anchor.x) * scale - Double(box.left),
      -Double(anchor.y) * scale - Double(box.top))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, unit == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    return pattern
  }
}
