import Foundation
import MartletPrimitives

/// A colour, which may look different in light and dark.
///
/// As a view it fills the space it is offered.
///
/// - Source: Apple, "Color".
nonisolated public struct Color: Hashable, Sendable {
  /// The space that components are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  indirect enum Storage: Hashable, Sendable {
    case resolved(ResolvedColor)
    case system(SystemColor)
    case accent
    case translucent(Storage, Double)
    case linear(Resolved)
    case mixed(Storage, Storage, Double, Gradient.ColorSpace)
    case named(NamedColor)
    case custom(CustomColor)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  package init(resolved: ResolvedColor) {
    storage = .resolved(resolved)
  }

  /// A colour of red, green and blue from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .resolved(ColorConversion.sRGB(colorSpace, red, green, blue, opacity))
  }

  /// A grey, from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = ColorConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// The colour, with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(.translucent(storage, opacity))
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    Color.resolve(storage, environment)
  }

  /// Whether it is the accent colour or made of it.
  package var usesAccent: Bool {
    Color.usesAccent(storage)
  }

  private static func usesAccent(_ storage: Storage) -> Bool {
    switch storage {
    case .accent: return true
    case .translucent(let base, _): return usesAccent(base)
    case .mixed(let first, let second, _, _): return usesAccent(first) || usesAccent(second)
    case .resolved, .system, .linear, .named, .custom: return false
    }
  }

  private static func resolve(_ storage: Storage, _ environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .resolved(let color): return color
    case .system(let name):
      return environment.theme.colors.color(name, isDark: environment.colorScheme == .dark)
    case .accent:
      if let tint = environment.tintColor { return tint.resolved(in: environment) }
      return environment.theme.colors.color(.blue, isDark: environment.colorScheme == .dark)
    case .translucent(let base, let opacity):
      var color = resolve(base, environment)
      color.opacity *= Float(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
      return color
    case .linear(let color):
      return color.encoded
    case .mixed(let first, let second, let fraction, let space):
      return ColorMixing.mix(
        resolve(first, environment), resolve(second, environment), Float(fraction), in: space.space)
    case .named(let color):
      return color.resolved(in: environment)
    case .custom(let color):
      return color.resolve(environment).encoded
    }
  }
}

extension Color {
  /// The system's red.
  public static let red = Color(.system(.red))
  /// The system's orange.
  public static let orange = Color(.system(.orange))
  /// The system's yellow.
  public static let yellow = Color(.system(.yellow))
  /// The system's green.
  public static let green = Color(.system(.green))
  /// The system's mint.
  public static let mint = Color(.system(.mint))
  /// The system's teal.
  public static let teal = Color(.system(.teal))
  /// The system's cyan.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue.
  public static let blue = Color(.system(.blue))
  /// The system's indigo.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple.
  public static let purple = Color(.system(.purple))
  /// The system's pink.
  public static let pink = Color(.system(.pink))
  /// The system's brown.
  public static let brown = Color(.system(.brown))
  /// The system's gray.
  public static let gray = Color(.system(.gray))
  /// White.
  public static let white = Color(.resolved(ResolvedColor(hex: 0xFFFFFF)))
  /// Black.
  public static let black = Color(.resolved(ResolvedColor(hex: 0x000000)))
  /// Nothing to see.
  public static let clear = Color(.resolved(.clear))
  /// The colour of text.
  public static let primary = Color(.system(.primary))
  /// The colour of text of less weight.
  public static let secondary = Color(.system(.secondary))
  /// The colour of what can be acted on, which `tint` changes.
  public static let accentColor = Color(.accent)
}

extension Color: CustomStringConvertible {
  /// The name, or the components as `#RRGGBBAA`.
  public var description: String { Color.describe(storage) }

  private static func describe(_ storage: Storage) -> String {
    switch storage {
    case .resolved(let color): return color.hexDescription
    case .system(let name): return name.rawValue
    case .accent: return "accentColor"
    case .translucent(let base, let opacity):
      let percent: Double = opacity.isNaN ? 100 : min(max(opacity, 0), 1) * 100
      return "\(Int(percent.rounded()))% \(describe(base))"
    case .linear(let color): return color.description
    case .mixed(let first, let second, let fraction, _):
      return "\(describe(first)) mixed with \(Int((fraction * 100).rounded()))% \(describe(second))"
    case .named(let color): return "NamedColor(name: \(color.name.debugDescription))"
    case .custom(let color): return color.description
    }
  }
}

extension Color: FillingStyle {}
