import Foundation

/// How scroll views move and what their indicators look like.
///
/// Lengths in points, times in seconds.
package struct ScrollMetrics: Sendable {
  /// The width of an indicator, and while the pointer is on it.
  package var indicatorWidth: CGFloat
  package var hoveredIndicatorWidth: CGFloat
  /// Between an indicator and the edges.
  package var indicatorInset: CGFloat
  package var shortestIndicator: CGFloat
  /// How opaque an indicator is, black or, in dark, white; and while the pointer is on it.
  package var indicatorOpacity: Double
  package var hoveredIndicatorOpacity: Double
  /// How long an indicator stays after the last move, and how long it fades.
  package var indicatorDelay: Double
  package var fadeDuration: Double
  /// Whether content can be pulled beyond its ends.
  package var bounces: Bool

  /// How far an arrow key moves; as much as a click of the wheel.
  package static let lineLength: CGFloat = 48
  /// The part of a page that stays in view when a page key is pressed; by eye.
  package static let pageOverlap = 0.1
  /// The share of a fling's velocity that is left after a second: 0.998 a millisecond, which is
  /// `UIScrollView.DecelerationRate.normal`.
  package static let decelerationRate = -1000 * log(0.998)
  /// A fling slower than this is over, in points per second; by eye.
  package static let slowestFling = 8.0
  /// The time in which a wheel's way shrinks to a third; by eye: smooth, and over in a fifth of a second.
  package static let wheelTime = 0.045
  /// The time that a turn of the wheel stands for where a behavior asks for a velocity; by eye.
  package static let wheelTurnTime: CGFloat = 0.1
  /// How hard content that was pulled too far is drawn back, in 1/s; by eye.
  package static let bounceStiffness = 12.0
  /// How much of the finger's way content goes beyond its end: 0.55 at first, then less and less, as UIScrollView is
  /// known to do.
  package static let rubberBand = 0.55

  /// NSScroller's overlay style: 7 points wide, 11 under the pointer, as remembered; the rest by eye.
  static let desktop = ScrollMetrics(
    indicatorWidth: 7, hoveredIndicatorWidth: 11, indicatorInset: 2, shortestIndicator: 26,
    indicatorOpacity: 0.45,
    hoveredIndicatorOpacity: 0.6, indicatorDelay: 0.7, fadeDuration: 0.25, bounces: false)

  /// UIScrollView's indicator: 3 points wide, 3 from the edge, as remembered; the rest by eye.
  static let touch = ScrollMetrics(
    indicatorWidth: 3, hoveredIndicatorWidth: 7, indicatorInset: 3, shortestIndicator: 36,
    indicatorOpacity: 0.35,
    hoveredIndicatorOpacity: 0.5, indicatorDelay: 0.6, fadeDuration: 0.25, bounces: true)
}

extension Theme {
  /// How scroll views move and look.
  package var scrolling: ScrollMetrics { idiom == .desktop ? .desktop : .touch }
}
