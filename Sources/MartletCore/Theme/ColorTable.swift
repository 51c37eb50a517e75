import Foundation
import MartletPrimitives

/// The colours that have a name and differ with the colour scheme.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary
  case windowBackground, sheetBackground, popoverBackground, popoverBorder, separator
}

/// One family's system colours, for light and dark.
package struct ColorTable: Sendable {
  private let light: [SystemColor: ResolvedColor]
  private let dark: [SystemColor: ResolvedColor]

  package func color(_ name: SystemColor, isDark: Bool) -> ResolvedColor {
    (isDark ? dark[name] : light[name]) ?? .clear
  }

  private init(_ rows: [(SystemColor, ResolvedColor, ResolvedColor)]) {
    var light: [SystemColor: ResolvedColor] = [:]
    var dark: [SystemColor: ResolvedColor] = [:]
    for (name, lightColor, darkColor) in rows {
      light[name] = lightColor
      dark[name] = darkColor
    }
    self.light = light
    self.dark = dark
  }

  private static func row(
    _ name: SystemColor, _ light: UInt32, _ dark: UInt32, _ lightOpacity: Float = 1, _ darkOpacity: Float = 1
  ) -> (SystemColor, ResolvedColor, ResolvedColor) {
    (name, ResolvedColor(hex: light, opacity: lightOpacity), ResolvedColor(hex: dark, opacity: darkOpacity))
  }

  /// The palette that both families share: facts n152–n162; red, purple and gray by Apple's Human
  /// Interface Guidelines, "Color", specifications of iOS 15 to 18.
  private static let shared: [(SystemColor, ResolvedColor, ResolvedColor)] = [
    row(.red, 0xFF3B30, 0xFF453A), row(.orange, 0xFF9500, 0xFF9F0A), row(.yellow, 0xFFCC00, 0xFFD60A),
    row(.mint, 0x00C7BE, 0x63E6E2), row(.blue, 0x007AFF, 0x0A84FF), row(.indigo, 0x5856D6, 0x5E5CE6),
    row(.purple, 0xAF52DE, 0xBF5AF2), row(.pink, 0xFF2D55, 0xFF375F), row(.brown, 0xA2845E, 0xAC8E68),
  ]

  /// iOS: the rest of the palette as above; labels by UIColor's documentation of label, secondaryLabel and
  /// so on (3C3C43 and EBEBF5 at 60, 30 and 18/16 %); sheets have
  /// the elevated systemBackground.
  static let touch = ColorTable(
    shared + [
      row(.green, 0x34C759, 0x30D158), row(.teal, 0x30B0C7, 0x40C8E0), row(.cyan, 0x32ADE6, 0x64D2FF),
      row(.gray, 0x8E8E93, 0x8E8E93),
      row(.primary, 0x000000, 0xFFFFFF), row(.secondary, 0x3C3C43, 0xEBEBF5, 0.6, 0.6),
      row(.tertiary, 0x3C3C43, 0xEBEBF5, 0.3, 0.3), row(.quaternary, 0x3C3C43, 0xEBEBF5, 0.18, 0.16),
      row(.quinary, 0x3C3C43, 0xEBEBF5, 0.1, 0.1),
      row(.windowBackground, 0xFFFFFF, 0x000000), row(.sheetBackground, 0xFFFFFF, 0x1C1C1E),
      row(.popoverBackground, 0xF9F9F9, 0x252525),
      row(.popoverBorder, 0x000000, 0xFFFFFF, 0, 0), row(.separator, 0x3C3C43, 0x545458, 0.29, 0.6),
    ])

  /// macOS: green, teal, cyan and gray by the guidelines' macOS columns (teal: fact n156); labels by
  /// NSColor.labelColor and its kin (black and white at 85, 50/55, 26/25 and 10 %); backgrounds by
  /// NSColor.windowBackgroundColor.
  static let desktop = ColorTable(
    shared + [
      row(.green, 0x28CD41, 0x32D74B), row(.teal, 0x59ADC4, 0x6AC4DC), row(.cyan, 0x55BEF0, 0x5AC8F5),
      row(.gray, 0x8E8E93, 0x98989D),
      row(.primary, 0x000000, 0xFFFFFF, 0.85, 0.85), row(.secondary, 0x000000, 0xFFFFFF, 0.5, 0.55),
      row(.tertiary, 0x000000, 0xFFFFFF, 0.26, 0.25), row(.quaternary, 0x000000, 0xFFFFFF, 0.1, 0.1),
      row(.quinary, 0x000000, 0xFFFFFF, 0.05, 0.05),
      row(.windowBackground, 0xECECEC, 0x323232), row(.sheetBackground, 0xECECEC, 0x323232),
      row(.popoverBackground, 0xF6F6F6, 0x383838),
      row(.popoverBorder, 0x000000, 0xFFFFFF, 0.22, 0.22), row(.separator, 0x000000, 0xFFFFFF, 0.1, 0.1),
    ])
}
