import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws what surrounds a popup's content: shadow, background, border and arrow.
final class PopupChromeDrawing {
  private struct ShadowKey: Hashable {
    let outline: Path
    let radius: CGFloat
    let scale: CGFloat
    let size: CGSize

    func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      hasher.combine(radius)
      hasher.combine(scale)
    }
  }

  private var shadows = RecentCache<ShadowKey, CairoImageMask>(capacity: 8)

  /// Draws a popup on a surface that covers the placement's `surfaceFrame`.
  ///
  /// - Parameters:
  ///   - content: the picture of the content, cut off at the outline.
  ///   - position: where the surface's top left corner lies on the context, in pixels.
  func draw(
    _ placement: PopupPlacement, _ chrome: PopupChrome, content: CairoImage?, on context: OpaquePointer,
    scale: CGFloat, position: CGPoint = .zero
  ) {
    let frame = placement.surfaceFrame
    let outline = placement.outline.offsetBy(dx: -frame.minX, dy: -frame.minY)
    cairo_save(context)
    cairo_translate(context, position.x, position.y)
    if let shadow = shadow(of: outline, chrome, size: frame.size, scale: scale) {
      context.setSource(chrome.shadow, alpha: 1)
      cairo_mask_surface(context, shadow.surface, 0, (chrome.shadowOffset * scale).rounded())
    }
    cairo_scale(context, scale, scale)
    cairo_new_path(context)
    CairoPath.append(outline, to: context, limit: 100_000)
    context.setSource(chrome.background, alpha: 1)
    cairo_fill_preserve(context)
    if let content {
      cairo_save(context)
      cairo_clip_preserve(context)
      cairo_scale(context, 1 / scale, 1 / scale)
      let origin = placement.contentFrame.origin
      cairo_set_source_surface(
        context, content.surface, ((origin.x - frame.minX) * scale).rounded(),
        ((origin.y - frame.minY) * scale).rounded())
      cairo_paint(context)
      cairo_restore(context)
    }
    if chrome.borderWidth > 0, chrome.border.opacity > 0 {
      strokeOutside(chrome, on: context, frame: frame)
    }
    cairo_restore(context)
  }

  /// Draws the half of a stroke of twice the width that lies outside of the path, so that the border
  /// covers nothing of the content.
  private func strokeOutside(_ chrome: PopupChrome, on context: OpaquePointer, frame: CGRect) {
    let path = cairo_copy_path(context)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, frame.width, frame.height)
    cairo_append_path(context, path)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    cairo_append_path(context, path)
    cairo_path_destroy(path)
    context.setSource(chrome.border, alpha: 1)
    cairo_set_line_width(context, chrome.borderWidth * 2)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  private func shadow(
    of outline: Path, _ chrome: PopupChrome, size: CGSize, scale: CGFloat
  ) -> CairoImageMask? {
    guard chrome.shadow.opacity > 0, chrome.shadowRadius > 0 else { return nil }
    let key = ShadowKey(outline: outline, radius: chrome.shadowRadius, scale: scale, size: size)
    if let known = shadows[key] { return known }
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard let mask = CairoImageMask(width: width, height: height) else { return nil }
    mask.draw { context in
      cairo_scale(context, scale, scale)
      CairoPath.append(outline, to: context, limit: 100_000)
      cairo_fill(context)
    }
    // A shadow of radius r has lost almost all its strength at a distance of r: two deviations.
    ShadowBlur.blur(mask.surface, deviation: chrome.shadowRadius * scale / 2)
    shadows[key] = mask
    return mask
  }
}

/// A surface of coverage only.
final class CairoImageMask {
  let surface: OpaquePointer

  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width < 32_767, height < 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Lends a context that paints full coverage.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(surface) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }
}
