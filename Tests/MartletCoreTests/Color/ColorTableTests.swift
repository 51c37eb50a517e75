import MartletCore
import MartletPrimitives
import Testing

/// All system colours in both families, light and dark.
@Suite struct ColorTableTests {
  /// `#RRGGBB`, and the opacity in percent where it is not 100.
  struct Row: CustomTestStringConvertible, Sendable {
    let color: SystemColor
    let idiom: Theme.Idiom
    let light: String
    let dark: String

    init(_ color: SystemColor, _ idiom: Theme.Idiom, _ light: String, _ dark: String) {
      (self.color, self.idiom, self.light, self.dark) = (color, idiom, light, dark)
    }

    var testDescription: String { "\(color.rawValue) \(idiom.rawValue)" }
  }

  private static func both(_ color: SystemColor, _ light: String, _ dark: String) -> [Row] {
    [Row(color, .touch, light, dark), Row(color, .desktop, light, dark)]
  }

  private static let palette =
    both(.orange, "#FF9500", "#FF9F0A")  // n152
    + both(.yellow, "#FFCC00", "#FFD60A")  // n153; the light one also n168
    + both(.mint, "#00C7BE", "#63E6E2")  // n155
    + both(.blue, "#007AFF", "#0A84FF")  // n158
    + both(.indigo, "#5856D6", "#5E5CE6")  // n159
    + both(.pink, "#FF2D55", "#FF375F")  // n161
    + both(.brown, "#A2845E", "#AC8E68")  // n162
    + [
      // n156
      Row(.teal, .touch, "#30B0C7", "#40C8E0"), Row(.teal, .desktop, "#59ADC4", "#6AC4DC"),
    ]
    // The rest by Apple's Human Interface Guidelines, "Color", specifications of iOS 15 to 18 and macOS.
    + both(.red, "#FF3B30", "#FF453A") + both(.purple, "#AF52DE", "#BF5AF2")
    + [
      // n167: the light one of touch.
      Row(.green, .touch, "#34C759", "#30D158"), Row(.green, .desktop, "#28CD41", "#32D74B"),
      Row(.cyan, .touch, "#32ADE6", "#64D2FF"), Row(.cyan, .desktop, "#55BEF0", "#5AC8F5"),
      Row(.gray, .touch, "#8E8E93", "#8E8E93"), Row(.gray, .desktop, "#8E8E93", "#98989D"),
    ]

  private static let labels = [
    // UIColor.label, secondaryLabel and so on.
    Row(.primary, .touch, "#000000", "#FFFFFF"), Row(.secondary, .touch, "#3C3C43 60", "#EBEBF5 60"),
    Row(.tertiary, .touch, "#3C3C43 30", "#EBEBF5 30"), Row(.quaternary, .touch, "#3C3C43 18", "#EBEBF5 16"),
    // NSColor.labelColor and its kin.
    Row(.primary, .desktop, "#000000 85", "#FFFFFF 85"),
    Row(.secondary, .desktop, "#000000 50", "#FFFFFF 55"),
    Row(.tertiary, .desktop, "#000000 26", "#FFFFFF 25"),
    Row(.quaternary, .desktop, "#000000 10", "#FFFFFF 10"),
    // No figure is published: weaker than the fourth, by eye.
    Row(.quinary, .touch, "#3C3C43 10", "#EBEBF5 10"), Row(.quinary, .desktop, "#000000 5", "#FFFFFF 5"),
  ]

  private static let surfaces = [
    // UIColor.systemBackground and separator.
    Row(.windowBackground, .touch, "#FFFFFF", "#000000"),
    // The elevated systemBackground.
    Row(.sheetBackground, .touch, "#FFFFFF", "#1C1C1E"), Row(.separator, .touch, "#3C3C43 29", "#545458 60"),
    // NSColor.windowBackgroundColor and separatorColor.
    Row(.windowBackground, .desktop, "#ECECEC", "#323232"),
    Row(.sheetBackground, .desktop, "#ECECEC", "#323232"),
    Row(.separator, .desktop, "#000000 10", "#FFFFFF 10"),
    // Popovers are translucent at Apple; these are opaque, by eye.
    Row(.popoverBackground, .touch, "#F9F9F9", "#252525"),
    Row(.popoverBorder, .touch, "#000000 0", "#FFFFFF 0"),
    Row(.popoverBackground, .desktop, "#F6F6F6", "#383838"),
    Row(.popoverBorder, .desktop, "#000000 22", "#FFFFFF 22"),
  ]

  static let rows = palette + labels + surfaces

  @Test(arguments: rows) func everyColourIsItsSources(row: Row) {
    func text(isDark: Bool) -> String {
      let color = Theme.theme(for: row.idiom).colors.color(row.color, isDark: isDark)
      let percent = Int((color.opacity * 100).rounded())
      return color.hexDescription.prefix(7) + (percent == 100 ? "" : " \(percent)")
    }
    #expect(text(isDark: false) == row.light)
    #expect(text(isDark: true) == row.dark)
  }

  @Test func noColourIsLeftOut() {
    for idiom in [Theme.Idiom.touch, .desktop] {
      let listed = Self.rows.filter { $0.idiom == idiom }.map(\.color)
      #expect(Set(listed) == Set(SystemColor.allCases))
      #expect(listed.count == SystemColor.allCases.count)
    }
  }
}
