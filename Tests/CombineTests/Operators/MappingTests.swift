import Foundation
import Testing

@testable import Combine

private struct Point: Equatable {
  var x = 1
  var y = 2
  var name = "p"
}

@Suite struct MappingTests {
  @Test func mapTransformsEachValue() {
    expect([1, 2].publisher.map { $0 * 2 }, [2, 4])
    expect([1, 2].publisher.map { $0 * 2 }.map { "\($0)" }, ["2", "4"])
    expect(failing([1]).map { $0 * 3 }, [3], error: 1)
  }

  @Test func tryMapEndsWithTheThrownErrorAndCancels() {
    let source = Source<Int>()
    let probe = source.publisher.tryMap { if $0 == 2 { throw TestError(code: 7) } else { $0 } }.probe()
    source.subject.send(1)
    source.subject.send(2)
    source.subject.send(3)
    #expect(probe.values == [1])
    #expect(probe.error as? TestError == TestError(code: 7))
    #expect(source.cancelCount == 1)
    expect([1, 2].publisher.tryMap { $0 + 1 }, [2, 3])
    expect([1, 2].publisher.map { $0 + 1 }.tryMap { $0 + 1 }, [3, 4])
    expect(failing([1]).tryMap { $0 }, [1], error: 1)
  }

  @Test func mapTakesKeyPaths() {
    expect(Just(Point()).map(\.x), [1])
    #expect([Point()].publisher.map(\.x, \.y).probe().values.map { [$0.0, $0.1] } == [[1, 2]])
    let three = [Point()].publisher.map(\.x, \.y, \.name).probe().values
    #expect(three.count == 1 && three[0] == (1, 2, "p"))
  }

  @Test func compactMapLeavesOutNil() {
    expect(["1", "a", "3"].publisher.compactMap { Int($0) }, [1, 3])
    expect(["1", "a", "3"].publisher.tryCompactMap { Int($0) }, [1, 3])
    expect(["1"].publisher.tryCompactMap { _ -> Int? in throw TestError(code: 3) }, [], error: 3)
  }

  @Test func compactMapAsksForAnotherValueInsteadOfTheOneLeftOut() {
    let probe = ["a", "1", "b", "2"].publisher.compactMap { Int($0) }.probe(.max(1))
    #expect(probe.values == [1])
    probe.request(.max(1))
    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test func scanPublishesRunningResults() {
    expect([1, 2, 3].publisher.scan(10, +), [11, 13, 16])
    expect(
      [1, 2, 3].publisher.tryScan(0) { if $1 == 3 { throw TestError(code: 2) } else { $0 + $1 } }, [1, 3],
      error: 2)
  }

  @Test func everySubscriberHasAScanOfItsOwn() {
    let scan = [1, 2].publisher.scan(0, +)
    expect(scan, [1, 3])
    expect(scan, [1, 3])
  }

  @Test func replaceNilFillsIn() { expect([1, nil, 3].publisher.replaceNil(with: 0), [1, 0, 3]) }

  @Test func mapErrorAndSetFailureType() {
    expect(failing([1]).mapError { TestError(code: $0.code + 1) }, [1], error: 2)
    let typed: Publishers.SetFailureType<Publishers.Sequence<[Int], Never>, TestError> = [1].publisher
      .setFailureType(to: TestError.self)
    expect(typed, [1])
    expect([1].publisher.assertNoFailure(), [1])
  }

  @Test func encodeAndDecodeAreOpposites() {
    expect(
      Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder()), [[1, 2]])
    let probe = Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).probe()
    #expect(probe.values.isEmpty)
    #expect(probe.error is DecodingError)
  }
}
