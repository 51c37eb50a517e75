import Foundation
import MartletPrimitives

/// Applies an effect that depends on where a view is in the scroll view around it.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: ElementModifier {
  package var modifierName: String { "scrollTransition" }

  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ScrollTransitionElement(modifier, parent: parent)
  }
}

final class ScrollTransitionElement<Effect: VisualEffect>:
  EffectStepsElement<_ScrollTransitionModifier<Effect>, Effect>
{
  private var phase: ScrollTransitionPhase?

  override func currentEffect() -> Effect? {
    let identity = modifier.transition(EmptyVisualEffect(), .identity)
    guard let place = place() else { return identity }
    let start = modifier.topLeading.threshold.progress(
      start: place.container - place.size - place.start, view: place.size, container: place.container)
    let end = modifier.bottomTrailing.threshold.progress(
      start: place.start, view: place.size, container: place.container)
    let (phase, configuration, progress) =
      start > end
      ? (ScrollTransitionPhase.topLeading, modifier.topLeading, start)
      : (ScrollTransitionPhase.bottomTrailing, modifier.bottomTrailing, end)
    switch configuration.kind {
    case .identity:
      return identity
    case .interactive(let curve):
      var effect = identity
      let gone = modifier.transition(EmptyVisualEffect(), phase).animatableData
      let from = identity.animatableData
      effect.animatableData = from + (gone - from).scaled(by: curve.value(at: progress))
      return effect
    case .animated(let animation):
      let reached: ScrollTransitionPhase = progress > 0 ? phase : .identity
      if let before = self.phase, before != reached { changeAnimation = animation }
      self.phase = reached
      return modifier.transition(EmptyVisualEffect(), reached)
    }
  }

  /// Where the view begins along the axis, from the leading or top edge of the visible part; `nil` outside of a
  /// scroll view.
  private func place() -> (start: Double, size: Double, container: Double)? {
    guard let clip = surroundingClip else { return nil }
    host.geometry.recordRead(of: self)
    host.geometry.recordRead(of: clip)
    guard let toClip = clip.transformToSurface.inverse else { return nil }
    let frame = CGRect(origin: .zero, size: size).applying(transformToSurface.concatenating(toClip))
    let axis = modifier.axis ?? (clip.axes.contains(.vertical) ? .vertical : .horizontal)
    if axis == .vertical {
      return (Double(frame.minY), Double(frame.height), Double(clip.size.height))
    }
    let start: CGFloat =
      layoutDirection == .rightToLeft ? clip.size.width - frame.maxX : frame.minX
    return (Double(start), Double(frame.width), Double(clip.size.width))
  }

  private var surroundingClip: ScrollClipElement? {
    var node = parentElement
    while let current = node {
      if let clip = current as? ScrollClipElement { return clip }
      node = current.parentElement
    }
    return nil
  }
}
