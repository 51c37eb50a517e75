import Foundation
import MartletLayout
import MartletPrimitives

/// Offers a view a size of given proportions.
nonisolated public struct _AspectRatioLayout: UnaryLayoutModifier {
  package var modifierName: String { "aspectRatio" }

  /// Width over height; `nil` takes the view's own.
  let ratio: CGFloat?
  let contentMode: ContentMode

  /// Not animated, as Apple's.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  package var arrangement: AspectRatioLayout { AspectRatioLayout(ratio: ratio, contentMode: contentMode) }
}

extension View {
  /// The view in a size of given proportions, within or around the space it is offered.
  ///
  /// - Parameters:
  ///   - aspectRatio: width over height; `nil` takes the view's own.
  ///   - contentMode: whether all of it fits into the space, or it covers all of the space.
  /// - Source: Apple, "aspectRatio(_:contentMode:)"; facts n098, n099, n101.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    if let ratio = aspectRatio, !(ratio > 0 && ratio.isFinite) {
      NumberCheck.reportIgnored("aspectRatio", ratio, "Use width over height, positive and finite.")
    }
    return modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// The view in a size of the proportions of another size.
  ///
  /// - Source: Apple, "aspectRatio(_:contentMode:)".
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view in its own proportions, as large as fits into the space it is offered.
  ///
  /// - Source: Apple, "scaledToFit()"; fact n102.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(nil, contentMode: .fit)
  }

  /// The view in its own proportions, as small as covers the space it is offered.
  ///
  /// - Source: Apple, "scaledToFill()"; fact n102.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(nil, contentMode: .fill)
  }
}
