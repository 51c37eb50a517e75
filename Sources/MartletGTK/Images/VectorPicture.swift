import CMartletGTK
import CMartletRSVG
import Foundation

/// A picture made of shapes, from an SVG file: sharp at every size.
final class VectorPicture {
  /// Its own size, in points.
  let size: CGSize
  private let reference: GObjectReference
  private let lineGrowth: Double
  private var masks = RecentCache<PixelSize, PictureMask>(capacity: 8)
  private var images = RecentCache<PixelSize, CairoImage>(capacity: 4)

  /// The size of a picture in device pixels.
  struct PixelSize: Hashable {
    let width: Int
    let height: Int
  }

  /// What is wrong with a file.
  struct ReadError: Error {
    let reason: String
  }

  /// Reads a file.
  ///
  /// - Parameter lineGrowth: how much wider all lines get, in the file's own unit.
  convenience init(path: String, lineGrowth: Double = 0) throws {
    var error: UnsafeMutablePointer<GError>?
    try self.init(rsvg_handle_new_from_file(path, &error), error, lineGrowth: lineGrowth)
  }

  /// Reads the text of a file.
  convenience init(source: String, lineGrowth: Double = 0) throws {
    var error: UnsafeMutablePointer<GError>?
    let bytes = Array(source.utf8)
    try self.init(
      rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error), error, lineGrowth: lineGrowth)
  }

  private init(
    _ handle: UnsafeMutablePointer<RsvgHandle>?, _ failure: UnsafeMutablePointer<GError>?, lineGrowth: Double
  ) throws {
    var error = failure
    guard let handle, let reference = GObjectReference(owning: OpaquePointer(handle)) else {
      throw ReadError(reason: Self.takeMessage(error) ?? "it is no SVG file")
    }
    self.reference = reference
    self.lineGrowth = lineGrowth
    size = Self.ownSize(of: handle)
    guard lineGrowth > 0 else { return }
    // Children inherit it from the root; the icons set no stroke of their own.
    let style = "svg { stroke: #000; stroke-width: \(lineGrowth); stroke-linejoin: round }"
    let bytes = Array(style.utf8)
    if rsvg_handle_set_stylesheet(handle, bytes, gsize(bytes.count), &error) == 0 {
      throw ReadError(reason: Self.takeMessage(error) ?? "it can't be given other lines")
    }
  }

  private var handle: UnsafeMutablePointer<RsvgHandle> { UnsafeMutablePointer(reference.pointer) }

  private static func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String? {
    guard let error else { return nil }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) }
  }

  /// The size that the file gives; that of its view box if it gives none; else what browsers use, 300 × 150.
  private static func ownSize(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var (widthLength, heightLength, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
    if hasBox != 0, box.width > 0, box.height > 0 { return CGSize(width: box.width, height: box.height) }
    return CGSize(width: 300, height: 150)
  }

  /// Draws the picture with its top left corner at the origin of the context's space, whose unit is a point.
  func render(on context: OpaquePointer) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    cairo_save(context)
    if lineGrowth > 0 {
      // Wider lines stay within the box: what reaches its edge moves in by what its outline grew.
      let shrink = max(0.5, 1 - lineGrowth / min(size.width, size.height))
      cairo_translate(context, size.width / 2, size.height / 2)
      cairo_scale(context, shrink, shrink)
      cairo_translate(context, -size.width / 2, -size.height / 2)
    }
    var error: UnsafeMutablePointer<GError>?
    if rsvg_handle_render_document(handle, context, &viewport, &error) == 0 {
      Warning.once("an SVG file can't be drawn: \(Self.takeMessage(error) ?? "unknown reason")")
    }
    cairo_restore(context)
  }

  /// Draws the picture over a box of pixels.
  private func render(on context: OpaquePointer, filling pixels: PixelSize) {
    cairo_scale(context, Double(pixels.width) / size.width, Double(pixels.height) / size.height)
    render(on: context)
  }

  /// What the picture covers, for a size in pixels.
  ///
  /// - Complexity: a lookup for the last few sizes.
  func mask(_ pixels: PixelSize) -> PictureMask? {
    if let known = masks[pixels] { return known }
    let mask = PictureMask(width: pixels.width, height: pixels.height) { render(on: $0, filling: pixels) }
    masks[pixels] = mask
    return mask
  }

  /// The picture in its own colours, for a size in pixels.
  ///
  /// - Complexity: a lookup for the last few sizes.
  func image(_ pixels: PixelSize) -> CairoImage? {
    if let known = images[pixels] { return known }
    let image = CairoImage(width: pixels.width, height: pixels.height)
    image?.draw { render(on: $0, filling: pixels) }
    images[pixels] = image
    return image
  }
}

/// How much of each pixel a picture covers.
final class PictureMask {
  let surface: OpaquePointer

  /// `nil` if it is larger than Cairo can handle.
  init?(width: Int, height: Int, draw: (OpaquePointer) -> Void) {
    guard width > 0, height > 0, width < 32_767, height < 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    guard let context = cairo_create(surface) else { return }
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
