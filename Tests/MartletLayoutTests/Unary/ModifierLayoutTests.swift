import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// Padding, fixed size, aspect ratio and position.
///
/// Expected values are the facts of those numbers.
struct ModifierLayoutTests {
  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  @Test func paddingSurroundsTheChild() {
    let child = greedy().frame(width: 50, height: 50)
    let padded = child.padding(10).laidOut(500, 500)
    #expect(padded.frame.size == size(70, 70))  // n089
    #expect(child.frame.origin == CGPoint(x: 10, y: 10))  // n089
    #expect(fixed(40, 20.333).padding(16).sizeThatFits(.unspecified).height == 52.333)  // n086
  }

  @Test func eachEdgeHasItsOwnPadding() {
    let child = fixed(40, 20)
    let insets = EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)
    let padded = ModifiedNode(PaddingLayout(insets: insets), child).laidOut(nil, nil)
    #expect(padded.frame.size == size(110, 50))  // n087
    #expect(child.frame.origin == CGPoint(x: 30, y: 20))  // n087
  }

  @Test func paddingComesOffTheProposal() {
    let child = greedy()
    #expect(child.padding(10).sizeThatFits(ProposedViewSize(width: 100, height: nil)) == size(100, 30))
    #expect(child.proposals == [ProposedViewSize(width: 80, height: nil)])
    #expect(child.padding(10).sizeThatFits(.zero) == size(20, 20))
  }

  @Test func negativePaddingReachesBeyondTheEdges() {
    let child = greedy()
    let padded = child.padding(-10).laidOut(30, 30)
    #expect(padded.frame.size == size(30, 30))
    #expect(child.frame == CGRect(x: -10, y: -10, width: 50, height: 50))  // n090
    #expect(fixed(5, 5).padding(-10).sizeThatFits(.zero) == .zero)
  }

  @Test func paddingKeepsATextFromBeingANeighbour() {
    let padded = text(50).padding(4)
    #expect(padded.spacing.distance(to: .text(lineGap: 2), along: .vertical) == 8)
  }

  @Test func fixedSizeOffersNothingThenTheIdeal() {
    let child = text(120, longestWord: 30)
    let node = ModifiedNode(FixedSizeLayout(horizontal: true, vertical: false), child).laidOut(60, 70)
    #expect(node.frame.size == size(120, 20))
    #expect(child.placements.last?.proposal == ProposedViewSize(width: 120, height: 70))
  }

  @Test func fixedSizeLetsARuleGrowToItsRow() {
    // Apple's idiom for a divider as high as the row: the ideal height is known before the row is placed.
    let rule = TestNode { CGSize(width: 1, height: $0.height ?? 10) }
    let row = hstack([fixed(20, 40), rule])
    ModifiedNode(FixedSizeLayout(horizontal: false, vertical: true), row).laidOut(100, 300)
    #expect(rule.frame.height == 40)
  }

  @Test func fittingKeepsWithinTheProposal() {
    let layout = AspectRatioLayout(ratio: 2, contentMode: .fit)
    let child = greedy()
    // n098
    #expect(layout.sizeThatFits(ProposedViewSize(width: 100, height: 100), child: child) == size(100, 50))
    // n098
    #expect(layout.sizeThatFits(ProposedViewSize(width: 100, height: 20), child: child) == size(40, 20))
  }

  @Test func fillingCoversTheProposal() {
    let layout = AspectRatioLayout(ratio: 2, contentMode: .fill)
    let child = greedy()
    // n099
    #expect(layout.sizeThatFits(ProposedViewSize(width: 100, height: 100), child: child) == size(200, 100))
    // n099
    #expect(layout.sizeThatFits(ProposedViewSize(width: 100, height: 20), child: child) == size(100, 50))
  }

  @Test func anAspectRatioReportsTheChildsSize() {
    let layout = AspectRatioLayout(ratio: 2, contentMode: .fit)
    let proposal = ProposedViewSize(width: 100, height: 100)
    #expect(layout.sizeThatFits(proposal, child: fixed(7, 9)) == size(7, 9))  // n098
  }

  @Test func anAspectRatioNeedsOneDimension() {
    let layout = AspectRatioLayout(ratio: 2, contentMode: .fit)
    let child = greedy()
    _ = layout.sizeThatFits(.unspecified, child: child)
    #expect(child.proposals == [.unspecified])  // n101
    #expect(layout.sizeThatFits(ProposedViewSize(width: 60, height: nil), child: child) == size(60, 30))
    #expect(layout.sizeThatFits(ProposedViewSize(width: nil, height: 60), child: child) == size(120, 60))
    let endless = ProposedViewSize(width: .infinity, height: 60)
    #expect(layout.sizeThatFits(endless, child: child) == size(120, 60))
  }

  @Test func withoutARatioTheChildsIdealCounts() {
    let image = TestNode { $0.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 10)) }
    let layout = AspectRatioLayout(ratio: nil, contentMode: .fit)
    let proposal = ProposedViewSize(width: 90, height: 90)
    #expect(layout.sizeThatFits(proposal, child: image) == size(90, 30))  // n102
  }

  @Test func aUselessRatioChangesNothing() {
    for ratio in [0, -1, CGFloat.nan, .infinity] {
      let layout = AspectRatioLayout(ratio: ratio, contentMode: .fill)
      let proposal = ProposedViewSize(width: 90, height: 80)
      #expect(layout.sizeThatFits(proposal, child: greedy()) == size(90, 80))
    }
  }

  @Test func aPositionTakesTheProposalAndCentresTheChildOnThePoint() {
    let child = fixed(20, 10)
    let node = ModifiedNode(PositionLayout(position: CGPoint(x: 30, y: 40)), child).laidOut(200, 100)
    #expect(node.frame.size == size(200, 100))  // recorded behaviour 20
    #expect(child.frame.origin == CGPoint(x: 20, y: 35))
    #expect(node.sizeThatFits(.unspecified) == size(20, 10))
  }

  @Test func anOverlayIsOfferedTheSizeOfItsView() {
    let overlay = greedy()
    let layout = SecondaryLayout()
    layout.place(
      secondary: overlay, primary: ViewDimensions(size: size(71, 37)), layoutDirection: .leftToRight)
    #expect(overlay.frame == CGRect(x: 0, y: 0, width: 71, height: 37))  // n110
    let padded = greedy().padding(-10)
    layout.place(
      secondary: padded, primary: ViewDimensions(size: size(30, 30)), layoutDirection: .leftToRight)
    #expect(padded.child.frame.size == size(50, 50))  // n090
  }

  @Test func anOverlayAlignsByTheGuidesOfBoth() {
    let primary = text(50).dimensions(in: .unspecified)
    let badge = fixed(10, 10)
    SecondaryLayout(alignment: .trailingFirstTextBaseline)
      .place(secondary: badge, primary: primary, layoutDirection: .leftToRight)
    #expect(badge.frame.origin == CGPoint(x: 40, y: 6))
    SecondaryLayout(alignment: .topTrailing)
      .place(secondary: badge, primary: primary, layoutDirection: .rightToLeft)
    #expect(badge.frame.origin == .zero)
  }

  @Test func theFirstCandidateThatFitsIsChosen() {
    let axes: Axis.Set = [.horizontal, .vertical]
    let proposal = ProposedViewSize(width: 12, height: 12)
    let candidates = [fixed(20, 4), fixed(8, 4), fixed(4, 4)]
    #expect(FittingChoice.index(of: candidates, proposal: proposal, axes: axes) == 1)
    #expect(FittingChoice.index(of: [fixed(4, 4)], proposal: proposal, axes: axes) == 0)  // n117
    #expect(FittingChoice.index(of: [fixed(90), fixed(80)], proposal: proposal, axes: axes) == 1)
    #expect(FittingChoice.index(of: [], proposal: proposal, axes: axes) == nil)
    #expect(FittingChoice.index(of: candidates, proposal: proposal, axes: .vertical) == 0)
  }
}
