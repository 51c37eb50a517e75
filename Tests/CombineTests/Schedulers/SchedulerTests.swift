import Dispatch
import Foundation
import Testing

@testable import Combine

@Suite struct SchedulerTests {
  @Test func dispatchQueuesRunInOrder() async {
    let queue = DispatchQueue(label: "test")
    var values: [Int] = []
    for await value in (1...100).publisher.receive(on: queue).values { values.append(value) }
    #expect(values == Array(1...100))
  }

  @Test func concurrentQueuesKeepTheOrderToo() async {
    var values: [Int] = []
    let queue = DispatchQueue.global()
    for await value in (1...500).publisher.subscribe(on: queue).receive(on: queue).collect().values {
      values = value
    }
    #expect(values == Array(1...500))
  }

  @Test func operationQueuesRunAndWait() async {
    let queue = OperationQueue()
    var values: [Int] = []
    for await value in [1, 2].publisher.delay(for: .milliseconds(1), scheduler: queue).values {
      values.append(value)
    }
    #expect(values == [1, 2])
  }

  @Test func runLoopsRunTimers() async {
    let values: [Int] = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let loop = RunLoop.current
        let probe = [1, 2].publisher.delay(for: .milliseconds(1), scheduler: loop).receive(on: loop).probe()
        while probe.completions.isEmpty, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {}
        continuation.resume(returning: probe.values)
      }
    }
    #expect(values == [1, 2])
  }

  @Test func repeatedWorkStopsWhenCancelled() async {
    let queue = DispatchQueue(label: "test")
    let ticks = AsyncStream<Void>.makeStream()
    let cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
      ticks.continuation.yield()
    }
    var count = 0
    for await _ in ticks.stream {
      count += 1
      if count == 3 { break }
    }
    cancellable.cancel()
    #expect(count == 3)
  }

  @Test func lengthsOfTimeConvert() {
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    #expect(Queue.seconds(1.5) == .milliseconds(1500))
    #expect(Queue.milliseconds(2) == .microseconds(2000))
    #expect(Queue(DispatchTimeInterval.seconds(1)).magnitude == 1_000_000_000)
    #expect(Queue.seconds(.max).magnitude == .max)
    #expect(Queue.seconds(Double.infinity).magnitude == .max)
    #expect(Queue.seconds(Double.nan).magnitude == 0)
    #expect((0.5 as Queue) == .milliseconds(500))
    typealias Loop = RunLoop.SchedulerTimeType.Stride
    #expect(Loop.milliseconds(500) == 0.5)
    #expect(OperationQueue.SchedulerTimeType.Stride.seconds(2).timeInterval == 2)
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let end = start.advanced(by: .seconds(2))
    #expect(start.distance(to: end) == .seconds(2))
    #expect(end.distance(to: start) == .seconds(-2))
    #expect(start < end)
  }

  @Test func theImmediateSchedulerDoesNotWait() {
    let counter = Counter()
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { counter.increase() }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(9))) { counter.increase() }
    #expect(counter.value == 2)
  }
}
