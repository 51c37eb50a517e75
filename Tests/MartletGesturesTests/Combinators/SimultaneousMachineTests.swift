import Foundation
import MartletGestures
import Testing

@Suite struct SimultaneousMachineTests {
  @Test func eachHasItsOwnValue() {
    var both = SimultaneousMachine(LongPressMachine(), DragMachine(minimumDistance: 0))
    let phase = both.run(pointer(.down, at: 0))
    #expect(phase.isActive)
    #expect(phase.value?.first == true)
    #expect(phase.value?.second?.translation == .zero)
  }

  @Test func oneThatFailsHasNoValueAndTheOtherGoesOn() {
    var both = SimultaneousMachine(LongPressMachine(), DragMachine())
    let phase = both.run(pointer(.down, at: 0), pointer(.moved, 30, at: 0.1))
    #expect(phase.isActive)
    #expect(phase.value?.first == nil)
    #expect(both.run(pointer(.up, 30, at: 0.2)).isEnded)
  }

  @Test func aSingleAndADoubleTapBothSucceed() {
    var both = SimultaneousMachine(TapMachine(count: 2), TapMachine())
    #expect(both.run(pointer(.down, at: 0), pointer(.up, at: 0.1)).isActive)
    #expect(both.deadline == 0.1 + TapMachine.maximumInterval)
    let phase = both.run(pointer(.down, at: 0.2), pointer(.up, at: 0.3))
    #expect(phase.isEnded)
    #expect(phase.value?.first != nil)
    #expect(phase.value?.second != nil)
  }

  @Test func bothFailing() {
    var both = SimultaneousMachine(LongPressMachine(), DragMachine())
    #expect(both.run(pointer(.down, at: 0), pointer(.up, at: 0.1)) == .failed)
  }

  @Test func itStaysActiveWhenTheActiveOneIsTakenAway() {
    var both = SimultaneousMachine(DragMachine(), MagnifyMachine())
    let phase = both.run(
      pointer(.down, at: 0), pointer(.moved, 20, at: 0.1), pointer(.down, 90, at: 0.2, finger: 1),
      pointer(.cancelled, 20, at: 0.3))
    #expect(phase.isActive)
    #expect(phase.value?.first == nil)
    #expect(both.run(pointer(.up, 90, at: 0.4, finger: 1)) == .failed)
  }

  @Test func aCancelFailsItEvenIfOneHasEnded() {
    var both = SimultaneousMachine(LongPressMachine(), DragMachine())
    #expect(both.run(pointer(.down, at: 0), .time(0.5), .cancel) == .failed)
  }
}
