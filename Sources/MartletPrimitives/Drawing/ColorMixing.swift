import Foundation

/// Finds the colour between two others.
package enum ColorMixing {
  /// The colour on the way from one colour to another.
  ///
  /// Opacity runs evenly, whatever the space.
  ///
  /// - Parameter fraction: 0 for the first, 1 for the second.
  package static func mix(
    _ first: ResolvedColor, _ second: ResolvedColor, _ fraction: Float, in space: ResolvedGradient.ColorSpace
  ) -> ResolvedColor {
    if fraction <= 0 || first == second { return first }
    if fraction >= 1 { return second }
    let one = components(of: first, in: space)
    let two = components(of: second, in: space)
    let rgb = sRGB(one + (two - one) * Double(fraction), from: space)
    return ResolvedColor(
      red: Float(rgb.x), green: Float(rgb.y), blue: Float(rgb.z),
      opacity: first.opacity + (second.opacity - first.opacity) * fraction)
  }

  /// The sum of colours with weights that add up to 1, within what can be shown.
  package static func sum(
    _ list: [(color: ResolvedColor, weight: Double)], in space: ResolvedGradient.ColorSpace
  ) -> ResolvedColor {
    var total = SIMD3<Double>.zero
    var opacity = 0.0
    for (color, weight) in list where weight != 0 {
      total += components(of: color, in: space) * weight
      opacity += Double(color.opacity) * weight
    }
    let rgb = sRGB(total, from: space).clamped(lowerBound: .zero, upperBound: .one)
    return ResolvedColor(
      red: Float(rgb.x), green: Float(rgb.y), blue: Float(rgb.z), opacity: Float(min(max(opacity, 0), 1)))
  }

  private static func components(
    of color: ResolvedColor, in space: ResolvedGradient.ColorSpace
  ) -> SIMD3<Double> {
    let encoded = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    switch space {
    case .device: return encoded
    case .linear: return linear(encoded)
    case .perceptual: return oklab(linear(encoded))
    }
  }

  private static func sRGB(
    _ components: SIMD3<Double>, from space: ResolvedGradient.ColorSpace
  ) -> SIMD3<Double> {
    switch space {
    case .device: return components
    case .linear: return encoded(components)
    case .perceptual: return encoded(linear(oklab: components))
    }
  }

  static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(color.x), decode(color.y), decode(color.z))
  }

  static func encoded(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(color.x), encode(color.y), encode(color.z))
  }

  /// The transfer curve of IEC 61966-2-1, mirrored for negative values.
  package static func encode(_ linear: Double) -> Double {
    let size = abs(linear)
    let result = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }

  /// The inverse of the transfer curve.
  package static func decode(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
  }

  /// Linear Display P3 to linear sRGB: both have the white point D65, so one matrix does, the product of P3's
  /// primaries to XYZ and XYZ to sRGB's.
  ///
  /// With four decimals, as are in wide use: fact n176 is one step off with more.
  package static func linearSRGB(displayP3 c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      1.2249 * c.x - 0.2247 * c.y,
      -0.0420 * c.x + 1.0419 * c.y,
      -0.0197 * c.x - 0.0786 * c.y + 1.0979 * c.z)
  }

  /// Linear sRGB to Oklab.
  ///
  /// - Source: Björn Ottosson, "A perceptual color space for image processing"
  ///   (https://bottosson.github.io/posts/oklab/): the matrices of 2021-01-25.
  private static func oklab(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let l = cbrt(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = cbrt(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = cbrt(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  private static func linear(oklab c: SIMD3<Double>) -> SIMD3<Double> {
    let l = cubed(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z)
    let m = cubed(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z)
    let s = cubed(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z)
    return SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  private static func cubed(_ value: Double) -> Double { value * value * value }
}
