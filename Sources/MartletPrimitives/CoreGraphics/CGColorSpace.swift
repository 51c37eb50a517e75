import Foundation

/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// What the components of a colour mean.
///
/// There are the spaces that a colour here can be made of: grey, and red, green and blue with the primaries of
/// sRGB or Display P3.
///
/// - Source: Apple, "CGColorSpace".
public final class CGColorSpace: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Gamma-encoded sRGB with components below 0 and above 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components below 0 and above 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// Gamma-encoded Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with sRGB's transfer curve and components below 0 and above 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  enum Kind {
    case sRGB
    case linearSRGB
    case displayP3
    case gray
  }

  /// The space's name.
  public let name: String?
  let kind: Kind

  /// Creates a space by its name; `nil` for one that is not known here.
  public init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: kind = .sRGB
    case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: kind = .linearSRGB
    case CGColorSpace.displayP3: kind = .displayP3
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: kind = .gray
    default: return nil
    }
    self.name = name
  }

  init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  static let standardRGB = CGColorSpace(.sRGB, name: CGColorSpace.sRGB)
  static let standardGray = CGColorSpace(.gray, name: CGColorSpace.genericGrayGamma2_2)

  /// The kind of the space.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// The number of components, without the opacity.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  /// Returns whether two spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Feeds the space into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
