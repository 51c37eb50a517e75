import CMartletGTK
import Foundation

/// Why a picture could not be made into a file.
package struct PixelImageError: Error, CustomStringConvertible {
  package let description: String
}

extension PixelImage {
  /// The picture as a PNG file: 8-bit RGB if it is opaque, else RGBA.
  package func pngData() throws -> Data {
    let image = CairoImage(width: width, height: height, words: words)
    guard let image, let surface = image.surface(isOpaque: isOpaque) else {
      throw PixelImageError(description: "a picture of \(width) × \(height) pixels can't be encoded")
    }
    defer { cairo_surface_destroy(surface) }
    let sink = Sink()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PixelImageError(
        description: "PNG encoding failed: \(String(cString: cairo_status_to_string(status)))")
    }
    return sink.data
  }

  /// Writes the picture to a file.
  ///
  /// - Throws: `PixelImageError` that names the path if it can't be written.
  package func writePNG(to path: String) throws {
    let data = try pngData()
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw PixelImageError(description: "can't write the picture to \(path): \(error.localizedDescription)")
    }
  }

  private final class Sink {
    var data = Data()
  }
}
