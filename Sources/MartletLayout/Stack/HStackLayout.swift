import Foundation
import MartletPrimitives

/// A layout that puts views side by side.
///
/// - Source: Apple, "HStackLayout"; the algorithm is `StackSolver`'s.
public struct HStackLayout: Layout, Sendable {
  /// A stack's alignment and spacing don't animate by themselves; the children's frames do.
  public typealias AnimatableData = EmptyAnimatableData
  /// What the stack remembers from one call to the next.
  public typealias Cache = _StackLayoutCache

  /// The vertical guide by which the children line up.
  public var alignment: VerticalAlignment
  /// The distance between children in points; `nil` leaves it to their own wishes.
  public var spacing: CGFloat?

  /// Creates a stack; without `spacing` the distances are the children's own wishes.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache()
  }

  /// The outer children's spacing along the axis, and that of all children across it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  /// The size of the row the children make when offered `proposal` together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.sizeThatFits(proposal, subviews: subviews, cache: &cache)
  }

  /// Places the children in a row from the origin of `bounds`.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The children's explicit guides merged into one.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    stack.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The children's explicit guides merged into one.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    stack.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
