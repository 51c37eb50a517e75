import Foundation
import MartletPrimitives

/// One family's text styles.
package struct FontTable: Sendable {
  struct Style: Sendable {
    let size: Double
    /// As in CSS: 400 regular, 500 medium, 600 semibold, 700 bold.
    let weight: Int
    /// The height of one line in points; `nil` takes the font's own.
    let lineHeight: Double?
  }

  let styles: [Font.TextStyle: Style]
  /// What two stacked lines of text are apart, between two Text views (fact n029) as between two lines.
  let lineGap: Double

  /// San Francisco's ascent and descent by its point size.
  ///
  /// From the head of the font: 1950 and 494 of 2048 units. 17 pt gives a line of 20.29 (fact n023: 20.33 in pixels of @3x).
  package static let ascentRatio = 1950.0 / 2048.0
  package static let descentRatio = 494.0 / 2048.0

  func style(_ style: Font.TextStyle) -> Style {
    styles[style] ?? Style(size: 13, weight: 400, lineHeight: nil)
  }

  /// Sizes: facts n002–n021; weights by the same (headline semibold); lines are the font's own
  /// (facts n003–n021: 34, 27, 21, 18, 20, 16, 14 at @1x).
  static let touch = FontTable(
    styles: [
      .largeTitle: Style(size: 34, weight: 400, lineHeight: nil),
      .title: Style(size: 28, weight: 400, lineHeight: nil),
      .title2: Style(size: 22, weight: 400, lineHeight: nil),
      .title3: Style(size: 20, weight: 400, lineHeight: nil),
      .headline: Style(size: 17, weight: 600, lineHeight: nil),
      .body: Style(size: 17, weight: 400, lineHeight: nil),
      .callout: Style(size: 16, weight: 400, lineHeight: nil),
      .subheadline: Style(size: 15, weight: 400, lineHeight: nil),
      .footnote: Style(size: 13, weight: 400, lineHeight: nil),
      .caption: Style(size: 12, weight: 400, lineHeight: nil),
      .caption2: Style(size: 11, weight: 400, lineHeight: nil),
    ], lineGap: 2)

  /// Sizes and weights: facts n002–n021.
  ///
  /// Lines: the same facts' heights on macOS; large title, title 3 and caption by Apple's Human
  /// Interface Guidelines, "Typography", macOS built-in text styles (26/32, 15/20, 10/13).
  static let desktop = FontTable(
    styles: [
      .largeTitle: Style(size: 26, weight: 400, lineHeight: 32),
      .title: Style(size: 22, weight: 400, lineHeight: 26),
      .title2: Style(size: 17, weight: 400, lineHeight: 21),
      .title3: Style(size: 15, weight: 400, lineHeight: 20),
      .headline: Style(size: 13, weight: 700, lineHeight: 16),
      .body: Style(size: 13, weight: 400, lineHeight: 16),
      .callout: Style(size: 12, weight: 400, lineHeight: 15),
      .subheadline: Style(size: 11, weight: 400, lineHeight: 14),
      .footnote: Style(size: 10, weight: 400, lineHeight: 13),
      .caption: Style(size: 10, weight: 400, lineHeight: 13),
      .caption2: Style(size: 10, weight: 500, lineHeight: 13),
    ], lineGap: 2)
}
