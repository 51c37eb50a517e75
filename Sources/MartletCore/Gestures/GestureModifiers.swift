import Foundation
import MartletGestures
import MartletPrimitives

/// Adds a gesture to a view.
nonisolated public struct _GestureModifier<G: Gesture>: ElementModifier {
  package var modifierName: String { "gesture" }

  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    GestureElement(modifier, parent: parent)
  }
}

/// An element with a gesture.
protocol GestureCarrier: ElementNode {
  var recognizer: GestureRecognizer? { get }
  var gestureMask: GestureMask { get }
  var isGestureEnabled: Bool { get }
}

final class GestureElement<G: Gesture>: ModifierElement<_GestureModifier<G>>, GestureCarrier {
  private(set) var recognizer: GestureRecognizer?

  override init(_ modifier: _GestureModifier<G>, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    recognizer = GestureRecognizer(makeMachine(), priority: modifier.priority) { [unowned self] point in
      let local = convertFromSurface(point)
      return (local, hitTest(local) != nil)
    }
  }

  private func makeMachine() -> any GestureMachine {
    G._makeMachine(modifier.gesture, _GestureContext(element: self)).machine
  }

  var gestureMask: GestureMask { modifier.mask }
  var isGestureEnabled: Bool { readEnvironment { $0.isEnabled } }

  /// What depends on the environment is asked when a press begins.
  override func environmentValueChanged(_ keys: EnvironmentMask) {
    if !isGestureEnabled, let recognizer { host.cancelGesture(recognizer, of: self) }
  }

  override func modifierChanged(from old: _GestureModifier<G>) {
    recognizer?.priority = modifier.priority
    recognizer?.adopt(makeMachine())
  }

  override func unmount() {
    guard isMounted else { return }
    if let recognizer { host.cancelGesture(recognizer, of: self) }
    super.unmount()
  }
}

extension View {
  /// The view with a gesture, which gives way to those inside.
  ///
  /// - Source: Apple, "gesture(_:including:)"; mask: fact n224.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// The view with a gesture that goes before those inside.
  ///
  /// - Source: Apple, "highPriorityGesture(_:including:)".
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// The view with a gesture that is recognised along with any others.
  ///
  /// - Source: Apple, "simultaneousGesture(_:including:)".
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// The view with a gesture, which gives way to those inside; without it while `isEnabled` is false.
  ///
  /// - Source: Apple, "gesture(_:isEnabled:)".
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// The view with a gesture that goes before those inside; without it while `isEnabled` is false.
  ///
  /// - Source: Apple, "highPriorityGesture(_:isEnabled:)".
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }

  /// The view with a gesture that is recognised along with any others; without it while `isEnabled` is false.
  ///
  /// - Source: Apple, "simultaneousGesture(_:isEnabled:)".
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// The view with an action for taps.
  ///
  /// - Source: Apple, "onTapGesture(count:perform:)".
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// The view with an action for taps that is told where they are.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row.
  ///   - coordinateSpace: the space of the location.
  ///   - action: gets the place of the last tap, in points.
  /// - Source: Apple, "onTapGesture(count:coordinateSpace:perform:)".
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// The view with an action for taps that is told where they are.
  ///
  /// - Source: Apple, the older form of the same.
  @available(*, deprecated, message: "Use a value of type CoordinateSpaceProtocol, such as .local.")
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// The view with an action for a held press.
  ///
  /// - Source: Apple, "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)".
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _PressObservingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressingChanged: onPressingChanged
      ).onEnded { _ in action() })
  }

  /// The view with an action for a held press.
  ///
  /// - Source: Apple, the older form of the same.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A held press that tells when the press begins and ends.
nonisolated struct _PressObservingGesture: PrimitiveGesture {
  typealias Value = Bool

  let base: LongPressGesture
  let onPressingChanged: ((Bool) -> Void)?

  static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Bool> {
    let machine = LongPressGesture._makeMachine(gesture.base, context)
    guard let changed = gesture.onPressingChanged else { return machine }
    // Told once, however often the pointer moves and whatever becomes of the view meanwhile.
    return _GestureMachineBox(
      machine.machine.observedChanges(
        onUpdate: { value, _ in if value { changed(true) } }, onReset: { changed(false) }))
  }
}
