import Foundation

/// How pixels between a picture's own are found.
///
/// - Source: Apple, "CGInterpolationQuality".
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// From the nearest one.
  case none = 1
  /// Quickly.
  case low = 2
  /// As usual.
  case medium = 4
  /// With care.
  case high = 3
}

/// How what is drawn is combined with what is there.
///
/// - Source: Apple, "CGBlendMode".
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

  var display: DisplayBlendMode { DisplayBlendMode(coreGraphicsNumber: rawValue) }
}

extension DisplayBlendMode {
  /// The modes in the order of CoreGraphics' numbers.
  private static let coreGraphicsOrder: [DisplayBlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
    .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
    .plusLighter,
  ]

  /// The mode of a number; `normal` for any other.
  package init(coreGraphicsNumber number: Int32) {
    let index = Int(number)
    self = Self.coreGraphicsOrder.indices.contains(index) ? Self.coreGraphicsOrder[index] : .normal
  }

  /// The number of `CGBlendMode` and of `GraphicsContext.BlendMode`.
  package var coreGraphicsNumber: Int32 { Int32(Self.coreGraphicsOrder.firstIndex(of: self) ?? 0) }
}
