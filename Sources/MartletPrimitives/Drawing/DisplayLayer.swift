import Foundation

/// One thing to draw, in the coordinate space of the layer that holds it.
///
/// All but layers are kept apart, so that passing an item on copies one reference.
package enum DisplayItem {
  indirect case fill(Path, Paint, FillStyle)
  indirect case stroke(Path, Paint, StrokeStyle)
  /// Text whose box has its top left corner at `origin`; runs without a colour of their own use `paint`.
  indirect case text(TextLayout, origin: CGPoint, paint: Paint)
  /// A picture that fills `rect`; with a tint, only its opacity counts and the tint is what it is painted with.
  indirect case image(ResolvedImage, rect: CGRect, tint: Paint?, resizing: ImageResizing = ImageResizing())
  case layer(DisplayLayer)
}

/// An immutable group of items with one offset, transform, opacity, clip and effect.
///
/// A view whose drawing did not change hands out the same layer again, so a drawer and the damage
/// computation can tell by identity that nothing inside changed.
package final class DisplayLayer {
  /// Where the layer's origin lies in the enclosing layer.
  package let offset: CGPoint
  package let opacity: Double
  /// `nil` for most layers.
  private let frame: Frame?
  /// Whether edges inside stay where they are, and are not moved onto whole pixels.
  package let isExact: Bool
  package let items: [DisplayItem]
  /// Whether something inside blends with what lies behind the layer other than by covering it.
  package let containsBlending: Bool
  /// The box of everything drawn, in the enclosing layer's space.
  package let bounds: CGRect
  /// Whether it, or a layer inside, shows what lies behind it.
  package let hasBackdrop: Bool
  /// The same in the layer's own space.
  package let ownBounds: CGRect

  /// What few layers have.
  private final class Frame {
    let transform: CGAffineTransform?
    let clip: DisplayClip?
    let effect: DisplayEffect?

    init?(_ transform: CGAffineTransform?, _ clip: DisplayClip?, _ effect: DisplayEffect?) {
      if transform == nil, clip == nil, effect == nil { return nil }
      self.transform = transform
      self.clip = clip
      self.effect = effect
    }
  }

  /// Whether it has neither transform nor clip nor effect.
  var isPlain: Bool { frame == nil }

  /// Applied to the items before the offset; `nil` for identity.
  package var transform: CGAffineTransform? { frame?.transform }
  /// Cuts the items off, in the layer's own space; `nil` for no clip.
  package var clip: DisplayClip? { frame?.clip }
  /// Filters, mask, blend mode and the like; `nil` for none.
  package var effect: DisplayEffect? { frame?.effect }

  package init(
    offset: CGPoint = .zero, transform: CGAffineTransform? = nil, opacity: Double = 1,
    clip: DisplayClip? = nil, effect: DisplayEffect? = nil, isExact: Bool = false, items: [DisplayItem]
  ) {
    self.offset = offset
    frame = Frame(transform, clip, effect)
    self.opacity = opacity
    self.isExact = isExact
    self.items = items
    var box = CGRect.null
    var hasBackdrop = false
    var containsBlending = false
    for item in items {
      let itemBounds = item.bounds
      if item.hasBackdrop { hasBackdrop = true }
      if !itemBounds.isNull { box = box.isNull ? itemBounds : box.union(itemBounds) }
      if case .layer(let inner) = item, inner.blendsWithBackdrop { containsBlending = true }
    }
    self.containsBlending = containsBlending
    if let effect {
      for filter in effect.filters { box = filter.spread(box) }
    }
    self.hasBackdrop = hasBackdrop
    if let clip, !box.isNull { box = box.overlap(with: clip.path.boundingRect) }
    if let mask = effect?.mask, effect?.isMaskInverted == false { box = box.overlap(with: mask.bounds) }
    ownBounds = box
    bounds = Self.box(box, transform: transform, projection: effect?.projection, offset: offset).countable
  }

  /// Whether what is drawn depends on what lies behind other than by covering it.
  package var blendsWithBackdrop: Bool {
    guard let effect else { return containsBlending }
    return effect.blendMode != .normal || (containsBlending && !effect.isolates)
  }
}

/// The area outside of which nothing of a layer is drawn.
package struct DisplayClip: Equatable, Sendable {
  package var path: Path
  package var style: FillStyle

  package init(path: Path, style: FillStyle) {
    self.path = path
    self.style = style
  }
}

extension DisplayItem {
  /// What is painted with, unless the item has colours of its own.
  package var paint: Paint? {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .text(_, _, let paint): return paint
    case .image(_, _, let tint, _): return tint
    case .layer: return nil
    }
  }

  /// Whether it shows what lies behind it.
  package var hasBackdrop: Bool {
    if case .layer(let layer) = self { return layer.hasBackdrop }
    return paint?.isBackdrop ?? false
  }

  /// The box of what the item draws, in the space of its layer; null when it draws nothing.
  package var bounds: CGRect { ownBounds.countable }

  private var ownBounds: CGRect {
    switch self {
    case .fill(let path, _, _):
      return path.boundingRect
    case .stroke(let path, _, let style):
      let box = path.boundingRect
      // A line without a width, or with none that is a number, draws nothing.
      guard !box.isNull, style.lineWidth > 0, style.lineWidth.isFinite else { return .null }
      let limit: CGFloat = style.miterLimit.isFinite ? style.miterLimit : 10
      let reach: CGFloat = style.lineJoin == .miter ? Swift.max(1, limit) : 1
      let margin = style.lineWidth / 2 * (path.hasOnlySmoothCorners ? 1 : reach) + 0.5
      return box.insetBy(dx: -margin, dy: -margin)
    case .text(let layout, let origin, _):
      return layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    case .image(_, let rect, _, _):
      let isUsable =
        rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
      return isUsable && rect.width > 0 && rect.height > 0 ? rect : .null
    case .layer(let layer):
      return layer.bounds
    }
  }
}

extension CGRect {
  /// The part of a box whose numbers are such that a union with others keeps the others' edges.
  fileprivate var countable: CGRect {
    let most: CGFloat = 1e12
    // The null box lies beyond, too, and every item's box comes by here.
    let isNear =
      abs(origin.x) <= most && abs(origin.y) <= most && abs(size.width) <= most && abs(size.height) <= most
    if isNear || isNull { return self }
    let left = Swift.max(minX, -most)
    let top = Swift.max(minY, -most)
    let (right, bottom) = (Swift.min(maxX, most), Swift.min(maxY, most))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
