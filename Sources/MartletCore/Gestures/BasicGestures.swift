import Foundation
import MartletGestures
import MartletPrimitives

/// One or more taps.
///
/// - Source: Apple, "TapGesture".
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  /// A tap has no value.
  public typealias Value = ()

  /// How many taps in a row.
  public var count: Int

  /// Creates a gesture of so many taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Makes the machine.
  public static func _makeMachine(_ gesture: TapGesture, _ context: _GestureContext) -> _GestureMachineBox<
    Void
  > {
    _GestureMachineBox(TapMachine(count: gesture.count).map { _ in })
  }
}

/// One or more taps, with their place.
///
/// - Source: Apple, "SpatialTapGesture".
nonisolated public struct SpatialTapGesture: PrimitiveGesture, Sendable {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps in a row.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of so many taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of so many taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the machine.
  public static func _makeMachine(
    _ gesture: SpatialTapGesture, _ context: _GestureContext
  ) -> _GestureMachineBox<Value> {
    let machine = TapMachine(count: gesture.count)
      .located(by: CoordinateConversion.locate(gesture.coordinateSpace, context.element))
    return _GestureMachineBox(machine.map { Value(location: $0.location) })
  }
}

/// A press that is held.
///
/// - Source: Apple, "LongPressGesture"; defaults: 0.5 s within 10 points.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// Whether the press is held.
  public typealias Value = Bool

  /// How long the press lasts, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a held press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes the machine.
  public static func _makeMachine(
    _ gesture: LongPressGesture, _ context: _GestureContext
  ) -> _GestureMachineBox<Bool> {
    _GestureMachineBox(
      LongPressMachine(
        minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance))
  }
}

/// A press that moves.
///
/// - Source: Apple, "DragGesture"; defaults: fact n221.
nonisolated public struct DragGesture: PrimitiveGesture, Sendable {
  /// How far the drag has come.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where it was pressed.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint

    /// From the press to here.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// From the press to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag.
  public init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Makes the machine.
  public static func _makeMachine(
    _ gesture: DragGesture, _ context: _GestureContext
  ) -> _GestureMachineBox<Value> {
    let element = context.element
    let machine = DragMachine(minimumDistance: gesture.minimumDistance)
      .located(by: CoordinateConversion.locate(gesture.coordinateSpace, element))
    return _GestureMachineBox(
      machine.map { [unowned element] value in
        Value(
          time: element.host.date(at: value.time), location: value.location,
          startLocation: value.startLocation, velocity: value.velocity,
          predictedEndLocation: value.predictedEndLocation)
      })
  }
}
