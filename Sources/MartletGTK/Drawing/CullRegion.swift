import CMartletGTK
import Foundation

/// The part of the device that is drawn anew, as whole pixels.
struct CullRegion {
  private(set) var boxes: [CGRect]

  /// All of a picture, or the parts of it that `damage` touches, in points.
  init(width: Int, height: Int, scale: CGFloat, damage: [CGRect]?) {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    guard let damage else {
      boxes = [all]
      return
    }
    // Snapping may move an item by half a pixel, and smoothing colours one more.
    boxes = damage.compactMap { rect in
      guard !rect.isNull, !rect.isEmpty else { return nil }
      let device = CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
      let whole = device.insetBy(dx: -1, dy: -1).integral.intersection(all)
      return whole.isNull || whole.isEmpty ? nil : whole
    }
  }

  init(boxes: [CGRect]) {
    self.boxes = boxes
  }

  var isEmpty: Bool { boxes.isEmpty }

  /// The least box around all of it; `nil` if it is empty.
  var boundingBox: PixelBox? {
    guard let first = boxes.first else { return nil }
    let all = boxes.dropFirst().reduce(PixelBox(around: first)) { $0.union(PixelBox(around: $1)) }
    return all.isEmpty ? nil : all
  }

  /// Whether something within `box`, or a pixel beside it, may be seen.
  func touches(_ box: CGRect) -> Bool {
    guard !box.isNull else { return false }
    let box = box.insetBy(dx: -1, dy: -1)
    return boxes.contains {
      $0.minX < box.maxX && box.minX < $0.maxX && $0.minY < box.maxY && box.minY < $0.maxY
    }
  }

  func intersection(_ box: CGRect) -> CullRegion {
    CullRegion(
      boxes: boxes.compactMap {
        let part = $0.intersection(box)
        return part.isNull || part.isEmpty ? nil : part
      })
  }

  /// Keeps Cairo from drawing outside of the region.
  func clip(_ context: OpaquePointer) {
    cairo_new_path(context)
    for box in boxes {
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
  }
}
