import Foundation
import MartletPrimitives

/// Turns components of any space into gamma-encoded sRGB.
enum ColorConversion {
  static func sRGB(
    _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> ResolvedColor {
    let components: [Double] = [red, green, blue].map { $0.isFinite ? $0 : 0 }
    let encoded: [Double]
    switch space {
    case .sRGB: encoded = components
    case .sRGBLinear: encoded = components.map(encode)
    case .displayP3: encoded = fromDisplayP3(components.map(decode)).map(encode)
    }
    let alpha: Double = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return ResolvedColor(
      red: Float(encoded[0]), green: Float(encoded[1]), blue: Float(encoded[2]), opacity: Float(alpha))
  }

  /// The transfer curve of IEC 61966-2-1, mirrored for negative values.
  static func encode(_ linear: Double) -> Double {
    let size = abs(linear)
    let result = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }

  static func decode(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
  }

  /// Linear Display P3 to linear sRGB: both have the white point D65, so one matrix does, the product of
  /// P3's primaries to XYZ and XYZ to sRGB's.
  private static func fromDisplayP3(_ c: [Double]) -> [Double] {
    [
      1.2249401762 * c[0] - 0.2249401763 * c[1],
      -0.0420569547 * c[0] + 1.0420569547 * c[1],
      -0.0196375546 * c[0] - 0.0786360455 * c[1] + 1.0982736001 * c[2],
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
