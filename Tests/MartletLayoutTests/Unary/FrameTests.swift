import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// Frames.
///
/// Expected values are the facts of those numbers, or follow from the rule a fact states.
struct FrameTests {
  @Test func aFixedFrameOffersAndReportsItsSize() {
    let child = greedy()
    let frame = child.frame(width: 30, height: 40)
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(frame.sizeThatFits(proposal) == CGSize(width: 30, height: 40))  // n071
    }
    #expect(child.measureCount == 0)
    frame.laidOut(500, 500)
    #expect(child.proposals.allSatisfy { $0 == ProposedViewSize(width: 30, height: 40) })  // n071
  }

  @Test func aMissingDimensionFollowsTheChild() {
    let frame = fixed(10, 20).frame(width: 50)
    // n072
    #expect(frame.sizeThatFits(ProposedViewSize(width: 5, height: 90)) == CGSize(width: 50, height: 20))
  }

  @Test func overflowingContentIsCentred() {
    let child = fixed(100, 10)
    child.frame(width: 40, height: 40).laidOut(nil, nil)
    #expect(child.frame.origin == CGPoint(x: -30, y: 15))  // n084 and recorded behaviour 10
  }

  @Test func aFrameAlignsByGuides() {
    let child = fixed(10, 10).guide(HorizontalAlignment.leading) { _ in 3 }
    child.frame(width: 40, height: 40, alignment: .topLeading).laidOut(nil, nil)
    #expect(child.frame.origin == CGPoint(x: -3, y: 0))
    let other = fixed(10, 10)
    other.frame(width: 40, height: 40, alignment: .bottomTrailing).laidOut(nil, nil)
    #expect(other.frame.origin == CGPoint(x: 30, y: 30))
  }

  @Test func aMinimumAloneFollowsTheProposalDownToIt() {
    let frame = fixed(50).frame(minWidth: 20)
    let widths = [10, 30, 80].map { frame.sizeThatFits(ProposedViewSize(width: $0, height: nil)).width }
    #expect(widths == [20, 30, 50])  // n074: max(min(proposal, child), min)
  }

  @Test func aMaximumAloneFollowsTheProposalUpToIt() {
    let frame = fixed(50).frame(maxWidth: 100)
    let widths = [10, 80, 300].map { frame.sizeThatFits(ProposedViewSize(width: $0, height: nil)).width }
    #expect(widths == [50, 80, 100])  // n075: min(max(proposal, child), max)
    let color = greedy().frame(maxWidth: 20, maxHeight: 4)
    // n083
    #expect(color.sizeThatFits(ProposedViewSize(width: 12, height: 6)) == CGSize(width: 12, height: 4))
  }

  @Test func anInfiniteMaximumTakesTheWholeProposal() {
    let frame = fixed(50).frame(maxWidth: .infinity)
    let widths = [10, 300, .infinity].map { frame.sizeThatFits(ProposedViewSize(width: $0, height: 5)).width }
    #expect(widths == [50, 300, .infinity])  // n075
    #expect(frame.sizeThatFits(.unspecified).width == 50)
  }

  @Test func bothBoundsClampTheProposal() {
    let child = fixed(50)
    let frame = child.frame(minWidth: 20, maxWidth: 100, minHeight: 0, maxHeight: 30)
    let widths = [10, 60, 300].map { frame.sizeThatFits(ProposedViewSize(width: $0, height: 10)).width }
    #expect(widths == [20, 60, 100])  // recorded behaviour 8
    #expect(child.measureCount == 0)
  }

  @Test func theChildIsOfferedTheProposalWithinTheBounds() {
    let child = greedy()
    let frame = child.frame(minWidth: 20, maxHeight: 30)
    _ = frame.sizeThatFits(ProposedViewSize(width: 10, height: 90))
    #expect(child.proposals == [ProposedViewSize(width: 20, height: 30)])
  }

  @Test func withoutAProposalTheIdealIsOfferedAndReported() {
    let child = fixed(7, 7)
    let frame = child.frame(idealWidth: 100, idealHeight: 40)
    frame.fixedSize().laidOut(5, 5)
    #expect(frame.frame.size == CGSize(width: 7, height: 7))
    #expect(frame.sizeThatFits(.unspecified) == CGSize(width: 100, height: 40))  // n078
    #expect(
      greedy().frame(idealWidth: 100, idealHeight: 40).fixedSize().sizeThatFits(.zero)
        == CGSize(width: 100, height: 40))  // n077
  }

  @Test func withoutAnIdealTheBoundsClampTheChild() {
    for (side, expected): (CGFloat, CGFloat) in [(175, 175), (220, 200), (100, 150)] {
      let child = greedy().frame(width: side, height: side)
      let frame = child.frame(minWidth: 150, maxWidth: 200, minHeight: 150, maxHeight: 200)
      let host = frame.fixedSize().laidOut(400, 400)
      #expect(host.frame.size == CGSize(width: expected, height: expected))  // n080, n081
      #expect(child.frame.origin == CGPoint(x: (expected - side) / 2, y: (expected - side) / 2))  // n081
    }
  }

  @Test func contradictoryBoundsAreReportedAndTheMinimumWins() {
    let layout = FlexibleFrameLayout(minWidth: 50, maxWidth: 20)
    #expect(!layout.isConsistent)
    #expect(layout.sizeThatFits(ProposedViewSize(width: 30, height: 1), child: greedy()).width == 50)
    #expect(FlexibleFrameLayout(minWidth: 1, idealWidth: 1, maxWidth: .infinity).isConsistent)
    #expect(!FlexibleFrameLayout(minWidth: 5, idealWidth: 1).isConsistent)
    #expect(!FlexibleFrameLayout(minHeight: -1).isConsistent)
    #expect(!FlexibleFrameLayout(maxHeight: .nan).isConsistent)
  }

  @Test func badDimensionsOfAFixedFrameAreHarmless() {
    #expect(!FixedFrameLayout.isValid(-1) && !FixedFrameLayout.isValid(.nan))
    #expect(!FixedFrameLayout.isValid(.infinity) && FixedFrameLayout.isValid(nil))
    #expect(fixed(10, 20).frame(width: -5, height: .nan).sizeThatFits(.zero) == .zero)
    #expect(fixed(10, 20).frame(width: .infinity, height: 5).sizeThatFits(.zero).width == 10)
  }
}
