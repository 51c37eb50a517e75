import Foundation
import MartletGestures
import MartletPrimitives

/// A gesture that calls back at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// As the gesture's.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    let base = Content._makeMachine(gesture.content, context).machine
    return _GestureMachineBox(base.observed(onEnd: gesture.action))
  }
}

/// A gesture that calls back at each change.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  /// As the gesture's.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    let base = Content._makeMachine(gesture.content, context).machine
    return _GestureMachineBox(base.observedChanges(onUpdate: { value, _ in gesture.action(value) }))
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    _GestureMachineBox(Content._makeMachine(gesture.content, context).machine.map(gesture.transform))
  }
}

/// A gesture that keeps a gesture state up to date.
///
/// - Source: Apple, "GestureStateGesture".
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// As the gesture's.
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Puts the gesture's value into the state.
  let update: (Value, inout State, inout Transaction) -> Void

  init(
    base: Base, state: GestureState<State>, update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    let machine = Base._makeMachine(gesture.base, context).machine
    let state = gesture.state
    let update = gesture.update
    return _GestureMachineBox(
      machine.observed(
        onUpdate: { value, _ in
          var current = state.wrappedValue
          var transaction = Transaction()
          update(value, &current, &transaction)
          state.set(current, transaction)
        }, onReset: { state.reset() }))
  }
}

extension Gesture {
  /// The gesture with an action at its end.
  ///
  /// - Source: Apple, "onEnded(_:)".
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture with another value.
  ///
  /// - Source: Apple, "map(_:)".
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// The gesture, with a state that follows it and falls back at its end.
  ///
  /// - Source: Apple, "updating(_:body:)".
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

extension Gesture where Value: Equatable {
  /// The gesture with an action at each change.
  ///
  /// - Source: Apple, "onChanged(_:)".
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
