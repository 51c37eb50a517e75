import Foundation
import MartletLayout
import Testing

/// How a stack divides its length.
///
/// Expected values are the facts of those numbers.
struct StackSharingTests {
  /// The widths children get in an HStack without spacing.
  private func widths(_ proposed: CGFloat?, _ children: [TestNode]) -> [CGFloat] {
    hstack(children).laidOut(proposed, 10)
    return children.map(\.frame.width)
  }

  @Test func greedyChildrenShareEqually() {
    #expect(widths(300, [greedy(), greedy(), greedy()]) == [100, 100, 100])  // n047
  }

  @Test func theLeastFlexibleChildIsAskedFirst() {
    let children = [greedy().frame(maxWidth: 100), greedy().frame(minWidth: 100)]
    let stack = hstack(children).laidOut(150, 10)
    #expect(children.map(\.frame.width) == [75, 100])  // n048
    #expect(stack.frame.width == 175)  // n048
  }

  @Test func aHigherPriorityTakesAllButTheOthersMinimums() {
    // n050 with a text 120 wide, and others at least 20 wide: 200 − 20 − 20 = 160 ≥ 120, then 80 / 2.
    let label = text(120, longestWord: 30).priority(1)
    let children = [greedy().frame(minWidth: 20), label, greedy().frame(minWidth: 20)]
    #expect(widths(200, children) == [40, 120, 40])
    #expect(label.proposals.last?.width == 160)
    #expect(widths(100, children) == [20, 60, 20])
  }

  @Test func fixedChildrenKeepTheirWidth() {
    #expect(widths(100, [greedy().frame(width: 150), greedy()]) == [150, 0])  // n056
    #expect(widths(100, [greedy().frame(width: 80), greedy().frame(width: 80)]) == [80, 80])  // n066
    #expect(widths(0, [greedy(), greedy(), greedy().frame(width: 33)]) == [0, 0, 33])  // n069
  }

  @Test func whatAChildLeavesGoesToTheOthers() {
    #expect(
      widths(300, [greedy().frame(maxWidth: 23), greedy(), greedy().frame(minWidth: 74)])
        == [23, 138.5, 138.5])  // n057
    #expect(widths(200, [greedy().frame(maxWidth: 50), greedy().frame(maxWidth: 90)]) == [50, 90])  // n060
    #expect(
      widths(200, [greedy(), greedy().frame(maxWidth: 100), greedy().frame(maxWidth: 20), fixed(10)])
        == [85, 85, 20, 10])  // n063
    #expect(
      widths(240, [greedy().frame(minWidth: 30, maxWidth: 90), fixed(50), greedy()])
        == [90, 50, 100])  // n065
    #expect(widths(50, [greedy().frame(maxWidth: 0), greedy()]) == [0, 50])  // n068
  }

  @Test func ofBoundlesslyFlexibleChildrenTheLargerMinimumGoesFirst() {
    #expect(widths(100, [greedy().frame(minWidth: 80), greedy().frame(minWidth: 30)]) == [80, 30])  // n059
    #expect(widths(100, [greedy().frame(minWidth: 30), greedy().frame(minWidth: 80)]) == [30, 80])  // n051
  }

  @Test func minimumsMayOverflow() {
    #expect(
      widths(60, [greedy().frame(minWidth: 50, maxWidth: 100), greedy().frame(minWidth: 10, maxWidth: 30)])
        == [50, 30])  // n062
  }

  @Test func aColumnFollowsTheSameRules() {
    let children = [greedy().frame(minHeight: 5, maxHeight: 100), greedy().frame(minHeight: 80)]
    let stack = vstack(spacing: 0, children).laidOut(100, 85)
    #expect(children.map(\.frame.height) == [42.5, 80])  // n053
    #expect(stack.frame.height == 122.5)  // n053
    #expect(stack.sizeThatFits(.zero).height == 85)  // n053, n054
  }

  @Test func withoutAProposalEveryChildIsOfferedNone() {
    // recorded behaviour 7; a shape's ideal is 10 (n092).
    let children = [greedy(), text(120, longestWord: 30), fixed(40)]
    let stack = hstack(children).laidOut(nil, 50)
    #expect(children.flatMap(\.proposals).allSatisfy { $0 == ProposedViewSize(width: nil, height: 50) })
    #expect(stack.frame.size == CGSize(width: 170, height: 50))
  }

  @Test func theProposalAcrossTheAxisGoesToEveryChild() {
    let rule = TestNode { CGSize(width: 1, height: $0.height ?? 10) }
    hstack([fixed(20, 20), rule]).laidOut(100, 60)
    #expect(rule.frame.height == 60)  // n095
  }

  @Test func aStackWithoutChildrenIsEmpty() {
    #expect(hstack([]).sizeThatFits(.unspecified) == .zero)
    #expect(vstack([]).sizeThatFits(ProposedViewSize(width: 10, height: 10)) == .zero)
  }

  @Test func aSliceOfTheChildrenIsLaidOutLikeAnyOther() {
    let children = [fixed(1), fixed(20), greedy()]
    let subviews = LayoutSubviews(children, layoutDirection: .leftToRight)[1..<3]
    let layout = HStackLayout(spacing: 0)
    var cache = layout.makeCache(subviews: subviews)
    let size = CGSize(width: 100, height: 10)
    layout.place(size: size, proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    #expect(children[1].frame.minX == 0)
    #expect(children[2].frame == CGRect(x: 20, y: 0, width: 80, height: 10))
  }
}
