import CMartletGTK
import Foundation

/// Blurs a mask as a soft shadow needs it.
///
/// Three box blurs in a row come within 3 % of a Gaussian one and cost the same for every radius.
enum ShadowBlur {
  /// Blurs in place.
  ///
  /// - Parameters:
  ///   - mask: an 8-bit alpha surface.
  ///   - deviation: the standard deviation of the Gaussian in pixels.
  static func blur(_ mask: OpaquePointer, deviation: Double) {
    guard deviation > 0.3, let data = cairo_image_surface_get_data(mask) else { return }
    cairo_surface_flush(mask)
    let width = Int(cairo_image_surface_get_width(mask))
    let height = Int(cairo_image_surface_get_height(mask))
    let stride = Int(cairo_image_surface_get_stride(mask))
    // The variance of a box of 2r + 1 pixels is r(r + 1) / 3, and that of three of them the sum.
    let radius = max(1, Int(((sqrt(1 + 4 * deviation * deviation) - 1) / 2).rounded()))
    var line = [UInt8](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for y in 0..<height {
        boxBlur(data + y * stride, count: width, step: 1, radius: radius, line: &line)
      }
      for x in 0..<width {
        boxBlur(data + x, count: height, step: stride, radius: radius, line: &line)
      }
    }
    cairo_surface_mark_dirty(mask)
  }

  /// Replaces each value by the mean of its neighbourhood; beyond the ends everything is 0.
  private static func boxBlur(
    _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = values[index * step] }
    let size = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      if index > radius { sum -= Int(line[index - radius - 1]) }
      values[index * step] = UInt8((sum + size / 2) / size)
    }
  }
}
