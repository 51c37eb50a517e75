import SwiftUI
import Testing
import ViewTesting

/// What effects do unless told otherwise.
@MainActor @Suite struct EffectDefaultsTests {
  /// Fact n137: a square of 6 points turned by 45° about the middle of its frame of 12.
  ///
  /// Half its diagonal is 4.24 points, so the pixels at its corners are covered by 0.03 (07) and 0.71 (B6). Cairo counts
  /// coverage in steps of about 1/64.
  @Test func aRotationIsAboutTheMiddle() {
    let ui = TestHost(size: CGSize(width: 12, height: 12), idiom: .touch) {
      Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45)).frame(width: 12, height: 12)
        .background(Color.black)
    }
    func gray(_ x: Int, _ y: Int) -> Int {
      ui.color(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)).red
    }
    #expect(gray(5, 5) == 0xFF && gray(6, 6) == 0xFF && gray(5, 0) == 0 && gray(2, 2) == 0)
    for (x, y) in [(5, 1), (6, 10), (1, 6), (10, 5)] { #expect(abs(gray(x, y) - 0x07) <= 4) }
    for (x, y) in [(5, 2), (6, 9), (2, 6), (9, 5)] { #expect(abs(gray(x, y) - 0xB6) <= 4) }
  }

  /// Fact n143: `clipped()` cuts hard, `cornerRadius(_:)` smoothly.
  @Test func clippingIsHardAndCornersAreSmooth() {
    let clipped = TestHost { Color.red.frame(width: 50, height: 50).clipped() }
    #expect(clipped.displayListText.contains("clip rect (0, 0, 50, 50) aliased"))
    let smooth = TestHost { Color.red.frame(width: 50, height: 50).clipped(antialiased: true) }
    #expect(!smooth.displayListText.contains("aliased"))
    let rounded = TestHost { Color.red.frame(width: 50, height: 50).cornerRadius(8) }
    #expect(rounded.displayListText.contains("clip rounded") && !rounded.displayListText.contains("aliased"))
  }

  /// Fact n144: a border is one point wide and lies inside the frame.
  @Test func aBorderIsOnePointInsideTheFrame() {
    let ui = TestHost(size: CGSize(width: 20, height: 20), scale: 1, idiom: .touch) {
      Color.white.frame(width: 10, height: 10).border(.black)
    }
    func isDark(_ x: Double, _ y: Double) -> Bool { ui.color(at: CGPoint(x: x, y: y)).red < 0x20 }
    #expect(isDark(5.5, 5.5) && isDark(14.5, 14.5) && isDark(5.5, 10.5))
    #expect(!isDark(4.5, 10.5) && !isDark(6.5, 10.5) && !isDark(15.5, 10.5) && !isDark(10.5, 6.5))
  }
}
