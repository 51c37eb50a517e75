import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws display lists with Cairo: the one drawer for windows, popups and snapshots.
final class CairoDrawer {
  let caches = DrawingCaches()

  /// How often filters were worked out.
  var filterCount: Int { caches.effects.makeCount }

  /// Draws a picture of a surface, or a part of one drawn before.
  ///
  /// - Parameter region: what is drawn, in pixels.
  func draw(
    _ content: DisplayLayer?, background: ResolvedColor, on image: CairoImage, scale: CGFloat,
    region: CullRegion
  ) {
    guard !region.isEmpty else { return }
    caches.draw(on: image) { context in
      region.clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      context.setSource(background, alpha: 1)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      if let content {
        draw(content, on: context, space: DeviceSpace(scale: scale), region: region)
      }
    }
  }

  /// Draws a layer on top of what is there.
  func draw(
    _ content: DisplayLayer, on context: OpaquePointer, space: DeviceSpace, region: CullRegion,
    alpha: Double = 1
  ) {
    cairo_save(context)
    LayerDrawing(context: context, caches: caches).draw(content, in: space, region: region, alpha: alpha)
    cairo_restore(context)
  }
}

/// What drawing the same again can use.
final class DrawingCaches {
  let masks = MaskCache()
  let pictures = PaintPictures()
  let effects = EffectCache()
  let failures = DrawingFailures()

  /// Draws on a picture, and once more without whatever it was that Cairo came to an error by.
  func draw(on image: CairoImage, _ body: (OpaquePointer) -> Void) {
    attempt {
      if !image.draw(body) { image.renewSurface() }
    }
  }

  /// Draws again and again, until nothing fails any more.
  func attempt(_ body: () throws -> Void) rethrows {
    for _ in 0..<DrawingFailures.mostAttempts {
      failures.begin()
      try body()
      guard failures.isBroken else { return }
      // What was kept may be half of a picture.
      effects.removeAll()
    }
  }
}

extension OpaquePointer {
  /// Makes a Cairo context paint in a colour.
  func setSource(_ color: ResolvedColor, alpha: Double) {
    func usable(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
    // Cairo cuts colours off to 8 bits; rounded before, 0.7977 is CB as it should be (fact n177), not CC.
    func rounded(_ value: Float) -> Double { (usable(value) * 255).rounded() / 255 }
    cairo_set_source_rgba(
      self, rounded(color.red), rounded(color.green), rounded(color.blue), usable(color.opacity) * alpha)
  }
}
