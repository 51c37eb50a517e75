import Foundation

/// How what a view shows changes into something else, if the change is animated.
///
/// - Source: Apple, "ContentTransition".
public struct ContentTransition: Equatable, Sendable {
  enum Effect: Equatable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  let effect: Effect

  /// The number that the text stands for, if the transition says so.
  var value: Double? {
    if case .numericValue(let value) = effect { return value }
    return nil
  }

  /// At once.
  public static let identity = ContentTransition(effect: .identity)

  /// The old fades out while the new fades in.
  public static let opacity = ContentTransition(effect: .opacity)

  /// Where the characters stay the same, their size and colour move on to the new ones; other texts change at once.
  public static let interpolate = ContentTransition(effect: .interpolate)

  /// Characters that differ roll: upwards as a number grows, downwards if it counts down.
  ///
  /// - Source: Apple, "numericText(countsDown:)"; which way is by eye.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(effect: .numericText(countsDown: countsDown))
  }

  /// Characters that differ roll upwards as the value grows, downwards as it gets less.
  ///
  /// - Source: Apple, "numericText(value:)".
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(effect: .numericValue(value))
  }
}

private struct ContentTransitionGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How texts and pictures change into others, if the change is animated.
  ///
  /// - Source: Apple, "contentTransition".
  public var contentTransition: ContentTransition {
    get { textTraits.contentTransition }
    set { textTraits.contentTransition = newValue }
  }

  /// Whether a change is drawn by the graphics processor.
  ///
  /// It is a hint about speed, which changes no pixel. Martlet draws without that processor whatever it says.
  ///
  /// - Source: Apple, "contentTransitionAddsDrawingGroup".
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

extension View {
  /// The view, whose texts and pictures change into others in a way of their own, if the change is animated.
  ///
  /// - Source: Apple, "contentTransition(_:)".
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.contentTransition, value: transition))
  }
}
