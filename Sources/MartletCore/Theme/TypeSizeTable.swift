import Foundation

/// The point sizes of iOS's text styles for each size that the user may want.
///
/// - Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes.
enum TypeSizeTable {
  /// A style's sizes from `xSmall` to `accessibility5`.
  private static func sizes(_ style: Font.TextStyle) -> [Double] {
    switch style {
    case .largeTitle: return [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: return [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: return [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: return [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: return [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: return [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: return [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: return [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: return [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: return [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private static let usual = 3

  private static func place(_ size: DynamicTypeSize) -> Int {
    DynamicTypeSize.allCases.firstIndex(of: size) ?? usual
  }

  static func pointSize(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
    sizes(style)[place(size)]
  }

  /// How much larger than usual a style is.
  static func ratio(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
    if size == .large { return 1 }
    let row = sizes(style)
    return row[place(size)] / row[usual]
  }

  /// The size whose body text is nearest to so many times the usual.
  static func size(nearest scale: Double) -> DynamicTypeSize {
    guard scale.isFinite, scale != 1 else { return .large }
    let all = DynamicTypeSize.allCases
    return all.min { abs(ratio(.body, $0) - scale) < abs(ratio(.body, $1) - scale) } ?? .large
  }
}
