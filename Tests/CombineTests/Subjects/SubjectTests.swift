import Foundation
import Testing

@testable import Combine

@Suite struct SubjectTests {
  @Test func passthroughDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, TestError>()
    subject.send(0)
    let probe = subject.probe(.max(1))
    let eager = subject.probe()
    subject.send(1)
    subject.send(2)
    probe.request(.max(1))
    subject.send(3)
    #expect(probe.values == [1, 3])
    #expect(eager.values == [1, 2, 3])
    subject.send(completion: .failure(TestError(code: 2)))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(probe.error == TestError(code: 2))
    #expect(eager.values == [1, 2, 3])
    #expect(subject.probe().error == TestError(code: 2))
  }

  @Test func currentValueGivesItsValueToEachSubscriber() {
    let subject = CurrentValueSubject<Int, TestError>(1)
    let probe = subject.probe()
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(probe.values == [1, 2, 3])
    let late = subject.probe(.none)
    subject.send(4)
    subject.send(5)
    late.request(.max(1))
    late.request(.max(1))
    #expect(late.values == [5])
    subject.send(completion: .finished)
    subject.send(6)
    #expect(subject.value == 5)
    #expect(late.isFinished)
    #expect(subject.probe().values.isEmpty)
  }

  @Test func aSubscriberMaySendWhileItReceives() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.sink {
      values.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func aSubscriberMayCancelAndSubscribeWhileItReceives() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: [Int] = []
    var cancellables = Set<AnyCancellable>()
    var outer: AnyCancellable?
    outer = subject.sink { _ in
      outer?.cancel()
      subject.sink { inner.append($0) }.store(in: &cancellables)
    }
    subject.send(1)
    subject.send(2)
    #expect(inner == [2])
  }

  @Test func aSubjectForwardsAnUpstream() {
    let source = Source<Int>()
    let subject = PassthroughSubject<Int, TestError>()
    let feed = source.publisher.subscribe(subject)
    #expect(source.requested == .none)
    let probe = subject.probe()
    #expect(source.requested == .unlimited)
    source.subject.send(1)
    feed.cancel()
    source.subject.send(2)
    #expect(probe.values == [1])
    #expect(source.cancelCount == 1)
    let current = CurrentValueSubject<Int, TestError>(0)
    _ = [4, 5].publisher.setFailureType(to: TestError.self).subscribe(current)
    #expect(current.value == 5)
  }

  @Test func voidSubjectsSendNothing() {
    let subject = PassthroughSubject<Void, Never>()
    let counter = Counter()
    let cancellable = subject.sink { counter.increase() }
    subject.send()
    #expect(counter.value == 1)
    cancellable.cancel()
  }

  @Test func sendersOnManyThreadsLoseNothing() async {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(-1)
    // Not thread-safe on purpose: a subscriber is never called by two threads at once.
    nonisolated(unsafe) var sum = 0
    nonisolated(unsafe) var count = 0
    let first = subject.sink { sum += $0 }
    let second = current.dropFirst().sink { _ in count += 1 }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for value in 1...500 {
            subject.send(value)
            current.send(value)
          }
        }
      }
    }
    #expect(sum == 8 * 500 * 501 / 2)
    #expect(count == 8 * 500)
    first.cancel()
    second.cancel()
  }

  @Test func subscribersComeAndGoOnManyThreads() async {
    let subject = PassthroughSubject<Int, Never>()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for value in 1...300 {
            let log = Counter()
            let cancellable = subject.map { $0 + 1 }.sink { _ in log.increase() }
            subject.send(value)
            cancellable.cancel()
            let before = log.value
            #expect(before >= 0)
          }
        }
      }
    }
  }

  @Test func twoSubjectsThatFeedEachOtherDoNotDeadlock() async {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let first = a.sink { if $0 > 0 { b.send($0 - 1) } }
    let second = b.sink { if $0 > 0 { a.send($0 - 1) } }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<500 { a.send(4) } }
      group.addTask { for _ in 0..<500 { b.send(4) } }
    }
    first.cancel()
    second.cancel()
  }
}
