import Foundation

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing to see.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The environment's foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The environment's tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
