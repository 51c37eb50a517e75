import Foundation
import MartletPrimitives

/// A box around the child whose dimensions have bounds and ideals.
///
/// - Source: facts n074–n084, dimension by dimension as in `FlexibleLength`.
package struct FlexibleFrameLayout: UnaryLayout, Equatable, Sendable {
  package var width: FlexibleLength
  package var height: FlexibleLength
  package var alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth)
    height = FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
  }

  /// Whether the bounds are in order; the modifier warns when they are not.
  package var isConsistent: Bool { width.isConsistent && height.isConsistent }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize {
    // Bounds on both sides, or an ideal for a missing proposal, decide without asking the child.
    if let width = width.lengthWithoutChild(proposal.width),
      let height = height.lengthWithoutChild(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let childSize = child.measure(childProposal(proposal))
    return CGSize(
      width: width.length(proposal.width, child: childSize.width),
      height: height.length(proposal.height, child: childSize.height))
  }

  package func childProposal(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    childProposal(proposal)
  }

  package func placement(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    let childProposal = childProposal(proposal)
    let origin = alignedOrigin(alignment, of: child.dimensions(in: childProposal), in: size)
    return ChildPlacement(origin: origin, proposal: childProposal)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }
}

/// One dimension of a flexible frame.
package struct FlexibleLength: Equatable, Sendable {
  package var min: CGFloat?
  package var ideal: CGFloat?
  package var max: CGFloat?
  /// Whether the bounds as given were lengths in ascending order.
  package private(set) var isConsistent: Bool

  package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let areLengths = [min, ideal, max].allSatisfy { $0.map { $0 >= 0 } ?? true }
    let given = [min, ideal, max].compactMap(\.self)
    isConsistent = areLengths && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    self.min = min?.sanitizedLength
    self.ideal = ideal?.sanitizedLength
    self.max = max?.sanitizedLength
  }

  /// What the child is offered: the proposal within the bounds, or the ideal when there is no proposal.
  ///
  /// - Source: fact n078 and recorded behaviour 8.
  func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal)?.clamped(min: min, max: max)
  }

  /// The length, when the child has no say in it.
  func lengthWithoutChild(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal?.clamped(min: min, max: max) }
    return min != nil && max != nil ? proposal.clamped(min: min, max: max) : nil
  }

  /// The length, given that of the child under `childProposal`.
  ///
  /// A bound lets the frame follow the proposal in its own direction, away from the child's length: down to
  /// the minimum, up to the maximum.
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    // 1. No proposal: the ideal, whatever the child is (n078); without one the child (n080, n081).
    guard let proposal else { return (ideal ?? child).clamped(min: min, max: max) }
    // 2. Follow the proposal where a bound allows it (n074, n075), and stay within the bounds.
    var length = child
    if min != nil { length = Swift.min(length, proposal) }
    if max != nil { length = Swift.max(length, proposal) }
    if min != nil && max != nil { length = proposal }
    return length.clamped(min: min, max: max)
  }
}
