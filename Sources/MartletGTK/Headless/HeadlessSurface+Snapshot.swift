import CMartletGTK
import Foundation
import MartletPrimitives

extension HeadlessSurface {
  /// A picture of the surface with its open popups on top.
  ///
  /// The picture grows beyond the surface when a popup does; its `origin` tells where it begins, so
  /// `pixel(at:)` takes points of the surface all the same.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; the surface's own if `nil`.
  ///   - isFullRedraw: draws everything anew instead of what was reported as changed, to find damage
  ///     that was not reported.
  package func snapshot(scale: CGFloat? = nil, fullRedraw isFullRedraw: Bool = false) -> PixelImage {
    let scale = scale ?? self.scale
    let frame = compositeFrame
    let width = max(1, Int((frame.width * scale).rounded(.up)))
    let height = max(1, Int((frame.height * scale).rounded(.up)))
    guard let picture = CairoImage(width: width, height: height) else {
      return PixelImage(width: 0, height: 0, scale: scale, words: [])
    }
    picture.draw { context in
      let position = CGPoint(x: -frame.minX, y: -frame.minY)
      if let image = upToDateImage(scale: scale, isFullRedraw: isFullRedraw) {
        cairo_set_source_surface(
          context, image.surface, (position.x * scale).rounded(), (position.y * scale).rounded())
        cairo_paint(context)
      }
      compositePopups(on: context, at: position, scale: scale, isFullRedraw: isFullRedraw)
    }
    return picture.pixelImage(scale: scale, origin: frame.origin)
  }

  /// How often filters such as a blur were worked out for the surface's own picture; for tests of cost.
  package var filterCount: Int { retained.filterCount }

  /// The box of the surface and all its popups, on whole points so that content keeps its pixels.
  private var compositeFrame: CGRect {
    var frame = CGRect(origin: .zero, size: size)
    for popup in popups {
      let placement = popup.placement
      let origin = placement.contentFrame.origin
      frame = frame.union(placement.surfaceFrame)
        .union(popup.compositeFrame.offsetBy(dx: origin.x, dy: origin.y))
    }
    return CGRect(
      x: frame.minX.rounded(.down), y: frame.minY.rounded(.down),
      width: frame.maxX - frame.minX.rounded(.down), height: frame.maxY - frame.minY.rounded(.down))
  }

  /// - Parameter position: where the surface's top left corner lies in the picture, in points.
  private func compositePopups(
    on context: OpaquePointer, at position: CGPoint, scale: CGFloat, isFullRedraw: Bool
  ) {
    for popup in popups {
      let placement = popup.placement
      let frame = placement.surfaceFrame
      let corner = CGPoint(
        x: ((position.x + frame.minX) * scale).rounded(), y: ((position.y + frame.minY) * scale).rounded())
      desktop.chromeDrawing.draw(
        placement, popup.request.chrome,
        content: popup.upToDateImage(scale: scale, isFullRedraw: isFullRedraw),
        on: context, scale: scale, position: corner)
      let content = placement.contentFrame.origin
      popup.compositePopups(
        on: context, at: CGPoint(x: position.x + content.x, y: position.y + content.y), scale: scale,
        isFullRedraw: isFullRedraw)
    }
  }

  private func upToDateImage(scale: CGFloat, isFullRedraw: Bool) -> CairoImage? {
    let target = isFullRedraw ? RetainedImage() : retained
    return target.draw(content, background: background, size: size, scale: scale)
  }
}
