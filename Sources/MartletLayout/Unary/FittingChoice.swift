import Foundation
import MartletPrimitives

/// The choice `ViewThatFits` makes: the first candidate whose ideal size fits, else the last.
///
/// - Source: Apple, "ViewThatFits"; fact n117.
package enum FittingChoice {
  /// The index of the candidate to show.
  ///
  /// - Parameters:
  ///   - candidates: the views, the preferred ones first.
  ///   - proposal: the space offered; a missing dimension fits everything.
  ///   - axes: where fitting counts.
  /// - Returns: `nil` when there are no candidates.
  /// - Complexity: measures candidates up to the first that fits, the last one never.
  package static func index(
    of candidates: [any LayoutNode], proposal: ProposedViewSize, axes: Axis.Set
  ) -> Int? {
    for (index, candidate) in candidates.dropLast().enumerated() {
      let ideal = candidate.measure(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsWidth && fitsHeight { return index }
    }
    return candidates.isEmpty ? nil : candidates.count - 1
  }
}
