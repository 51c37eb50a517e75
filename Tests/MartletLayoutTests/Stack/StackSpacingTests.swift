import Foundation
import MartletLayout
import Testing

/// The distances in a stack.
///
/// Expected values are the facts of those numbers.
struct StackSpacingTests {
  @Test func viewsAreEightPointsApart() {
    let children = [greedy(), greedy(), greedy()]
    vstack(children).laidOut(50, 50)
    for child in children {
      #expect(abs(child.frame.height - 34.0 / 3) < 0.001)  // n030: (50 − 2 × 8) / 3
    }
    #expect(abs(children[1].frame.minY - children[0].frame.maxY - 8) < 0.001)  // n038
    let row = [fixed(10), fixed(10)]
    hstack(spacing: nil, row).laidOut(100, 10)
    #expect(row[1].frame.minX == 18)  // n038
  }

  @Test func textsInAColumnAreALineGapApart() {
    // n029: a pitch of 22.333 is a line of 20.333 and a gap of 2; here the lines are 20 high.
    let children = [text(50), text(50), text(50)]
    vstack(children).laidOut(300, 2000)
    #expect(children.map(\.frame.minY) == [0, 22, 44])
  }

  @Test func theLowerTextsLineGapCounts() {
    let children = [text(50, lineGap: 5), text(50, lineGap: 1)]
    vstack(children).laidOut(300, 2000)
    #expect(children[1].frame.minY == 21)  // n039
  }

  @Test func textsSideBySideAndTextsBesideOtherViewsAreEightPointsApart() {
    let row = [text(50), text(50)]
    hstack(spacing: nil, row).laidOut(300, 100)
    #expect(row[1].frame.minX == 58)  // n038
    let column = [text(50), greedy().frame(width: 10, height: 10), text(50)]
    vstack(column).laidOut(300, 100)
    #expect(column.map(\.frame.minY) == [0, 28, 46])  // n038
  }

  @Test func aGivenSpacingIsUsedEverywhere() {
    // n041, n042: 8 points between texts; 20 + 8 = 28. Beside a spacer the given spacing counts too.
    let column = [text(50), text(50)]
    vstack(spacing: 8, column).laidOut(200, 100)
    #expect(column[1].frame.minY == 28)
    let row = [fixed(10), spacer(.horizontal, minLength: 0), fixed(10)]
    let stack = hstack(spacing: 5, row)
    #expect(stack.sizeThatFits(.zero).width == 30)
  }

  @Test func aNegativeSpacingLetsChildrenOverlap() {
    let row = [fixed(10), fixed(10)]
    let stack = hstack(spacing: -4, row).laidOut(100, 10)
    #expect(row[1].frame.minX == 6)
    #expect(stack.frame.width == 16)
  }

  @Test func spacersBringNoSpacingAndYieldToOthers() {
    let children = [greedy(), spacer(.vertical), spacer(.vertical), spacer(.vertical), greedy()]
    vstack(children).laidOut(100, 900)
    #expect(children.map(\.frame.height) == [438, 8, 8, 8, 438])  // n032
    #expect(children[4].frame.minY == 462)  // n032
  }

  @Test func spacersShrinkToEightPointsBetweenGreedyViews() {
    let children = [
      fixed(64, 64), spacer(.vertical), greedy(), spacer(.vertical), fixed(64, 64),
    ]
    vstack(children).laidOut(100, 900)
    #expect(children.map(\.frame.minY) == [0, 64, 72, 828, 836])  // n033
    #expect(children[2].frame.height == 756)  // n033
  }

  @Test func whatDoesNotFitOverflowsFromTheMiddle() {
    let bars = [greedy().frame(height: 2), greedy().frame(height: 2)]
    let column = vstack([spacer(.vertical), bars[0], spacer(.vertical), bars[1], spacer(.vertical)])
    column.frame(height: 12).laidOut(10, 12)
    // n035: bars at 0…2 and 10…12 of the frame. The column is 28 high, so it starts at −8.
    #expect(column.frame.minY == -8)
    #expect(bars.map { $0.frame.minY + column.frame.minY } == [0, 10])
  }

  @Test func spacersTakeWhatIsLeft() {
    let children = [fixed(20), spacer(.horizontal), fixed(30), spacer(.horizontal), fixed(10)]
    hstack(spacing: nil, children).laidOut(200, 10)
    #expect(children.map(\.frame.minX) == [0, 20, 90, 120, 190])  // (200 − 60) / 2 = 70 each
  }

  @Test func aRowOfTextAndSpacerKeepsTheTextsDistance() {
    // A spacer has no height, so it has no say in the distance between rows.
    let rows = [
      hstack(spacing: nil, [text(50), spacer(.horizontal)]),
      hstack(spacing: nil, [text(50), spacer(.horizontal)]),
    ]
    vstack(rows).laidOut(200, 200)
    #expect(rows[1].frame.minY == 22)  // n029
  }

  @Test func aStacksSpacingIsThatOfItsOuterChildren() {
    let column = vstack([text(50), greedy(), spacer(.vertical)])
    #expect(ViewSpacing.text(lineGap: 3).distance(to: column.spacing, along: .vertical) == 2)  // n039
    #expect(column.spacing.distance(to: .standard, along: .vertical) == 0)  // n032
    #expect(column.spacing.distance(to: .standard, along: .horizontal) == 8)  // n038
  }
}
