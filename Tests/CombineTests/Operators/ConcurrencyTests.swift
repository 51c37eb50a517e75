import Foundation
import Testing

@testable import Combine

/// Each subscriber here is unsafe on purpose: an operator never calls it from two threads at once.
@Suite struct ConcurrencyTests {
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()

  private func sendOnFourThreads(_ count: Int = 300) async {
    await withTaskGroup(of: Void.self) { [a, b] group in
      for thread in 0..<4 {
        group.addTask { for value in 1...count { (thread % 2 == 0 ? a : b).send(value) } }
      }
    }
  }

  @Test func mergeLosesNothing() async {
    nonisolated(unsafe) var count = 0
    let cancellable = a.merge(with: b).sink { _ in count += 1 }
    await sendOnFourThreads()
    #expect(count == 1200)
    cancellable.cancel()
  }

  @Test func flatMapLosesNothing() async {
    nonisolated(unsafe) var sum = 0
    let cancellable = a.merge(with: b).flatMap { [$0, 1].publisher }.sink { _ in sum += 1 }
    await sendOnFourThreads()
    #expect(sum == 2400)
    cancellable.cancel()
  }

  @Test func zipPairsEverything() async {
    nonisolated(unsafe) var count = 0
    let cancellable = a.zip(b).sink { _ in count += 1 }
    await sendOnFourThreads()
    #expect(count == 600)
    cancellable.cancel()
  }

  @Test func combineLatestEndsWithTheLastValues() async {
    nonisolated(unsafe) var last = (0, 0)
    let cancellable = a.combineLatest(b).sink { last = $0 }
    await sendOnFourThreads()
    a.send(-1)
    b.send(-2)
    #expect(last == (-1, -2))
    cancellable.cancel()
  }

  @Test func switchToLatestAndShareStandThreads() async {
    nonisolated(unsafe) var count = 0
    let shared = a.map { Just($0) }.switchToLatest().share()
    let cancellable = shared.merge(with: shared).sink { _ in count += 1 }
    await sendOnFourThreads()
    #expect(count > 0)
    cancellable.cancel()
  }

  @Test func cancellingWhileValuesComeStopsThem() async {
    for _ in 0..<50 {
      let log = Counter()
      let cancellable = Unchecked(
        a.combineLatest(b).merge(with: a.zip(b)).receive(on: DispatchQueue.global())
          .prefix(1000).sink { _ in log.increase() })
      await withTaskGroup(of: Void.self) { [a, b] group in
        group.addTask {
          for value in 0..<20 {
            a.send(value)
            b.send(value)
          }
        }
        group.addTask { cancellable.value.cancel() }
      }
      cancellable.value.cancel()
    }
  }

  @Test func aValueMayCancelItsOwnPipelineWhenItIsReleased() {
    final class Canceller {
      let cancellable: Box<AnyCancellable?>
      init(_ cancellable: Box<AnyCancellable?>) { self.cancellable = cancellable }
      deinit { cancellable.value?.cancel() }
    }
    let clock = VirtualScheduler()
    let subject = PassthroughSubject<Canceller, Never>()
    let box = Box<AnyCancellable?>(nil)
    let pipelines: [AnyCancellable] = [
      subject.combineLatest(Empty<Int, Never>(completeImmediately: false)).sink { _ in },
      subject.debounce(for: 1, scheduler: clock).sink { _ in },
      subject.throttle(for: 1, scheduler: clock, latest: true).sink { _ in },
      CurrentValueSubject<Canceller?, Never>(nil).sink { _ in },
    ]
    for pipeline in pipelines {
      box.value = pipeline
      subject.send(Canceller(box))
      subject.send(Canceller(box))
    }
    let current = CurrentValueSubject<Canceller?, Never>(nil)
    let probe = current.probe(.none)
    box.value = AnyCancellable { probe.cancel() }
    current.send(Canceller(box))
    current.send(Canceller(box))
    current.send(nil)
    box.value = nil
  }
}
