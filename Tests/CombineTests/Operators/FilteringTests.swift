import Testing

@testable import Combine

@Suite struct FilteringTests {
  @Test func filterLetsWantedValuesPass() {
    expect((1...6).publisher.filter { $0 % 2 == 0 }, [2, 4, 6])
    expect((1...6).publisher.tryFilter { $0 % 2 == 0 }, [2, 4, 6])
    expect(
      (1...6).publisher.tryFilter { if $0 == 3 { throw TestError(code: 3) } else { true } }, [1, 2], error: 3)
  }

  @Test func filterHonoursDemand() {
    let probe = (1...6).publisher.filter { $0 % 2 == 0 }.probe(.max(2))
    #expect(probe.values == [2, 4])
    #expect(probe.completions.isEmpty)
    probe.cancel()
    probe.request(.unlimited)
    #expect(probe.values == [2, 4])
  }

  @Test func removeDuplicatesComparesWithTheLastPublished() {
    expect([1, 1, 2, 2, 1].publisher.removeDuplicates(), [1, 2, 1])
    expect([1, 3, 2, 4, 5].publisher.removeDuplicates { $0 % 2 == $1 % 2 }, [1, 2, 5])
    expect(
      [1, 1, 2].publisher.tryRemoveDuplicates { if $1 == 2 { throw TestError(code: 4) } else { $0 == $1 } },
      [1],
      error: 4)
    expect([Int?.none, nil, 1].publisher.removeDuplicates(), [nil, 1])
  }

  @Test func prefixTakesTheFirstValuesAndCancels() {
    let source = Source<Int>()
    let probe = source.publisher.prefix(2).probe()
    source.subject.send(1)
    #expect(source.cancelCount == 0)
    source.subject.send(2)
    #expect(source.cancelCount == 1)
    source.subject.send(3)
    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
    expect([1, 2].publisher.prefix(0), [])
    expect([1, 2].publisher.prefix(9), [1, 2])
    expect([1, 2, 3, 1].publisher.prefix { $0 < 3 }, [1, 2])
    expect([1, 2, 3, 1].publisher.tryPrefix { $0 < 3 }, [1, 2])
    expect(
      [1, 2].publisher.tryPrefix { if $0 == 2 { throw TestError(code: 5) } else { true } }, [1], error: 5)
  }

  @Test func dropLeavesOutTheFirstValues() {
    expect([1, 2, 3].publisher.dropFirst(), [2, 3])
    expect([1, 2, 3].publisher.dropFirst(2), [3])
    expect([1, 2, 3, 1].publisher.drop { $0 < 3 }, [3, 1])
    expect([1, 2, 3, 1].publisher.tryDrop { $0 < 3 }, [3, 1])
    expect([1, 2].publisher.tryDrop { if $0 == 2 { throw TestError(code: 5) } else { true } }, [], error: 5)
    let probe = [1, 2, 3].publisher.dropFirst(2).probe(.max(1))
    #expect(probe.values == [3])
  }

  @Test func outputPicksPositions() {
    expect((10...19).publisher.output(at: 2), [12])
    expect((10...19).publisher.output(in: 2...4), [12, 13, 14])
    expect((10...13).publisher.output(in: 2...), [12, 13])
    expect((10...13).publisher.output(at: 9), [])
    let probe = (10...19).publisher.output(in: 2...4).probe(.max(1))
    #expect(probe.values == [12])
  }

  @Test func firstAndLast() {
    expect([1, 2, 3].publisher.first(), [1])
    expect([1, 2, 3].publisher.first { $0 > 1 }, [2])
    expect([1, 2, 3].publisher.tryFirst { $0 > 1 }, [2])
    expect([1].publisher.tryFirst { _ in throw TestError(code: 6) }, [], error: 6)
    expect([1, 2, 3].publisher.last(), [3])
    expect([1, 2, 3].publisher.last { $0 < 3 }, [2])
    expect([1, 2, 3].publisher.tryLast { $0 < 3 }, [2])
    expect([1].publisher.tryLast { _ in throw TestError(code: 6) }, [], error: 6)
    expect(Empty<Int, Never>().first(), [])
    expect(failing([1]).last(), [], error: 1)
  }

  @Test func firstWaitsForDemandAndCancelsOnce() {
    let source = Source<Int>()
    let probe = source.publisher.first().probe(.none)
    source.subject.send(1)
    source.subject.send(2)
    #expect(source.cancelCount == 1)
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test func prefixUntilOutputEndsWithTheOtherPublisher() {
    let source = Source<Int>()
    let stop = PassthroughSubject<String, TestError>()
    let probe = source.publisher.prefix(untilOutputFrom: stop).probe()
    source.subject.send(1)
    stop.send("x")
    source.subject.send(2)
    #expect(probe.values == [1])
    #expect(probe.isFinished)
    #expect(source.cancelCount == 1)
    expect([1, 2].publisher.prefix(untilOutputFrom: Just(0)), [])
    expect([1, 2].publisher.prefix(untilOutputFrom: Empty<Int, Never>()), [1, 2])
  }

  @Test func dropUntilOutputBeginsWithTheOtherPublisher() {
    let source = Source<Int>()
    let start = PassthroughSubject<Void, TestError>()
    let probe = source.publisher.drop(untilOutputFrom: start).probe()
    source.subject.send(1)
    start.send()
    source.subject.send(2)
    start.send(completion: .failure(TestError()))
    source.subject.send(3)
    source.subject.send(completion: .finished)
    #expect(probe.values == [2, 3])
    #expect(probe.isFinished)
    probe.cancel()
  }
}
