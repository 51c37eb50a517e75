import Foundation
import MartletPrimitives

/// Tracks of keyframes, which run at the same time.
///
/// - Source: Apple, "Keyframes".
public protocol Keyframes<Value> {
  /// What moves, or what has the parts that move.
  associatedtype Value = Self.Body.Value
  /// The type of the body; a track's own is the track itself.
  associatedtype Body: Keyframes

  /// The tracks it is made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks, which begin at a value.
  func _appendTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the body's.
  public func _appendTracks(to tracks: inout _KeyframeTracks<Value>) { body._appendTracks(to: &tracks) }
}

extension Keyframes where Body == Self {
  /// The track itself.
  public var body: Self { self }
}

/// Tracks that are worked out.
public struct _KeyframeTracks<Value> {
  let initial: Value
  private(set) var duration = 0.0
  private var changes: [(inout Value, Double) -> Void] = []

  init(from initial: Value) {
    self.initial = initial
  }

  mutating func append(_ duration: Double, _ change: @escaping (inout Value, Double) -> Void) {
    self.duration = max(self.duration, duration)
    changes.append(change)
  }

  func value(at time: Double) -> Value {
    var value = initial
    for change in changes { change(&value, time) }
    return value
  }
}

/// Keyframes of one part of a value.
///
/// - Source: Apple, "KeyframeTrack".
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The track itself.
  public typealias Body = KeyframeTrack<Root, Value, Content>

  private let part: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    part = keyPath
    self.content = content()
  }

  /// Keyframes of all of the value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    part = \.self
    self.content = content()
  }

  init(part: WritableKeyPath<Root, Value>, content: Content) {
    self.part = part
    self.content = content
  }

  /// Adds itself.
  public func _appendTracks(to tracks: inout _KeyframeTracks<Root>) {
    var path = _KeyframePath<Value>()
    content._appendKeyframes(to: &path)
    let resolved = path.resolved(from: tracks.initial[keyPath: part])
    let part = part
    tracks.append(resolved.duration) { $0[keyPath: part] = resolved.value($1) }
  }
}

/// Puts tracks together, or keyframes to one track.
///
/// - Source: Apple, "KeyframesBuilder".
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Takes tracks as they are.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Takes the first keyframe as it is.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Takes the first tracks as they are.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Puts a keyframe behind others.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    KeyframeList<Value>(append: { path in
      accumulated._appendKeyframes(to: &path)
      next._appendKeyframes(to: &path)
    })
  }

  /// Puts tracks beside others.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> some Keyframes<Value> where A.Value == Value, B.Value == Value {
    TrackList<Value>(append: { tracks in
      accumulated._appendTracks(to: &tracks)
      next._appendTracks(to: &tracks)
    })
  }

  /// Puts many keyframes one after the other.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> some KeyframeTrackContent<
    Value
  >
  where K.Value == Value {
    KeyframeList<Value>(append: { path in
      for component in components { component._appendKeyframes(to: &path) }
    })
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { TrackList<Value>(append: { _ in }) }

  /// The first of two.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    first component: A
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, A, B>
  where A.Value == Value, B.Value == Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .first(component))
  }

  /// The second of two.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    second component: B
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, A, B>
  where A.Value == Value, B.Value == Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .second(component))
  }

  /// Makes keyframes of the value itself a track.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(part: \.self, content: component)
  }

  /// Takes tracks as they are.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

struct TrackList<Value>: Keyframes {
  typealias Body = TrackList<Value>

  let append: (inout _KeyframeTracks<Value>) -> Void

  func _appendTracks(to tracks: inout _KeyframeTracks<Value>) { append(&tracks) }
}

/// Keyframes as values over time, without a view.
///
/// - Source: Apple, "KeyframeTimeline".
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Works keyframes out that begin at a value.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    var tracks = _KeyframeTracks(from: initialValue)
    content()._appendTracks(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track takes, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value at a time, in seconds.
  public func value(time: Double) -> Value { tracks.value(at: time) }

  /// The value at a share of the duration, from 0 to 1.
  public func value(progress: Double) -> Value {
    tracks.value(at: (progress.isNaN ? 0 : min(max(progress, 0), 1)) * duration)
  }
}
