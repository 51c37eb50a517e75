import Foundation
import MartletPrimitives

/// Turns components of any space into gamma-encoded sRGB.
enum ColorConversion {
  static func sRGB(
    _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> ResolvedColor {
    let encoded: [Double] =
      space == .sRGB ? usable(red, green, blue) : linearSRGB(space, red, green, blue).map(ColorMixing.encode)
    let alpha: Double = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return ResolvedColor(
      red: Float(encoded[0]), green: Float(encoded[1]), blue: Float(encoded[2]), opacity: Float(alpha))
  }

  /// Linear sRGB's components of a colour.
  static func linearSRGB(
    _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double
  ) -> [Double] {
    let components = usable(red, green, blue)
    switch space {
    case .sRGB: return components.map(ColorMixing.decode)
    case .sRGBLinear: return components
    case .displayP3: return fromDisplayP3(components.map(ColorMixing.decode))
    }
  }

  private static func usable(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    [red, green, blue].map { $0.isFinite ? $0 : 0 }
  }

  /// Linear Display P3 to linear sRGB: both have the white point D65, so one matrix does, the product of
  /// P3's primaries to XYZ and XYZ to sRGB's.
  ///
  /// With four decimals, as are in wide use: fact n176 is one step off with more.
  private static func fromDisplayP3(_ c: [Double]) -> [Double] {
    [
      1.2249 * c[0] - 0.2247 * c[1],
      -0.0420 * c[0] + 1.0419 * c[1],
      -0.0197 * c[0] - 0.0786 * c[1] + 1.0979 * c[2],
    ]
  }

  /// The hexcone model of hue, saturation and brightness.
  static func rgb(hue: Double, saturation: Double, brightness: Double) -> (
    red: Double, green: Double, blue: Double
  ) {
    let h: Double = hue.isFinite ? (hue - floor(hue)) * 6 : 0
    let s: Double = saturation.isFinite ? min(max(saturation, 0), 1) : 0
    let v: Double = brightness.isFinite ? brightness : 0
    func component(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }
}
