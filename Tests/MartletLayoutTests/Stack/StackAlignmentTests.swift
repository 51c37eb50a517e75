import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// Where a stack puts its children across its axis.
///
/// Expected values are derived by hand.
struct StackAlignmentTests {
  @Test func childrenLineUpByTheGivenSide() {
    for (alignment, positions): (VerticalAlignment, [CGFloat]) in [
      (.top, [0, 0]), (.center, [5, 0]), (.bottom, [10, 0]),
    ] {
      let children = [fixed(10, 10), fixed(10, 20)]
      let stack = hstack(alignment: alignment, children).laidOut(100, 100)
      #expect(children.map(\.frame.minY) == positions)
      #expect(stack.frame.height == 20)
    }
  }

  @Test func firstBaselinesMeet() {
    // Baselines at 16 and 30: the line lies at 30. Below it: 4 and 10. Height 30 + 10.
    let large = TestNode { _ in CGSize(width: 50, height: 40) }
      .guide(.firstTextBaseline) { _ in 30 }
    let children = [text(50), large]
    let stack = hstack(alignment: .firstTextBaseline, children).laidOut(200, 100)
    #expect(children.map(\.frame.minY) == [14, 0])
    #expect(stack.frame.height == 40)
  }

  @Test func aViewWithoutTextStandsOnTheBaseline() {
    let children = [text(50), fixed(10, 10)]
    let stack = hstack(alignment: .firstTextBaseline, children).laidOut(200, 100)
    #expect(children.map(\.frame.minY) == [0, 6])
    #expect(stack.frame.height == 20)
  }

  @Test func aGuideMovesTheChildAndStretchesTheStack() {
    // The first child's guide lies 5 right of its leading side, so the line lies at 5.
    let children = [fixed(10, 10).guide(.leading) { _ in 5 }, fixed(10, 10)]
    let stack = vstack(alignment: .leading, spacing: 0, children).laidOut(100, 100)
    #expect(children.map(\.frame.minX) == [0, 5])
    #expect(stack.frame.width == 15)
  }

  @Test func aGuideMayLieOutsideTheChild() {
    let children = [fixed(10, 10).guide(.leading) { _ in -20 }, fixed(10, 10)]
    let stack = vstack(alignment: .leading, spacing: 0, children).laidOut(100, 100)
    #expect(children.map(\.frame.minX) == [20, 0])
    #expect(stack.frame.width == 30)
  }

  @Test func aStackReportsItsChildrensMergedGuides() {
    // Baselines of the two rows: 16, and 22 + 16 = 38.
    let column = vstack([text(50), text(50)])
    let dimensions = column.dimensions(in: .unspecified)
    #expect(dimensions[.firstTextBaseline] == 16)  // n116: the uppermost
    #expect(dimensions[.lastTextBaseline] == 38)  // n116: the lowest
    #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    #expect(dimensions[HorizontalAlignment.center] == 25)
  }

  @Test func otherGuidesAreAveraged() {
    let children = (0..<5).map { index in
      fixed(10, 10).guide(HorizontalAlignment.trailing) { _ in CGFloat(index) }
    }
    let column = vstack(alignment: .leading, spacing: 0, children)
    #expect(column.dimensions(in: .unspecified)[explicit: .trailing] == 2)  // n116: the mean of 0…4
  }

  @Test func nestedRowsAlignByTheirTexts() {
    let inner = vstack(spacing: 0, [fixed(10, 10), text(50)])
    let children: [TestNode] = [text(50), inner]
    hstack(alignment: .firstTextBaseline, children).laidOut(300, 100)
    // The inner text's baseline lies at 10 + 16 = 26, the outer one's at 16.
    #expect(children.map(\.frame.minY) == [10, 0])
  }
}
