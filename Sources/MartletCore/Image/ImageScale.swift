import Foundation

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  ///
  /// - Source: Apple, "EnvironmentValues.imageScale".
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// The view with a size for its symbols, in proportion to their font.
  ///
  /// - Source: Apple, "imageScale(_:)".
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.imageScale, value: scale))
  }
}

/// How large symbols are and where they stand beside text.
enum SymbolMetrics {
  /// The side of a symbol's square box by the point size of the font.
  ///
  /// Apple documents no figure. A circle of San Francisco's is about 20 pt wide in the body font of 17 pt at
  /// the medium scale, and 20 / 17 ≈ 1.17; the small and the large scale are about 0.8 and 1.28 times that.
  static func side(ofSize pointSize: Double, scale: Image.Scale) -> CGFloat {
    CGFloat(pointSize) * 1.17 * factor(scale)
  }

  private static func factor(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: return 0.8
    case .medium: return 1
    case .large: return 1.28
    }
  }

  /// San Francisco's cap height by its point size: 1443 of 2048 units.
  static let capHeightRatio = 1443.0 / 2048.0

  /// The baseline of text beside a symbol, from the top of its box: the box's middle is at half the height of
  /// a capital letter, as Apple's symbols are drawn.
  static func baseline(inSide side: CGFloat, ofSize pointSize: Double) -> CGFloat {
    side / 2 + CGFloat(pointSize * capHeightRatio) / 2
  }
}
