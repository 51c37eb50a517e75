import Foundation
import MartletPrimitives

/// Comes to rest at whole pages: multiples of the visible part's size.
///
/// One gesture goes one page at most.
///
/// - Source: Apple, "PagingScrollTargetBehavior".
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Slower than this, in points per second, a gesture goes to the page of which most is seen; by eye.
  private static let leastVelocity: CGFloat = 50

  /// Creates the behavior.
  public init() {}

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(
        context.originalTarget.rect.minY, target.rect.minY, context.velocity.dy, context.containerSize.height,
        context.contentSize.height)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(
        context.originalTarget.rect.minX, target.rect.minX, context.velocity.dx, context.containerSize.width,
        context.contentSize.width)
    }
  }

  /// One gesture goes no further than a page.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }

  private static func page(
    _ start: CGFloat, _ landing: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ content: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return landing }
    let first = (start / length).rounded()
    let page: CGFloat
    if abs(velocity) > leastVelocity {
      page = first + (velocity > 0 ? 1 : -1)
    } else {
      page = min(max((landing / length).rounded(), first - 1), first + 1)
    }
    return min(max(page * length, 0), max(content - length, 0))
  }
}

/// Comes to rest at the beginning of a view of the `scrollTargetLayout`.
///
/// - Source: Apple, "ViewAlignedScrollTargetBehavior".
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one gesture goes at most.
  ///
  /// - Source: Apple, "ViewAlignedScrollTargetBehavior.LimitBehavior".
  public struct LimitBehavior: Sendable {
    enum Kind {
      case automatic, few, one, never
    }

    let kind: Kind

    /// Few in a compact horizontal size class, else any number.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// Few: those in sight.
    public static let always = LimitBehavior(kind: .few)
    /// Few: those in sight.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// One.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// Any number.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates the behavior with a point of views and scroll view that is aligned.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Creates the behavior with a point of views and scroll view that is aligned.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to a view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let kind = resolvedLimit(context)
    for axis in Axis.allCases where context.axes.contains(axis == .vertical ? .vertical : .horizontal) {
      align(&target, along: axis, kind, context)
    }
  }

  /// Whether one gesture goes no further than what is seen.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    let isCompact = context.environment.horizontalSizeClass == .compact
    properties.limitsScrolls =
      limitBehavior.kind != .never && (limitBehavior.kind != .automatic || isCompact)
    return properties
  }

  private func resolvedLimit(_ context: TargetContext) -> LimitBehavior.Kind {
    guard limitBehavior.kind == .automatic else { return limitBehavior.kind }
    return context.horizontalSizeClass == .compact ? .few : .never
  }

  private func align(
    _ target: inout ScrollTarget, along axis: Axis, _ limit: LimitBehavior.Kind, _ context: TargetContext
  ) {
    let length = axis == .vertical ? context.containerSize.height : context.containerSize.width
    func low(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.minY : rect.minX }
    func size(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.height : rect.width }
    let share = anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
    /// Where the visible part begins if a view is aligned.
    func position(_ view: ScrollTargetView) -> CGFloat { low(view.rect) + share * (size(view.rect) - length) }

    let start = low(context.originalTarget.rect)
    var landing = low(target.rect)
    if limit != .never { landing = min(max(landing, start - length), start + length) }
    let area = CGRect(
      along: axis, from: min(landing, start) - length, length: abs(landing - start) + 3 * length)
    let views = context.targets(area)
    guard !views.isEmpty else { return }
    let positions = Set(views.map(position)).sorted()
    var best = positions.min { abs($0 - landing) < abs($1 - landing) } ?? landing
    if limit == .one {
      let velocity = axis == .vertical ? context.velocity.dy : context.velocity.dx
      let current = positions.min { abs($0 - start) < abs($1 - start) } ?? start
      let forward = positions.first { $0 > current + 0.5 } ?? current
      let backward = positions.last { $0 < current - 0.5 } ?? current
      if velocity > 0 || best > current {
        best = velocity < 0 ? current : forward
      } else if velocity < 0 || best < current {
        best = backward
      }
    }
    if axis == .vertical { target.rect.origin.y = best } else { target.rect.origin.x = best }
  }
}

extension CGRect {
  /// All across an axis, and a part along it.
  fileprivate init(along axis: Axis, from start: CGFloat, length: CGFloat) {
    let (far, all): (CGFloat, CGFloat) = (-1e9, 2e9)
    self =
      axis == .vertical
      ? CGRect(x: far, y: start, width: all, height: length)
      : CGRect(x: start, y: far, width: length, height: all)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the beginning of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At the beginning of a view, some views further at most.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// With a point of views and scroll view that is aligned.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// With a point of views and scroll view that is aligned, some views further at most.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
