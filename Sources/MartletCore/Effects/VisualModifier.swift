import Foundation
import MartletLayout
import MartletPrimitives

/// A modifier that changes how its content is drawn, not where it is laid out.
package protocol VisualModifier: ElementModifier, Animatable {
  nonisolated func opacity(_ size: CGSize) -> Double
  nonisolated func clip(_ size: CGSize) -> DisplayClip?
  nonisolated func transform(_ size: CGSize, _ layoutDirection: LayoutDirection) -> CGAffineTransform?
  /// What maps the content into perspective; `nil` for none. It comes after the transform.
  nonisolated func projection(_ size: CGSize, _ layoutDirection: LayoutDirection) -> ProjectionTransform?
  /// Filters, blend mode and the like.
  nonisolated func effect(_ size: CGSize) -> DisplayEffect?
  /// Whether places are told as if the content were not moved.
  nonisolated var isIgnoredByLayout: Bool { get }
}

extension VisualModifier {
  nonisolated package func opacity(_ size: CGSize) -> Double { 1 }
  nonisolated package func clip(_ size: CGSize) -> DisplayClip? { nil }
  nonisolated package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? { nil }
  nonisolated package func projection(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> ProjectionTransform? { nil }
  nonisolated package func effect(_ size: CGSize) -> DisplayEffect? { nil }
  nonisolated package var isIgnoredByLayout: Bool { false }

  nonisolated package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    VisualElement(modifier, parent: parent)
  }
}

final class VisualElement<M: VisualModifier>: AnimatableModifierElement<M> {
  override func shownChanged() {
    invalidateLayer()
  }

  override func shortestLengthBounds(along axis: Axis) -> ClosedRange<CGFloat>? {
    content?.shortestLengthBounds(along: axis)
  }

  override var layerOpacity: Double { shown.opacity(size) }
  override var layerClip: DisplayClip? { makingOutline { shown.clip(size) } }
  override var layerEffect: DisplayEffect? { shown.effect(size) }
  override var contentTransform: CGAffineTransform? { shown.transform(size, layoutDirection) }
  override var contentProjection: ProjectionTransform? { shown.projection(size, layoutDirection) }
  override var isIgnoredByLayout: Bool { shown.isIgnoredByLayout }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    // What can't be seen can't be hit. What is clipped away can: Ole Begemann, "clipped() doesn't affect hit testing",
    // tried out on iOS 16.1 and macOS 13.0.
    layerOpacity > 0 ? super.hitTest(point) : nil
  }
}
