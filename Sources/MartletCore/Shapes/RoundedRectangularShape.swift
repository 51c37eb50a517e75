import Foundation
import MartletPrimitives

extension Edge.Corner {
  /// How a corner of a rectangle finds its radius.
  ///
  /// - Source: Apple, "Edge.Corner.Style".
  public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    indirect enum Kind: Hashable {
      case fixed(CGFloat)
      case concentric(minimum: Style?)
    }

    var kind: Kind

    private init(kind: Kind) {
      self.kind = kind
    }

    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

    /// The radius that the container's corner has, less the distance to it.
    public static let concentric = Style(kind: .concentric(minimum: nil))

    /// The radius that the container's corner has, less the distance to it, but no less than another.
    public static func concentric(minimum: Style?) -> Style { Style(kind: .concentric(minimum: minimum)) }

    /// A radius in points.
    public init(floatLiteral value: Float) {
      self.init(kind: .fixed(CGFloat(value)))
    }

    /// A radius in points.
    public init(integerLiteral value: Int) {
      self.init(kind: .fixed(CGFloat(value)))
    }

    /// The radius in points, given what the container's corner leaves of its own.
    func radius(concentric: CGFloat) -> CGFloat {
      switch kind {
      case .fixed(let radius): return radius
      case .concentric(let minimum):
        return max(concentric, minimum?.radius(concentric: concentric) ?? 0)
      }
    }
  }
}

extension Edge.Corner.Style: Animatable {
  /// The radii that a style was given.
  public struct AnimatableData: VectorArithmetic {
    var radius: CGFloat
    var minimum: CGFloat

    /// No radius.
    public static var zero: AnimatableData { AnimatableData(radius: 0, minimum: 0) }

    /// Adds radii.
    public static func + (left: AnimatableData, right: AnimatableData) -> AnimatableData {
      AnimatableData(radius: left.radius + right.radius, minimum: left.minimum + right.minimum)
    }

    /// Subtracts radii.
    public static func - (left: AnimatableData, right: AnimatableData) -> AnimatableData {
      AnimatableData(radius: left.radius - right.radius, minimum: left.minimum - right.minimum)
    }

    /// Multiplies the radii by a number.
    public mutating func scale(by rhs: Double) {
      radius *= CGFloat(rhs)
      minimum *= CGFloat(rhs)
    }

    /// The sum of the radii's squares.
    public var magnitudeSquared: Double { Double(radius * radius + minimum * minimum) }
  }

  /// The radii that the style was given.
  public var animatableData: AnimatableData {
    get {
      switch kind {
      case .fixed(let radius): return AnimatableData(radius: radius, minimum: 0)
      case .concentric(let minimum?):
        return AnimatableData(radius: 0, minimum: minimum.animatableData.radius)
      case .concentric(nil): return .zero
      }
    }
    set {
      switch kind {
      case .fixed: kind = .fixed(newValue.radius)
      case .concentric(var minimum?):
        minimum.animatableData = AnimatableData(radius: newValue.minimum, minimum: 0)
        kind = .concentric(minimum: minimum)
      case .concentric(nil): break
      }
    }
  }
}

/// How the four corners of a shape find their radii.
///
/// - Source: Apple, "RoundedRectangularShapeCorners".
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates four corners.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four corners alike.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Four corners of one radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { .init(all: .fixed(radius)) }

  /// Four corners around the centres of the container's.
  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)

  /// Four corners around the centres of the container's, but no smaller than a radius.
  public static func concentric(minimum: Edge.Corner.Style?) -> RoundedRectangularShapeCorners {
    .init(all: .concentric(minimum: minimum))
  }

  /// One of the corners.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    get {
      switch corner {
      case .topLeading: return topLeading
      case .topTrailing: return topTrailing
      case .bottomLeading: return bottomLeading
      case .bottomTrailing: return bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }

  /// The radii in a size, of corners that need no container.
  func fixedRadii(in size: CGSize) -> RectangleCornerRadii {
    var radii = RectangleCornerRadii()
    for corner in Edge.Corner.allCases { radii[corner] = self[corner].radius(concentric: 0) }
    return radii
  }
}

extension RoundedRectangularShapeCorners: Animatable {
  /// The radii of the four corners.
  public struct AnimatableData: VectorArithmetic {
    fileprivate var corners: [Edge.Corner.Style.AnimatableData]

    /// No radius.
    public static var zero: AnimatableData { AnimatableData(corners: Array(repeating: .zero, count: 4)) }

    /// Adds radii.
    public static func + (left: AnimatableData, right: AnimatableData) -> AnimatableData {
      AnimatableData(corners: zip(left.corners, right.corners).map { $0 + $1 })
    }

    /// Subtracts radii.
    public static func - (left: AnimatableData, right: AnimatableData) -> AnimatableData {
      AnimatableData(corners: zip(left.corners, right.corners).map { $0 - $1 })
    }

    /// Multiplies the radii by a number.
    public mutating func scale(by rhs: Double) {
      for index in corners.indices { corners[index].scale(by: rhs) }
    }

    /// The sum of the radii's squares.
    public var magnitudeSquared: Double { corners.reduce(0) { $0 + $1.magnitudeSquared } }
  }

  /// The radii that the corners were given.
  public var animatableData: AnimatableData {
    get { AnimatableData(corners: Edge.Corner.allCases.map { self[$0].animatableData }) }
    set {
      for (corner, data) in zip(Edge.Corner.allCases, newValue.corners) { self[corner].animatableData = data }
    }
  }
}

/// A shape that is a rectangle with round corners.
///
/// - Source: Apple, "RoundedRectangularShape".
public protocol RoundedRectangularShape: Shape {
  /// How corners find their radii.
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a size; `nil` if they can't be told without one.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of the radius; of unequal ones, the larger.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    .fixed(max(cornerSize.width, cornerSize.height))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half of the shorter side (fact n135).
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Half of the shorter side.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The corners' own radii.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
