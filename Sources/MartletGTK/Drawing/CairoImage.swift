import CMartletGTK
import Foundation
import MartletPrimitives

/// A picture in memory that Cairo can draw on and copy from.
final class CairoImage {
  let width: Int
  let height: Int
  private(set) var surface: OpaquePointer

  /// A clear picture; `nil` if it is larger than Cairo can handle.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width < 32_767, height < 32_767 else { return nil }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      return nil
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    self.surface = surface
  }

  /// A picture of the given pixels.
  convenience init?(width: Int, height: Int, words: [UInt32]) {
    self.init(width: width, height: height)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      words[(row * width)..<((row + 1) * width)].withUnsafeBytes { source in
        guard let base = source.baseAddress else { return }
        UnsafeMutableRawPointer(data + row * stride).copyMemory(from: base, byteCount: source.count)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Lends a drawing context whose unit is the pixel.
  ///
  /// - Returns: whether Cairo drew it all; else the surface may be of no use any more.
  @discardableResult
  func draw(_ body: (OpaquePointer) -> Void) -> Bool {
    guard let context = cairo_create(surface) else { return false }
    body(context)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return status == CAIRO_STATUS_SUCCESS
  }

  /// Puts a new surface with the same pixels in the place of one that Cairo has given up.
  func renewSurface() {
    guard let data = cairo_image_surface_get_data(surface),
      let copy = CairoImage(width: width, height: height),
      let target = cairo_image_surface_get_data(copy.surface)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    UnsafeMutableRawPointer(target).copyMemory(from: data, byteCount: stride * height)
    cairo_surface_mark_dirty(copy.surface)
    swap(&surface, &copy.surface)
  }

  /// A copy that drawing does not change.
  func pixelImage(scale: CGFloat, origin: CGPoint = .zero) -> PixelImage {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    cairo_surface_flush(surface)
    if let data = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      for row in 0..<height {
        let bytes = UnsafeRawBufferPointer(start: data + row * stride, count: width * 4)
        words.append(contentsOf: bytes.bindMemory(to: UInt32.self))
      }
    } else {
      words = Array(repeating: 0, count: width * height)
    }
    return PixelImage(width: width, height: height, scale: scale, origin: origin, words: words)
  }

  /// The same pixels as a surface for the caller to destroy; an opaque one has no alpha.
  func surface(isOpaque: Bool) -> OpaquePointer? {
    guard isOpaque else { return cairo_surface_reference(surface) }
    let copy = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    let context = cairo_create(copy)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return copy
  }
}
