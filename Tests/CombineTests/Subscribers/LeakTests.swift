import Testing

@testable import Combine

private final class Token {}

@Suite struct LeakTests {
  /// Checks that neither an end nor a cancellation leaves behind what an operator's closure holds.
  private func check<P: Publisher>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (AnyPublisher<Int, TestError>, Token) -> P
  ) {
    for ending in 0..<3 {
      weak var token: Token?
      weak var subject: PassthroughSubject<Int, TestError>?
      do {
        let made = Token()
        let source = PassthroughSubject<Int, TestError>()
        token = made
        subject = source
        let cancellable = make(source.eraseToAnyPublisher(), made)
          .sink(receiveCompletion: { [made] _ in withExtendedLifetime(made) {} }, receiveValue: { _ in })
        source.send(1)
        source.send(2)
        if ending == 0 { cancellable.cancel() }
        if ending == 1 { source.send(completion: .finished) }
        if ending == 2 { source.send(completion: .failure(TestError())) }
        withExtendedLifetime(cancellable) {}
      }
      #expect(token == nil, "ending \(ending)", sourceLocation: sourceLocation)
      #expect(subject == nil, "ending \(ending)", sourceLocation: sourceLocation)
    }
  }

  @Test func simpleOperators() {
    check { source, token in source.map { [token] in ($0, token) } }
    check { source, token in source.tryFilter { [token] _ in token === token } }
    check { source, token in source.scan(0) { [token] in $0 + $1 + ObjectIdentifier(token).hashValue % 2 } }
    check { source, token in source.reduce(token) { [token] _, _ in token } }
    check { source, _ in source.collect(2) }
    check { source, _ in source.first() }
    check { source, _ in source.prefix(1) }
    check { source, token in
      source.handleEvents(receiveOutput: { [token] _ in _ = token }).print("", to: Silent())
    }
  }

  @Test func operatorsOfSeveralPublishers() {
    check { source, token in source.flatMap { [token] in Just(($0, token)) } }
    check { source, _ in source.flatMap { _ in Empty<Int, TestError>(completeImmediately: false) } }
    check { source, token in source.map { [token] in Just(($0, token)) }.switchToLatest() }
    check { source, _ in source.merge(with: source) }
    check { source, _ in source.combineLatest(source) }
    check { source, _ in source.zip(source) }
    check { source, _ in source.append(source).prepend(1) }
    check { source, token in source.catch { [token] _ in Just(1).map { [token] in ($0, token).0 } } }
    check { source, _ in source.retry(1) }
    check { source, _ in source.replaceError(with: 1).replaceEmpty(with: 2) }
    check { source, _ in source.share() }
    check { source, _ in source.replaceError(with: 0).makeConnectable().autoconnect() }
    check { source, _ in source.prefix(untilOutputFrom: source.dropFirst(5)) }
    check { source, _ in source.drop(untilOutputFrom: source) }
    check { source, _ in source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest) }
  }

  @Test func timedOperators() {
    check { source, _ in source.receive(on: ImmediateScheduler.shared) }
    check { source, _ in source.delay(for: 1, scheduler: ImmediateScheduler.shared) }
    check { source, _ in source.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
    check { source, _ in source.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }
    check { source, _ in source.subscribe(on: ImmediateScheduler.shared) }
    let clock = VirtualScheduler()
    check { source, _ in source.collect(.byTime(clock, 10)) }
    check { source, _ in source.measureInterval(using: clock) }
    #expect(clock.isIdle)
  }

  @Test func aSubjectThatGoesTakesItsSubscribersAlong() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let subject = PassthroughSubject<Int, Never>()
      // Nobody keeps a cancellable here.
      subject.subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { [made] _ in _ = made }))
      let current = CurrentValueSubject<Int, Never>(0)
      current.subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { [made] _ in _ = made }))
    }
    #expect(token == nil)
  }

  @Test func aFutureReleasesItsSubscribers() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let future = Future<Int, Never> { $0(.success(1)) }
      let done = future.sink { [made] _ in _ = made }
      let pending = Future<Int, Never> { _ in }
      let waiting = pending.sink { [made] _ in _ = made }
      waiting.cancel()
      withExtendedLifetime((done, pending)) {}
    }
    #expect(token == nil)
  }

  private struct Silent: TextOutputStream {
    mutating func write(_ string: String) {}
  }
}
