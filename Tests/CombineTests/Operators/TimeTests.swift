import Testing

@testable import Combine

@Suite struct TimeTests {
  private let clock = VirtualScheduler()
  private let source = Source<Int>()

  @Test func delayPassesEverythingLater() {
    let probe = source.publisher.delay(for: .milliseconds(10), scheduler: clock).probe()
    source.subject.send(1)
    clock.advance(9)
    #expect(probe.values.isEmpty)
    source.subject.send(2)
    clock.advance(1)
    #expect(probe.values == [1])
    source.subject.send(completion: .finished)
    clock.advance(9)
    #expect(probe.values == [1, 2])
    #expect(probe.completions.isEmpty)
    clock.advance(1)
    #expect(probe.isFinished)
  }

  @Test func debounceWaitsForAPause() {
    let probe = source.publisher.debounce(for: .milliseconds(10), scheduler: clock).probe()
    for value in 1...3 {
      source.subject.send(value)
      clock.advance(5)
    }
    #expect(probe.values.isEmpty)
    clock.advance(5)
    #expect(probe.values == [3])
    source.subject.send(4)
    clock.advance(10)
    #expect(probe.values == [3, 4])
  }

  @Test func debounceDropsTheWaitingValueAtTheEnd() {
    let probe = source.publisher.debounce(for: .milliseconds(10), scheduler: clock).probe()
    source.subject.send(1)
    source.subject.send(completion: .finished)
    clock.advance(0)
    #expect(probe.isFinished)
    clock.advance(20)
    #expect(probe.values.isEmpty)
  }

  @Test func throttleTakesTheFirstOrTheLatestOfEachInterval() {
    let first = source.publisher.throttle(for: .milliseconds(10), scheduler: clock, latest: false).probe()
    let latest = source.publisher.throttle(for: .milliseconds(10), scheduler: clock, latest: true).probe()
    source.subject.send(1)
    clock.advance(1)
    #expect(first.values == [1])
    for value in 2...4 {
      source.subject.send(value)
      clock.advance(1)
    }
    clock.advance(5)
    #expect(first.values == [1])
    clock.advance(1)
    #expect(first.values == [1, 2])
    #expect(latest.values == [1, 4])
    clock.advance(50)
    source.subject.send(5)
    clock.advance(0)
    #expect(first.values == [1, 2, 5])
    source.subject.send(6)
    source.subject.send(completion: .finished)
    clock.advance(10)
    #expect(latest.values == [1, 4, 5, 6])
    #expect(latest.isFinished)
  }

  @Test func timeoutEndsASilentStream() {
    let plain = source.publisher.timeout(.milliseconds(10), scheduler: clock).probe()
    let custom = source.publisher.timeout(
      .milliseconds(10), scheduler: clock, customError: { TestError(code: 8) }
    )
    .probe()
    clock.advance(9)
    source.subject.send(1)
    clock.advance(9)
    #expect(plain.values == [1])
    #expect(plain.completions.isEmpty)
    clock.advance(1)
    #expect(plain.isFinished)
    #expect(custom.error == TestError(code: 8))
    #expect(source.cancelCount == 2)
  }

  @Test func measureIntervalPublishesTimes() {
    let probe = source.publisher.measureInterval(using: clock).probe()
    clock.advance(7)
    source.subject.send(1)
    clock.advance(3)
    source.subject.send(2)
    #expect(probe.values.map(\.magnitude) == [7, 3])
  }

  @Test func collectByTimeMakesAnArrayOfEachInterval() {
    let probe = source.publisher.collect(.byTime(clock, .milliseconds(10))).probe()
    let counted = source.publisher.collect(.byTimeOrCount(clock, .milliseconds(10), 2)).probe()
    for value in 1...3 { source.subject.send(value) }
    #expect(counted.values == [[1, 2]])
    clock.advance(10)
    #expect(probe.values == [[1, 2, 3]])
    #expect(counted.values == [[1, 2], [3]])
    clock.advance(10)
    source.subject.send(4)
    source.subject.send(completion: .finished)
    #expect(probe.values == [[1, 2, 3], [4]])
    #expect(probe.isFinished)
    #expect(clock.isIdle)
  }

  @Test func receiveOnDeliversFromTheScheduler() {
    let probe = source.publisher.receive(on: clock).probe(.max(2))
    source.subject.send(1)
    source.subject.send(2)
    source.subject.send(3)
    #expect(probe.values.isEmpty)
    clock.advance()
    #expect(probe.values == [1, 2])
    source.subject.send(completion: .failure(TestError(code: 2)))
    clock.advance()
    #expect(probe.error == TestError(code: 2))
    expect([1, 2].publisher.receive(on: ImmediateScheduler.shared), [1, 2])
  }

  @Test func cancellingStopsWhatIsScheduled() {
    let probe = source.publisher.receive(on: clock).probe()
    let delayed = source.publisher.delay(for: .milliseconds(5), scheduler: clock).probe()
    let debounced = source.publisher.debounce(for: .milliseconds(5), scheduler: clock).probe()
    source.subject.send(1)
    probe.cancel()
    delayed.cancel()
    debounced.cancel()
    clock.advance(10)
    #expect(probe.values.isEmpty && delayed.values.isEmpty && debounced.values.isEmpty)
    #expect(source.cancelCount == 3)
  }

  @Test func subscribeOnSubscribesRequestsAndCancelsFromTheScheduler() {
    let probe = source.publisher.subscribe(on: clock).probe()
    #expect(probe.subscriptions.isEmpty)
    clock.advance()
    #expect(source.requested == .unlimited)
    source.subject.send(1)
    #expect(probe.values == [1])
    probe.cancel()
    #expect(source.cancelCount == 0)
    clock.advance()
    #expect(source.cancelCount == 1)
  }
}
