import Foundation

/// What happens to the picture of a layer's items before it is laid upon what is there.
///
/// In this order: the filters, one after the other, in the layer's own space; the layer's clip; the mask; the layer's
/// opacity; the projection; and the blend mode.
package struct DisplayEffect {
  package var filters: [DisplayFilter] = []
  /// Leaves as much of the picture as the mask is opaque; in the layer's own space.
  package var mask: DisplayLayer?
  /// Whether the mask leaves what it doesn't cover.
  package var isMaskInverted = false
  package var blendMode = DisplayBlendMode.normal
  /// Whether the items are put together first: blend modes inside see nothing of what lies behind the layer, and the
  /// layer's opacity, shadows and blend mode apply to all of them at once.
  ///
  /// Without it, those apply to each of the layers inside by itself.
  package var isGroup = false
  /// Maps the layer's own space, after its transform, into the enclosing one; `nil` for identity.
  package var projection: ProjectionTransform?

  package init(
    filters: [DisplayFilter] = [], mask: DisplayLayer? = nil, isMaskInverted: Bool = false,
    blendMode: DisplayBlendMode = .normal, isGroup: Bool = false, projection: ProjectionTransform? = nil
  ) {
    self.filters = filters
    self.mask = mask
    self.isMaskInverted = isMaskInverted
    self.blendMode = blendMode
    self.isGroup = isGroup
    self.projection = projection
  }
}

/// A change of a whole picture.
///
/// Lengths are in points of the layer that holds it.
package enum DisplayFilter: Equatable, Sendable {
  /// A Gaussian blur whose standard deviation is the radius; an opaque one has sharp edges and none that fade.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// A shadow of the picture.
  case shadow(DisplayShadow)
  case colorMatrix(ColorMatrix)
  /// Black that is as opaque as the picture was light.
  case luminanceToAlpha
  /// One colour wherever the opacity lies within bounds, and nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// A blurred and moved silhouette in one colour.
package struct DisplayShadow: Equatable, Sendable {
  package var color: ResolvedColor
  /// The standard deviation of its blur.
  package var radius: CGFloat
  package var offset: CGSize
  /// How the shadow joins the picture.
  package var blendMode: DisplayBlendMode
  /// Whether it lies in front of the picture.
  package var isAbove: Bool
  /// Whether the picture itself is left out.
  package var isAlone: Bool
  /// Whether it is the shadow of what is not there, as an inner shadow is.
  package var isInverted: Bool

  package init(
    color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero, blendMode: DisplayBlendMode = .normal,
    isAbove: Bool = false, isAlone: Bool = false, isInverted: Bool = false
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.blendMode = blendMode
    self.isAbove = isAbove
    self.isAlone = isAlone
    self.isInverted = isInverted
  }
}
