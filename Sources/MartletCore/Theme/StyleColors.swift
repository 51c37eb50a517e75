import Foundation
import MartletPrimitives

/// The colours of styles that stand for a part of the interface, for light and dark.
package struct StyleColors: Sendable {
  package struct Pair: Equatable, Sendable {
    package let light: ResolvedColor
    package let dark: ResolvedColor

    init(_ light: UInt32, _ dark: UInt32, _ lightOpacity: Float = 1, _ darkOpacity: Float = 1) {
      self.light = ResolvedColor(hex: light, opacity: lightOpacity)
      self.dark = ResolvedColor(hex: dark, opacity: darkOpacity)
    }

    package func color(isDark: Bool) -> ResolvedColor { isDark ? dark : light }
  }

  package let placeholder: Pair
  package let link: Pair
  /// What is selected in a window that is not active; elsewhere, the accent colour if this is not used there.
  package let selection: Pair
  package let isSelectionAccented: Bool
  /// Fills of shapes, from the first level to the fifth.
  package let fills: [Pair]
  /// Grounds, from the first level to the third.
  package let backgrounds: [Pair]

  /// The figures of iOS.
  ///
  /// UIColor's placeholderText, link, systemGray4, systemFill and its kin, systemBackground and its kin.
  /// The fifth fill is by eye.
  static let touch = StyleColors(
    placeholder: Pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3), link: Pair(0x007AFF, 0x0984FF),
    selection: Pair(0xD1D1D6, 0x3A3A3C), isSelectionAccented: false,
    fills: [
      Pair(0x787880, 0x787880, 0.2, 0.36), Pair(0x787880, 0x787880, 0.16, 0.32),
      Pair(0x767680, 0x767680, 0.12, 0.24), Pair(0x747480, 0x747480, 0.08, 0.18),
      Pair(0x747480, 0x747480, 0.05, 0.1),
    ],
    backgrounds: [Pair(0xFFFFFF, 0x000000), Pair(0xF2F2F7, 0x1C1C1E), Pair(0xFFFFFF, 0x2C2C2E)])

  /// The figures of macOS.
  ///
  /// NSColor's placeholderTextColor, linkColor, unemphasizedSelectedContentBackgroundColor, systemFill and
  /// its kin, windowBackgroundColor. The further grounds are by eye: a step towards white or black.
  static let desktop = StyleColors(
    placeholder: Pair(0x000000, 0xFFFFFF, 0.25, 0.25), link: Pair(0x0068DA, 0x419CFF),
    selection: Pair(0xDCDCDC, 0x464646), isSelectionAccented: true,
    fills: [
      Pair(0x000000, 0xFFFFFF, 0.1, 0.1), Pair(0x000000, 0xFFFFFF, 0.08, 0.08),
      Pair(0x000000, 0xFFFFFF, 0.05, 0.05), Pair(0x000000, 0xFFFFFF, 0.03, 0.03),
      Pair(0x000000, 0xFFFFFF, 0.02, 0.02),
    ],
    backgrounds: [Pair(0xECECEC, 0x323232), Pair(0xF4F4F4, 0x2A2A2A), Pair(0xFBFBFB, 0x232323)])

  package static func colors(for idiom: Theme.Idiom) -> StyleColors { idiom == .desktop ? desktop : touch }
}

/// What a material does to what lies behind it.
struct MaterialTable {
  /// The standard deviation of the blur, in points.
  let blurRadius: CGFloat
  let saturation: Double
  private let light: UInt32
  private let dark: UInt32
  /// How much of the ground each material shows, from the thinnest to the thickest.
  private let lightOpacities: [Float]
  private let darkOpacities: [Float]

  func backdrop(_ thickness: Int, isDark: Bool) -> Backdrop {
    let tint = ResolvedColor(
      hex: isDark ? dark : light, opacity: (isDark ? darkOpacities : lightOpacities)[min(thickness, 4)])
    return Backdrop(blurRadius: blurRadius, saturation: saturation, tint: tint)
  }

  /// The look of iOS.
  ///
  /// By eye, beside iOS 17: white or a dark grey over a strong blur, with colours a little stronger. Of dark
  /// materials Apple's design templates give the shares of 252525.
  static let touch = MaterialTable(
    blurRadius: 22, saturation: 1.6, light: 0xFFFFFF, dark: 0x252525,
    lightOpacities: [0.45, 0.58, 0.7, 0.82, 0.9], darkOpacities: [0.55, 0.7, 0.82, 0.9, 0.95])

  /// The look of macOS.
  ///
  /// By eye, beside macOS 14: the window's greys.
  static let desktop = MaterialTable(
    blurRadius: 26, saturation: 1.5, light: 0xF6F6F6, dark: 0x282828,
    lightOpacities: [0.42, 0.56, 0.7, 0.82, 0.9], darkOpacities: [0.5, 0.64, 0.76, 0.86, 0.93])
}
