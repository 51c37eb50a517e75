import Foundation

extension Path {
  /// Returns the area that lies in both paths.
  ///
  /// Open subpaths count as closed. What is left of curves are parts of the same curves, so the result is smooth at
  /// any scale.
  ///
  /// - Parameter eoFill: Whether overlapping areas of a path alternate, rather than follow the winding.
  /// - Complexity: O(n log n + k) for n segments and k pairs of them above each other.
  /// - Source: Apple, "intersection(_:eoFill:)".
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    if case .rect(let one) = storage, case .rect(let two) = other.storage {
      let common = one.intersection(two)
      return common.isNull || common.isEmpty ? Path() : Path(common)
    }
    return combined(other, eoFill) { $0 && $1 }
  }

  /// Returns the area that lies in either path.
  ///
  /// - Source: Apple, "union(_:eoFill:)".
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 || $1 }
  }

  /// Returns the area that lies in this path and not in the other.
  ///
  /// - Source: Apple, "subtracting(_:eoFill:)".
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && !$1 }
  }

  /// Returns the area that lies in one of the paths and not in both.
  ///
  /// - Source: Apple, "symmetricDifference(_:eoFill:)".
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }

  /// Returns the same area as outlines that don't cross themselves or each other, outer ones clockwise on screen.
  ///
  /// - Source: Apple, "normalized(eoFill:)".
  public func normalized(eoFill: Bool = true) -> Path {
    combined(Path(), eoFill) { first, _ in first }
  }

  /// Returns the part of this path's line that lies in the other path's area, for a stroke.
  ///
  /// - Source: Apple, "lineIntersection(_:eoFill:)".
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cutLine(other, eoFill) { $0 }
  }

  /// Returns the part of this path's line that lies outside of the other path's area, for a stroke.
  ///
  /// - Source: Apple, "lineSubtraction(_:eoFill:)".
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cutLine(other, eoFill) { !$0 }
  }

  private func combined(_ other: Path, _ eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool) -> Path {
    guard let combining = PathCombining(self, other, closesFirst: true) else { return Path() }
    func covers(_ count: Int) -> Bool { eoFill ? count % 2 != 0 : count != 0 }
    return combining.outline { isInside(covers($0.first), covers($0.second)) }
  }

  private func cutLine(_ other: Path, _ eoFill: Bool, _ isKept: (Bool) -> Bool) -> Path {
    guard let combining = PathCombining(self, other, closesFirst: false) else { return Path() }
    func covers(_ count: Int) -> Bool { eoFill ? count % 2 != 0 : count != 0 }
    // A line along the other path's edge lies in its area.
    return combining.line { isKept(covers($0.second) || covers($1.second)) }
  }
}
