import Foundation
import MartletPrimitives

/// Where a view is on its way through the visible part of a scroll view.
///
/// - Source: Apple, "ScrollTransitionPhase".
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in, or gone, at the top or leading edge.
  case topLeading
  /// In the visible part.
  case identity
  /// About to come in, or gone, at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1, from the top or leading edge to the other one.
  public var value: Double {
    switch self {
    case .topLeading: return -1
    case .identity: return 0
    case .bottomTrailing: return 1
    }
  }
}

/// How a view changes on its way into and out of the visible part of a scroll view.
///
/// - Source: Apple, "ScrollTransitionConfiguration".
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  var threshold = Threshold.visible

  /// Changes at once at the threshold, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Changes at once at the threshold, with the default animation.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// Changes with the way from the threshold to where the view is hidden.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Changes with the way from the threshold to where the view is hidden.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The same with another animation, if it has one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var result = self
    result.kind = .animated(animation)
    return result
  }

  /// The same with another point at which the view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// A point on a view's way from hidden to visible.
  public struct Threshold: Sendable {
    /// Where the view begins, as shares of the container's length and of its own, and a distance in points.
    var ofContainer: Double
    var ofView: Double
    var distance: Double

    /// The view is all visible.
    public static let visible = Threshold.visible(1)
    /// The view is all hidden.
    public static let hidden = Threshold.visible(0)
    /// The view's middle is the container's.
    public static let centered = Threshold(ofContainer: 0.5, ofView: -0.5, distance: 0)

    /// A share of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      let amount = amount.isNaN ? 1 : min(max(amount, 0), 1)
      return Threshold(ofContainer: 1, ofView: -amount, distance: 0)
    }

    /// A point between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * amount }
      return Threshold(
        ofContainer: between(ofContainer, other.ofContainer), ofView: between(ofView, other.ofView),
        distance: between(distance, other.distance))
    }

    /// A point that is closer to the container's middle by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.distance -= distance
      return result
    }

    /// How much of the way from here to hidden a view has gone, from 0 to 1.
    ///
    /// - Parameters:
    ///   - start: where the view begins, from the edge that is furthest from the one it leaves by.
    func progress(start: Double, view: Double, container: Double) -> Double {
      let from = ofContainer * container + ofView * view + distance
      let way = container - from
      let gone = start - from
      guard way > 0 else { return gone > 0 ? 1 : 0 }
      return min(max(gone / way, 0), 1)
    }
  }
}

extension View {
  /// The view, changing as it enters and leaves the visible part of the scroll view around it.
  ///
  /// - Parameters:
  ///   - configuration: how it changes; with the way by default.
  ///   - axis: the axis that counts; the scroll view's if `nil`.
  ///   - transition: makes the effect of a phase.
  /// - Source: Apple, "scrollTransition(_:axis:transition:)".
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition))
  }

  /// The view, changing as it enters and leaves the visible part of the scroll view around it.
  ///
  /// - Source: Apple, "scrollTransition(topLeading:bottomTrailing:axis:transition:)".
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
