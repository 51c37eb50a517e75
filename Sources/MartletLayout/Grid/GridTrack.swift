import Foundation
import MartletPrimitives

/// A column or a row of a grid, as the solver of stacks sees it: a child as long as its cells are.
final class GridTrack: LayoutNode {
  private let axis: Axis
  private let length: (CGFloat?) -> CGFloat
  let layoutPriority: Double
  var pendingPlacement: ChildPlacement?

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - axis: the axis that the tracks share: horizontal for columns.
  ///   - priority: the highest of the cells'.
  ///   - length: the length that the cells take together when each is offered a length.
  init(axis: Axis, priority: Double, length: @escaping (CGFloat?) -> CGFloat) {
    self.axis = axis
    layoutPriority = priority
    self.length = length
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(along: axis, length(proposal[axis]), cross: 0)
  }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  var spacing: ViewSpacing { .zero }
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  func place(origin: CGPoint, size proposal: ProposedViewSize) {}
}

/// How far views that line up by a guide reach before and behind it, along one axis.
struct GuideSpan {
  private(set) var before = -CGFloat.infinity
  private var behind = -CGFloat.infinity
  /// The longest of the views that don't line up.
  private var loose: CGFloat = 0

  /// Adds a view that lines up.
  mutating func add(_ dimensions: ViewDimensions, by key: AlignmentKey) {
    let guide = dimensions[key]
    before = max(before, guide)
    behind = max(behind, (dimensions.size.length(along: key.axis) - guide).replacingNaNByZero)
  }

  /// Adds a view that doesn't line up with the others.
  mutating func addLoose(_ length: CGFloat) {
    loose = max(loose, length)
  }

  /// What those that line up take together.
  var length: CGFloat { (before + behind).sanitizedLength }

  /// What all take.
  var total: CGFloat { max(length, loose) }
}
