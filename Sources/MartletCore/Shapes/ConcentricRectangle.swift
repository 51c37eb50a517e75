import Foundation
import MartletPrimitives

/// A rectangle whose corners lie around the same centres as those of its container.
///
/// The container is a view with `containerShape(_:)`; without one, concentric corners are square, or as large as
/// their minimum.
///
/// - Source: Apple, "ConcentricRectangle".
nonisolated public struct ConcentricRectangle: Shape {
  private var corners: RoundedRectangularShapeCorners
  private var isUniform: Bool

  private init(_ corners: RoundedRectangularShapeCorners, isUniform: Bool = false) {
    self.corners = corners
    self.isUniform = isUniform
  }

  /// Creates a rectangle with four concentric corners.
  public init() {
    self.init(.concentric)
  }

  /// Creates a rectangle with four corners alike.
  ///
  /// - Parameter isUniform: Whether all have the radius of the largest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform: isUniform)
  }

  /// Creates a rectangle; corners that are left out are concentric.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner))
  }

  /// Creates a rectangle whose bottom corners are alike.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle whose top corners are alike.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle whose leading corners are alike.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle whose trailing corners are alike.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Creates a rectangle whose leading corners are alike, and its trailing ones.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Creates a rectangle whose top corners are alike, and its bottom ones.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// The outline, with the radii that its place in the container leaves.
  public func path(in rect: CGRect) -> Path {
    var radii = RectangleCornerRadii()
    let left = leftRadii(in: rect)
    for corner in Edge.Corner.allCases {
      radii[corner] = max(corners[corner].radius(concentric: left[corner]), 0)
    }
    if isUniform {
      let largest = Edge.Corner.allCases.map { radii[$0] }.max() ?? 0
      for corner in Edge.Corner.allCases { radii[corner] = largest }
    }
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  /// What the container's radii leave: as much less as the further of the two edges beside a corner is away.
  private func leftRadii(in rect: CGRect) -> RectangleCornerRadii {
    guard let placement = ContainerPlacement.current(for: rect),
      let outer = placement.shape.radii(placement.size)
    else { return RectangleCornerRadii() }
    let (left, top, right, bottom) = placement.distances
    return RectangleCornerRadii(
      topLeading: max(outer.topLeading - max(left, top), 0),
      bottomLeading: max(outer.bottomLeading - max(left, bottom), 0),
      bottomTrailing: max(outer.bottomTrailing - max(right, bottom), 0),
      topTrailing: max(outer.topTrailing - max(right, top), 0))
  }

  /// Never mirrored: its container is where it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ConcentricRectangle {
  /// The radii of the four corners.
  public struct AnimatableData: VectorArithmetic {
    fileprivate var corners: RoundedRectangularShapeCorners.AnimatableData

    /// No radius.
    public static var zero: AnimatableData { AnimatableData(corners: .zero) }

    /// Adds radii.
    public static func + (left: AnimatableData, right: AnimatableData) -> AnimatableData {
      AnimatableData(corners: left.corners + right.corners)
    }

    /// Subtracts radii.
    public static func - (left: AnimatableData, right: AnimatableData) -> AnimatableData {
      AnimatableData(corners: left.corners - right.corners)
    }

    /// Multiplies the radii by a number.
    public mutating func scale(by rhs: Double) { corners.scale(by: rhs) }

    /// The sum of the radii's squares.
    public var magnitudeSquared: Double { corners.magnitudeSquared }
  }

  /// The radii that the corners were given.
  public var animatableData: AnimatableData {
    get { AnimatableData(corners: corners.animatableData) }
    set { corners.animatableData = newValue.corners }
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// The corners' own styles.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { corners }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four corners alike.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style of its own for each corner.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose bottom corners are alike.
  nonisolated public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose top corners are alike.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose leading corners are alike.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose trailing corners are alike.
  nonisolated public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  /// A rectangle whose leading corners are alike, and its trailing ones.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle whose top corners are alike, and its bottom ones.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}
