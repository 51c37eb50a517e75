import Foundation

/// A rectangle of whole pixels.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// As a number that can't overflow.
  var area: Double { isEmpty ? 0 : Double(width) * Double(height) }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// All pixels that a box touches; those beyond a billion are left out.
  init(around rect: CGRect) {
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9).rounded(rule))
    }
    self.init(
      left: whole(rect.minX, .down), top: whole(rect.minY, .down), right: whole(rect.maxX, .up),
      bottom: whole(rect.maxY, .up))
    if rect.isNull { self.init(left: 0, top: 0, right: 0, bottom: 0) }
  }

  var rect: CGRect { CGRect(x: left, y: top, width: max(width, 0), height: max(height, 0)) }

  func grown(_ across: Int, _ down: Int) -> PixelBox {
    PixelBox(left: left - across, top: top - down, right: right + across, bottom: bottom + down)
  }

  func offset(_ x: Int, _ y: Int) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The least box around this one whose edges are multiples of a number.
  func aligned(to step: Int) -> PixelBox {
    func down(_ value: Int) -> Int { Int((Double(value) / Double(step)).rounded(.down)) * step }
    return PixelBox(left: down(left), top: down(top), right: -down(-right), bottom: -down(-bottom))
  }

  /// The box in units of `step` pixels; edges that are no multiples of it move up and to the left.
  func divided(by step: Int) -> PixelBox {
    func unit(_ value: Int) -> Int { Int((Double(value) / Double(step)).rounded(.down)) }
    return PixelBox(left: unit(left), top: unit(top), right: unit(right), bottom: unit(bottom))
  }
}
