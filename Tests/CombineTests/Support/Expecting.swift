import Testing

@testable import Combine

/// Checks that a publisher delivers these values and finishes.
func expect<P: Publisher>(
  _ publisher: P, _ values: [P.Output], sourceLocation: SourceLocation = #_sourceLocation
) where P.Output: Equatable {
  let probe = publisher.probe()
  #expect(probe.values == values, sourceLocation: sourceLocation)
  #expect(probe.isFinished, sourceLocation: sourceLocation)
}

/// Checks that a publisher delivers these values and fails with the error of the given code.
func expect<P: Publisher>(
  _ publisher: P, _ values: [P.Output], error code: Int, sourceLocation: SourceLocation = #_sourceLocation
) where P.Output: Equatable {
  let probe = publisher.probe()
  #expect(probe.values == values, sourceLocation: sourceLocation)
  #expect(probe.error as? TestError == TestError(code: code), sourceLocation: sourceLocation)
}

/// A subject, and the ways to see what an operator does to its upstream.
final class Source<Output> {
  let subject = PassthroughSubject<Output, TestError>()
  private(set) var requested = Subscribers.Demand.none
  private(set) var cancelCount = 0

  var publisher: AnyPublisher<Output, TestError> {
    subject.handleEvents(
      receiveCancel: { [unowned self] in cancelCount += 1 },
      receiveRequest: { [unowned self] in requested += $0 }
    ).eraseToAnyPublisher()
  }
}

/// The values, and then the error with the given code.
func failing<Output>(_ values: [Output], _ code: Int = 1) -> Record<Output, TestError> {
  Record(output: values, completion: .failure(TestError(code: code)))
}
