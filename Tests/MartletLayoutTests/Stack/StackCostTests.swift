import Foundation
import MartletLayout
import Testing

/// How often a stack measures its children.
struct StackCostTests {
  private let proposal = ProposedViewSize(width: 200, height: 100)

  private func measureCounts(_ children: [TestNode], _ proposal: ProposedViewSize) -> [Int] {
    let stack = hstack(children)
    children.forEach { $0.resetCounts() }
    _ = stack.sizeThatFits(proposal)
    stack.place(origin: .zero, size: proposal)
    return children.map(\.measureCount)
  }

  @Test func aFlexibleChildIsMeasuredThreeTimesAtMost() {
    #expect(measureCounts([greedy(), text(90, longestWord: 30), greedy()], proposal) == [3, 3, 3])
  }

  @Test func anInflexibleChildIsMeasuredTwice() {
    #expect(measureCounts([fixed(10), fixed(20), fixed(30)], proposal) == [2, 2, 2])
  }

  @Test func oneMeasurementIsEnoughWhenNothingIsToBeShared() {
    let children = { [greedy(), text(90, longestWord: 30), fixed(10)] }
    #expect(measureCounts(children(), .unspecified) == [1, 1, 1])
    #expect(measureCounts(children(), .zero) == [1, 1, 1])
    #expect(measureCounts(children(), .infinity) == [1, 1, 1])
    #expect(measureCounts([greedy()], proposal) == [1])
  }

  @Test func anOnlyTextBesideASpacerIsMeasuredOnce() {
    // Alone in its group it needs no comparing; the spacer's minimum is set aside, then it gets the rest.
    #expect(measureCounts([text(90, longestWord: 30), spacer(.horizontal)], proposal) == [1, 2])
  }

  /// A text whose shortest length is known to lie within bounds.
  private func boundedText(_ width: CGFloat, longestWord: CGFloat = 10) -> TestNode {
    let node = text(width, longestWord: longestWord)
    node.shortestBounds = 0...30
    return node
  }

  private func isAskedForTheLeast(_ node: TestNode) -> Bool { node.proposals.contains { $0.width == 0 } }

  @Test func textsWhoseOrderIsBeyondDoubtAreNotBrokenForIt() {
    let children = [boundedText(150), boundedText(50), fixed(10)]
    _ = measureCounts(children, proposal)
    #expect(!isAskedForTheLeast(children[0]) && !isAskedForTheLeast(children[1]))
  }

  @Test func textsOfNearlyTheSameWidthAreAskedForTheirShortestLengths() {
    let children = [boundedText(60), boundedText(50)]
    _ = measureCounts(children, proposal)
    #expect(isAskedForTheLeast(children[0]) && isAskedForTheLeast(children[1]))
  }

  @Test(arguments: [40, 90, 130, 200, 400] as [CGFloat])
  func roughKnowledgeDividesTheRoomAsExactKnowledgeDoes(width: CGFloat) {
    let offered = ProposedViewSize(width: width, height: 100)
    let rough = [boundedText(150), fixed(25), boundedText(50), greedy()]
    let exact = [text(150, longestWord: 10), fixed(25), text(50, longestWord: 10), greedy()]
    for children in [rough, exact] {
      let stack = hstack(children)
      stack.place(origin: .zero, size: offered)
    }
    #expect(rough.map(\.placements) == exact.map(\.placements))
  }

  @Test func anotherWidthCostsOneMeasurement() {
    let children = [greedy(), text(90, longestWord: 30)]
    let stack = hstack(children)
    _ = stack.sizeThatFits(proposal)
    children.forEach { $0.resetCounts() }
    _ = stack.sizeThatFits(ProposedViewSize(width: 150, height: 100))
    #expect(children.map(\.measureCount) == [1, 1])
  }

  @Test func guidesAreFoundWithoutMeasuring() {
    let children = [text(50), text(70)]
    let stack = vstack(children)
    let size = stack.sizeThatFits(proposal)
    children.forEach { $0.resetCounts() }
    _ = stack.explicitAlignment(VerticalAlignment.firstTextBaseline.key, size: size, proposal: proposal)
    #expect(children.map(\.measureCount) == [0, 0])
    #expect(children.map(\.guideCount) == [1, 1])
  }

  @Test func questionsForGuidesDoNotMultiplyWithDepth() {
    let leaf = fixed(10)
    var node: TestNode = leaf
    for _ in 0..<10 { node = node.frame(width: 50, height: 50) }
    _ = node.explicitAlignment(
      VerticalAlignment.center.key, size: CGSize(width: 50, height: 50), proposal: proposal)
    #expect(leaf.guideCount == 1)
  }

  @Test func updatingTheCacheForgetsOldSizes() {
    let child = fixed(10)
    let stack = hstack([child, fixed(10)])
    #expect(stack.sizeThatFits(proposal).width == 20)
    child.answer = { _ in CGSize(width: 30, height: 10) }
    stack.layout.updateCache(&stack.cache, subviews: stack.subviews)
    #expect(stack.sizeThatFits(proposal).width == 40)
  }
}
