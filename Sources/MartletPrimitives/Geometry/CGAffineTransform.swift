import Foundation

/// A 3 × 2 matrix that maps points by scaling, rotation, shearing and translation.
///
/// Linux's Foundation lacks it. `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// - Source: Apple, "CGAffineTransform".
public struct CGAffineTransform: Equatable, Sendable {
  /// The matrix's entries.
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
