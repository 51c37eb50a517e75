import Testing

@testable import Combine

@Suite struct FlatteningTests {
  @Test func flatMapMergesAllPublishers() {
    expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }, [1, 10, 2, 20])
    expect([1].publisher.flatMap { failing([$0], 2) }, [1], error: 2)
    expect(failing([1]).flatMap { Just($0) }, [1], error: 1)
    expect(failing([1]).flatMap { failing([$0], 5) }, [1], error: 5)
  }

  @Test func flatMapWaitsForTheLastInnerPublisher() {
    let source = Source<PassthroughSubject<Int, TestError>>()
    let inner = PassthroughSubject<Int, TestError>()
    let probe = source.publisher.flatMap { $0 }.probe()
    source.subject.send(inner)
    source.subject.send(completion: .finished)
    inner.send(1)
    #expect(probe.completions.isEmpty)
    inner.send(completion: .finished)
    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test func flatMapLimitsTheActivePublishers() {
    let source = Source<Int>()
    var inners: [PassthroughSubject<Int, TestError>] = []
    let probe = source.publisher.flatMap(maxPublishers: .max(1)) { _ in
      inners.append(PassthroughSubject())
      return inners[inners.count - 1]
    }.probe()
    #expect(source.requested == 1)
    source.subject.send(1)
    source.subject.send(2)
    #expect(inners.count == 1)
    inners[0].send(completion: .finished)
    #expect(source.requested == 2)
    source.subject.send(3)
    #expect(inners.count == 2)
    inners[1].send(7)
    #expect(probe.values == [7])
    probe.cancel()
    #expect(source.cancelCount == 1)
  }

  @Test func flatMapHonoursDemand() {
    let probe = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.probe(.max(1))
    #expect(probe.values == [1])
    probe.request(.max(2))
    #expect(probe.values.count == 3)
    probe.request(.unlimited)
    #expect(probe.values.sorted() == [1, 2, 10, 20])
    #expect(probe.isFinished)
  }

  @Test func switchToLatestCancelsTheOneBefore() {
    let first = Source<Int>()
    let second = Source<Int>()
    let outer = PassthroughSubject<AnyPublisher<Int, TestError>, TestError>()
    let probe = outer.switchToLatest().probe()
    outer.send(first.publisher)
    first.subject.send(1)
    outer.send(second.publisher)
    #expect(first.cancelCount == 1)
    first.subject.send(2)
    second.subject.send(3)
    outer.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    second.subject.send(4)
    second.subject.send(completion: .finished)
    #expect(probe.values == [1, 3, 4])
    #expect(probe.isFinished)
  }

  @Test func switchToLatestTakesPublishersThatNeverFail() {
    expect([1, 2].publisher.map { Just($0) }.switchToLatest(), [1, 2])
    expect(failing([1]).map { Just($0) }.switchToLatest(), [1], error: 1)
    expect([1].publisher.map { failing([$0], 3) }.switchToLatest(), [1], error: 3)
  }
}
