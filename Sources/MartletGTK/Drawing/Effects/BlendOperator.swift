import CMartletGTK
import CMartletPixels
import MartletPrimitives

extension DisplayBlendMode {
  /// Cairo's operator for it; `nil` for the one that Cairo lacks.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: return CAIRO_OPERATOR_CLEAR
    case .copy: return CAIRO_OPERATOR_SOURCE
    case .sourceIn: return CAIRO_OPERATOR_IN
    case .sourceOut: return CAIRO_OPERATOR_OUT
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: return CAIRO_OPERATOR_DEST_IN
    case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
    case .xor: return CAIRO_OPERATOR_XOR
    case .plusLighter: return CAIRO_OPERATOR_ADD
    case .plusDarker: return nil
    }
  }
}

/// Lays a context's source upon what is there.
struct Blending {
  let context: OpaquePointer
  /// What may be changed, in the context's pixels.
  let box: PixelBox

  func paint(_ mode: DisplayBlendMode, alpha: Double) {
    guard let cairo = mode.cairoOperator else {
      plusDarker(alpha: alpha)
      return
    }
    cairo_set_operator(context, cairo)
    cairo_paint_with_alpha(context, alpha)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Adds the source in a way that Cairo lacks.
  private func plusDarker(alpha: Double) {
    // 1. The source by itself, cut off as the context asks for.
    cairo_push_group(context)
    let group = cairo_get_group_target(context)
    cairo_paint_with_alpha(context, alpha)
    guard let group, let pattern = cairo_pop_group(context) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // 2. Both pictures' pixels, which lie in pictures of their own.
    guard let target = cairo_get_group_target(context), isImage(group), isImage(target) else { return }
    let (from, to) = (origin(of: group), origin(of: target))
    let common = box.intersection(extent(of: group)).intersection(extent(of: target))
    guard !common.isEmpty else { return }
    cairo_surface_flush(group)
    cairo_surface_flush(target)
    guard let source = cairo_image_surface_get_data(group), let result = cairo_image_surface_get_data(target)
    else { return }
    let (sourceStride, stride) = (
      Int(cairo_image_surface_get_stride(group)), Int(cairo_image_surface_get_stride(target))
    )
    martlet_plus_darker(
      source + (common.top + from.y) * sourceStride + (common.left + from.x) * 4, Int32(sourceStride),
      result + (common.top + to.y) * stride + (common.left + to.x) * 4, Int32(stride), Int32(common.width),
      Int32(common.height))
    cairo_surface_mark_dirty(target)
  }

  private func isImage(_ surface: OpaquePointer) -> Bool {
    cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
      && cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
  }

  /// Where the context's origin lies in a surface's pixels.
  private func origin(of surface: OpaquePointer) -> (x: Int, y: Int) {
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    return (Int(x), Int(y))
  }

  private func extent(of surface: OpaquePointer) -> PixelBox {
    let offset = origin(of: surface)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    return PixelBox(
      left: -offset.x, top: -offset.y, right: width - offset.x, bottom: height - offset.y)
  }
}
