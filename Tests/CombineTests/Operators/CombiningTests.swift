import Testing

@testable import Combine

@Suite struct CombiningTests {
  @Test func combineLatestPublishesTheLatestOfAll() {
    let a = Source<Int>()
    let b = Source<String>()
    let probe = a.publisher.combineLatest(b.publisher) { "\($0)\($1)" }.probe()
    a.subject.send(1)
    a.subject.send(2)
    #expect(probe.values.isEmpty)
    b.subject.send("a")
    a.subject.send(3)
    a.subject.send(completion: .finished)
    b.subject.send("b")
    #expect(probe.values == ["2a", "3a", "3b"])
    #expect(probe.completions.isEmpty)
    b.subject.send(completion: .finished)
    #expect(probe.isFinished)
  }

  @Test func combineLatestFailsAtOnceAndCancelsTheOthers() {
    let a = Source<Int>()
    let b = Source<Int>()
    let probe = a.publisher.combineLatest(b.publisher).probe()
    a.subject.send(completion: .failure(TestError(code: 3)))
    #expect(probe.error == TestError(code: 3))
    #expect(b.cancelCount == 1)
  }

  @Test func combineLatestHonoursDemand() {
    let a = Source<Int>()
    let b = Source<Int>()
    let probe = a.publisher.combineLatest(b.publisher, +).probe(.max(1))
    #expect(a.requested == 1)
    a.subject.send(1)
    b.subject.send(10)
    #expect(probe.values == [11])
    a.subject.send(2)
    #expect(probe.values == [11])
    probe.request(.max(1))
    #expect(probe.values == [11, 12])
  }

  @Test func combineLatestTakesUpToFour() {
    expect(Just(1).combineLatest(Just(2), Just(3)) { [$0, $1, $2] }, [[1, 2, 3]])
    expect(Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }, [[1, 2, 3, 4]])
    let probe = Publishers.CombineLatest3([1, 2].publisher, Just("a"), Just(true)).probe()
    #expect(probe.values.count == 1 && probe.values[0] == (2, "a", true))
  }

  @Test func zipPairsValuesInOrder() {
    expect([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }, ["1a", "2b"])
    expect([1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher) { $0 + $1 + $2 }, [9, 12])
    expect(Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }, [[1, 2, 3, 4]])
    let a = Source<Int>()
    let b = Source<Int>()
    let probe = a.publisher.zip(b.publisher, +).probe(.max(1))
    a.subject.send(1)
    b.subject.send(10)
    #expect(probe.values == [11])
    b.subject.send(completion: .finished)
    #expect(probe.isFinished)
    #expect(a.cancelCount == 1)
  }

  @Test func zipKeepsManyValuesCheaply() {
    // A hundred thousand waiting values take moments if each is moved once, and minutes if each moves all others.
    let count = 100_000
    let probe = (0..<count).publisher.zip((0..<count).publisher).filter { $0 != $1 }.count().probe()
    #expect(probe.values == [0])
  }

  @Test func mergePassesValuesAsTheyCome() {
    let a = Source<Int>()
    let b = Source<Int>()
    let probe = a.publisher.merge(with: b.publisher).probe()
    a.subject.send(1)
    b.subject.send(2)
    a.subject.send(completion: .finished)
    b.subject.send(3)
    b.subject.send(completion: .finished)
    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
  }

  @Test func mergeTakesUpToEightAndMany() {
    let j = (0...7).map { Just($0) }
    expect(j[0].merge(with: j[1], j[2]), [0, 1, 2])
    expect(j[0].merge(with: j[1], j[2], j[3]), [0, 1, 2, 3])
    expect(j[0].merge(with: j[1], j[2], j[3], j[4]), [0, 1, 2, 3, 4])
    expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5]), [0, 1, 2, 3, 4, 5])
    expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6]), Array(0...6))
    expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7]), Array(0...7))
    expect(Publishers.MergeMany(j), Array(0...7))
    expect(Publishers.MergeMany(j[0], j[1]).merge(with: j[2]), [0, 1, 2])
    expect(Publishers.MergeMany([Just<Int>]()), [])
  }

  @Test func mergeHonoursDemandAndKeepsOneValueOfEach() {
    let probe = [1, 2, 3].publisher.merge(with: [11, 12].publisher).probe(.max(2))
    #expect(probe.values.count == 2)
    probe.request(.max(1))
    #expect(probe.values.count == 3)
    probe.request(.unlimited)
    #expect(probe.values.sorted() == [1, 2, 3, 11, 12])
    #expect(probe.isFinished)
  }

  @Test func mergeFailsAtOnce() {
    let a = Source<Int>()
    let b = Source<Int>()
    let probe = a.publisher.merge(with: b.publisher).probe()
    a.subject.send(completion: .failure(TestError(code: 4)))
    b.subject.send(1)
    #expect(probe.values.isEmpty)
    #expect(probe.error == TestError(code: 4))
    #expect(b.cancelCount == 1)
  }

  @Test func prependAndAppend() {
    expect([3].publisher.prepend(1, 2), [1, 2, 3])
    expect([3].publisher.prepend([1, 2]), [1, 2, 3])
    expect([3].publisher.prepend(Just(2)), [2, 3])
    expect([3].publisher.append(4, 5), [3, 4, 5])
    expect([3].publisher.append([4]), [3, 4])
    expect([3].publisher.append(Just(4)), [3, 4])
    expect(failing([1]).append(2), [1], error: 1)
    let probe = [1, 2].publisher.append(3, 4).probe(.max(3))
    #expect(probe.values == [1, 2, 3])
    probe.request(.max(1))
    #expect(probe.isFinished)
  }

  @Test func bufferKeepsValuesUntilTheyAreAskedFor() {
    let subject = PassthroughSubject<Int, TestError>()
    let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).probe(.none)
    let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe(.none)
    let failed = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { TestError(code: 6) })
      .probe(.none)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    newest.request(.unlimited)
    oldest.request(.unlimited)
    failed.request(.unlimited)
    #expect(newest.values == [1, 2])
    #expect(newest.isFinished)
    #expect(oldest.values == [2, 3])
    #expect(failed.error == TestError(code: 6))
  }
}
