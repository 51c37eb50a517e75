import CMartletGTK
import Foundation
import MartletPrimitives

/// What a layer with filters is drawn as, one after the other.
enum EffectPart {
  /// The layer's items themselves, where no filter changes their pixels.
  case items
  case picture(EffectPicture, cut: PixelBox?)
  /// A shadow: one colour through a picture of coverage, which is moved by whole pixels.
  case mask(EffectPicture, color: ResolvedColor, x: Int, y: Int, mode: DisplayBlendMode)

  var byteCount: Int {
    switch self {
    case .items: return 0
    case .picture(let picture, _): return picture.byteCount
    case .mask(let picture, _, _, _, _): return picture.byteCount
    }
  }

  var mode: DisplayBlendMode {
    if case .mask(_, _, _, _, let mode) = self { return mode }
    return .normal
  }
}

/// Draws parts on a context.
struct PartDrawing {
  let context: OpaquePointer
  /// Where the parts' anchor lies in the context's pixels.
  let anchor: CGPoint

  func draw(_ picture: EffectPicture, cut: PixelBox?, alpha: Double) {
    guard let pattern = picture.makePattern(anchor: anchor) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(context)
    cairo_new_path(context)
    let box = (cut.map { picture.pixels.intersection($0) } ?? picture.pixels).rect
    cairo_rectangle(context, anchor.x + box.minX, anchor.y + box.minY, box.width, box.height)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    // Beyond the edges lies what is at them, so that a coarser picture doesn't fade there.
    cairo_pattern_set_extend(pattern, picture.unit == 1 ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  func draw(
    _ mask: EffectPicture, color: ResolvedColor, x: Int, y: Int, mode: DisplayBlendMode, alpha: Double
  ) {
    guard
      let pattern = mask.makePattern(anchor: CGPoint(x: anchor.x + CGFloat(x), y: anchor.y + CGFloat(y)))
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    context.setSource(color, alpha: alpha)
    cairo_set_operator(context, mode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    cairo_mask(context, pattern)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}
