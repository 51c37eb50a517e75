import Foundation
import MartletPrimitives

/// What `backgroundStyle(_:)` sets, or the ground of the window, sheet or popover around.
///
/// - Source: Apple, "BackgroundStyle".
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The ground's colour, or a level of what is set.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    if let style = environment.backgroundStyle { return style._paint(in: environment, level: level) }
    let isDark = environment.colorScheme == .dark
    return _ResolvedPaint(.color(environment.theme.ground(environment.ground, level: level, isDark: isDark)))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What `backgroundStyle(_:)` sets, or the ground around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct GroundKey: EnvironmentKey {
  static var defaultValue: SystemColor { .windowBackground }
}

extension EnvironmentValues {
  /// The style of grounds; `nil` for that of the window, sheet or popover around.
  ///
  /// - Source: Apple, "backgroundStyle".
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The ground of what is around.
  var ground: SystemColor {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}

extension Theme {
  /// The colour of a ground, or of what stands out from it a level more.
  ///
  /// iOS: UIColor's secondarySystemBackground (F2F2F7, 1C1C1E) and tertiarySystemBackground (white, 2C2C2E). AppKit
  /// has no such levels; there a little of the text's colour goes over the ground, by eye.
  fileprivate func ground(_ ground: SystemColor, level: Int, isDark: Bool) -> ResolvedColor {
    let color = colors.color(ground, isDark: isDark)
    guard level > 0 else { return color }
    if idiom == .touch {
      let isSecond = level == 1
      return ResolvedColor(hex: isDark ? (isSecond ? 0x1C1C1E : 0x2C2C2E) : (isSecond ? 0xF2F2F7 : 0xFFFFFF))
    }
    let share = Float(0.05 * Double(min(level, 4)))
    let over: Float = isDark ? 1 : 0
    func mixed(_ part: Float) -> Float { part + (over - part) * share }
    return ResolvedColor(
      red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue), opacity: color.opacity)
  }
}

extension View {
  /// The view with a style for the grounds inside.
  ///
  /// - Source: Apple, "backgroundStyle(_:)".
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.backgroundStyle, value: AnyShapeStyle(style)))
  }

  /// The view with the ground's style behind it.
  ///
  /// - Source: Apple, "background(ignoresSafeAreaEdges:)".
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The view with a shape in the ground's style behind it.
  ///
  /// - Source: Apple, "background(in:fillStyle:)".
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
