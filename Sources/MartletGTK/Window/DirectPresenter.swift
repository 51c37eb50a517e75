import CMartletGTK
import Foundation

/// Copies what changed from our picture to the window, past GTK's own drawing.
///
/// GTK draws the title bar, and the whole window when the server asks for it; for these frames the host
/// widget shows the very memory of our picture, so GTK always finds the newest one and never has to be
/// told of a change.
///
/// Works where each drawing goes to the window itself (X11). Under Wayland each drawing context has
/// buffers of its own, and a buffer of ours would lack the title bar.
@MainActor
final class DirectPresenter: WindowPresenter {
  private let content: PresentedContent
  private let context: GObjectReference
  private var texture: (image: CairoImage, reference: GObjectReference)?
  /// What a frame of GTK's has drawn into the picture without bringing it to the screen.
  private var unpresented: [CGRect] = []

  /// `nil` where this way is not possible.
  init?(_ content: PresentedContent) {
    guard Self.isPossible(on: content),
      let context = GObjectReference(owning: gdk_surface_create_cairo_context(content.surface))
    else { return nil }
    self.content = content
    self.context = context
  }

  func contentDidChange() {}

  func paint() {
    guard gdk_surface_get_mapped(content.surface) != 0, let image = content.drawnImage() else { return }
    if texture?.image !== image {
      // A picture of another size: GTK has to know the new memory, and draws it by itself.
      gtk_widget_queue_draw(content.host)
      return
    }
    let boxes = unpresented + content.retained.drawnRegion
    unpresented = []
    guard !boxes.isEmpty else { return }
    let origin = content.originInSurface
    let scale = content.scale
    let region = cairo_region_create()
    for box in boxes {
      var rectangle = cairo_rectangle_int_t(covering: box, scale: scale, offset: origin)
      cairo_region_union_rectangle(region, &rectangle)
    }
    gdk_draw_context_begin_frame(context.pointer, region)
    if let target = gdk_cairo_context_cairo_create(context.pointer) {
      gdk_cairo_region(target, region)
      cairo_clip(target)
      cairo_translate(target, origin.x, origin.y)
      cairo_rectangle(target, 0, 0, content.size.width, content.size.height)
      cairo_clip(target)
      cairo_scale(target, 1 / scale, 1 / scale)
      cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(target, image.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST)
      cairo_paint(target)
      cairo_destroy(target)
    }
    gdk_draw_context_end_frame(context.pointer)
    cairo_region_destroy(region)
  }

  func snapshot(_ snapshot: OpaquePointer) {
    guard let image = content.drawnImage() else { return }
    if texture?.image === image {
      unpresented += content.retained.drawnRegion
    } else {
      texture = image.sharedTexture().map { (image, $0) }
      unpresented = []
    }
    guard let texture else { return }
    let scale = content.scale
    appendTexture(
      texture.reference.pointer, on: snapshot,
      CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
  }

  private static func isPossible(on content: PresentedContent) -> Bool {
    let display = gdk_surface_get_display(content.surface)
    let renderer = gtk_native_get_renderer(OpaquePointer(content.window))
    // A user may choose a GPU renderer, which does not share the window with Cairo.
    return typeName(display) == "GdkX11Display" && typeName(renderer) == "GskCairoRenderer"
  }

  private static func typeName(_ object: OpaquePointer?) -> String? {
    guard let object else { return nil }
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_name_from_instance(instance).map { String(cString: $0) }
  }
}

extension cairo_rectangle_int_t {
  /// The smallest rectangle in a surface's units that covers a box given in pixels of our picture.
  init(covering box: CGRect, scale: CGFloat, offset: CGPoint) {
    let left = Int32((box.minX / scale + offset.x).rounded(.down))
    let top = Int32((box.minY / scale + offset.y).rounded(.down))
    let right = Int32((box.maxX / scale + offset.x).rounded(.up))
    let bottom = Int32((box.maxY / scale + offset.y).rounded(.up))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Adds a texture to a frame of GTK's.
@MainActor
func appendTexture(_ texture: OpaquePointer, on snapshot: OpaquePointer, _ rect: CGRect) {
  var bounds = graphene_rect_t()
  graphene_rect_init(&bounds, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
  gtk_snapshot_append_texture(snapshot, texture, &bounds)
}
