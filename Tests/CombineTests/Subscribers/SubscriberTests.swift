import Foundation
import Testing

@testable import Combine

private final class Label {
  var text = ""
}

@Suite struct SubscriberTests {
  @Test func sinkReceivesValuesAndTheEnd() {
    let log = Log<String>()
    let cancellable = failing([1, 2]).sink(
      receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
    #expect(log.values.count == 3 && log.values[2].hasPrefix("failure"))
    cancellable.cancel()
  }

  @Test func releasingTheCancellableEndsTheSink() {
    let source = Source<Int>()
    let log = Log<Int>()
    do {
      let cancellable = source.publisher.replaceError(with: 0).sink { log.add($0) }
      source.subject.send(1)
      withExtendedLifetime(cancellable) {}
    }
    source.subject.send(2)
    #expect(log.values == [1])
    #expect(source.cancelCount == 1)
  }

  @Test func assignWritesAPropertyAndReleasesItsObject() {
    weak var weakLabel: Label?
    let subject = PassthroughSubject<String, Never>()
    do {
      let label = Label()
      weakLabel = label
      let cancellable = subject.assign(to: \.text, on: label)
      subject.send("a")
      #expect(label.text == "a")
      cancellable.cancel()
      subject.send("b")
      #expect(label.text == "a")
    }
    #expect(weakLabel == nil)
  }

  @Test func aSecondSubscriptionIsCancelled() {
    let source = Source<Int>()
    let sink = Subscribers.Sink<Int, TestError>(receiveCompletion: { _ in }, receiveValue: { _ in })
    source.publisher.subscribe(sink)
    source.publisher.subscribe(sink)
    #expect(source.cancelCount == 1)
    sink.cancel()
    #expect(source.cancelCount == 2)
  }

  @Test func valuesAreAskedForOneByOne() async {
    let requests = Log<Subscribers.Demand>()
    var values: [Int] = []
    for await value in (1...3).publisher.handleEvents(receiveRequest: { requests.add($0) }).values {
      values.append(value)
    }
    #expect(values == [1, 2, 3])
    // The last element and the end come together.
    #expect(requests.values == [.max(1), .max(1), .max(1)])
  }

  @Test func valuesThrowTheErrorOnce() async {
    var values: [Int] = []
    await #expect(throws: TestError(code: 1)) {
      for try await value in failing([1, 2]).values { values.append(value) }
    }
    #expect(values == [1, 2])
  }

  @Test func cancellingTheTaskEndsTheValues() async {
    let source = PassthroughSubject<Int, Never>()
    let cancelled = Counter()
    let started = AsyncStream<Void>.makeStream()
    let task = Task {
      let publisher = source.handleEvents(
        receiveCancel: { cancelled.increase() }, receiveRequest: { _ in started.continuation.yield() })
      var count = 0
      for await _ in publisher.values { count += 1 }
      return count
    }
    for await _ in started.stream { break }
    task.cancel()
    #expect(await task.value == 0)
    #expect(cancelled.value == 1)
  }

  @Test func leavingTheLoopEndsTheSubscription() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let cancelled = Counter()
    for await value in subject.handleEvents(receiveCancel: { cancelled.increase() }).values {
      #expect(value == 1)
      break
    }
    #expect(cancelled.value == 1)
  }
}
