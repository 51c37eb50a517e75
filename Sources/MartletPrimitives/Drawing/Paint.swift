import Foundation

/// What an area, a line or a text is painted with.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  /// Colours that run into each other.
  ///
  /// The gradient is in fractions of `frame`, which is in points of the layer; `CGRect.null` until the
  /// paint has been placed.
  indirect case gradient(ResolvedGradient, frame: CGRect)
  /// A picture repeated from the top left corner of `frame`; `CGRect.null` until the paint has been placed.
  indirect case image(ImagePattern, frame: CGRect)
  /// What lies behind, seen through frosted glass.
  indirect case backdrop(Backdrop)

  /// The paint with its fractions counted in a rectangle, unless it was placed before.
  package func placed(in rect: CGRect) -> Paint {
    switch self {
    case .gradient(let gradient, let frame) where frame.isNull: return .gradient(gradient, frame: rect)
    case .image(let pattern, let frame) where frame.isNull: return .image(pattern, frame: rect)
    case .color, .gradient, .image, .backdrop: return self
    }
  }

  /// Whether anything would be seen of it.
  package var isVisible: Bool {
    switch self {
    case .color(let color): return color.opacity > 0
    case .gradient(let gradient, _): return gradient.isVisible
    case .image(let pattern, _): return pattern.opacity > 0 && pattern.hasTiles
    case .backdrop(let backdrop): return backdrop.opacity > 0
    }
  }

  package func multiplied(byOpacity opacity: Double) -> Paint {
    let factor: Double = opacity.isNaN ? 1 : Swift.min(Swift.max(opacity, 0), 1)
    if factor == 1 { return self }
    switch self {
    case .color(var color):
      color.opacity *= Float(factor)
      return .color(color)
    case .gradient(let gradient, let frame):
      return .gradient(gradient.mapColors { $0.multiplied(byOpacity: factor) }, frame: frame)
    case .image(var pattern, let frame):
      pattern.opacity *= factor
      return .image(pattern, frame: frame)
    case .backdrop(var backdrop):
      backdrop.opacity *= factor
      return .backdrop(backdrop)
    }
  }

  /// The colour for things that can have only one: a gradient's first, or what a backdrop is tinted with.
  package var singleColor: ResolvedColor {
    switch self {
    case .color(let color): return color
    case .gradient(let gradient, _): return gradient.firstColor
    case .image: return .clear
    case .backdrop(let backdrop): return backdrop.tint.multiplied(byOpacity: backdrop.opacity)
    }
  }

  /// Whether it shows what lies behind it.
  package var isBackdrop: Bool {
    if case .backdrop = self { return true }
    return false
  }
}

/// A picture that is repeated over an area.
package struct ImagePattern: Equatable, @unchecked Sendable {
  // A picture does not change once it is made, and drawing happens on one thread.

  package var image: ResolvedImage
  /// The part of the picture that is repeated, in fractions of it.
  package var sourceRect: CGRect
  /// How much larger than its own size it is drawn.
  package var scale: CGFloat
  /// The colour of a picture that has none of its own.
  package var tint: ResolvedColor?
  package var opacity: Double

  package init(
    image: ResolvedImage, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1,
    tint: ResolvedColor? = nil, opacity: Double = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
    self.tint = tint
    self.opacity = opacity
  }

  /// The size of one tile in points.
  package var tileSize: CGSize {
    CGSize(
      width: image.size.width * sourceRect.width * scale,
      height: image.size.height * sourceRect.height * scale)
  }

  /// Whether the numbers make tiles that can be drawn.
  package var hasTiles: Bool {
    let size = tileSize
    return sourceRect.minX.isFinite && sourceRect.minY.isFinite && size.width > 0 && size.height > 0
      && size.width.isFinite && size.height.isFinite
  }

  package static func == (left: ImagePattern, right: ImagePattern) -> Bool {
    left.image.payload === right.image.payload && left.image.size == right.image.size
      && left.sourceRect == right.sourceRect && left.scale == right.scale && left.tint == right.tint
      && left.opacity == right.opacity
  }
}

/// What lies behind, blurred and tinted.
package struct Backdrop: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// How much more colourful what lies behind becomes; 1 leaves it as it is.
  package var saturation: Double
  /// Painted over the blurred picture.
  package var tint: ResolvedColor
  package var opacity: Double

  package init(blurRadius: CGFloat, saturation: Double = 1, tint: ResolvedColor, opacity: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }

  /// How far beyond its edge it looks, in points: of a Gaussian hardly anything lies further out.
  package var reach: CGFloat {
    blurRadius.isFinite ? Swift.max(0, blurRadius * 3) : 0
  }
}
