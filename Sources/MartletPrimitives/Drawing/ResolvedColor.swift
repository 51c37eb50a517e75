import Foundation

/// A colour that needs no environment any more: gamma-encoded sRGB, not premultiplied.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A colour from a 24-bit number such as `0x007AFF`.
  package init(hex: UInt32, opacity: Float = 1) {
    red = Float((hex >> 16) & 0xFF) / 255
    green = Float((hex >> 8) & 0xFF) / 255
    blue = Float(hex & 0xFF) / 255
    self.opacity = opacity
  }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour as `#RRGGBBAA`; components are rounded to 8 bits.
  package var hexDescription: String {
    func byte(_ value: Float) -> String {
      let clamped: Float = value.isNaN ? 0 : Swift.min(Swift.max(value, 0), 1)
      let text = String(Int((clamped * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
  }

  package func multiplied(byOpacity factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * Float(factor))
  }
}
