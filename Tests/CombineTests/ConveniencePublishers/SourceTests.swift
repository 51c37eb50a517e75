import Foundation
import Testing

@testable import Combine

@Suite struct SourceTests {
  @Test func justEmptyAndFail() {
    expect(Just(1), [1])
    expect(Just(1).map { $0 + 1 }, [2])
    expect(Just(1).tryMap { _ -> Int in throw TestError(code: 2) }, [], error: 2)
    expect(Just(1).setFailureType(to: TestError.self), [1])
    expect(Empty<Int, Never>(), [])
    #expect(Empty<Int, Never>(completeImmediately: false).probe().completions.isEmpty)
    expect(Fail<Int, TestError>(error: TestError(code: 3)), [], error: 3)
    expect(Fail(outputType: Int.self, failure: TestError(code: 3)), [], error: 3)
    let probe = Just(1).probe(.none)
    #expect(probe.values.isEmpty && probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == [1] && probe.isFinished)
  }

  @Test func optionalsAndResults() {
    expect(Int?.some(1).publisher, [1])
    expect(Int?.none.publisher, [])
    expect(Result<Int, TestError>.success(1).publisher, [1])
    expect(Result<Int, TestError>.failure(TestError(code: 4)).publisher, [], error: 4)
  }

  @Test func sequencesHonourDemand() {
    let probe = (1...5).publisher.probe(.max(2))
    #expect(probe.values == [1, 2])
    probe.request(.max(2))
    #expect(probe.values == [1, 2, 3, 4])
    #expect(probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.isFinished)
    expect([Int]().publisher, [])
  }

  @Test func aSubscriberMayAskForMoreWhileItReceives() {
    let probe = Probe<Int, Never>(.max(1)) { $0 < 3 ? .max(1) : .none }
    (1...5).publisher.subscribe(probe)
    #expect(probe.values == [1, 2, 3])
    var endless: AnyCancellable?
    var count = 0
    endless = sequence(first: 0) { $0 + 1 }.publisher.prefix(1000).sink { _ in count += 1 }
    #expect(count == 1000)
    _ = endless
  }

  @Test func cancellingStopsASequence() {
    let subject = PassthroughSubject<Void, Never>()
    let probe = (1...1000).publisher.prefix(untilOutputFrom: subject)
      .handleEvents(receiveOutput: { if $0 == 3 { subject.send() } }).probe()
    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
  }

  @Test func recordsPlayBack() {
    expect(failing([1, 2], 5), [1, 2], error: 5)
    let record = Record<Int, Never> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .finished)
    }
    expect(record, [1, 2])
    expect(record, [1, 2])
  }

  @Test func deferredRunsForEachSubscriber() {
    var runs = 0
    let publisher = Deferred {
      runs += 1
      return Just(runs)
    }
    #expect(runs == 0)
    expect(publisher, [1])
    expect(publisher, [2])
  }

  @Test func aFutureRunsOnceAndKeepsItsResult() {
    var promise: Future<Int, TestError>.Promise?
    var runs = 0
    let future = Future<Int, TestError> {
      runs += 1
      promise = $0
    }
    let early = future.probe()
    let cancelled = future.probe()
    cancelled.cancel()
    #expect(early.values.isEmpty)
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.values == [1])
    #expect(early.isFinished)
    #expect(cancelled.values.isEmpty)
    let late = future.probe(.none)
    #expect(late.values.isEmpty)
    late.request(.max(1))
    #expect(late.values == [1])
    #expect(runs == 1)
    let failed = Future<Int, TestError> { $0(.failure(TestError(code: 6))) }
    #expect(failed.probe(.none).error == TestError(code: 6))
  }

  @Test func aFutureIsFulfilledOnAnotherThread() async throws {
    let future = Future<Int, Never> { promise in
      let promise = Unchecked(promise)
      DispatchQueue.global().async { promise.value(.success(3)) }
    }
    #expect(await future.value == 3)
    let failed = Future<Int, TestError> { $0(.failure(TestError(code: 6))) }
    await #expect(throws: TestError(code: 6)) { try await failed.value }
  }
}
