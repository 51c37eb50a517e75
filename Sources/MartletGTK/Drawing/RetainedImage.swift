import Foundation
import MartletPrimitives

/// A surface's picture, kept so that only what changed is drawn anew.
///
/// What changes between two drawings adds up, so that a surface may skip frames.
final class RetainedImage {
  private(set) var image: CairoImage?
  /// The pixels that the last drawing may have changed.
  private(set) var drawnRegion: [CGRect] = []
  private var imageScale: CGFloat = 0
  private let drawer: CairoDrawer
  /// `nil` for everything.
  private var pending: [CGRect]? = nil

  init(drawer: CairoDrawer = CairoDrawer()) {
    self.drawer = drawer
  }

  /// How often filters were worked out.
  var filterCount: Int { drawer.filterCount }

  /// Remembers what the next drawing has to draw; `nil` for everything.
  func note(damage: [CGRect]?) {
    guard let damage, let known = pending else {
      pending = nil
      return
    }
    pending = known + damage
  }

  /// Brings the picture up to date.
  ///
  /// - Returns: the picture; `nil` for a size of zero.
  func draw(
    _ content: DisplayLayer?, background: ResolvedColor, size: CGSize, scale: CGFloat
  ) -> CairoImage? {
    let width = Self.pixels(size.width, scale: scale)
    let height = Self.pixels(size.height, scale: scale)
    if image?.width != width || image?.height != height || imageScale != scale {
      image = CairoImage(width: width, height: height)
      imageScale = scale
      pending = nil
    }
    guard let image else { return nil }
    let region = CullRegion(width: width, height: height, scale: scale, damage: pending)
    drawer.draw(content, background: background, on: image, scale: scale, region: region)
    drawnRegion = region.boxes
    pending = []
    return image
  }

  private static func pixels(_ length: CGFloat, scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels.isFinite && pixels > 0 ? Int(min(pixels, 32_000)) : 0
  }
}
