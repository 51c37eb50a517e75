import Foundation
import MartletPrimitives

/// What an effect does to each part of what it is applied to.
///
/// SwiftUI applies shadows and blend modes, as well as opacity, to each view inside by itself, unless these views are put
/// together by a group, a clip, a mask or a filter.
struct PartStyle {
  /// In the points of the layer whose items are drawn.
  var shadows: [DisplayShadow]
  var blendMode: DisplayBlendMode

  /// `nil` for a layer whose effect applies to all of it at once.
  init?(_ layer: DisplayLayer, _ effect: DisplayEffect) {
    guard !effect.isGroup, effect.mask == nil, effect.projection == nil, layer.clip == nil,
      layer.holdsLayersOnly
    else { return nil }
    guard !effect.filters.isEmpty || effect.blendMode != .normal else { return nil }
    shadows = []
    for filter in effect.filters {
      guard case .shadow(let shadow) = filter, !shadow.isAbove, !shadow.isAlone, !shadow.isInverted else {
        return nil
      }
      shadows.append(shadow)
    }
    blendMode = effect.blendMode
  }

  /// What a part draws on.
  func spread(_ box: CGRect) -> CGRect {
    shadows.reduce(box) { DisplayFilter.shadow($1).spread($0) }
  }

  /// A part with the style.
  func applied(to part: DisplayLayer) -> DisplayLayer {
    DisplayLayer(
      effect: DisplayEffect(filters: shadows.map { .shadow($0) }, blendMode: blendMode, isGroup: true),
      items: [.layer(part)])
  }

  /// The style in the points of a layer inside.
  func entering(_ layer: DisplayLayer) -> PartStyle {
    guard let transform = layer.transform else { return self }
    let area = abs(transform.determinant)
    guard area > 0, area.isFinite else { return self }
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    let inverse = linear.inverted()
    var result = self
    result.shadows = shadows.map { shadow in
      var inner = shadow
      inner.radius = shadow.radius / area.squareRoot()
      inner.offset = shadow.offset.applying(inverse)
      return inner
    }
    return result
  }
}

extension DisplayLayer {
  /// Whether all it draws is in layers of their own.
  var holdsLayersOnly: Bool {
    items.allSatisfy { if case .layer = $0 { true } else { false } }
  }

  /// Whether effects around see it as one thing.
  var isPart: Bool { clip != nil || effect != nil || !holdsLayersOnly }
}
