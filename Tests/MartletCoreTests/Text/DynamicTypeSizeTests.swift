import MartletPrimitives
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct DynamicTypeSizeTests {
  private func height(_ ui: TestHost) throws -> CGFloat { try ui.find(.role(.staticText)).frame.height }

  /// Point sizes for all twelve sizes, from the smallest: Apple, Human Interface Guidelines, "Typography".
  nonisolated static let sizes: [(Font.TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: sizes) func touchTextStylesFollowTheSize(style: Font.TextStyle, sizes: [Double]) {
    var values = EnvironmentValues()
    values.theme = .touch
    for (size, points) in zip(DynamicTypeSize.allCases, sizes) {
      values.dynamicTypeSize = size
      #expect(Font.system(style).resolved(in: values).size == points)
    }
    // A size of its own stays (Apple, "system(size:weight:design:)").
    #expect(Font.system(size: 20).resolved(in: values).size == 20)
    #expect(Font.custom("Serif", fixedSize: 20).resolved(in: values).size == 20)
    // 20 × 53 / 17 and 20 × 60 / 34.
    #expect(isNear(Font.custom("Serif", size: 20).resolved(in: values).size, 62.353, 0.001))
    #expect(
      isNear(Font.custom("Serif", size: 20, relativeTo: .largeTitle).resolved(in: values).size, 35.294, 0.001)
    )
  }

  @Test func theUsualSizesAreThoseOfTheFontTable() {
    for style in Font.TextStyle.allCases {
      #expect(TypeSizeTable.pointSize(style, .large) == FontTable.touch.style(style).size)
    }
  }

  /// Body text of 53 points has lines of 53 × 2444/2048 = 63.2.
  @Test func aViewSetsTheSizeOfItsTextOnTouchScreensOnly() throws {
    func host(_ idiom: TestHost.Idiom) -> TestHost {
      TestHost(idiom: idiom) { Text("Hello").dynamicTypeSize(.accessibility5) }
    }
    #expect(try height(host(.touch)) == 64)
    // "On macOS, this value … does not affect the text size." (Apple, "dynamicTypeSize")
    #expect(try height(host(.desktop)) == 16)
  }

  @Test func theNearestSizeWithinLimitsIsTaken() throws {
    final class Seen { var sizes: [DynamicTypeSize] = [] }
    struct Probe: View {
      @Environment(\.dynamicTypeSize) var size
      let seen: Seen
      var body: some View {
        seen.sizes.append(size)
        return Color.clear
      }
    }
    let seen = Seen()
    let ui = TestHost {
      VStack {
        Probe(seen: seen).dynamicTypeSize(.xLarge ... .xxLarge)
        Probe(seen: seen).dynamicTypeSize(...DynamicTypeSize.small)
        Probe(seen: seen).dynamicTypeSize(DynamicTypeSize.small...)
        Probe(seen: seen).environment(\.sizeCategory, .accessibilityExtraLarge)
      }
    }
    #expect(seen.sizes == [.xLarge, .small, .large, .accessibility3])
    seen.sizes = []
    // 1.35 of 17 points is 23, xxxLarge.
    ui.textScale = 1.35
    #expect(seen.sizes.suffix(4).reversed() == [.xxLarge, .small, .xxxLarge, .accessibility3])
  }

  @Test func textFollowsTheDesktopsScaling() throws {
    let desktop = TestHost { Text("Hello") }
    let touch = TestHost(idiom: .touch) { Text("Hello") }
    desktop.textScale = 1.5
    touch.textScale = 1.5
    // 16 × 1.5; on touch screens the nearest size, 23 or 28 points.
    #expect(try height(desktop) == 24)
    #expect(try [28, 34].contains(height(touch)))
    desktop.textScale = 1
    #expect(try height(desktop) == 16)
  }

  /// 9 points are a mini control's on the desktop.
  @Test func controlsFollowTheDesktopsScaling() {
    let ui = TestHost {
      VStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Regular") {}
        Text("Fixed").font(.system(size: 10))
      }
    }
    #expect(ui.textRuns.map(\.font.size) == [9, 13, 10])
    ui.textScale = 2
    #expect(ui.textRuns.map(\.font.size) == [18, 26, 10])
  }

  @Test func scaledMetricsGrowWithTheirTextStyle() throws {
    struct Scaled: View {
      @ScaledMetric var side = 20.0
      @ScaledMetric(relativeTo: .largeTitle) var other: CGFloat = 34
      var body: some View {
        HStack {
          Color.red.frame(width: side, height: 10).accessibilityIdentifier("body")
          Color.red.frame(width: other, height: 10).accessibilityIdentifier("title")
        }
      }
    }
    func widths(_ ui: TestHost) throws -> [CGFloat] {
      ui.drawnNumbers("rect (0, 0,", of: "fill").map { CGFloat($0) }
    }
    let ui = TestHost(size: CGSize(width: 400, height: 100), idiom: .touch) {
      Scaled().dynamicTypeSize(.xxLarge)
    }
    // 20 × 21/17 and 34 × 38/34.
    #expect(try zip(widths(ui), [24.71, 38]).allSatisfy { isNear(Double($0), $1, 0.01) })
    let desktop = TestHost { Scaled() }
    #expect(try widths(desktop) == [20, 34])
    desktop.textScale = 2
    #expect(try widths(desktop) == [40, 68])
  }

  @Test func theOlderNamesMeanTheSame() {
    #expect(
      zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).allSatisfy {
        $0.typeSize == $1 && ContentSizeCategory($1) == $0
      })
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .medium && ContentSizeCategory.large >= .large)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test func boldTextIsHeavier() {
    var values = EnvironmentValues()
    let usual = Font.body.resolved(in: values).weight
    values.legibilityWeight = .bold
    #expect(Font.body.resolved(in: values).weight > usual)
    #expect(values.legibilityWeight == .bold)
  }
}
