import Foundation

/// Tells how fast a value changes from its latest samples.
struct VelocityTracker {
  /// How far back samples count, in seconds.
  ///
  /// Long enough for several events at 60 Hz, short enough that a pointer held still before the release has
  /// no speed left.
  static let window = 0.1
  /// Two samples closer than this, in seconds, say nothing about speed: events may share a time stamp.
  static let shortestInterval = 0.001

  private var samples: [(time: Double, x: CGFloat, y: CGFloat)] = []

  /// Adds a sample and forgets those that are out of the window.
  mutating func add(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    guard x.isFinite, y.isFinite, time.isFinite else { return }
    samples.append((time, x, y))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Change per second between the oldest and the latest sample in the window; zero if there is only one.
  var velocity: CGSize {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let interval = last.time - first.time
    guard interval >= Self.shortestInterval else { return .zero }
    return CGSize(width: (last.x - first.x) / interval, height: (last.y - first.y) / interval)
  }
}
