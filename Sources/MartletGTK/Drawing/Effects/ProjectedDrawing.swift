import CMartletGTK
import CMartletPixels
import Foundation
import MartletPrimitives

/// Draws a layer through a projection: it is drawn flat first, and every pixel of the device then looks up its own.
struct ProjectedDrawing {
  let drawing: LayerDrawing
  let layer: DisplayLayer
  let effect: DisplayEffect
  let projection: ProjectionTransform
  let alpha: Double

  /// The most pixels along a side of the flat picture.
  private static let mostPixels: CGFloat = 8192

  /// - Parameter outer: the space of the enclosing layer.
  func draw(in outer: DeviceSpace, region: CullRegion, box: CGRect) {
    // 1. From the layer's own space to the device, and back.
    var placed = outer.matrix
    placed.tx += outer.matrix.a * layer.offset.x + outer.matrix.c * layer.offset.y
    placed.ty += outer.matrix.b * layer.offset.x + outer.matrix.d * layer.offset.y
    let toDevice = ProjectionTransform(layer.transform ?? .identity)
      .concatenating(projection).concatenating(ProjectionTransform(placed))
    guard toDevice.isFinite, let fromDevice = toDevice.inverse, fromDevice.isFinite else { return }
    // 2. What is seen, on the device and of the flat picture.
    let visible = region.intersection(box.insetBy(dx: -2, dy: -2).integral)
    guard let seen = visible.boundingBox else { return }
    let needed = seen.grown(2, 2).rect.projected(by: fromDevice)
    let content = layer.ownBounds.overlap(with: needed)
    guard !content.isNull else { return }
    var scale = flatScale(of: layer.ownBounds, through: toDevice, outer: outer)
    while max(content.width, content.height) * scale > Self.mostPixels, scale > 1e-6 { scale /= 2 }
    let flatSpace = DeviceSpace(scale: scale)
    // 3. The flat picture, with a clear pixel around, so that edges are smooth.
    let flatBox = PixelBox(around: flatSpace.deviceBox(content)).grown(1, 1)
    guard let flat = EffectPicture(covering: flatBox), let result = EffectPicture(covering: seen) else {
      return
    }
    flat.draw(failures: drawing.caches.failures) { context in
      var inside = effect
      inside.projection = nil
      inside.blendMode = .normal
      inside.isGroup = true
      let flatLayer = DisplayLayer(clip: layer.clip, effect: inside, items: layer.items)
      LayerDrawing(context: context, caches: drawing.caches)
        .drawMade(flatLayer, in: flatSpace, region: CullRegion(boxes: [flatBox.rect]), alpha: 1)
    }
    // 4. What it looks like.
    let lookUp =
      ProjectionTransform(CGAffineTransform(translationX: CGFloat(seen.left), y: CGFloat(seen.top)))
      .concatenating(fromDevice)
      .concatenating(
        ProjectionTransform(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(flatBox.left), ty: -CGFloat(flatBox.top))))
    let entries: [CGFloat] = [
      lookUp.m11, lookUp.m12, lookUp.m13, lookUp.m21, lookUp.m22, lookUp.m23, lookUp.m31, lookUp.m32,
      lookUp.m33,
    ]
    flat.withPixels { source, sourceWidth, sourceHeight, sourceStride in
      result.withPixels { target, width, height, stride in
        martlet_project(
          source, sourceWidth, sourceHeight, sourceStride, target, width, height, stride,
          entries.map { Double($0) })
      }
    }
    // 5. Upon what is there.
    let context = drawing.context
    cairo_save(context)
    visible.clip(context)
    cairo_set_source_surface(context, result.surface, Double(seen.left), Double(seen.top))
    Blending(context: context, box: seen).paint(effect.blendMode, alpha: alpha)
    cairo_restore(context)
  }

  /// Pixels a point of the flat picture: those of the device, or a power of two more or fewer of them where the
  /// projection makes things larger or smaller.
  private func flatScale(
    of rect: CGRect, through transform: ProjectionTransform, outer: DeviceSpace
  ) -> CGFloat {
    let base = CGFloat(max(outer.axisScales.x, outer.axisScales.y))
    guard base > 0, base.isFinite else { return 1 }
    var most: CGFloat = 0
    for (x, y) in [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
      (rect.midX, rect.midY),
    ] {
      let depth: CGFloat = x * transform.m13 + y * transform.m23 + transform.m33
      guard depth > 0 else { continue }
      let place = CGPoint(x: x, y: y).applying(transform)
      let across = hypot(
        (transform.m11 - place.x * transform.m13) / depth, (transform.m12 - place.y * transform.m13) / depth)
      let down = hypot(
        (transform.m21 - place.x * transform.m23) / depth, (transform.m22 - place.y * transform.m23) / depth)
      most = max(most, max(across, down))
    }
    guard most.isFinite, most > 0 else { return base }
    let steps = log2(Double(most / base)).rounded()
    return base * CGFloat(pow(2, min(max(steps, -3), 2)))
  }
}
