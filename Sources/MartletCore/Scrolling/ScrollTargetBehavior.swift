import Foundation
import MartletPrimitives

/// Where a scroll view comes to rest.
///
/// - Units: points, in the content's space.
/// - Source: Apple, "ScrollTarget".
public struct ScrollTarget: Hashable {
  /// What shall be seen.
  public var rect: CGRect
  /// The point of `rect` that lies on the same point of the scroll view; `nil` for its upper leading corner.
  public var anchor: UnitPoint?

  /// Compares both.
  public static func == (left: ScrollTarget, right: ScrollTarget) -> Bool {
    left.rect == right.rect && left.anchor == right.anchor
  }

  /// Hashes both.
  public func hash(into hasher: inout Hasher) {
    for value in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(value) }
    hasher.combine(anchor)
  }
}

/// Decides where scroll views come to rest.
///
/// - Source: Apple, "ScrollTargetBehavior".
public protocol ScrollTargetBehavior {
  /// What is special about scroll views with the behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What is known when properties are asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What is known when a target is asked for.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view comes to rest after the user let go, or turned the wheel.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What is special about scroll views with the behavior.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Nothing.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What is special about scroll views with a behavior.
///
/// - Source: Apple, "ScrollTargetBehaviorProperties".
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether one gesture scrolls no further than the visible part.
  public var limitsScrolls = false

  /// Creates properties without anything special.
  public init() {}
}

/// What is known when a behavior's properties are asked for.
///
/// - Source: Apple, "ScrollTargetBehaviorPropertiesContext".
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The scroll view's environment.
  public let environment: EnvironmentValues
}

/// What is known when a behavior is asked for a target.
///
/// - Source: Apple, "ScrollTargetBehaviorContext".
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the gesture began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points per second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the visible part, within its insets.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views that the scroll view can stop at, in a part of the content.
  let targets: (CGRect) -> [ScrollTargetView]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior of any type.
///
/// - Source: Apple, "AnyScrollTargetBehavior".
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior inside.
  public let base: any ScrollTargetBehavior

  /// Wraps a behavior.
  public init<B: ScrollTargetBehavior>(_ base: B) {
    self.base = (base as? AnyScrollTargetBehavior)?.base ?? base
  }

  /// Asks the behavior inside.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Asks the behavior inside.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// The view, whose scroll views come to rest where a behavior says.
  ///
  /// - Source: Apple, "scrollTargetBehavior(_:)".
  nonisolated public func scrollTargetBehavior<V: ScrollTargetBehavior>(_ behavior: V) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}
