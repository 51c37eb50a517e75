import Foundation
import MartletPrimitives

/// The matrices of the colour effects; those with a name in CSS are W3C's, "Filter Effects Module Level 1", whose
/// results Safari shares with Core Animation's filters.
extension ColorMatrix {
  /// How much red, green and blue add to how light a colour looks, as in Rec 709.
  private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

  private static func usable(_ amount: Double, otherwise: Double) -> Float {
    Float(amount.isFinite ? min(max(amount, -1e6), 1e6) : otherwise)
  }

  /// Adds the same to each component: 1 makes everything white, −1 black.
  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: 1, offset: usable(amount, otherwise: 0))
  }

  /// Moves components away from the middle, or towards it; a negative amount inverts, too.
  static func contrast(_ amount: Double) -> ColorMatrix {
    let scale = usable(amount, otherwise: 1)
    return ColorMatrix(scale: scale, offset: 0.5 - scale / 2)
  }

  /// Moves colours away from the grey that is as light, or towards it.
  static func saturation(_ amount: Double) -> ColorMatrix {
    let own = usable(amount, otherwise: 1)
    let rows: [[Float]] = (0..<3).map { row in
      (0..<3).map { column in (1 - own) * luminance[column] + (row == column ? own : 0) }
    }
    return ColorMatrix(rows)
  }

  static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - (amount.isFinite ? min(max(amount, 0), 1) : 0))
  }

  /// Turns colours around the axis of greys.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    guard angle.radians.isFinite else { return ColorMatrix() }
    let (cosine, sine) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
    let (red, green, blue) = (Float(0.213), Float(0.715), Float(0.072))
    return ColorMatrix([
      [
        red + cosine * (1 - red) - sine * red, green - cosine * green - sine * green,
        blue - cosine * blue + sine * (1 - blue),
      ],
      [
        red - cosine * red + sine * 0.143, green + cosine * (1 - green) + sine * 0.140,
        blue - cosine * blue - sine * 0.283,
      ],
      [
        red - cosine * red - sine * (1 - red), green - cosine * green + sine * green,
        blue + cosine * (1 - blue) + sine * blue,
      ],
    ])
  }

  static let inverted = ColorMatrix(scale: -1, offset: 1)

  /// Multiplies each component by a colour's, opacity included.
  static func multiplied(by color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
    return matrix
  }
}
