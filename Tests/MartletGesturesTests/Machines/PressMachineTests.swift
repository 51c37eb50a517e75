import MartletGestures
import Testing

@Suite struct PressMachineTests {
  @Test func theValueFollowsWhetherThePointerIsInside() {
    var press = PressMachine()
    #expect(press.run(pointer(.down, at: 0)) == .possible(true))
    #expect(press.run(pointer(.moved, at: 0.1, isInside: false)) == .possible(false))
    #expect(press.run(pointer(.moved, at: 0.2)) == .possible(true))
    #expect(press.run(pointer(.up, at: 0.3)) == .ended(true))
  }

  @Test func aReleaseOutsideFails() {
    var press = PressMachine()
    #expect(press.run(pointer(.down, at: 0), pointer(.up, at: 0.1, isInside: false)) == .failed)
  }
}
