import Foundation

/// The outline of a two-dimensional shape.
///
/// The common shapes are kept as what they are, so that a drawer can draw a circle as a circle and
/// compare two of them in a few instructions; anything else is a list of elements.
///
/// - Units: points, origin top left, y down; angles grow clockwise on screen.
/// - Source: Apple, "Path".
public struct Path: Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, which ends it.
    case closeSubpath
  }

  /// What a path is made of.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  package var storage: Storage

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Creates an empty path and lets a closure fill it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
}

extension Path: Equatable {
  /// Returns whether two paths have the same elements, however they are stored.
  ///
  /// - Complexity: O(1) for two paths of the same common shape, else O(n).
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.elements(let left), .elements(let right)):
      return left == right
    case (.elements(let left), _):
      return left == rhs.elements
    case (_, .elements(let right)):
      return lhs.elements == right
    default:
      return lhs.storage == rhs.storage
    }
  }
}

/// How the corners of a rounded rectangle run into its edges.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows gradually from the edge, as in Apple's icons.
  case continuous
}
