import Foundation
import MartletLayout
import MartletPrimitives

/// A view whose content follows keyframes.
///
/// - Source: Apple, "KeyframeAnimator".
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  /// `nil` if the keyframes run by themselves.
  let trigger: TriggerValue?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// A view that goes through keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: what the content begins with.
  ///   - trigger: starts the keyframes when it changes.
  ///   - content: makes the content for a value between keyframes; called with each frame.
  ///   - keyframes: makes the keyframes, given the value that they begin at.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = TriggerBox(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// A view that goes through keyframes as soon as it is there, again and again unless told otherwise.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes the element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = KeyframeAnimatorElement(view, parent: parent)
    element.refresh()
    if view.trigger == nil { element.start() }
    return element
  }

  /// Takes new keyframes and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: KeyframeAnimatorElement<Value, KeyframePath, Content>.self).update(view)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// A value of any type that says when something is to start.
class TriggerValue {
  func isEqual(to other: TriggerValue) -> Bool { self === other }
}

final class TriggerBox<T: Equatable>: TriggerValue {
  private let value: T

  init(_ value: T) {
    self.value = value
  }

  override func isEqual(to other: TriggerValue) -> Bool { (other as? TriggerBox<T>)?.value == value }
}

final class KeyframeAnimatorElement<Value, Path: Keyframes, Content: View>: ClockedElement<Content>
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  private var tracks: _KeyframeTracks<Value>?
  private var startTime = 0.0

  init(_ view: KeyframeAnimator<Value, Path, Content>, parent: _ViewNode) {
    self.view = view
    value = view.initialValue
    super.init(parent: parent)
  }

  func update(_ new: KeyframeAnimator<Value, Path, Content>) {
    let old = view
    view = new
    if let before = old.trigger, let now = new.trigger, !now.isEqual(to: before) { start() }
    if !ValueComparison.areEqual(old.content, new.content) { markDirty() }
  }

  func start() {
    var tracks = _KeyframeTracks(from: value)
    let path = BodyEvaluation.isolated((view, value)) { $0.0.keyframes($0.1) }
    path._appendTracks(to: &tracks)
    self.tracks = tracks
    startTime = host.now
    startClock()
  }

  override func tick(at time: Double) -> Bool {
    guard let tracks else { return false }
    var elapsed = time - startTime
    // A way that takes no time would go round forever within a frame.
    if view.isRepeating, tracks.duration > 0, elapsed >= tracks.duration {
      let rounds = (elapsed / tracks.duration).rounded(.down)
      startTime += rounds * tracks.duration
      elapsed -= rounds * tracks.duration
    }
    value = tracks.value(at: elapsed)
    guard elapsed >= tracks.duration else { return true }
    self.tracks = nil
    return false
  }

  override func makeContent() -> Content? {
    BodyEvaluation.isolated((view, value)) { $0.0.content($0.1) }
  }

  override var viewName: String { "KeyframeAnimator" }
}

extension View {
  /// The view with changes that follow keyframes, which start when a value changes.
  ///
  /// - Source: Apple, "keyframeAnimator(initialValue:trigger:content:keyframes:)".
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderModifier<Self, _> { placeholder in
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
          keyframes: keyframes)
      })
  }

  /// The view with changes that follow keyframes, again and again unless told otherwise.
  ///
  /// - Source: Apple, "keyframeAnimator(initialValue:repeating:content:keyframes:)".
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderModifier<Self, _> { placeholder in
        KeyframeAnimator(
          initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
          keyframes: keyframes)
      })
  }
}
