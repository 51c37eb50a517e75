import Testing

@testable import Combine

@Suite struct ErrorTests {
  @Test func catchGoesOnWithAnotherPublisher() {
    expect(failing([1, 2]).catch { _ in [8, 9].publisher }, [1, 2, 8, 9])
    expect([1].publisher.setFailureType(to: TestError.self).catch { _ in Just(9) }, [1])
    expect(failing([1]).tryCatch { _ in failing([2], 5) }, [1, 2], error: 5)
    expect(
      failing([1]).tryCatch { error -> Just<Int> in throw TestError(code: error.code + 1) }, [1], error: 2)
  }

  @Test func catchCarriesTheRemainingDemandOver() {
    let probe = failing([1, 2]).catch { _ in [8, 9, 10].publisher }.probe(.max(3))
    #expect(probe.values == [1, 2, 8])
    probe.request(.max(1))
    #expect(probe.values == [1, 2, 8, 9])
    probe.cancel()
    probe.request(.unlimited)
    #expect(probe.values == [1, 2, 8, 9])
  }

  @Test func retryTriesAnew() {
    var attempts = 0
    let flaky = Deferred {
      attempts += 1
      return attempts < 3
        ? failing([attempts]).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    expect(flaky.retry(5), [1, 2, 3])
    attempts = 0
    expect(flaky.retry(1), [1, 2], error: 1)
    expect(failing([1]).retry(0), [1], error: 1)
  }

  @Test func replaceErrorAndReplaceEmpty() {
    expect(failing([1]).replaceError(with: 9), [1, 9])
    expect([1].publisher.replaceEmpty(with: 9), [1])
    expect(Empty<Int, Never>().replaceEmpty(with: 9), [9])
    expect(failing([Int]()).replaceEmpty(with: 9), [], error: 1)
  }

  @Test func theReplacementWaitsForDemand() {
    let probe = failing([1]).replaceError(with: 9).probe(.max(1))
    #expect(probe.values == [1])
    #expect(probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == [1, 9])
    #expect(probe.isFinished)
  }
}
