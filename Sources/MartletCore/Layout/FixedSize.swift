import Foundation
import MartletLayout
import MartletPrimitives

/// Gives a view its ideal width, height or both.
nonisolated public struct _FixedSizeLayout: UnaryLayoutModifier {
  package var modifierName: String { "fixedSize" }

  let horizontal: Bool
  let vertical: Bool

  /// Nothing moves between ideal and not.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  package var arrangement: FixedSizeLayout { FixedSizeLayout(horizontal: horizontal, vertical: vertical) }
}

extension View {
  /// The view in its ideal size, whatever it is offered.
  ///
  /// - Source: Apple, "fixedSize()".
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view with its ideal width, height or both, whatever it is offered.
  ///
  /// - Source: Apple, "fixedSize(horizontal:vertical:)"; facts n077, n080, n081.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
