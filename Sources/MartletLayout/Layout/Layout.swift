import Foundation
import MartletPrimitives

/// A type that sizes and places a collection of views.
///
/// A layout works in reading coordinates, where x grows from the leading to the trailing side; the engine
/// mirrors the result for languages read from right to left.
///
/// - Source: Apple, "Layout".
public protocol Layout: Animatable {
  /// What is special about containers of this type.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout remembers from one call to the next.
  associatedtype Cache = Void

  /// The children of a container, as a layout sees them.
  typealias Subviews = LayoutSubviews

  /// The cache of a container that is new.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the layout, a child, or the set of children has changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the container wants to be from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size the container takes when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Tells every child where it goes.
  ///
  /// A child that is told nothing goes to the middle of `bounds`.
  ///
  /// - Parameters:
  ///   - bounds: the container's own rectangle; its origin need not be zero.
  ///   - proposal: what the container was offered when it reported the size of `bounds`.
  ///   - subviews: the children.
  ///   - cache: what earlier calls remember.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container's horizontal guide lies, or `nil` for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the container's vertical guide lies, or `nil` for the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of a layout without any special trait.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the children's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { union, subview in union.formUnion(subview.spacing) }
  }

  /// The children's guides merged into one, as Apple documents the default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The children's guides merged into one, as Apple documents the default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == () {
  /// The cache of a layout that needs none.
  public func makeCache(subviews: Subviews) {}
}
