import Foundation
import MartletPrimitives
import Testing

@testable import MartletCore

/// Size, weight and line height of all text styles in both families.
@Suite struct FontTableTests {
  struct Figures: Equatable, Sendable {
    let size: Double
    let weight: Int
    /// At one pixel a point, where heights are rounded up.
    let height: Double

    init(_ size: Double, _ weight: Int, _ height: Double) {
      (self.size, self.weight, self.height) = (size, weight, height)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let style: Font.TextStyle
    let touch: Figures
    let desktop: Figures

    init(_ style: Font.TextStyle, touch: Figures, desktop: Figures) {
      (self.style, self.touch, self.desktop) = (style, touch, desktop)
    }

    var testDescription: String { "\(style)" }
  }

  /// Sizes and weights: the facts named, the rest by Apple's Human Interface Guidelines, "Typography" (as are
  /// the weights of headline and caption 2, which a note of the facts has, too).
  ///
  /// Heights: the facts named; the rest on iOS by San Francisco's own line, 2444/2048 of the size, on macOS by
  /// the guidelines.
  static let rows = [
    // n002; heights: 34 × 2444/2048 = 40.6; guidelines.
    Row(.largeTitle, touch: Figures(34, 400, 41), desktop: Figures(26, 400, 32)),
    // n003.
    Row(.title, touch: Figures(28, 400, 34), desktop: Figures(22, 400, 26)),
    // n005, n006.
    Row(.title2, touch: Figures(22, 400, 27), desktop: Figures(17, 400, 21)),
    // n008; heights: 20 × 2444/2048 = 23.9; guidelines.
    Row(.title3, touch: Figures(20, 400, 24), desktop: Figures(15, 400, 20)),
    // n009.
    Row(.headline, touch: Figures(17, 600, 21), desktop: Figures(13, 700, 16)),
    // n011, n012.
    Row(.subheadline, touch: Figures(15, 400, 18), desktop: Figures(11, 400, 14)),
    // n014; heights: n023's 20.33 rounded up; guidelines.
    Row(.body, touch: Figures(17, 400, 21), desktop: Figures(13, 400, 16)),
    // n015.
    Row(.callout, touch: Figures(16, 400, 20), desktop: Figures(12, 400, 15)),
    // n017, n018.
    Row(.footnote, touch: Figures(13, 400, 16), desktop: Figures(10, 400, 13)),
    // n020; heights: 12 × 2444/2048 = 14.3; guidelines.
    Row(.caption, touch: Figures(12, 400, 15), desktop: Figures(10, 400, 13)),
    // n021.
    Row(.caption2, touch: Figures(11, 400, 14), desktop: Figures(10, 500, 13)),
  ]

  @Test(arguments: rows) func everyStyleHasItsFigures(row: Row) {
    func figures(_ idiom: Theme.Idiom) -> Figures {
      let font = Font.system(row.style).resolved(Theme.theme(for: idiom).fonts)
      // A hundredth is rounding noise.
      return Figures(font.size, font.weight, (font.ascent + font.descent - 0.01).rounded(.up))
    }
    #expect(figures(.touch) == row.touch)
    #expect(figures(.desktop) == row.desktop)
  }

  @Test func noStyleIsLeftOut() {
    #expect(Self.rows.map(\.style) == Font.TextStyle.allCases)
  }

  @Test func theNamedFontsAreThoseOfTheStyles() {
    let named: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
      .caption2,
    ]
    for (font, style) in zip(named, Font.TextStyle.allCases) {
      #expect(font.resolved(.touch) == Font.system(style).resolved(.touch))
      #expect(font.resolved(.desktop) == Font.system(style).resolved(.desktop))
    }
  }
}
