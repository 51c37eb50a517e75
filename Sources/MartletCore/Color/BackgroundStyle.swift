import Foundation
import MartletPrimitives

/// The ground of what surrounds a view; at further levels, grounds that stand out from it.
///
/// - Source: Apple, "BackgroundStyle".
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// The window's ground.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    let grounds = StyleColors.colors(for: environment.theme.idiom).backgrounds
    let isDark = environment.colorScheme == .dark
    return _ResolvedPaint(.color(grounds[min(max(level, 0), grounds.count - 1)].color(isDark: isDark)))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of what surrounds a view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
