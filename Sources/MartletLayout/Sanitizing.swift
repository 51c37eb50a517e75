import Foundation
import MartletPrimitives

// Bad geometry never crashes and never spreads: a NaN or a negative length counts as zero. Infinity is a
// legitimate proposal ("as large as you like") and a legitimate answer to it, so lengths keep it;
// coordinates don't.

extension CGFloat {
  /// The value as a length: zero for NaN and for anything negative.
  package var sanitizedLength: CGFloat { self > 0 ? self : 0 }

  /// The value as a coordinate: zero for NaN and the infinities.
  package var finiteOrZero: CGFloat { isFinite ? self : 0 }

  /// The value clamped to a range whose ends may be missing; the lower end wins over the upper.
  package func clamped(min lower: CGFloat?, max upper: CGFloat?) -> CGFloat {
    Swift.max(lower ?? -.infinity, Swift.min(self, upper ?? .infinity))
  }
}

extension CGSize {
  /// The size with both lengths sanitised.
  package var sanitizedSize: CGSize {
    CGSize(width: width.sanitizedLength, height: height.sanitizedLength)
  }

  /// The length along an axis.
  package func length(along axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  /// Creates a size from its lengths along an axis and across it.
  package init(along axis: Axis, _ main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  /// Creates a point from its coordinates along an axis and across it.
  package init(along axis: Axis, _ main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  /// The coordinate along an axis.
  package func coordinate(along axis: Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}
