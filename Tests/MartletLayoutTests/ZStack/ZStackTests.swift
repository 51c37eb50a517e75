import Foundation
import MartletLayout
import Testing

/// Layer stacks.
///
/// Expected values are the facts of those numbers, or derived by hand.
struct ZStackTests {
  @Test func childrenLineUpByTheAlignment() {
    for (alignment, origin): (Alignment, CGPoint) in [
      (.topLeading, CGPoint(x: 0, y: 0)),  // n104
      (.top, CGPoint(x: 3, y: 0)),  // n105
      (.bottomTrailing, CGPoint(x: 6, y: 6)),  // n107
      (.center, CGPoint(x: 3, y: 3)),  // n108
    ] {
      let children = [fixed(12, 12), fixed(6, 6)]
      let stack = zstack(alignment: alignment, children).laidOut(12, 12)
      #expect(stack.frame.size == CGSize(width: 12, height: 12))
      #expect(children[1].frame == CGRect(origin: origin, size: CGSize(width: 6, height: 6)))
    }
  }

  @Test func theStackIsTheBoxAroundItsChildren() {
    let children = [fixed(10, 30), fixed(40, 5)]
    #expect(zstack(children).sizeThatFits(.unspecified) == CGSize(width: 40, height: 30))
    // The first child's leading guide lies at 10: it starts 10 before the second.
    let moved = [fixed(20, 10).guide(HorizontalAlignment.leading) { _ in 10 }, fixed(30, 10)]
    let stack = zstack(alignment: .leading, moved).laidOut(100, 100)
    #expect(stack.frame.width == 40)
    #expect(moved.map(\.frame.minX) == [0, 10])
  }

  @Test func everyChildIsOfferedTheProposal() {
    let children = [greedy(), greedy()]
    zstack(children).laidOut(30, 20)
    #expect(children.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 30, height: 20) })
    #expect(children.map(\.measureCount) == [1, 1])
  }

  @Test func aHigherPriorityDecidesTheSize() {
    let children = [greedy(), fixed(20, 10).priority(1)]
    let stack = zstack(children).laidOut(100, 100)
    #expect(stack.frame.size == CGSize(width: 20, height: 10))
    #expect(children[0].frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func guidesAreMergedWithoutMultiplyingQuestions() {
    let leaf = text(50)
    var node: TestNode = leaf
    for _ in 0..<10 { node = zstack([node]) }
    #expect(node.dimensions(in: .unspecified)[.firstTextBaseline] == 16)
    #expect(leaf.guideCount <= 2 * 10 + 1)
    #expect(leaf.measureCount == 1)
  }

  @Test func aStackWithoutChildrenIsEmpty() {
    #expect(zstack([]).sizeThatFits(.infinity) == .zero)
  }
}
