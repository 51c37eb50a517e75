import Foundation

extension CGPoint {
  /// Returns the point that the transform maps this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    let newX: CGFloat = t.a * x + t.c * y + t.tx
    let newY: CGFloat = t.b * x + t.d * y + t.ty
    return CGPoint(x: newX, y: newY)
  }
}

extension CGSize {
  /// Returns the size as a vector that the transform maps this one to, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    let newWidth: CGFloat = t.a * width + t.c * height
    let newHeight: CGFloat = t.b * width + t.d * height
    return CGSize(width: newWidth, height: newHeight)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that holds the transformed corners of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !t.isIdentity else { return self }
    let corner: CGPoint = CGPoint(x: minX, y: minY).applying(t)
    let across = CGSize(width: width, height: 0).applying(t)
    let down = CGSize(width: 0, height: height).applying(t)
    let left: CGFloat = corner.x + Swift.min(across.width, 0) + Swift.min(down.width, 0)
    let top: CGFloat = corner.y + Swift.min(across.height, 0) + Swift.min(down.height, 0)
    return CGRect(
      x: left, y: top, width: abs(across.width) + abs(down.width),
      height: abs(across.height) + abs(down.height))
  }
}
