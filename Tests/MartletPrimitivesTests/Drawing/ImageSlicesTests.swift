import Foundation
import MartletPrimitives
import Testing

/// Where the parts of a picture with fixed margins go; expected values by hand.
struct ImageSlicesTests {
  private func slices(
    _ insets: EdgeInsets, size: CGSize = CGSize(width: 10, height: 10),
    target: CGRect = CGRect(x: 100, y: 200, width: 40, height: 30)
  ) -> [ImageSlice] {
    ImageResizing(capInsets: insets).slices(of: size, in: target)
  }

  @Test func withoutMarginsThereIsOneSlice() {
    let target = CGRect(x: 100, y: 200, width: 40, height: 30)
    let all = slices(EdgeInsets())
    #expect(all.map(\.source) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(all.map(\.target) == [target])
  }

  @Test func cornersKeepTheirSizeAndTheMiddleTakesTheRest() {
    let all = slices(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(all.count == 9)
    #expect(all.first?.target == CGRect(x: 100, y: 200, width: 2, height: 1))
    #expect(all[4].source == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(all[4].target == CGRect(x: 102, y: 201, width: 34, height: 26))
    #expect(all.last?.source == CGRect(x: 6, y: 7, width: 4, height: 3))
    #expect(all.last?.target == CGRect(x: 136, y: 227, width: 4, height: 3))
  }

  @Test func marginsThatDoNotFitShareTheRoom() {
    let target = CGRect(x: 0, y: 0, width: 3, height: 10)
    let all = slices(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 3), target: target)
    #expect(all.map(\.target.width) == [2, 1])
    #expect(all.map(\.source.width) == [6, 3])
  }

  @Test func marginsThatAreNoneOrTooWideDoNotBreakIt() {
    let all = slices(EdgeInsets(top: -1, leading: .nan, bottom: .infinity, trailing: 100))
    #expect(all.map(\.source) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(all.map(\.target.width) == [10])
  }

  @Test func anEmptyTargetHasNoSlices() {
    #expect(slices(EdgeInsets(), target: CGRect(x: 0, y: 0, width: 0, height: 5)).isEmpty)
  }
}
