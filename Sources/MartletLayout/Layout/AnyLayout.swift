import Foundation
import MartletPrimitives

/// A layout of any type, so that a container can change its layout and keep its children's state.
///
/// - Source: Apple, "AnyLayout".
public struct AnyLayout: Layout {
  /// What the wrapped layout remembers; it starts anew when the type of layout changes.
  public struct Cache {
    fileprivate var value: Any
  }

  private var layout: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The wrapped layout's animatable data.
  public var animatableData: _AnyAnimatableData {
    get { Self.animatableData(of: layout) }
    set { Self.set(newValue, of: &layout) }
  }

  /// The properties of the wrapped layout, which the static `layoutProperties` cannot know.
  package var wrappedLayoutProperties: LayoutProperties { type(of: layout).layoutProperties }

  /// A new cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: Self.newCache(of: layout, subviews: subviews))
  }

  /// Lets the wrapped layout update its cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    Self.updateCache(of: layout, &cache, subviews: subviews)
  }

  /// The wrapped layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    Self.spacing(of: layout, subviews: subviews, cache: &cache)
  }

  /// The wrapped layout's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    Self.size(of: layout, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the children as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    Self.place(layout, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The wrapped layout's horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    Self.guide(guide, of: layout, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The wrapped layout's vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    Self.guide(guide, of: layout, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

// Each of these opens the existential: the layout's type gets a name, and the cache its type.
extension AnyLayout {
  /// Calls `body` with the cache as the layout's own type, or with a new one if it is another layout's.
  private static func withCache<L: Layout, Result>(
    of layout: L, _ cache: inout Cache, subviews: Subviews, _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var typedCache = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    // Emptied meanwhile, so that arrays in the cache are unique and change in place.
    cache.value = ()
    defer { cache.value = typedCache }
    return body(layout, &typedCache)
  }

  private static func newCache<L: Layout>(of layout: L, subviews: Subviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  private static func updateCache<L: Layout>(of layout: L, _ cache: inout Cache, subviews: Subviews) {
    withCache(of: layout, &cache, subviews: subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  private static func spacing<L: Layout>(
    of layout: L, subviews: Subviews, cache: inout Cache
  ) -> ViewSpacing {
    withCache(of: layout, &cache, subviews: subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  private static func size<L: Layout>(
    of layout: L, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    withCache(of: layout, &cache, subviews: subviews) {
      $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  private static func place<L: Layout>(
    _ layout: L, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    withCache(of: layout, &cache, subviews: subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  private static func guide<L: Layout>(
    _ guide: HorizontalAlignment, of layout: L, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(of: layout, &cache, subviews: subviews) {
      $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  private static func guide<L: Layout>(
    _ guide: VerticalAlignment, of layout: L, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(of: layout, &cache, subviews: subviews) {
      $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  private static func animatableData<L: Layout>(of layout: L) -> _AnyAnimatableData {
    _AnyAnimatableData(layout.animatableData)
  }

  private static func set<L: Layout>(_ data: _AnyAnimatableData, of layout: inout L) {
    guard let data = data.value as? L.AnimatableData else { return }
    layout.animatableData = data
  }
}
