import Foundation
import MartletPrimitives

/// A modifier that draws a view elsewhere, larger or smaller, turned or in perspective, and leaves its layout alone.
///
/// - Source: Apple, "GeometryEffect".
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// What the effect does to a view of a size, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect for drawing and hit testing only: places are told as if there were none.
  ///
  /// - Source: Apple, "ignoredByLayout()".
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }

  /// Makes the element that the engine applies the effect with.
  nonisolated public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    _GeometryEffectModifier<Self>._makeModifierNode(
      _GeometryEffectModifier(effect: modifier), content: content, parent: parent)
  }

  /// Updates effect and content.
  nonisolated public static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    _GeometryEffectModifier<Self>._updateModifierNode(
      node, with: _GeometryEffectModifier(effect: modifier), content: content)
  }

  /// As many as the content has.
  nonisolated public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

/// An effect that places don't know of.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// That of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// What the effect does.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

/// Tells which effects places don't know of.
private protocol IgnoredByLayout {}
extension _IgnoredByLayoutEffect: IgnoredByLayout {}

/// How the engine applies an effect.
nonisolated struct _GeometryEffectModifier<Effect: GeometryEffect>: VisualModifier {
  var modifierName: String { "\(Effect.self)" }

  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func transform(_ size: CGSize, _ layoutDirection: LayoutDirection) -> CGAffineTransform? {
    effect.effectValue(size: size).planePart
  }

  func projection(_ size: CGSize, _ layoutDirection: LayoutDirection) -> ProjectionTransform? {
    effect.effectValue(size: size).perspectivePart
  }

  var isIgnoredByLayout: Bool { Effect.self is any IgnoredByLayout.Type }
}

extension _GeometryEffectModifier: Sendable where Effect: Sendable {}

extension ProjectionTransform {
  /// The transform, if it has no perspective and changes anything; one that shows nothing if it makes no sense.
  var planePart: CGAffineTransform? {
    guard isFinite else { return .nothing }
    guard let affine, !affine.isIdentity else { return nil }
    return affine
  }

  /// The transform, if it has perspective.
  var perspectivePart: ProjectionTransform? {
    guard isFinite, affine == nil else { return nil }
    return self
  }
}

extension CGAffineTransform {
  /// Maps everything to a point, so that nothing is seen.
  static let nothing = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
}

/// Draws a view through a transform.
nonisolated public struct _TransformEffect: GeometryEffect, Sendable {
  var transform: CGAffineTransform

  /// The entries.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(
          AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first.first, b: newValue.first.first.second, c: newValue.first.second.first,
        d: newValue.first.second.second, tx: newValue.second.first, ty: newValue.second.second)
    }
  }

  /// The transform.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Draws a view through a projection.
nonisolated public struct _ProjectionEffect: GeometryEffect, Sendable {
  /// Nothing: another projection is there at once, as `_ProjectionEffect`'s is on Apple's systems.
  public typealias AnimatableData = EmptyAnimatableData

  let transform: ProjectionTransform

  /// The projection.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// The view drawn through a transform about its upper left corner.
  ///
  /// - Source: Apple, "transformEffect(_:)".
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// The view drawn through a projection about its upper left corner.
  ///
  /// - Source: Apple, "projectionEffect(_:)".
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
