import MartletCore

/// Sets the accent colour.
nonisolated public struct _TintModifier<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style?

  package func change(_ values: inout EnvironmentValues) {
    // A style made of the tint means the one outside.
    let outer = values
    values.tintStyle = nil
    switch style {
    case nil: values.tintColor = nil
    case let color as Color:
      // A tint made of the accent colour means the one outside; kept as it is it would refer to itself.
      values.tintColor = color.usesAccent ? Color(resolved: color.resolved(in: values)) : color
    case let style?:
      let paint = style._paint(in: outer, level: 0)
      values.tintColor = Color(resolved: paint.paint.singleColor)
      values.tintStyle = AnyShapeStyle(_PaintStyle(paint))
    }
  }

  package func isEqual(to other: _TintModifier<Style>) -> Bool {
    ValueComparison.areEqual(style, other.style)
  }
}

extension View {
  /// The view with a colour for what can be acted on; `nil` for the system's.
  ///
  /// - Source: Apple, "tint(_:)".
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(_TintModifier<Color>(style: tint))
  }

  /// The view with a style for what can be acted on; `nil` for the system's.
  ///
  /// - Source: Apple, "tint(_:)"; controls here take one colour, of a gradient its first.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_TintModifier(style: tint))
  }
}
