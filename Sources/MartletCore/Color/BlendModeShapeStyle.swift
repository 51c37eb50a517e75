import Foundation
import MartletPrimitives

/// A style that joins what lies behind in another way than by covering it.
nonisolated struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let mode: BlendMode

  func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var base = style._paint(in: environment, level: level)
    base.treatment.blendMode = mode.display
    return base
  }
}

extension ShapeStyle {
  /// The style, joining what lies behind by a blend mode.
  ///
  /// - Source: Apple, "blendMode(_:)".
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, joining what lies behind by a blend mode.
  ///
  /// - Source: Apple, "blendMode(_:)".
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
