import CMartletGTK
import Foundation

extension CairoImage {
  /// A texture on the picture's own memory: whoever draws it draws the picture as it is then.
  func sharedTexture() -> GObjectReference? {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      data, gsize(stride * height),
      { image in
        if let image { Unmanaged<CairoImage>.fromOpaque(image).release() }
      }, Unmanaged.passRetained(self).toOpaque())
    defer { g_bytes_unref(bytes) }
    return GObjectReference(
      owning: gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)))
  }

  /// A texture with a copy of a part of the picture.
  func copiedTexture(x: Int, y: Int, width: Int, height: Int) -> GObjectReference? {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var copy = [UInt8](repeating: 0, count: width * height * 4)
    copy.withUnsafeMutableBytes { target in
      guard let base = target.baseAddress else { return }
      for row in 0..<height {
        (base + row * width * 4).copyMemory(from: data + (y + row) * stride + x * 4, byteCount: width * 4)
      }
    }
    let bytes = g_bytes_new(copy, gsize(copy.count))
    defer { g_bytes_unref(bytes) }
    return GObjectReference(
      owning: gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4)))
  }
}
