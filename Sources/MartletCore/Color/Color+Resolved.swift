import Foundation
import MartletPrimitives

extension Color {
  /// A colour's components, which depend on nothing any more.
  ///
  /// - Source: Apple, "Color.Resolved".
  @frozen public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    /// The red component in linear sRGB.
    public var linearRed: Float
    /// The green component in linear sRGB.
    public var linearGreen: Float
    /// The blue component in linear sRGB.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour from its components in a space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let linear = ColorConversion.linearSRGB(colorSpace, Double(red), Double(green), Double(blue))
      linearRed = Float(linear[0])
      linearGreen = Float(linear[1])
      linearBlue = Float(linear[2])
      self.opacity = opacity
    }

    /// The red component in gamma-encoded sRGB.
    public var red: Float {
      get { Float(ColorMixing.encode(Double(linearRed))) }
      set { linearRed = Float(ColorMixing.decode(Double(newValue))) }
    }

    /// The green component in gamma-encoded sRGB.
    public var green: Float {
      get { Float(ColorMixing.encode(Double(linearGreen))) }
      set { linearGreen = Float(ColorMixing.decode(Double(newValue))) }
    }

    /// The blue component in gamma-encoded sRGB.
    public var blue: Float {
      get { Float(ColorMixing.encode(Double(linearBlue))) }
      set { linearBlue = Float(ColorMixing.decode(Double(newValue))) }
    }

    /// The colour as an object, in sRGB.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    init(_ color: ResolvedColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }

    package var encoded: ResolvedColor {
      ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// A colour stands for itself.
  public typealias Resolved = Never

  /// The colour; at further levels, less of it.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    Color(self)._paint(in: environment, level: level)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as `#RRGGBBAA` in gamma-encoded sRGB (facts n174, n176, n177).
  public var description: String {
    func text(_ byte: Float) -> String {
      let number = Int(byte.isNaN ? 0 : min(max(byte, 0), 255))
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    // A colour's half goes down and an opacity's half up, as fact n174 shows: 0.3 is 4C and 4D.
    func component(_ value: Float) -> String { text((value * 255 - 0.501).rounded(.up)) }
    return "#" + component(red) + component(green) + component(blue) + text((opacity * 255).rounded())
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// Reads the linear red, green and blue, and the opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }

  /// Writes the linear red, green and blue, and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(linearRed)
    try container.encode(linearGreen)
    try container.encode(linearBlue)
    try container.encode(opacity)
  }
}

extension Color {
  /// A colour of components that depend on nothing.
  ///
  /// - Source: Apple, "init(_:)".
  public init(_ resolved: Resolved) {
    self.init(.linear(resolved))
  }

  /// The colour's components in an environment.
  ///
  /// - Source: Apple, "resolve(in:)".
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Color.components(of: storage, in: environment)
  }

  private static func components(of storage: Storage, in environment: EnvironmentValues) -> Resolved {
    switch storage {
    // Components that were given as linear ones stay exactly what they are.
    case .linear(let color): return color
    case .custom(let custom): return custom.resolve(environment)
    default: return Resolved(Color(storage).resolved(in: environment))
    }
  }

  /// A colour that a style of your own finds for each environment.
  ///
  /// - Source: Apple, "init(_:)" of a `Hashable` shape style that resolves to `Color.Resolved`.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(.custom(CustomColor(color)))
  }
}

/// A colour that an app finds for each environment.
struct CustomColor: Hashable, Sendable, CustomStringConvertible {
  private let style: any ShapeStyle & Hashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    resolve = { style.resolve(in: $0) }
  }

  var description: String { "\(style)" }

  static func == (left: CustomColor, right: CustomColor) -> Bool {
    AnyHashable(left.style) == AnyHashable(right.style)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(style))
  }
}
