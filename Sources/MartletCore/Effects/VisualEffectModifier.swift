import Foundation
import MartletPrimitives

/// Applies an effect that depends on where and how large a view is.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
  package var modifierName: String { "visualEffect" }

  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    VisualEffectElement(modifier, parent: parent)
  }
}

/// An element whose content is drawn through a visual effect, which it works out anew when what it depends on changed.
class EffectStepsElement<M: ElementModifier, Effect: VisualEffect>: ModifierElement<M> {
  private var model: Effect?
  private var shown: Effect?
  private var animation: AttributeAnimation<Effect.AnimatableData>?

  /// Set while the effect is worked out: how the change becomes visible, whatever the transaction says.
  final var changeAnimation: Animation?

  /// The effect at the current place and size.
  func currentEffect() -> Effect? { nil }

  override final func modifierChanged(from old: M) { markDirty() }

  override final func refresh() {
    dropSources()
    let new = tracking { observing(on: host.updateQueue) { currentEffect() } }
    guard let new else { return }
    if let model {
      AttributeAnimation.change(
        &animation, of: self, from: model.animatableData, to: new.animatableData, curve: changeAnimation)
    }
    changeAnimation = nil
    model = new
    var presented = new
    if let animation { presented.animatableData = animation.presented(at: host.now) }
    shown = presented
    invalidateLayer()
  }

  override final func animate(to time: Double) -> Bool {
    guard let running = animation else { return false }
    let goesOn = running.goesOn(at: time)
    shown?.animatableData = running.presented(at: time)
    if !goesOn {
      animation = nil
      shown = model
    }
    invalidateLayer()
    return goesOn
  }

  /// The size that the effect was last worked out for.
  private var usedSize: CGSize?

  override func placeChildren() {
    super.placeChildren()
    guard usedSize != size else { return }
    usedSize = size
    // Nothing is evaluated in the middle of layout: the frame's passes come again.
    markDirty()
  }

  private var steps: _VisualEffectSteps {
    var steps = _VisualEffectSteps(size: size, layoutDirection: layoutDirection)
    shown?._appendSteps(to: &steps)
    return steps
  }

  override final func makeItems() -> [DisplayItem] { steps.applied(to: super.makeItems()) }

  override final func contentTransformForPlaces() -> CGAffineTransform? { steps.placeTransform }

  override final func contentPoint(at point: CGPoint) -> CGPoint? { steps.contentPoint(at: point) }

  override final func hitTest(_ point: CGPoint) -> ElementNode? {
    steps.isInvisible ? nil : super.hitTest(point)
  }
}

final class VisualEffectElement<Effect: VisualEffect>:
  EffectStepsElement<_VisualEffectModifier<Effect>, Effect>
{
  override func currentEffect() -> Effect? { modifier.effect(EmptyVisualEffect(), GeometryProxy(self)) }
}

/// Lets views that move together be one thing for those around them.
nonisolated public struct _GeometryGroupModifier: ElementModifier {
  package var modifierName: String { "geometryGroup" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ModifierElement(modifier, parent: parent)
  }
}

extension View {
  /// The view with effects that depend on where and how large it is; its layout stays.
  ///
  /// - Parameter effect: makes the effect, given one that changes nothing and the view's geometry; it is called again
  ///   when what it reads of these changes.
  /// - Source: Apple, "visualEffect(_:)".
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }

  /// The view as one thing that moves and changes its size, with what is inside going along.
  ///
  /// Each view's place is relative to the one around it here, and is animated so; a group therefore adds an element
  /// around the view and nothing else.
  ///
  /// - Source: Apple, "geometryGroup()".
  nonisolated public func geometryGroup() -> some View {
    modifier(_GeometryGroupModifier())
  }
}
