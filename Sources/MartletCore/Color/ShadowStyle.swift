import Foundation
import MartletPrimitives

/// A shadow that is part of a style.
///
/// - Source: Apple, "ShadowStyle".
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind what is painted.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How blurred it is, in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the surroundings cast into what is painted, as if it were cut out of them.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How blurred it is, in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func resolved(in environment: EnvironmentValues) -> DisplayShadow {
    DisplayShadow(
      color: color.resolved(in: environment), radius: radius, offset: offset,
      blendMode: isInner ? .sourceAtop : .normal, isAbove: isInner, isInverted: isInner)
  }
}

/// A style whose paint casts a shadow, or has one in it.
nonisolated struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let shadow: ShadowStyle

  func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    var base = style._paint(in: environment, level: level)
    base.treatment.shadows.append(shadow.resolved(in: environment))
    return base
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  ///
  /// - Source: Apple, "shadow(_:)".
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  ///
  /// - Source: Apple, "shadow(_:)".
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// What a style does beside painting: shadows, and how it joins what lies behind.
package struct PaintTreatment: Equatable, Sendable {
  package var shadows: [DisplayShadow] = []
  package var blendMode = DisplayBlendMode.normal

  package init() {}

  package var isPlain: Bool { shadows.isEmpty && blendMode == .normal }

  /// Items that are painted, with the treatment; the items themselves if there is none.
  package func applied(to items: [DisplayItem]) -> [DisplayItem] {
    guard !isPlain, !items.isEmpty else { return items }
    let effect = DisplayEffect(filters: shadows.map { .shadow($0) }, blendMode: blendMode)
    return [.layer(DisplayLayer(effect: effect, items: items))]
  }
}
