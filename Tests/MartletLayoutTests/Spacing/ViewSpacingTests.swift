import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// The distance between two views' wishes.
///
/// Expected values are the facts of those numbers.
struct ViewSpacingTests {
  @Test func theDefaultIsEight() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)  // n038
    #expect(ViewSpacing.standard.distance(to: .standard, along: .vertical) == 8)  // n038
  }

  @Test func zeroIsZero() {
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: .standard, along: .vertical) == 0)
  }

  @Test func theLargestWishOfAPairWins() {
    let mixed = ViewSpacing.zero.union(.standard)
    #expect(mixed.distance(to: .standard, along: .vertical) == 8)
    #expect(mixed.distance(to: .zero, along: .vertical) == 0)
    let textAndImage = ViewSpacing.text(lineGap: 2).union(.standard)
    #expect(textAndImage.distance(to: .text(lineGap: 2), along: .vertical) == 8)
    // n039
    #expect(ViewSpacing().union(.text(lineGap: 2)).distance(to: .text(lineGap: 3), along: .vertical) == 3)
  }

  @Test func aUnionTakesOnlyTheEdgesNamed() {
    let spacing = ViewSpacing().union(.zero, edges: .top)
    #expect(ViewSpacing.standard.distance(to: spacing, along: .vertical) == 0)
    #expect(spacing.distance(to: .standard, along: .vertical) == 8)
    #expect(spacing.distance(to: .standard, along: .horizontal) == 8)
  }

  @Test func aSpacerWantsNoDistanceAlongItsAxis() {
    let spacer = ViewSpacing.spacer(along: .vertical)
    #expect(spacer.distance(to: .text(lineGap: 2), along: .vertical) == 0)  // n032
    #expect(spacer.distance(to: .standard, along: .horizontal) == 8)
  }
}
