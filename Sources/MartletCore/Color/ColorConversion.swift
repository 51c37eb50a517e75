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
    case .displayP3:
      let decoded = components.map(ColorMixing.decode)
      let linear = ColorMixing.linearSRGB(displayP3: SIMD3(decoded[0], decoded[1], decoded[2]))
      return [linear.x, linear.y, linear.z]
    }
  }

  private static func usable(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    [red, green, blue].map { $0.isFinite ? $0 : 0 }
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
