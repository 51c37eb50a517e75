import Foundation
import MartletPrimitives

/// A small shape in the form in which its mask is kept: apart from where on the device it lies.
struct MaskShape {
  let key: MaskCache.Key
  /// The space in which the key's path is drawn.
  let space: DeviceSpace
  /// The box of the ink in that space's pixels.
  let box: CGRect
  /// The whole pixel at which that space's origin lies.
  let x: Int
  let y: Int

  /// The space in which the key's path lies where the shape is to be seen.
  var placedSpace: DeviceSpace {
    var placed = space
    placed.moveOrigin(to: CGPoint(x: x, y: y))
    return placed
  }

  /// `nil` for a shape that no mask is kept of: large, rotated or of many elements.
  init?(_ path: Path, style: MaskCache.Key.Style, space: DeviceSpace, reach: CGFloat) {
    guard space.isAligned else { return nil }
    let matrix = space.matrix
    let device = space.deviceBox(path.boundingRect)
    guard !device.isNull, device.width < MaskCache.largestSide, device.height < MaskCache.largestSide,
      DeviceSpace.isWithin(device), space.isDrawable
    else { return nil }
    let margin = reach * max(matrix.a, matrix.d)

    switch path.storage {
    case .ellipse, .roundedRect:
      // A stroke has the same width all around only if both axes have the same scale.
      guard matrix.a == matrix.d else { return nil }
      let left = device.minX.rounded(.down)
      let top = device.minY.rounded(.down)
      // Cairo's own coordinates are in steps of 1/256 pixel.
      let inFirstPixel = CGRect(
        x: ((device.minX - left) * 256).rounded() / 256, y: ((device.minY - top) * 256).rounded() / 256,
        width: device.width, height: device.height)
      key = MaskCache.Key(
        path: path.withDeviceRect(inFirstPixel, scale: matrix.a), scaleX: matrix.a, scaleY: matrix.d,
        style: style)
      self.space = DeviceSpace(scale: 1)
      box = inFirstPixel.insetBy(dx: -margin, dy: -margin)
      x = Int(left)
      y = Int(top)
    case .elements(let elements) where elements.count <= MaskCache.mostElements:
      key = MaskCache.Key(path: path, scaleX: matrix.a, scaleY: matrix.d, style: style)
      var local = space
      local.moveOrigin(to: .zero)
      self.space = local
      box = device.offsetBy(dx: -matrix.tx, dy: -matrix.ty).insetBy(dx: -margin, dy: -margin)
      x = Int(matrix.tx)
      y = Int(matrix.ty)
    case .empty, .rect, .elements:
      return nil
    }
  }
}

extension Path {
  /// The same kind of shape in pixels.
  fileprivate func withDeviceRect(_ rect: CGRect, scale: CGFloat) -> Path {
    switch storage {
    case .roundedRect(_, let corner, let style):
      let size = CGSize(width: corner.width * scale, height: corner.height * scale)
      return Path(storage: .roundedRect(rect, cornerSize: size, style: style))
    default:
      return Path(storage: .ellipse(rect))
    }
  }
}
