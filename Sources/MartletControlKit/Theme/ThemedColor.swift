import MartletCore
import MartletPrimitives

/// A colour of a control, which differs in light and dark.
nonisolated struct ThemedColor: ShapeStyle, Hashable {
  private let light: Color
  private let dark: Color

  /// - Parameters: hexadecimal colours and their opacities.
  init(_ light: UInt32, _ lightOpacity: Float = 1, dark: UInt32, _ darkOpacity: Float = 1) {
    self.light = Color(resolved: ResolvedColor(hex: light, opacity: lightOpacity))
    self.dark = Color(resolved: ResolvedColor(hex: dark, opacity: darkOpacity))
  }

  /// The same in both.
  init(_ color: Color) {
    light = color
    dark = color
  }

  func color(_ scheme: ColorScheme) -> Color { scheme == .dark ? dark : light }

  /// The colour in a scheme, for what draws without an environment.
  func fixed(_ scheme: ColorScheme) -> ResolvedColor { color(scheme).resolved(in: EnvironmentValues()) }

  /// The colour for the scheme it is used in.
  func resolve(in environment: EnvironmentValues) -> Color { color(environment.colorScheme) }
}
