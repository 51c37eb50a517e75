import Foundation
import MartletPrimitives

/// The style of a selection: the accent colour on the desktop while its window is active, else a grey.
///
/// - Source: Apple, "SelectionShapeStyle".
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The colour for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let colors = StyleColors.colors(for: environment.theme.idiom)
    if colors.isSelectionAccented, environment.appearsActive {
      return Color.accentColor._paint(in: environment, level: level)
    }
    return .pair(colors.selection, in: environment, level: level)
  }
}

/// The style of lines between things.
///
/// - Source: Apple, "SeparatorShapeStyle".
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The colour for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    Color(.system(.separator))._paint(in: environment, level: level)
  }
}

/// The style of a text that stands where one may be typed.
///
/// - Source: Apple, "PlaceholderTextShapeStyle".
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The colour for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    .pair(StyleColors.colors(for: environment.theme.idiom).placeholder, in: environment, level: level)
  }
}

/// The style of links.
///
/// - Source: Apple, "LinkShapeStyle".
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The colour for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    .pair(StyleColors.colors(for: environment.theme.idiom).link, in: environment, level: level)
  }
}

/// The style of filled shapes behind other things; at further levels, of larger ones.
///
/// - Source: Apple, "FillShapeStyle".
nonisolated public struct FillShapeStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The colour for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let fills = StyleColors.colors(for: environment.theme.idiom).fills
    return .pair(fills[min(max(level, 0), fills.count - 1)], in: environment, level: 0)
  }
}

/// The ground of a window.
///
/// - Source: Apple, "WindowBackgroundShapeStyle".
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The colour for the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    Color(.system(.windowBackground))._paint(in: environment, level: level)
  }
}

extension _ResolvedPaint {
  fileprivate static func pair(
    _ pair: StyleColors.Pair, in environment: EnvironmentValues, level: Int
  ) -> _ResolvedPaint {
    var color = pair.color(isDark: environment.colorScheme == .dark)
    color.opacity *= HierarchicalShapeStyle.opacity(ofLevel: level)
    return _ResolvedPaint(.color(color))
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of a text that stands where one may be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes behind other things.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
