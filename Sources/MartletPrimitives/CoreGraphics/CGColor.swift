import Foundation

/// A colour as an object: components in a space, and an opacity.
///
/// - Source: Apple, "CGColor".
public final class CGColor: Hashable, Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// The components and the opacity as numbers that do not change.
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Creates a colour of red, green and blue from 0 to 1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates a colour of red, green and blue from 0 to 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates a grey from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Creates a grey from black (0) to white (1).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Creates a colour in a space.
  ///
  /// - Parameter components: As many numbers as the space has components, and the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count: Int = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Nothing to see.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, the opacity last.
  public var components: [CGFloat]? { values }

  /// The number of components, the opacity among them.
  public var numberOfComponents: Int { values.count }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// Returns the colour.
  public func copy() -> CGColor? { self }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha])
  }

  /// Returns whether two colours have the same components in the same space.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.colorSpace == rhs.colorSpace && lhs.values == rhs.values
  }

  /// Feeds the colour into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}

extension CGColor {
  /// The colour in gamma-encoded sRGB.
  var resolved: ResolvedColor {
    let opacity = Float(min(max(alpha, 0), 1))
    let encoded: SIMD3<Double>
    switch reading {
    case .sRGB(let red, let green, let blue):
      encoded = SIMD3(Double(red), Double(green), Double(blue))
    case .linearSRGB(let red, let green, let blue):
      encoded = ColorMixing.encoded(SIMD3(Double(red), Double(green), Double(blue)))
    case .displayP3(let red, let green, let blue):
      encoded = ColorMixing.encoded(
        ColorMixing.linearSRGB(
          displayP3: ColorMixing.linear(SIMD3(Double(red), Double(green), Double(blue)))))
    case .gray(let white):
      encoded = SIMD3(repeating: Double(white))
    }
    return ResolvedColor(
      red: Float(encoded.x), green: Float(encoded.y), blue: Float(encoded.z), opacity: opacity)
  }
}

/// How a colour's components are to be read, for who turns it into another kind of colour.
package enum CGColorReading {
  case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat)
  case linearSRGB(red: CGFloat, green: CGFloat, blue: CGFloat)
  case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat)
  case gray(CGFloat)
}

extension CGColor {
  package var reading: CGColorReading {
    switch (colorSpace ?? .standardRGB).kind {
    case .sRGB: return .sRGB(red: values[0], green: values[1], blue: values[2])
    case .linearSRGB: return .linearSRGB(red: values[0], green: values[1], blue: values[2])
    case .displayP3: return .displayP3(red: values[0], green: values[1], blue: values[2])
    case .gray: return .gray(values[0])
    }
  }
}
