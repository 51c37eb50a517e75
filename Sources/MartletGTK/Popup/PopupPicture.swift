import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws a popup's surface: chrome and content on a clear ground.
@MainActor
struct PopupPicture {
  let placement: PopupPlacement
  let chrome: PopupChrome
  let margin: CGFloat
  let scale: CGFloat
  let content: CairoImage?

  /// Draws all of a surface.
  ///
  /// - Parameter backdrop: the parent's picture, on a display without translucency.
  func render(
    on surface: OpaquePointer, context: OpaquePointer, drawing: PopupChromeDrawing, backdrop: CairoImage?
  ) {
    var all = cairo_rectangle_int_t(
      x: 0, y: 0, width: gdk_surface_get_width(surface), height: gdk_surface_get_height(surface))
    let region = cairo_region_create_rectangle(&all)
    gdk_draw_context_begin_frame(context, region)
    if let target = gdk_cairo_context_cairo_create(context) {
      cairo_scale(target, 1 / scale, 1 / scale)
      cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_rgba(target, 0, 0, 0, 0)
      cairo_paint(target)
      cairo_set_operator(target, CAIRO_OPERATOR_OVER)
      // Where the surface's corner lies in the parent's content.
      let corner = CGPoint(
        x: placement.contentFrame.minX - margin, y: placement.contentFrame.minY - margin)
      if let backdrop {
        // Beyond the parent's content there is no picture to be had; the popup's own colour is the quietest.
        let beyond = chrome.background
        cairo_set_source_rgb(target, Double(beyond.red), Double(beyond.green), Double(beyond.blue))
        cairo_paint(target)
        cairo_set_source_surface(target, backdrop.surface, -corner.x * scale, -corner.y * scale)
        cairo_paint(target)
      }
      let frame = placement.surfaceFrame
      let position = CGPoint(
        x: ((frame.minX - corner.x) * scale).rounded(), y: ((frame.minY - corner.y) * scale).rounded())
      drawing.draw(placement, chrome, content: content, on: target, scale: scale, position: position)
      cairo_destroy(target)
    }
    gdk_draw_context_end_frame(context)
    cairo_region_destroy(region)
  }
}
