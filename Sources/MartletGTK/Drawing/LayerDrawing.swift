import CMartletGTK
import Foundation
import MartletPrimitives

/// Walks a tree of layers and draws what may be seen of it.
///
/// Between two items the context's matrix is the identity, so its unit is the pixel.
struct LayerDrawing {
  let context: OpaquePointer
  let caches: DrawingCaches

  /// - Parameter style: what effects around do to each of the layers inside by itself.
  func draw(
    _ layer: DisplayLayer, in outer: DeviceSpace, region: CullRegion, alpha: Double, style: PartStyle? = nil
  ) {
    guard !caches.failures.isBroken, !caches.failures.contains(layer) else { return }
    drawMade(layer, in: outer, region: region, alpha: alpha, style: style)
    caches.failures.check(context, after: layer)
  }

  /// Draws a layer that may have been made for this drawing only, so that it is no use to note that it failed.
  func drawMade(
    _ layer: DisplayLayer, in outer: DeviceSpace, region: CullRegion, alpha: Double, style: PartStyle? = nil
  ) {
    if let style, layer.isPart {
      drawMade(style.applied(to: layer), in: outer, region: region, alpha: alpha)
      return
    }
    let opacity = layer.opacity.isNaN ? 1 : min(max(layer.opacity, 0), 1)
    let alpha = alpha * opacity
    guard alpha > 0, !layer.bounds.isNull else { return }
    let box = outer.deviceBox(style?.spread(layer.bounds) ?? layer.bounds)
    guard region.touches(box) else { return }
    if let effect = layer.effect, let projection = effect.projection {
      ProjectedDrawing(drawing: self, layer: layer, effect: effect, projection: projection, alpha: alpha)
        .draw(in: outer, region: region, box: box)
      return
    }
    let space = outer.entering(layer)
    guard space.isInvertible else { return }
    if let effect = layer.effect {
      EffectDrawing(drawing: self, layer: layer, effect: effect, alpha: alpha)
        .draw(in: space, region: region, box: box)
      return
    }
    guard let clip = layer.clip else {
      drawItems(
        of: layer, in: space, region: region, box: box, alpha: alpha, style: style?.entering(layer))
      return
    }
    cairo_save(context)
    if let visible = apply(clip, in: space.snapped, region: region) {
      drawItems(of: layer, in: space, region: visible, box: box, alpha: alpha)
    }
    cairo_restore(context)
  }

  /// Draws a layer's items; through an intermediate picture if one thing is drawn in several steps and is
  /// translucent as a whole.
  func drawItems(
    of layer: DisplayLayer, in space: DeviceSpace, region: CullRegion, box: CGRect, alpha: Double,
    style: PartStyle? = nil
  ) {
    if alpha == 1 || layer.canPassOnOpacity {
      let leaves = LeafDrawing(
        context: context, masks: caches.masks, pictures: caches.pictures, space: space.snapped,
        region: region,
        alpha: alpha)
      for (index, item) in layer.items.enumerated() {
        if case .layer(let inner) = item {
          draw(inner, in: space, region: region, alpha: alpha, style: style)
        } else if !caches.failures.contains(layer, item: index) {
          leaves.draw(item)
          caches.failures.check(context, after: layer, item: index)
        }
        if caches.failures.isBroken { return }
      }
      return
    }
    let visible = region.intersection(box.insetBy(dx: -2, dy: -2).integral)
    guard !visible.isEmpty else { return }
    cairo_save(context)
    visible.clip(context)
    cairo_push_group(context)
    drawItems(of: layer, in: space, region: visible, box: box, alpha: 1)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  /// Restricts drawing to the clip and returns what is left to draw; `nil` for nothing.
  func apply(_ clip: DisplayClip, in space: DeviceSpace, region: CullRegion) -> CullRegion? {
    guard clip.path.isFinite else { return nil }
    let snapping = PixelSnapping(space)
    if case .rect(let rect) = clip.path.storage, let snapping {
      let visible = region.intersection(snapping.deviceRect(rect))
      guard !visible.isEmpty else { return nil }
      visible.clip(context)
      return visible
    }
    let visible = region.intersection(space.deviceBox(clip.path.boundingRect).insetBy(dx: -1, dy: -1))
    guard !visible.isEmpty else { return nil }
    CairoPath.setFillStyle(clip.style, on: context)
    cairo_new_path(context)
    let box = space.deviceBox(clip.path.boundingRect)
    if !DeviceSpace.isWithin(box) {
      guard let seen = visible.boundingBox?.grown(4, 4).rect else { return nil }
      let shape = clip.path.seenFill(in: seen, through: space.matrix)
      CairoPath.append(shape, to: context, limit: DeviceSpace.reach)
      cairo_clip(context)
      return visible
    }
    space.apply(to: context)
    CairoPath.append(snapping?.fill(clip.path) ?? clip.path, to: context, limit: space.coordinateLimit)
    cairo_identity_matrix(context)
    cairo_clip(context)
    return visible
  }
}

extension DisplayLayer {
  /// Whether the layer's opacity is that of each of its items by itself.
  ///
  /// Layers inside are views of their own, which opacity applies to one by one; several shapes in one layer are one
  /// view's drawing.
  fileprivate var canPassOnOpacity: Bool {
    guard items.count <= 1 else { return holdsLayersOnly }
    if case .text(let layout, _, _)? = items.first {
      return (layout.payload as? PangoTextPayload)?.hasRunColors == false
    }
    return true
  }
}
