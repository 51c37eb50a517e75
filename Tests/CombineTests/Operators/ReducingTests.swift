import Testing

@testable import Combine

@Suite struct ReducingTests {
  @Test func reduceDeliversOneResult() {
    expect([1, 2, 3].publisher.reduce(10, +), [16])
    expect(Empty<Int, Never>().reduce(10, +), [10])
    expect(failing([1]).reduce(0, +), [], error: 1)
    expect(
      [1, 2].publisher.tryReduce(0) { if $1 == 2 { throw TestError(code: 2) } else { $0 + $1 } }, [], error: 2
    )
    expect([1, 2].publisher.tryReduce(0) { $0 + $1 }, [3])
  }

  @Test func aResultWaitsForDemand() {
    let probe = [1, 2, 3].publisher.reduce(0, +).probe(.none)
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == [6])
    #expect(probe.isFinished)
  }

  @Test func collectMakesArrays() {
    expect((1...5).publisher.collect(), [[1, 2, 3, 4, 5]])
    expect(Empty<Int, Never>().collect(), [[]])
    expect((1...5).publisher.collect(2), [[1, 2], [3, 4], [5]])
    expect(failing([1, 2, 3]).collect(2), [[1, 2]], error: 1)
    let probe = (1...6).publisher.collect(2).probe(.max(2))
    #expect(probe.values == [[1, 2], [3, 4]])
    #expect(probe.completions.isEmpty)
  }

  @Test func countMinAndMax() {
    expect([3, 1, 2].publisher.count(), [3])
    expect([3, 1, 2].publisher.min(), [1])
    expect([3, 1, 2].publisher.max(), [3])
    expect(["aa", "b"].publisher.min { $0.count < $1.count }, ["b"])
    expect(["aa", "b"].publisher.max { $0.count < $1.count }, ["aa"])
    expect([1, 2].publisher.tryMax { $0 < $1 }, [2])
    expect([1, 2].publisher.tryMin { _, _ in throw TestError(code: 8) }, [], error: 8)
    expect(Empty<Int, Never>().max(), [])
  }

  @Test func containsAndAllSatisfyStopEarly() {
    let source = Source<Int>()
    let probe = source.publisher.contains(2).probe()
    source.subject.send(1)
    source.subject.send(2)
    #expect(probe.values == [true])
    #expect(source.cancelCount == 1)
    expect([1].publisher.contains(2), [false])
    expect([1, 2].publisher.contains { $0 > 1 }, [true])
    expect([1, 2].publisher.tryContains { $0 > 2 }, [false])
    expect([1, 2].publisher.tryContains { _ in throw TestError(code: 9) }, [], error: 9)
    expect([1, 2].publisher.allSatisfy { $0 > 0 }, [true])
    expect([1, 2].publisher.allSatisfy { $0 > 1 }, [false])
    expect([1, 2].publisher.tryAllSatisfy { $0 > 1 }, [false])
    expect([1, 2].publisher.tryAllSatisfy { _ in throw TestError(code: 9) }, [], error: 9)
  }

  @Test func ignoreOutputPassesTheEnd() {
    #expect([1, 2].publisher.ignoreOutput().probe().isFinished)
    #expect(failing([1]).ignoreOutput().probe().error == TestError(code: 1))
  }
}
