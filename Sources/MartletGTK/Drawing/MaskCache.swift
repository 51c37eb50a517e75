import CMartletGTK
import Foundation
import MartletPrimitives

/// Keeps the coverage of small shapes that are drawn again and again.
///
/// Painting through a mask takes a fifth of the time of filling a circle anew. A mask is made when a
/// shape comes for the second time, so that a shape that changes with each frame costs nothing extra.
final class MaskCache {
  /// What a mask looks like: a shape on the device's pixels and how it is painted.
  struct Key: Hashable {
    enum Style: Equatable {
      case fill(FillStyle)
      case stroke(StrokeStyle)
    }

    /// For a common shape in pixels, its origin within the first pixel; else in points.
    let path: Path
    let scaleX: CGFloat
    let scaleY: CGFloat
    let style: Style

    func hash(into hasher: inout Hasher) {
      hasher.combine(scaleX)
      hasher.combine(scaleY)
      switch path.storage {
      case .empty:
        break
      case .rect(let rect), .ellipse(let rect):
        hasher.combine(rect)
      case .roundedRect(let rect, let corner, _):
        hasher.combine(rect)
        hasher.combine(corner.width)
      case .elements(let elements):
        hasher.combine(elements.count)
        for element in elements.prefix(4) {
          if let point = element.endPoint { hasher.combine(point) }
        }
      }
      switch style {
      case .fill(let style): hasher.combine(style.isEOFilled)
      case .stroke(let style): hasher.combine(style.lineWidth)
      }
    }
  }

  /// A mask and where it lies beside the shape's origin, in pixels.
  final class Mask {
    let surface: OpaquePointer
    let left: Int
    let top: Int

    /// `nil` if the shape is empty or too large to be worth keeping.
    init?(box: CGRect, _ draw: (OpaquePointer) -> Void) {
      guard !box.isNull, box.width <= MaskCache.largestSide, box.height <= MaskCache.largestSide else {
        return nil
      }
      left = Int(box.minX.rounded(.down)) - 1
      top = Int(box.minY.rounded(.down)) - 1
      let width = Int(box.maxX.rounded(.up)) + 1 - left
      let height = Int(box.maxY.rounded(.up)) + 1 - top
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
        return nil
      }
      self.surface = surface
      guard let context = cairo_create(surface) else { return }
      cairo_surface_set_device_offset(surface, Double(-left), Double(-top))
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_set_device_offset(surface, 0, 0)
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }

  /// Pixels; a larger shape gains little from a mask.
  static let largestSide: CGFloat = 64
  /// Paths of more elements than this are too slow to compare.
  static let mostElements = 64

  private var masks = RecentCache<Key, Mask>(capacity: 512)
  private var seen = RecentCache<Key, Bool>(capacity: 1024)

  /// The mask for a shape that has been asked for before.
  ///
  /// - Parameter draw: draws the shape in opaque black, given the box of its ink in pixels.
  func mask(for key: Key, box: CGRect, draw: (OpaquePointer) -> Void) -> Mask? {
    if let known = masks[key] { return known }
    guard seen[key] != nil else {
      seen[key] = true
      return nil
    }
    guard let mask = Mask(box: box, draw) else { return nil }
    masks[key] = mask
    return mask
  }
}
