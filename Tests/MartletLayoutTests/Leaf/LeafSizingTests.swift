import Foundation
import MartletLayout
import Testing

/// The sizes of shapes and spacers.
///
/// Expected values are the facts of those numbers.
struct LeafSizingTests {
  @Test func aShapeTakesTheProposalAndIsIdeallyTenByTen() {
    #expect(ShapeSizing.fill(.unspecified) == CGSize(width: 10, height: 10))  // n092
    #expect(ShapeSizing.fill(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 10))
    #expect(ShapeSizing.fill(ProposedViewSize(width: -5, height: .nan)) == .zero)
  }

  @Test func aCircleIsASquareOfTheSmallerSide() {
    let proposal = ProposedViewSize(width: 100, height: 40)
    #expect(ShapeSizing.square(proposal) == CGSize(width: 40, height: 40))  // n093
    #expect(ShapeSizing.square(.unspecified) == CGSize(width: 10, height: 10))  // n092
  }

  @Test func aSpacerIsEightLongAtLeastAndHasNoWidthAcross() {
    // n036
    #expect(SpacerSizing.size(.zero, axis: .horizontal, minLength: nil) == CGSize(width: 8, height: 0))
    #expect(SpacerSizing.size(.unspecified, axis: .vertical, minLength: nil) == CGSize(width: 0, height: 8))
    let proposal = ProposedViewSize(width: 100, height: 60)
    #expect(SpacerSizing.size(proposal, axis: .vertical, minLength: 0) == CGSize(width: 0, height: 60))
    #expect(SpacerSizing.size(proposal, axis: nil, minLength: nil) == CGSize(width: 100, height: 60))
    #expect(SpacerSizing.size(.zero, axis: .horizontal, minLength: 20).width == 20)
  }
}
