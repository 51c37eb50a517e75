import Foundation

extension CGPath {
  /// Returns the area that lies in both paths.
  ///
  /// - Source: Apple, "intersection(_:using:)".
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in either path.
  ///
  /// - Source: Apple, "union(_:using:)".
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in this path and not in the other.
  ///
  /// - Source: Apple, "subtracting(_:using:)".
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in one of the paths and not in both.
  ///
  /// - Source: Apple, "symmetricDifference(_:using:)".
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the part of this path's line that lies in the other path's area.
  ///
  /// - Source: Apple, "lineIntersection(_:using:)".
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the part of this path's line that lies outside of the other path's area.
  ///
  /// - Source: Apple, "lineSubtracting(_:using:)".
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the same area as outlines that don't cross themselves or each other.
  ///
  /// - Source: Apple, "normalized(using:)".
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.normalized(eoFill: rule == .evenOdd))
  }
}
