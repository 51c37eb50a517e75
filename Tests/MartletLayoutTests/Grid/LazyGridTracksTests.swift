import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// The columns of lazy grids.
///
/// Expected values are those that objc.io's "SwiftUI's Grid Views" found in SwiftUI, or follow from its rules.
struct LazyGridTracksTests {
  private func widths(_ items: [GridItem], _ offered: CGFloat?) -> [CGFloat] {
    LazyGridTracks(items, offered: offered).tracks.map(\.length)
  }

  @Test func theDefaultIsFlexibleFromTen() {
    #expect(GridItem().size == .flexible(minimum: 10, maximum: .infinity))  // n122
    #expect(GridItem().spacing == nil && GridItem().alignment == nil)  // n122
    #expect(widths([GridItem()], 5) == [10])  // n122
  }

  @Test func anAdaptiveItemFillsItsShareWithAsManyAsFit() {
    // 200 − 70 − 8 = 122; two of 40 with 8 between them fit, and are stretched.
    #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
    #expect(widths([GridItem(.adaptive(minimum: 80))], 344) == [80, 80, 80, 80])
    #expect(widths([GridItem(.adaptive(minimum: 80))], 343).count == 3)
  }

  @Test func anAdaptiveItemHeedsItsMaximum() {
    let third: CGFloat = 165 / 3
    #expect(
      widths([GridItem(.adaptive(minimum: 50, maximum: 60), spacing: 0)], 165) == [third, third, third])
    #expect(widths([GridItem(.adaptive(minimum: 100, maximum: 110), spacing: 0)], 195) == [110])
  }

  @Test func flexibleItemsShareInTheirOrder() {
    #expect(widths([GridItem(), GridItem(), GridItem()], 316) == [100, 100, 100])
    let second = GridItem(.flexible(minimum: 120))
    let first = GridItem(.flexible(minimum: 50))
    // 192 / 2 = 96 for the first, and the second takes its minimum.
    #expect(widths([first, second], 200) == [96, 120])
    // The other way round the minimum comes first, and the rest fits.
    #expect(widths([second, first], 200) == [120, 72])
    #expect(widths([GridItem(.flexible(maximum: 30)), GridItem()], 208) == [30, 170])
  }

  /// juejin.cn 7081943051349786631: 146 + 8 + 180 = 334 at first, then 163 + 8 + 180 = 351.
  @Test func theSecondPassGoesByTheSizeOfTheFirst() {
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    #expect(LazyGridTracks(items, offered: 300).total == 334)
    #expect(LazyGridTracks(items, offered: 334).total == 351)
  }

  @Test func spacingIsTheItemsOwn() {
    let tracks = LazyGridTracks(
      [GridItem(.fixed(10), spacing: 5), GridItem(.fixed(10), spacing: 50)], offered: 100)
    #expect(tracks.tracks.map(\.start) == [0, 15])
    #expect(tracks.total == 25)
  }

  @Test func badItemsNeitherCrashNorSpread() {
    #expect(widths([], 100).isEmpty)
    let lengths: [CGFloat] = [-10, 0, .nan, .infinity, -.infinity]
    for minimum in lengths {
      for maximum in lengths {
        for offered in [nil, 0, 100, .nan, .infinity] as [CGFloat?] {
          for spacing in [nil, 0, -8, .nan, .infinity] as [CGFloat?] {
            let items = [
              GridItem(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing),
              GridItem(.flexible(minimum: minimum, maximum: maximum), spacing: spacing),
              GridItem(.fixed(minimum), spacing: spacing),
            ]
            let tracks = LazyGridTracks(items, offered: offered)
            #expect(tracks.tracks.count <= LazyGridTracks.mostTracks)
            #expect(tracks.tracks.allSatisfy { $0.length >= 0 && $0.length.isFinite && $0.start.isFinite })
            #expect(tracks.total >= 0 && tracks.total.isFinite)
          }
        }
      }
    }
    #expect(widths(Array(repeating: GridItem(), count: 1_000_000), 100).count == LazyGridTracks.mostTracks)
  }
}
