import Foundation
import MartletPrimitives

/// Moves straight edges onto whole pixels, where they are sharp.
///
/// Applies only where points and pixels have the same axes.
struct PixelSnapping {
  let space: DeviceSpace

  init?(_ space: DeviceSpace) {
    guard space.isAligned else { return nil }
    self.space = space
  }

  /// A rectangle on the device with whole edges, at least a pixel wide and high unless it was empty.
  func deviceRect(_ rect: CGRect) -> CGRect {
    let box = space.deviceBox(rect)
    guard !box.isNull, box.width > 0, box.height > 0 else { return .null }
    let (left, right) = Self.edges(box.minX, box.maxX)
    let (top, bottom) = Self.edges(box.minY, box.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A path whose rectangle has whole edges wherever they are mostly straight.
  func fill(_ path: Path) -> Path {
    switch path.storage {
    case .rect(let rect):
      return Path(storage: .rect(local(deviceRect(rect))))
    case .roundedRect(let rect, let corner, let style):
      return Path(
        storage: .roundedRect(straightEdges(of: rect, corner: corner), cornerSize: corner, style: style))
    case .empty, .ellipse, .elements:
      return path
    }
  }

  /// A path and line width such that the outer and inner edges of a rectangle's outline are whole.
  func stroke(_ path: Path, width: CGFloat) -> (path: Path, width: CGFloat) {
    let wholeWidth = max(1, DeviceSpace.nearestPixel(width * space.matrix.a)) / space.matrix.a
    guard space.matrix.a == space.matrix.d else { return (path, width) }
    switch path.storage {
    case .rect(let rect):
      let outer = local(deviceRect(rect.insetBy(dx: -width / 2, dy: -width / 2)))
      guard !outer.isNull, outer.width > wholeWidth, outer.height > wholeWidth else { return (path, width) }
      return (Path(storage: .rect(outer.insetBy(dx: wholeWidth / 2, dy: wholeWidth / 2))), wholeWidth)
    case .roundedRect(let rect, let corner, let style):
      let outerCorner = CGSize(width: corner.width + width / 2, height: corner.height + width / 2)
      let outer = straightEdges(of: rect.insetBy(dx: -width / 2, dy: -width / 2), corner: outerCorner)
      guard !outer.isNull, outer.width > wholeWidth, outer.height > wholeWidth else { return (path, width) }
      let inner = outer.insetBy(dx: wholeWidth / 2, dy: wholeWidth / 2)
      return (Path(storage: .roundedRect(inner, cornerSize: corner, style: style)), wholeWidth)
    case .empty, .ellipse, .elements:
      return (path, width)
    }
  }

  /// Moves an edge only if at least half of it is straight: a small dot keeps its centre instead.
  private func straightEdges(of rect: CGRect, corner: CGSize) -> CGRect {
    let rect = rect.standardized
    let whole = local(deviceRect(rect))
    guard !whole.isNull else { return rect }
    let isStraightAcross = rect.width - 2 * corner.width >= rect.width / 2
    let isStraightDown = rect.height - 2 * corner.height >= rect.height / 2
    return CGRect(
      x: isStraightDown ? whole.minX : rect.minX, y: isStraightAcross ? whole.minY : rect.minY,
      width: isStraightDown ? whole.width : rect.width,
      height: isStraightAcross ? whole.height : rect.height)
  }

  private func local(_ device: CGRect) -> CGRect {
    guard !device.isNull else { return .null }
    let matrix = space.matrix
    return CGRect(
      x: (device.minX - matrix.tx) / matrix.a, y: (device.minY - matrix.ty) / matrix.d,
      width: device.width / matrix.a, height: device.height / matrix.d)
  }

  private static func edges(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    let start = DeviceSpace.nearestPixel(low)
    return (start, max(DeviceSpace.nearestPixel(high), start + 1))
  }
}
