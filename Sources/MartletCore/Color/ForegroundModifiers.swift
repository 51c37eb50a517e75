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
/// A style made of a level, such as `.secondary`, counts from the style around it, so it is resolved there.
nonisolated public struct _ForegroundStyleModifier: EnvironmentModifier {
  let styles: [AnyShapeStyle]

  package func change(_ values: inout EnvironmentValues) {
    let outer = values.foregroundStyles
    values.foregroundStyles = styles.map { style in
      // A colour is made of no other style.
      if style.style is Color { return style }
      return AnyShapeStyle(_OuterShapeStyle(style: style, outer: outer))
    }
  }

  package func isEqual(to other: _ForegroundStyleModifier) -> Bool {
    ValueComparison.areEqual(styles, other.styles)
  }
}

/// A style that sees the foreground styles of the surroundings in which it was set.
nonisolated struct _OuterShapeStyle: ShapeStyle {
  typealias Resolved = Never

  let style: AnyShapeStyle
  let outer: [AnyShapeStyle]?

  func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var values = environment
    values.foregroundStyles = outer
    return style._paint(in: values, level: level)
  }
}
