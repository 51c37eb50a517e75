/// The values of a publisher that never fails, as an asynchronous sequence.
///
/// The publisher is asked for one value at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let source = AsyncSource<P.Output, Never>()
    publisher.subscribe(source)
    return Iterator(handle: AsyncSource.Handle(source))
  }

  /// An iterator that asks for one value at a time; the subscription ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    /// The publisher's values.
    public typealias Element = P.Output

    fileprivate let handle: AsyncSource<P.Output, Never>.Handle

    /// Waits for the next value; `nil` means that the publisher has finished or the task was cancelled.
    public mutating func next() async -> P.Output? {
      guard case .success(let value) = await handle.source.next() else { return nil }
      return value
    }
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
///
/// The publisher is asked for one value at a time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let source = AsyncSource<P.Output, P.Failure>()
    publisher.subscribe(source)
    return Iterator(handle: AsyncSource.Handle(source))
  }

  /// An iterator that asks for one value at a time; the subscription ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    /// The publisher's values.
    public typealias Element = P.Output

    fileprivate let handle: AsyncSource<P.Output, P.Failure>.Handle

    /// Waits for the next value; `nil` means that the publisher has finished or the task was cancelled.
    ///
    /// - Throws: the error with which the publisher ended.
    public mutating func next() async throws -> P.Output? { try await handle.source.next().get() }
  }
}

extension Publisher where Failure == Never {
  /// The values of this publisher, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values of this publisher, as an asynchronous sequence that may throw.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value of this future, once there is one.
  public final var value: Output {
    get async {
      await withCheckedContinuation { (continuation: CheckedContinuation<Unchecked<Output>, Never>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Unchecked($0)) }))
      }.value
    }
  }
}

extension Future {
  /// The value of this future, once there is one.
  ///
  /// - Throws: the error of the future.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Unchecked<Output>, any Error>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
            receiveValue: { continuation.resume(returning: Unchecked($0)) }))
      }.value
    }
  }
}
