import Foundation
import MartletPrimitives

/// A style with less opacity.
nonisolated public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  let style: Style
  let opacity: Double

  /// The style's paint, more transparent.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var base = style._paint(in: environment, level: level)
    base.paint = base.paint.multiplied(byOpacity: opacity)
    return base
  }
}

/// A further level of a style.
nonisolated struct _LeveledShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let level: Int

  func _paint(in environment: EnvironmentValues, level further: Int) -> _ResolvedPaint {
    style._paint(in: environment, level: level + further)
  }
}

/// A style whose fractions are those of a given rectangle.
nonisolated struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let rect: CGRect

  func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var base = style._paint(in: environment, level: level)
    base.paint = base.paint.placed(in: rect)
    return base
  }
}

/// A paint that has been found.
nonisolated package struct _PaintStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  let resolved: _ResolvedPaint

  package init(_ resolved: _ResolvedPaint) {
    self.resolved = resolved
  }

  /// The paint; at further levels, less of it.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var copy = resolved
    copy.paint = copy.paint.multiplied(byOpacity: Double(HierarchicalShapeStyle.opacity(ofLevel: level)))
    return copy
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  ///
  /// - Source: Apple, "opacity(_:)".
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The second level of the style: less of a colour, or what the style has of its own.
  ///
  /// - Source: Apple, "secondary".
  public var secondary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 1) }

  /// The third level of the style.
  ///
  /// - Source: Apple, "tertiary".
  public var tertiary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 2) }

  /// The fourth level of the style.
  ///
  /// - Source: Apple, "quaternary".
  public var quaternary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 3) }

  /// The fifth level of the style.
  ///
  /// - Source: Apple, "quinary".
  public var quinary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 4) }

  /// The style with its fractions counted in a rectangle rather than in the frame of what it fills.
  ///
  /// - Parameter rect: In points of what is filled.
  /// - Source: Apple, "in(_:)".
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  ///
  /// - Source: Apple, "opacity(_:)".
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
