import Foundation

extension DisplayFilter {
  /// A radius that can be worked with: no number, or less than 0, is none.
  package static func usableRadius(_ radius: CGFloat) -> CGFloat {
    radius.isFinite ? min(max(radius, 0), mostRadius) : radius == .infinity ? mostRadius : 0
  }

  /// Points; beyond that, nothing is left to be seen anyway.
  private static let mostRadius: CGFloat = 20_000

  /// How far a blur carries ink, in points.
  ///
  /// Three box blurs in a row end at three deviations; working on a smaller picture for a large radius adds up to one
  /// more, and smoothing some pixels.
  package static func reach(ofRadius radius: CGFloat) -> CGFloat {
    let radius = usableRadius(radius)
    return radius > 0 ? radius * 4 + 3 : 0
  }

  /// What the filter may draw on, given what its input does; and so also what changes if a part of that does.
  package func spread(_ box: CGRect) -> CGRect {
    guard !box.isNull else { return box }
    switch self {
    case .blur(_, isOpaque: true):
      // Edges stay where they are; inside, every pixel may depend on any other near by.
      return box
    case .blur(let radius, isOpaque: false):
      let reach = Self.reach(ofRadius: radius)
      return box.insetBy(dx: -reach, dy: -reach)
    case .shadow(let shadow):
      let reach = Self.reach(ofRadius: shadow.radius)
      let offset = shadow.usableOffset
      let under = box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
      return box.union(under)
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold:
      return box
    }
  }

  /// What changes if a part of the input does.
  package func damage(_ box: CGRect) -> CGRect {
    guard !box.isNull else { return box }
    switch self {
    case .blur(let radius, isOpaque: true):
      let reach = Self.reach(ofRadius: radius)
      return box.insetBy(dx: -reach, dy: -reach)
    case .shadow(let shadow) where shadow.isInverted:
      // What is not there casts its shadow from outside of the box.
      let reach = Self.reach(ofRadius: shadow.radius)
      let from = box.offsetBy(dx: -shadow.usableOffset.width, dy: -shadow.usableOffset.height)
      return spread(box).union(from.insetBy(dx: -reach, dy: -reach))
    default:
      return spread(box)
    }
  }
}

extension DisplayShadow {
  /// The offset; no number is none.
  package var usableOffset: CGSize {
    func usable(_ distance: CGFloat) -> CGFloat { distance.isFinite ? min(max(distance, -1e9), 1e9) : 0 }
    return CGSize(width: usable(offset.width), height: usable(offset.height))
  }
}

extension DisplayEffect {
  /// Whether a change of one pixel inside may change others.
  var movesChanges: Bool { !filters.isEmpty || projection != nil || mask != nil }

  /// Whether blend modes inside can't see what lies behind.
  package var isolates: Bool {
    isGroup || !filters.isEmpty || mask != nil || projection != nil || blendMode != .normal
  }

  /// Whether the two do the same, apart from what is seen in their masks.
  func hasSameFrame(as other: DisplayEffect) -> Bool {
    filters == other.filters && (mask == nil) == (other.mask == nil) && isMaskInverted == other.isMaskInverted
      && blendMode == other.blendMode && isGroup == other.isGroup && projection == other.projection
  }
}

extension DisplayLayer {
  /// The box in the enclosing layer of a box in the layer's own space.
  func boxInEnclosing(_ box: CGRect) -> CGRect {
    Self.box(box, transform: transform, projection: effect?.projection, offset: offset)
  }

  static func box(
    _ box: CGRect, transform: CGAffineTransform?, projection: ProjectionTransform?, offset: CGPoint
  ) -> CGRect {
    var box = box
    if let transform, !box.isNull { box = box.applying(transform) }
    if let projection, !box.isNull { box = box.insetBy(dx: -1, dy: -1).projected(by: projection) }
    return box.isNull ? box : box.offsetBy(dx: offset.x, dy: offset.y)
  }
}
