import Foundation
import MartletPrimitives

/// Frosted glass: what lies behind, blurred, under a tint that follows light and dark.
///
/// Everything drawn before in the same window or popup shows through. Text on a material keeps its own colours.
///
/// - Source: Apple, "Material"; blur and tints: see `MaterialTable`.
nonisolated public struct Material: ShapeStyle, Hashable {
  /// A material stands for itself.
  public typealias Resolved = Never

  /// From the thinnest, 0, to the thickest, 4.
  let thickness: Int

  /// Shows the most of what lies behind.
  public static let ultraThin = Material(thickness: 0)
  /// Shows more than it hides.
  public static let thin = Material(thickness: 1)
  /// Shows some of what lies behind.
  public static let regular = Material(thickness: 2)
  /// Hides more than it shows.
  public static let thick = Material(thickness: 3)
  /// Shows the least of what lies behind.
  public static let ultraThick = Material(thickness: 4)
  /// As thick as a toolbar's.
  public static let bar = Material(thickness: 3)

  /// The blur and tint for the environment; at further levels, less of both.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let table = environment.theme.idiom == .desktop ? MaterialTable.desktop : MaterialTable.touch
    var backdrop = table.backdrop(thickness, isDark: environment.colorScheme == .dark)
    backdrop.opacity = Double(HierarchicalShapeStyle.opacity(ofLevel: level))
    return _ResolvedPaint(.backdrop(backdrop))
  }
}

extension ShapeStyle where Self == Material {
  /// Glass that shows the most of what lies behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Glass that shows more than it hides.
  public static var thinMaterial: Material { .thin }
  /// Glass that shows some of what lies behind.
  public static var regularMaterial: Material { .regular }
  /// Glass that hides more than it shows.
  public static var thickMaterial: Material { .thick }
  /// Glass that shows the least of what lies behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Glass as of a toolbar.
  public static var bar: Material { Material.bar }
}
