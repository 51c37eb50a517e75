import CMartletGTK
import Foundation
import MartletPrimitives

/// A picture made of pixels, from a file.
final class BitmapPicture {
  let image: CairoImage
  private var scaled = RecentCache<ScaledKey, CairoImage>(capacity: 4)

  private struct ScaledKey: Hashable {
    let width: Int
    let height: Int
    let interpolation: ImageResizing.Interpolation
  }

  /// The longest side, in pixels, of a scaled copy that is worth its memory.
  static let longestScaledSide = 4096

  /// What is wrong with a file.
  struct ReadError: Error {
    let reason: String
  }

  /// The pixels of a picture in memory; `nil` if it is larger than Cairo can handle.
  init?(_ picture: CGImage) {
    guard let image = CairoImage(width: picture.width, height: picture.height, words: picture.words) else {
      return nil
    }
    self.image = image
  }

  /// Reads a file of any kind that gdk-pixbuf knows, upright as its camera says.
  init(path: String) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let raw = gdk_pixbuf_new_from_file(path, &error) else {
      let reason = error?.pointee.message.map { String(cString: $0) }
      if let error { g_error_free(error) }
      throw ReadError(reason: reason ?? "it is no picture")
    }
    let stored = GObjectReference(owning: raw)
    let upright = GObjectReference(owning: gdk_pixbuf_apply_embedded_orientation(raw))
    guard let pixbuf = (upright ?? stored)?.pointer,
      let texture = GObjectReference(owning: gdk_texture_new_for_pixbuf(pixbuf)),
      let image = CairoImage(
        width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf))),
      let data = cairo_image_surface_get_data(image.surface)
    else {
      throw ReadError(reason: "it is too large")
    }
    // GDK converts to Cairo's pixels; no display is needed for that.
    cairo_surface_flush(image.surface)
    gdk_texture_download(
      texture.pointer, data, gsize(cairo_image_surface_get_stride(image.surface)))
    cairo_surface_mark_dirty(image.surface)
    self.image = image
  }

  /// The picture in another size in pixels; `nil` for a size of which no copy is kept.
  ///
  /// - Complexity: a lookup for the last few sizes.
  func image(width: Int, height: Int, interpolation: ImageResizing.Interpolation) -> CairoImage? {
    if width == image.width, height == image.height { return image }
    guard width <= Self.longestScaledSide, height <= Self.longestScaledSide else { return nil }
    let key = ScaledKey(width: width, height: height, interpolation: interpolation)
    if let known = scaled[key] { return known }
    guard let copy = CairoImage(width: width, height: height) else { return nil }
    copy.draw { context in
      cairo_scale(context, Double(width) / Double(image.width), Double(height) / Double(image.height))
      cairo_set_source_surface(context, image.surface, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, interpolation.filter)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
    scaled[key] = copy
    return copy
  }
}

extension ResolvedImage {
  /// What is drawn: a picture of this backend's, which it makes of pixels in memory when they are first drawn.
  var picture: AnyObject {
    guard let pixels = payload as? CGImage else { return payload }
    return pixels.prepared { BitmapPicture(pixels) } ?? payload
  }
}

extension ImageResizing.Interpolation {
  /// Cairo's filter of about that quality.
  var filter: cairo_filter_t {
    switch self {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .medium: return CAIRO_FILTER_GOOD
    case .high: return CAIRO_FILTER_BEST
    }
  }
}
