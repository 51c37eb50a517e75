import Foundation
import MartletPrimitives

/// The place of an overlay or a background.
///
/// It is offered the size of the view it belongs to, and aligned with that view's guides. It has no say in the
/// size.
///
/// - Source: Apple, "overlay(alignment:content:)"; facts n090, n110.
package struct SecondaryLayout: Equatable, Sendable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Where the secondary view goes, in the primary's space and reading coordinates.
  package func placement(secondary: any LayoutNode, primary: ViewDimensions) -> ChildPlacement {
    let proposal = ProposedViewSize(primary.size)
    let dimensions = secondary.dimensions(in: proposal)
    let origin = CGPoint(
      x: primary[alignment.horizontal] - dimensions[alignment.horizontal],
      y: primary[alignment.vertical] - dimensions[alignment.vertical])
    return ChildPlacement(origin: origin, proposal: proposal)
  }

  /// Places the secondary view for good, mirrored for a language read from right to left.
  package func place(
    secondary: any LayoutNode, primary: ViewDimensions, layoutDirection: LayoutDirection
  ) {
    secondary.settle(
      placement(secondary: secondary, primary: primary), containerWidth: primary.width,
      layoutDirection: layoutDirection)
  }
}
