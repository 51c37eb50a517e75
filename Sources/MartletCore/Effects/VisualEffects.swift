import Foundation
import MartletLayout
import MartletPrimitives

/// A modifier that changes how its content is drawn, not where it is laid out.
package protocol VisualModifier: ElementModifier, Animatable {
  nonisolated func opacity(_ size: CGSize) -> Double
  nonisolated func clip(_ size: CGSize) -> DisplayClip?
  nonisolated func transform(_ size: CGSize, _ layoutDirection: LayoutDirection) -> CGAffineTransform?
}

extension VisualModifier {
  nonisolated package func opacity(_ size: CGSize) -> Double { 1 }
  nonisolated package func clip(_ size: CGSize) -> DisplayClip? { nil }
  nonisolated package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? { nil }

  nonisolated package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    VisualElement(modifier, parent: parent)
  }
}

final class VisualElement<M: VisualModifier>: AnimatableModifierElement<M> {
  override func shownChanged() {
    invalidateLayer()
  }

  override var layerOpacity: Double { shown.opacity(size) }
  override var layerClip: DisplayClip? { shown.clip(size) }
  override var contentTransform: CGAffineTransform? { shown.transform(size, layoutDirection) }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    // What can't be seen can't be hit; what is clipped away can't either.
    guard layerOpacity > 0 else { return nil }
    if let clip = layerClip {
      let inside = contentTransform?.inverse.map { point.applying($0) } ?? point
      guard clip.path.contains(inside, eoFill: clip.style.isEOFilled) else { return nil }
    }
    return super.hitTest(point)
  }
}

/// Makes a view transparent.
nonisolated public struct _OpacityEffect: VisualModifier {
  package var modifierName: String { "opacity" }

  var amount: Double

  /// The opacity.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package func opacity(_ size: CGSize) -> Double {
    amount.isNaN ? 1 : min(max(amount, 0), 1)
  }
}

/// Moves a view's picture.
nonisolated public struct _OffsetEffect: VisualModifier {
  package var modifierName: String { "offset" }

  var offset: CGSize

  /// The distance.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }

  package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? {
    let x: CGFloat = offset.width.isFinite ? offset.width : 0
    let y: CGFloat = offset.height.isFinite ? offset.height : 0
    if x == 0, y == 0 { return nil }
    return CGAffineTransform(translationX: layoutDirection == .rightToLeft ? -x : x, y: y)
  }
}

/// Scales a view's picture about an anchor.
nonisolated public struct _ScaleEffect: VisualModifier {
  package var modifierName: String { "scaleEffect" }

  var scale: CGSize
  let anchor: UnitPoint

  /// The factors.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(scale.width, scale.height) }
    set { scale = CGSize(width: newValue.first, height: newValue.second) }
  }

  package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? {
    let sx: CGFloat = scale.width.isFinite ? scale.width : 1
    let sy: CGFloat = scale.height.isFinite ? scale.height : 1
    if sx == 1, sy == 1 { return nil }
    let x: CGFloat = size.width * anchor.x
    let y: CGFloat = size.height * anchor.y
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - x * sx, ty: y - y * sy)
  }
}

/// Turns a view's picture about an anchor.
nonisolated public struct _RotationEffect: VisualModifier {
  package var modifierName: String { "rotationEffect" }

  var angle: Angle
  let anchor: UnitPoint

  /// The angle.
  public var animatableData: Double {
    get { angle.radians }
    set { angle = Angle(radians: newValue) }
  }

  package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? {
    guard angle.radians.isFinite, angle.radians != 0 else { return nil }
    let x: CGFloat = size.width * anchor.x
    let y: CGFloat = size.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// Cuts a view off at the outline of a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: VisualModifier {
  package var modifierName: String { "clipShape" }

  var shape: ClipShape
  let style: FillStyle

  /// What the shape animates.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package func clip(_ size: CGSize) -> DisplayClip? {
    DisplayClip(path: shape.path(in: CGRect(origin: .zero, size: size)), style: style)
  }
}

extension View {
  /// The view with an opacity from 0 (invisible, and not to be hit) to 1.
  ///
  /// - Source: Apple, "opacity(_:)".
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(amount: opacity))
  }

  /// The view drawn elsewhere; its layout stays.
  ///
  /// - Source: Apple, "offset(_:)"; fact n113.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// The view drawn elsewhere; its layout stays.
  ///
  /// - Source: Apple, "offset(x:y:)"; defaults: fact n114.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// The view drawn larger or smaller; its layout stays.
  ///
  /// - Source: Apple, "scaleEffect(_:anchor:)"; anchor: fact n138.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// The view drawn larger or smaller; its layout stays.
  ///
  /// - Source: Apple, "scaleEffect(_:anchor:)".
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// The view drawn wider, higher, or both; its layout stays.
  ///
  /// - Source: Apple, "scaleEffect(x:y:anchor:)".
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// The view drawn turned, clockwise for a positive angle; its layout stays.
  ///
  /// - Source: Apple, "rotationEffect(_:anchor:)".
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// The view cut off at a shape's outline.
  ///
  /// - Source: Apple, "clipShape(_:style:)".
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// The view cut off at its own box.
  ///
  /// - Source: Apple, "clipped(antialiased:)".
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// The view with rounded corners.
  ///
  /// - Source: Apple, "cornerRadius(_:antialiased:)".
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased)))
  }
}
