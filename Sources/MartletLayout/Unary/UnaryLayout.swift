import Foundation
import MartletPrimitives

/// A layout of one child, as a modifier makes.
package protocol UnaryLayout {
  /// The size reported when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize

  /// What the child is offered for good.
  ///
  /// - Parameters:
  ///   - child: the one child.
  ///   - size: the size we have, as reported for `proposal`.
  ///   - proposal: what we were offered.
  func childProposal(child: any LayoutNode, size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize

  /// Where the child goes, in reading coordinates; the parameters are those of `childProposal`.
  func placement(child: any LayoutNode, size: CGSize, proposal: ProposedViewSize) -> ChildPlacement

  /// How far we want to be from our neighbours.
  func spacing(child: any LayoutNode) -> ViewSpacing
}

extension UnaryLayout {
  /// The child's own spacing.
  package func spacing(child: any LayoutNode) -> ViewSpacing { child.spacing }

  /// Places the child for good, mirrored for a language read from right to left.
  package func place(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize, layoutDirection: LayoutDirection
  ) {
    let placement = placement(child: child, size: size, proposal: proposal)
    child.settle(placement, containerWidth: size.width, layoutDirection: layoutDirection)
  }

  /// The child's explicit guide, in our space.
  ///
  /// The child is asked before its place is known: to find the place one may have to ask it for other guides,
  /// and if each of nested frames did so in vain, the questions would multiply with every level.
  package func explicitAlignment(
    _ key: AlignmentKey, child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let childProposal = childProposal(child: child, size: size, proposal: proposal)
    guard let guide = child.dimensions(in: childProposal)[explicit: key] else { return nil }
    let origin = placement(child: child, size: size, proposal: proposal).origin
    return guide + origin.coordinate(along: key.axis)
  }
}

/// The top left corner that puts a view's guides on those of a box that sets none of its own.
///
/// - Parameters:
///   - alignment: the guides that meet, one per axis.
///   - dimensions: the view.
///   - size: the box, whose origin is zero.
package func alignedOrigin(
  _ alignment: Alignment, of dimensions: ViewDimensions, in size: CGSize
) -> CGPoint {
  let box = ViewDimensions(size: size)
  return CGPoint(
    x: box[alignment.horizontal] - dimensions[alignment.horizontal],
    y: box[alignment.vertical] - dimensions[alignment.vertical])
}
