import Foundation
import MartletPrimitives

/// What a shape or a text is painted with.
///
/// A style of your own says in `resolve(in:)` which other style it stands for.
///
/// - Source: Apple, "ShapeStyle".
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for the environment it is used in.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint at a level of a hierarchy of styles, 0 for the first.
  nonisolated func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint
}

/// A paint that needs no environment any more.
public struct _ResolvedPaint: Sendable {
  package var paint: Paint
  package var treatment = PaintTreatment()

  package init(_ paint: Paint) {
    self.paint = paint
  }
}

extension ShapeStyle {
  /// The paint of the style it stands for.
  nonisolated public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    resolve(in: environment)._paint(in: environment, level: level)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the engine knows the style itself.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style")
  }
}

extension Never: ShapeStyle {
  /// Never called.
  public typealias Resolved = Never
}

extension Color: ShapeStyle {
  /// The colour; at further levels, less of it.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var color = resolved(in: environment)
    color.opacity *= HierarchicalShapeStyle.opacity(ofLevel: level)
    return _ResolvedPaint(.color(color))
  }
}

/// The style set by `foregroundStyle(_:)`, or the colour of text.
///
/// - Source: Apple, "ForegroundStyle".
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The first level of what the environment has.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    HierarchicalShapeStyle(level: level)._paint(in: environment, level: 0)
  }
}

/// A level of the foreground style: primary, secondary and so on.
///
/// - Source: Apple, "HierarchicalShapeStyle".
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  /// What is left of a colour at a level: as much as macOS's secondary, tertiary and quaternary labels
  /// have of their primary (NSColor.secondaryLabelColor and its kin: 50, 26 and 10 %).
  static func opacity(ofLevel level: Int) -> Float {
    let shares: [Float] = [1, 0.5, 0.26, 0.1, 0.05]
    return shares[min(max(level, 0), shares.count - 1)]
  }

  /// The foreground's paint at this level.
  public func _paint(in environment: EnvironmentValues, level further: Int) -> _ResolvedPaint {
    let level = self.level + further
    if let styles = environment.foregroundStyles {
      // A level that was given a style of its own uses it; any other is derived from the first one.
      if level > 0, level < styles.count { return styles[level]._paint(in: environment, level: 0) }
      return styles[0]._paint(in: environment, level: level)
    }
    let name = Self.labels[min(level, Self.labels.count - 1)]
    let isDark = environment.colorScheme == .dark
    return _ResolvedPaint(.color(environment.theme.colors.color(name, isDark: isDark)))
  }
}

/// The style of what can be acted on.
///
/// - Source: Apple, "TintShapeStyle".
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style that was given to `tint(_:)`, or the accent colour.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    if let style = environment.tintStyle { return style._paint(in: environment, level: level) }
    return Color.accentColor._paint(in: environment, level: level)
  }
}

/// A style whose type is not known to its surroundings.
///
/// - Source: Apple, "AnyShapeStyle".
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The style's paint.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    style._paint(in: environment, level: level)
  }
}
