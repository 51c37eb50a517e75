import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// How what is drawn is combined with what is there.
  ///
  /// The numbers are those of CoreGraphics' blend modes.
  ///
  /// - Source: Apple, "GraphicsContext.BlendMode".
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number's type.
    public typealias RawValue = Int32

    /// The number.
    public let rawValue: Int32

    /// Creates a mode from its number; one that stands for no mode draws as `normal` does.
    @inlinable public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// In front of what is there.
    @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Darker, by multiplying.
    @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Lighter, by multiplying the inverses.
    @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplied or screened, by what is there.
    @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of both.
    @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of both.
    @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// What is there brightened by what is drawn.
    @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// What is there darkened by what is drawn.
    @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkened or lightened a little, by what is drawn.
    @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplied or screened, by what is drawn.
    @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The difference of both.
    @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The difference with less contrast.
    @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of what is drawn, the rest of what is there.
    @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of what is drawn, the rest of what is there.
    @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The hue and saturation of what is drawn, the rest of what is there.
    @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The luminosity of what is drawn, the rest of what is there.
    @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Takes away what is there.
    @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Takes the place of what is there.
    @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Only where there is something already.
    @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Only where there is nothing yet.
    @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// In front of what is there, and only there.
    @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Behind what is there.
    @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Leaves what is there only where something is drawn.
    @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Leaves what is there only where nothing is drawn.
    @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Behind what is there, and only what is drawn is left.
    @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Only where one of both is.
    @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The sum of both, taken as darkness.
    @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The sum of both, taken as light.
    @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}

extension GraphicsContext.BlendMode {
  var display: DisplayBlendMode { DisplayBlendMode(coreGraphicsNumber: rawValue) }

  init(_ mode: DisplayBlendMode) {
    self.init(rawValue: mode.coreGraphicsNumber)
  }
}
