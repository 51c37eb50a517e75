import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws display lists into documents that stay sharp at every size.
///
/// Shapes, texts, symbols and gradients become what they are in the document; what it has no counterpart for, such as a
/// blur, becomes a picture of `rasterizationScale` pixels a point.
package enum VectorDocument {
  /// A PDF document.
  package static func pdf(_ pages: [DocumentPage], rasterizationScale scale: CGFloat = 1) throws -> Data {
    // The same layers in each attempt, so that it is known which of them can't be drawn.
    let layers = pages.map { DisplayLayer(items: $0.items) }
    return try write { sink in
      // Each page gets its own size below.
      cairo_pdf_surface_create_for_stream(appendToSink, sink, 1, 1)
    } drawing: { surface, drawer in
      for (page, layer) in zip(pages, layers) {
        cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
        draw(layer, size: page.size, on: surface, scale: scale, drawer)
        cairo_surface_show_page(surface)
      }
    }
  }

  /// An SVG document of one page.
  package static func svg(_ page: DocumentPage, rasterizationScale scale: CGFloat = 1) throws -> Data {
    let layer = DisplayLayer(items: page.items)
    return try write { sink in
      cairo_svg_surface_create_for_stream(appendToSink, sink, page.size.width, page.size.height)
    } drawing: { surface, drawer in
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      draw(layer, size: page.size, on: surface, scale: scale, drawer)
    }
  }

  private static func write(
    making make: (UnsafeMutableRawPointer) -> OpaquePointer?,
    drawing draw: (OpaquePointer, CairoDrawer) -> Void
  ) throws -> Data {
    var sink = ByteSink()
    var status = CAIRO_STATUS_SUCCESS
    let drawer = CairoDrawer()
    try drawer.caches.attempt {
      sink = ByteSink()
      guard let surface = make(Unmanaged.passUnretained(sink).toOpaque()) else {
        throw PixelImageError(description: "Cairo can't write documents")
      }
      defer { cairo_surface_destroy(surface) }
      draw(surface, drawer)
      cairo_surface_finish(surface)
      status = cairo_surface_status(surface)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PixelImageError(
        description: "Cairo gave up a document: \(String(cString: cairo_status_to_string(status)))")
    }
    return sink.data
  }

  private static func draw(
    _ page: DisplayLayer, size: CGSize, on surface: OpaquePointer, scale: CGFloat, _ drawer: CairoDrawer
  ) {
    let scale: CGFloat = scale.isFinite && scale > 0 ? min(scale, 16) : 1
    guard !page.items.isEmpty, let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    // The drawer's unit is the pixel, of which a point has `scale`; the document makes points of them again.
    cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let region = CullRegion(width: width, height: height, scale: scale, damage: nil)
    region.clip(context)
    drawer.draw(
      page, on: context, space: DeviceSpace(scale: scale, isExact: true),
      region: region)
  }
}

/// Bytes on their way out of Cairo.
private final class ByteSink {
  var data = Data()
}

private func appendToSink(
  _ sink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}

/// Makes documents and pictures with Cairo.
package struct CairoGraphicsBackend: GraphicsBackend {
  package init() {}

  package func pdf(_ pages: [DocumentPage], rasterizationScale scale: CGFloat) throws -> Data {
    try VectorDocument.pdf(pages, rasterizationScale: scale)
  }

  package func image(
    _ items: [DisplayItem], width: Int, height: Int, scale: CGFloat, isOpaque: Bool
  ) -> CGImage? {
    guard let image = CairoImage(width: width, height: height) else { return nil }
    let region = CullRegion(width: width, height: height, scale: 1, damage: nil)
    // Where nothing is drawn, an opaque picture is black.
    let background = isOpaque ? ResolvedColor(hex: 0x000000) : .clear
    CairoDrawer().draw(
      DisplayLayer(items: items), background: background, on: image, scale: scale, region: region)
    return CGImage(width: width, height: height, words: image.pixelImage(scale: 1).words, isOpaque: isOpaque)
  }
}
