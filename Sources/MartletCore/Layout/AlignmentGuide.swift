import Foundation
import MartletLayout
import MartletPrimitives

/// Sets where a guide lies in a view.
nonisolated public struct _AlignmentGuideModifier: ElementModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  package var modifierName: String { "alignmentGuide" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AlignmentGuideElement(modifier, parent: parent)
  }
}

final class AlignmentGuideElement: ModifierElement<_AlignmentGuideModifier> {
  override init(_ modifier: _AlignmentGuideModifier, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    host.mayHaveGuides = true
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key, let content else {
      return super.explicitAlignment(key, size: size, proposal: proposal)
    }
    let value: CGFloat = modifier.compute(content.dimensions(in: proposal))
    return value.isFinite ? value : nil
  }

  override func modifierChanged(from old: _AlignmentGuideModifier) {
    invalidateLayout()
  }
}

extension View {
  /// The view with a horizontal guide of its own.
  ///
  /// - Parameters:
  ///   - g: the guide.
  ///   - computeValue: where it lies, in points from the view's leading edge.
  /// - Source: Apple, "alignmentGuide(_:computeValue:)".
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// The view with a vertical guide of its own.
  ///
  /// - Parameters:
  ///   - g: the guide.
  ///   - computeValue: where it lies, in points from the view's top edge.
  /// - Source: Apple, "alignmentGuide(_:computeValue:)".
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
