import Foundation
import Testing

@testable import Combine

@Suite struct SharingTests {
  @Test func shareSubscribesOnceAndEndsWithTheLastSubscriber() {
    let source = Source<Int>()
    var subscriptions = 0
    let shared = source.publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let first = shared.probe()
    let second = shared.probe()
    source.subject.send(1)
    first.cancel()
    source.subject.send(2)
    #expect(subscriptions == 1)
    #expect(source.cancelCount == 0)
    #expect(first.values == [1])
    #expect(second.values == [1, 2])
    second.cancel()
    #expect(source.cancelCount == 1)
    let third = shared.probe()
    source.subject.send(3)
    #expect(subscriptions == 2)
    #expect(third.values == [3])
    third.cancel()
  }

  @Test func aSharedPublisherLivesWithItsSubscribers() {
    let source = Source<Int>()
    let probe = source.publisher.share().probe()
    source.subject.send(1)
    source.subject.send(completion: .finished)
    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test func multicastWaitsForConnect() {
    var runs = 0
    let published = Deferred {
      runs += 1
      return [1, 2].publisher
    }.multicast { PassthroughSubject() }
    let first = published.probe()
    let second = published.probe()
    #expect(runs == 0)
    let connection = published.connect()
    #expect(runs == 1)
    #expect(first.values == [1, 2])
    #expect(second.values == [1, 2])
    #expect(first.isFinished)
    connection.cancel()
  }

  @Test func makeConnectableWaits() {
    let publisher = [1, 2].publisher.makeConnectable()
    let probe = publisher.probe()
    #expect(probe.values.isEmpty)
    _ = publisher.connect()
    #expect(probe.values == [1, 2])
  }

  @Test func autoconnectFinishesWithASynchronousUpstream() {
    expect([1, 2].publisher.makeConnectable().autoconnect(), [1, 2])
    expect([1, 2].publisher.share(), [1, 2])
  }

  @Test func handleEventsSeesEverything() {
    let log = Log<String>()
    let subject = PassthroughSubject<Int, TestError>()
    let events = subject.handleEvents(
      receiveSubscription: { _ in log.add("subscription") }, receiveOutput: { log.add("output \($0)") },
      receiveCompletion: { _ in log.add("completion") }, receiveCancel: { log.add("cancel") },
      receiveRequest: { log.add("request \($0)") })
    let first = events.probe(.max(2))
    subject.send(1)
    first.cancel()
    first.cancel()
    let second = events.probe()
    subject.send(completion: .finished)
    second.cancel()
    #expect(
      log.values == [
        "subscription", "request max(2)", "output 1", "cancel", "subscription", "request unlimited",
        "completion",
      ])
  }

  @Test func printWritesEachEvent() {
    struct Stream: TextOutputStream {
      let log: Log<String>
      mutating func write(_ string: String) { log.add(string) }
    }
    // The words are those of Apple's documentation of print(_:to:).
    let log = Log<String>()
    expect((1...2).publisher.print("Log", to: Stream(log: log)), [1, 2])
    #expect(
      log.values.map { $0.trimmingCharacters(in: .newlines) } == [
        "Log: receive subscription: (1...2)", "Log: request unlimited", "Log: receive value: (1)",
        "Log: receive value: (2)", "Log: receive finished",
      ])
  }

  @Test func breakpointLetsEverythingPass() {
    expect([1].publisher.breakpoint(receiveOutput: { $0 > 5 }).breakpointOnError(), [1])
  }
}
