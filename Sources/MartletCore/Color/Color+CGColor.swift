import Foundation
import MartletPrimitives

extension Color {
  /// A colour from an object with its components.
  ///
  /// - Source: Apple, "init(cgColor:)".
  public init(cgColor: CGColor) {
    let opacity = Double(cgColor.alpha)
    switch cgColor.reading {
    case .sRGB(let red, let green, let blue):
      self.init(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: opacity)
    case .linearSRGB(let red, let green, let blue):
      self.init(.sRGBLinear, red: Double(red), green: Double(green), blue: Double(blue), opacity: opacity)
    case .displayP3(let red, let green, let blue):
      self.init(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: opacity)
    case .gray(let white):
      self.init(.sRGB, white: Double(white), opacity: opacity)
    }
  }

  /// A colour from an object with its components.
  @available(*, deprecated, renamed: "init(cgColor:)")
  public init(_ color: CGColor) {
    self.init(cgColor: color)
  }

  /// The colour as an object, in sRGB; `nil` for one that depends on its environment.
  ///
  /// - Source: Apple, "cgColor".
  public var cgColor: CGColor? {
    let parts: (color: ResolvedColor, opacity: Double)? = Color.constant(storage)
    guard let (color, opacity) = parts else { return nil }
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(Double(color.opacity) * opacity))
  }

  private static func constant(_ storage: Storage) -> (color: ResolvedColor, opacity: Double)? {
    switch storage {
    case .resolved(let color): return (color, 1)
    case .linear(let color): return (color.encoded, 1)
    case .system, .accent, .mixed, .named, .custom: return nil
    case .translucent(let base, let opacity):
      guard let (color, outer) = constant(base) else { return nil }
      return (color, outer * (opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }
  }
}
