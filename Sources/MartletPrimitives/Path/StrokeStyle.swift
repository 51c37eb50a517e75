import Foundation

/// How the end of an open subpath is drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A cut corner.
  case bevel = 2
}

/// The width, ends, corners and dashes of a stroke.
///
/// - Units: points.
/// - Source: Apple, "StrokeStyle"; defaults: fact n131.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the ends are drawn.
  public var lineCap: CGLineCap
  /// How corners are drawn.
  public var lineJoin: CGLineJoin
  /// The ratio of miter length to line width above which a corner is cut.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts, in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line begins.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a path is found and whether its edge is smoothed.
///
/// - Source: Apple, "FillStyle"; defaults: fact n132.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlapping areas alternate (even-odd) rather than follow the winding of the path.
  public var isEOFilled: Bool
  /// Whether the edge is smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
