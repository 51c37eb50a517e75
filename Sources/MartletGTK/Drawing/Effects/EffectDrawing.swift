import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws a layer that has an effect.
struct EffectDrawing {
  let drawing: LayerDrawing
  let layer: DisplayLayer
  let effect: DisplayEffect
  let alpha: Double

  private var context: OpaquePointer { drawing.context }

  /// - Parameter space: the layer's own.
  func draw(in space: DeviceSpace, region: CullRegion, box: CGRect) {
    if let style = PartStyle(layer, effect) {
      drawing.drawItems(of: layer, in: space, region: region, box: box, alpha: alpha, style: style)
      return
    }
    let space = space.snapped
    let origin = CGPoint(x: space.matrix.tx.rounded(.down), y: space.matrix.ty.rounded(.down))
    guard abs(origin.x) < 1e8, abs(origin.y) < 1e8 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    var region = region
    if let clip = layer.clip {
      guard let visible = drawing.apply(clip, in: space, region: region) else { return }
      region = visible
    }
    region = region.intersection(box.insetBy(dx: -2, dy: -2).integral)
    guard let seen = region.boundingBox else { return }
    let parts = parts(in: space, anchor: origin, seen: seen)
    guard !parts.isEmpty else { return }
    guard needsGroup(parts) else {
      draw(parts, in: space, anchor: origin, region: region, box: box, alpha: alpha)
      return
    }
    region.clip(context)
    cairo_push_group(context)
    draw(parts, in: space, anchor: origin, region: region, box: box, alpha: 1)
    if let mask = effect.mask { apply(mask, in: space, region: region) }
    cairo_pop_group_to_source(context)
    Blending(context: context, box: seen).paint(effect.blendMode, alpha: alpha)
  }

  /// What the filters make of the items.
  private func parts(in space: DeviceSpace, anchor: CGPoint, seen: PixelBox) -> [EffectPart] {
    guard !effect.filters.isEmpty else { return [.items] }
    var local = space
    local.moveOrigin(to: CGPoint(x: space.matrix.tx - anchor.x, y: space.matrix.ty - anchor.y))
    let visible = seen.offset(-Int(anchor.x), -Int(anchor.y))
    let all = FilterPipeline.extent(of: layer, effect.filters, in: local)
    return drawing.caches.effects.parts(
      of: layer, filters: effect.filters, local: local, all: all, visible: visible
    ) { box in
      FilterPipeline(
        layer: layer, filters: effect.filters, local: local, visible: box, caches: drawing.caches
      ).parts()
    }
  }

  /// Whether the parts have to be put together before they are laid upon what is there.
  private func needsGroup(_ parts: [EffectPart]) -> Bool {
    if effect.blendMode != .normal || effect.mask != nil { return true }
    let drawsItems = parts.contains { if case .items = $0 { true } else { false } }
    if drawsItems, layer.containsBlending { return true }
    return alpha < 1 && (parts.count > 1 || (drawsItems && effect.isGroup))
  }

  private func draw(
    _ parts: [EffectPart], in space: DeviceSpace, anchor: CGPoint, region: CullRegion, box: CGRect,
    alpha: Double
  ) {
    let partDrawing = PartDrawing(context: context, anchor: anchor)
    for part in parts {
      switch part {
      case .items:
        drawing.drawItems(of: layer, in: space, region: region, box: box, alpha: alpha)
      case .picture(let picture, let cut):
        partDrawing.draw(picture, cut: cut, alpha: alpha)
      case .mask(let picture, let color, let x, let y, let mode):
        partDrawing.draw(picture, color: color, x: x, y: y, mode: mode, alpha: alpha)
      }
    }
  }

  /// Leaves of the group as much as the mask covers.
  private func apply(_ mask: DisplayLayer, in space: DeviceSpace, region: CullRegion) {
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    drawing.draw(mask, in: space, region: region, alpha: 1)
    cairo_pop_group_to_source(context)
    cairo_set_operator(
      context, effect.isMaskInverted ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}
