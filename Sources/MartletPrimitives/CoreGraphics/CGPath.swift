import Foundation

/// How the inside of a path is found.
///
/// - Source: Apple, "CGPathFillRule".
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside is whatever the path winds around.
  case winding = 0
  /// Inside is whatever the path winds around an odd number of times.
  case evenOdd = 1
}

/// A path as an object, which does not change after it was made.
///
/// It stands on `Path`, and either is made of the other without loss.
///
/// - Units: points, origin top left, y down; angles in radians, clockwise on screen.
/// - Source: Apple, "CGPath".
public class CGPath: @unchecked Sendable {
  // Only CGMutablePath writes it, and that is not to be shared.
  package final var path: Path

  init(path: Path) {
    self.path = path
  }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates the ellipse that fits a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a rectangle whose corners are quarters of an ellipse.
  ///
  /// Corners too large for the rectangle are made smaller until two fit on each side.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
      .applying(transform?.pointee ?? .identity)
  }

  /// A Boolean value that tells whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// The point where the next segment begins; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points of the path, those that control curves too.
  ///
  /// - Returns: `CGRect.null` for an empty path.
  public final var boundingBox: CGRect {
    var box = BoundingBox()
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
      case .quadCurve(let point, let control):
        box.add(point)
        box.add(control)
      case .curve(let point, let control1, let control2):
        box.add(point)
        box.add(control1)
        box.add(control2)
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that holds the path, whose curves count by where they really run.
  ///
  /// - Returns: `CGRect.null` for an empty path.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns whether a point lies inside the path, whose open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - rule: How the inside is found.
  ///   - transform: Applied to the point before it is looked for.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns whether the path is a rectangle along the axes.
  ///
  /// - Parameter rect: Where the rectangle is written if it is one.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  private final var rectangle: CGRect? {
    if case .rect(let rect) = path.storage { return rect }
    var corners: [CGPoint] = []
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .closeSubpath where index == path.elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let alongX: Bool =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    let alongY: Bool =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
      && corners[3].y == corners[0].y
    return alongX || alongY ? path.boundingRect : nil
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.path == rhs.path
  }

  /// Feeds the path into a hasher.
  public func hash(into hasher: inout Hasher) {
    let box: CGRect = path.boundingRect
    hasher.combine(box.origin.x)
    hasher.combine(box.origin.y)
    hasher.combine(box.size.width)
    hasher.combine(box.size.height)
  }
}

extension CGPath: CustomStringConvertible {
  /// The path's elements, as in the description of `Path`.
  public var description: String { path.description }
}

extension Path {
  /// Creates a path from one that is an object.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// Creates a path from what an object holds now.
  public init(_ path: CGMutablePath) {
    self = path.path
  }

  /// The path as an object that does not change.
  public var cgPath: CGPath { CGPath(path: self) }
}
