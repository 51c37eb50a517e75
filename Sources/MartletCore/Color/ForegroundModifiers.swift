import Foundation
import MartletPrimitives

extension View {
  /// The view with a colour for its texts and shapes; `nil` gives it the default one.
  ///
  /// - Source: Apple, "foregroundColor(_:)".
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.foregroundStyles, value: color.map { [AnyShapeStyle($0)] }))
  }

  /// The view with a style for its texts and shapes.
  ///
  /// - Source: Apple, "foregroundStyle(_:)".
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// The view with styles for the first two levels of its texts and shapes.
  ///
  /// - Source: Apple, "foregroundStyle(_:_:)".
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The view with styles for three levels of its texts and shapes.
  ///
  /// - Source: Apple, "foregroundStyle(_:_:_:)".
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}

/// Sets the foreground style.
///
/// A level such as `.secondary` counts from the style around it, so it is resolved there.
nonisolated public struct _ForegroundStyleModifier: EnvironmentModifier {
  let styles: [AnyShapeStyle]

  package func change(_ values: inout EnvironmentValues) {
    let outer = values
    values.foregroundStyles = styles.map { style in
      switch style.style {
      case let level as HierarchicalShapeStyle:
        return AnyShapeStyle(_OuterLevelStyle(level: level.level, outer: outer))
      case is ForegroundStyle: return AnyShapeStyle(_OuterLevelStyle(level: 0, outer: outer))
      default: return style
      }
    }
  }

  package func isEqual(to other: _ForegroundStyleModifier) -> Bool {
    ValueComparison.areEqual(styles, other.styles)
  }
}

/// A level of the foreground style of the surroundings in which it was set.
nonisolated struct _OuterLevelStyle: ShapeStyle {
  let level: Int
  let outer: EnvironmentValues

  func _paint(in environment: EnvironmentValues, level further: Int) -> _ResolvedPaint {
    HierarchicalShapeStyle(level: level)._paint(in: outer, level: further)
  }
}
