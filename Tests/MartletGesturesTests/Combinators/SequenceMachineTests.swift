import Foundation
import MartletGestures
import Testing

/// A drag after a long press, as in Apple's "Composing SwiftUI gestures".
@Suite struct SequenceMachineTests {
  private typealias PressThenDrag = SequenceMachine<LongPressMachine, DragMachine>

  private func pressThenDrag() -> PressThenDrag {
    SequenceMachine(LongPressMachine(), DragMachine())
  }

  @Test func itGoesFromPressingOverConfirmedToDragging() throws {
    var sequence = pressThenDrag()
    #expect(sequence.run(pointer(.down, at: 0)) == .possible(.first(true)))
    #expect(sequence.deadline == 0.5)
    #expect(sequence.run(.time(0.5)) == .active(.second(true, nil)))
    #expect(sequence.deadline == nil)

    guard case .active(.second(true, let drag?)) = sequence.run(pointer(.moved, 30, at: 0.6)) else {
      Issue.record("Not dragging: \(sequence.phase)")
      return
    }
    #expect(drag.translation == CGSize(width: 30, height: 0))
    guard case .ended(.second(true, .some)) = sequence.run(pointer(.up, 40, at: 0.7)) else {
      Issue.record("Not ended: \(sequence.phase)")
      return
    }
  }

  @Test func aMoveBeforeTheLongPressFails() {
    var sequence = pressThenDrag()
    #expect(sequence.run(pointer(.down, at: 0), pointer(.moved, 30, at: 0.1)) == .failed)
  }

  @Test func aReleaseWithoutADragCancels() {
    var sequence = pressThenDrag()
    #expect(sequence.run(pointer(.down, at: 0), .time(0.5), pointer(.up, at: 0.6)) == .failed)
  }

  @Test func theDragStartsWhereThePointerIsWhenTheLongPressSucceeds() {
    var sequence = pressThenDrag()
    _ = sequence.run(pointer(.down, 0, at: 0), pointer(.moved, 4, at: 0.2), .time(0.5))
    guard case .active(.second(_, let drag?)) = sequence.run(pointer(.moved, 20, at: 0.6)) else {
      Issue.record("Not dragging: \(sequence.phase)")
      return
    }
    #expect(drag.startLocation == CGPoint(x: 4, y: 0))
  }

  @Test func aDragWithoutDistanceIsActiveAtOnce() {
    var sequence = SequenceMachine(LongPressMachine(), DragMachine(minimumDistance: 0))
    guard case .active(.second(true, .some)) = sequence.run(pointer(.down, at: 0), .time(0.5)) else {
      Issue.record("Not dragging: \(sequence.phase)")
      return
    }
  }

  @Test func aTapIsFollowedByTheNextPress() {
    var sequence = SequenceMachine(TapMachine(), LongPressMachine())
    _ = sequence.run(pointer(.down, at: 0), pointer(.up, at: 0.1))
    #expect(sequence.phase.isActive)
    #expect(sequence.run(pointer(.down, at: 0.3), .time(0.8)).isEnded)
  }

  @Test func resetGoesBackToTheFirst() {
    var sequence = pressThenDrag()
    _ = sequence.run(pointer(.down, at: 0), .time(0.5), .cancel)
    #expect(sequence.phase == .failed)
    sequence.reset()
    #expect(sequence.run(pointer(.down, at: 1)) == .possible(.first(true)))
  }
}
