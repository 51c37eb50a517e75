import MartletCore

/// Gives texts and shapes a style where the user has set none.
///
/// What the user sets around a control (`Button("…") {}.foregroundColor(.red)`) goes before the style's own
/// colour, as it does on Apple's systems.
nonisolated struct DefaultForeground<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style

  func change(_ values: inout EnvironmentValues) {
    guard let set = values.foregroundStyles else {
      values.foregroundStyles = [AnyShapeStyle(style)]
      return
    }
    guard !values.isEnabled else { return }
    let opacity = values.theme.controlColors.disabledOpacity
    values.foregroundStyles = set.map { AnyShapeStyle($0.opacity(opacity)) }
  }

  func isEqual(to other: DefaultForeground<Style>) -> Bool { ValueComparison.areEqual(style, other.style) }
}

/// Gives texts a font where the user has set none.
nonisolated struct DefaultFont: EnvironmentModifier {
  let font: Font

  func change(_ values: inout EnvironmentValues) {
    if values.font == nil { values.font = font }
  }

  func isEqual(to other: DefaultFont) -> Bool { font == other.font }
}

/// Centres the lines of texts where the user has not asked for the other side.
nonisolated struct DefaultCentering: EnvironmentModifier {
  func change(_ values: inout EnvironmentValues) {
    if values.multilineTextAlignment == .leading { values.multilineTextAlignment = .center }
  }

  func isEqual(to other: DefaultCentering) -> Bool { true }
}

extension View {
  nonisolated func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForeground(style: style))
  }

  nonisolated func defaultFont(_ font: Font) -> some View {
    modifier(DefaultFont(font: font))
  }
}
