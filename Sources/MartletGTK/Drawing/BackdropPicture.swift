import CMartletGTK
import CMartletPixels
import Foundation
import MartletPrimitives

/// What has been drawn so far, blurred.
///
/// It is made small first, and blurred then: a blur has no detail that would be lost, and the work for a
/// wide blur is no more than for a narrow one.
final class BackdropPicture {
  private let image: CairoImage
  /// The pixels of the surface that the small picture stands for.
  private let area: CGRect
  /// Pixels of the surface for one of the small picture's.
  private let factor: Int

  /// The least standard deviation of the blur, in the small picture's pixels, that hides how few they are.
  private static let leastSigma: CGFloat = 3

  /// Takes a picture of what a context has drawn, also into the group that it has not yet finished.
  ///
  /// - Parameters:
  ///   - extent: the surface's pixels.
  ///   - area: what is to be seen of it later.
  ///   - blurRadius: the standard deviation of the blur, in pixels.
  init?(of context: OpaquePointer, extent: CGRect, area: CGRect, blurRadius: CGFloat) {
    let factor = max(1, Int(blurRadius / Self.leastSigma))
    let reach = (3 * blurRadius).rounded(.up)
    // Small pixels lie on a grid, so that what is behind does not flicker while it is scrolled or resized.
    func down(_ value: CGFloat) -> CGFloat { (value / CGFloat(factor)).rounded(.down) * CGFloat(factor) }
    let seen = area.insetBy(dx: -reach, dy: -reach)
    let left = down(seen.minX)
    let top = down(seen.minY)
    let width = Int(((seen.maxX - left) / CGFloat(factor)).rounded(.up))
    let height = Int(((seen.maxY - top) / CGFloat(factor)).rounded(.up))
    guard let image = CairoImage(width: width, height: height) else { return nil }
    self.image = image
    self.factor = factor
    self.area = CGRect(x: left, y: top, width: CGFloat(width * factor), height: CGFloat(height * factor))
    image.draw { target in
      cairo_scale(target, 1 / Double(factor), 1 / Double(factor))
      cairo_translate(target, -left, -top)
      for (index, surface) in Self.surfaces(of: context).enumerated() {
        cairo_surface_flush(surface)
        cairo_set_source_surface(target, surface, 0, 0)
        // A window goes on beyond its edge as it is there; a group is only a part of it.
        cairo_pattern_set_extend(cairo_get_source(target), index == 0 ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_pattern_set_filter(
          cairo_get_source(target), factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_paint(target)
      }
    }
    guard blurRadius > 0 else { return }
    let deviation = Double(blurRadius) / Double(factor)
    withPixels { martlet_blur($0, $1, $2, $3, 4, min(deviation, 60), min(deviation, 60)) }
  }

  /// The surface and the group that is drawn into at the moment, the lowest first.
  private static func surfaces(of context: OpaquePointer) -> [OpaquePointer] {
    guard let target = cairo_get_target(context) else { return [] }
    guard let group = cairo_get_group_target(context), group != target else { return [target] }
    return [target, group]
  }

  private func withPixels(_ body: (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32) -> Void) {
    guard let data = cairo_image_surface_get_data(image.surface) else { return }
    body(data, Int32(image.width), Int32(image.height), cairo_image_surface_get_stride(image.surface))
    cairo_surface_mark_dirty(image.surface)
  }

  /// Makes it more colourful, tints it, and takes its opacity into it.
  func finish(_ backdrop: Backdrop) {
    if backdrop.saturation != 1, backdrop.saturation.isFinite { saturate(by: Float(backdrop.saturation)) }
    image.draw { context in
      context.setSource(backdrop.tint, alpha: 1)
      cairo_paint(context)
      guard backdrop.opacity < 1 else { return }
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(context, 0, 0, 0, max(backdrop.opacity, 0))
      cairo_paint(context)
    }
  }

  /// Moves each colour away from its grey, or towards it.
  ///
  /// Grey has the shares of light of Rec. 709.
  private func saturate(by amount: Float) {
    let light: [Float] = [0.2126, 0.7152, 0.0722]
    var rows: [Float] = []
    for row in 0..<3 {
      for column in 0..<3 { rows.append(light[column] * (1 - amount) + (row == column ? amount : 0)) }
      rows += [0, 0]
    }
    rows += [0, 0, 0, 1, 0]
    withPixels { martlet_color_matrix($0, $1, $2, $3, rows) }
  }

  /// Makes a context, whose space is that of the surface's pixels, paint with it.
  func set(on context: OpaquePointer) {
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    var matrix = cairo_matrix_t(
      xx: 1 / Double(factor), yx: 0, xy: 0, yy: 1 / Double(factor), x0: -area.minX / Double(factor),
      y0: -area.minY / Double(factor))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
