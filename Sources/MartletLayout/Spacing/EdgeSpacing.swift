import Foundation

/// The wishes for distance that gather along one edge of a view.
///
/// There are three kinds. A standard wish is 8 points to another standard one, and otherwise leaves the
/// distance to the other. A fixed wish is its own length to anything. A text's wish is a standard one, but
/// to a text above or below it is a line gap.
package struct EdgeSpacing: Equatable, Sendable {
  private var isStandard = false
  private var fixed: CGFloat?
  private var lineGap: CGFloat?

  /// The distance between views that don't say anything else.
  ///
  /// - Source: fact n038.
  package static let standardDistance: CGFloat = 8

  /// An edge without wishes; by itself it counts as standard.
  package init() {}

  private init(isStandard: Bool, fixed: CGFloat? = nil, lineGap: CGFloat? = nil) {
    self.isStandard = isStandard
    self.fixed = fixed
    self.lineGap = lineGap
  }

  package static let standard = EdgeSpacing(isStandard: true)

  package static func fixed(_ distance: CGFloat) -> EdgeSpacing {
    EdgeSpacing(isStandard: false, fixed: distance.finiteOrZero)
  }

  package static func text(lineGap: CGFloat) -> EdgeSpacing {
    EdgeSpacing(isStandard: false, lineGap: lineGap.finiteOrZero)
  }

  package mutating func formUnion(_ other: EdgeSpacing) {
    isStandard = isStandard || other.isStandard
    fixed = Self.larger(fixed, other.fixed)
    lineGap = Self.larger(lineGap, other.lineGap)
  }

  /// The largest distance any pair of wishes asks for, one from each of two edges that face each other.
  ///
  /// - Parameters:
  ///   - next: the edge that follows: below, or on the trailing side.
  ///   - areTextsStacked: whether a text along this edge stands above one along the next.
  package func distance(toFollowing next: EdgeSpacing, areTextsStacked: Bool) -> CGFloat {
    // 1. A fixed wish on either side counts against every wish on the other.
    var distance = Self.larger(fixed, next.fixed)
    // 2. Stacked texts keep the lower one's line gap (fact n039).
    if areTextsStacked, lineGap != nil, let lowerLineGap = next.lineGap {
      distance = Self.larger(distance, lowerLineGap)
    }
    // 3. The other pairs without a fixed wish keep the standard distance. A text is a standard view to
    //    everything but a text it is stacked with.
    let isTextPairOnly = areTextsStacked && !hasStandardWish && !next.hasStandardWish
    if !isTextPairOnly, hasFlexibleWish, next.hasFlexibleWish {
      distance = Self.larger(distance, Self.standardDistance)
    }
    return distance ?? 0
  }

  private var isEmpty: Bool { !isStandard && fixed == nil && lineGap == nil }

  private var hasStandardWish: Bool { isStandard || isEmpty }

  private var hasFlexibleWish: Bool { hasStandardWish || lineGap != nil }

  private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}
