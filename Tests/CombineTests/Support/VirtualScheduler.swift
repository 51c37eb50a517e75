import Foundation

@testable import Combine

/// A scheduler whose time stands still until the test moves it; it counts milliseconds.
final class VirtualScheduler: Scheduler {
  struct SchedulerTimeType: Strideable, Equatable {
    var milliseconds: Int

    func distance(to other: Self) -> Stride { Stride(magnitude: other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int

      init(magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      static func + (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude - rhs.magnitude) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude * rhs.magnitude) }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> Self { Self(magnitude: s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(magnitude: Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(magnitude: ms) }
      static func microseconds(_ us: Int) -> Self { Self(magnitude: us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns / 1_000_000) }
    }
  }

  typealias SchedulerOptions = Never

  private struct Job {
    let number: Int
    var date: Int
    let interval: Int?
    let action: () -> Void
  }

  private var jobs: [Job] = []
  private var lastNumber = 0
  private(set) var now = SchedulerTimeType(milliseconds: 0)
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var isIdle: Bool { jobs.isEmpty }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now.milliseconds, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date.milliseconds, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(at: date.milliseconds, interval: interval.magnitude, action)
    return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.number == number } }
  }

  /// Runs everything that is due up to so many milliseconds from now, in order.
  func advance(_ milliseconds: Int = 0) {
    let end = now.milliseconds + milliseconds
    while let job = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
      now.milliseconds = max(now.milliseconds, job.date)
      if let interval = job.interval, let index = jobs.firstIndex(where: { $0.number == job.number }) {
        jobs[index].date += interval
      } else {
        jobs.removeAll { $0.number == job.number }
      }
      job.action()
    }
    now.milliseconds = end
  }

  @discardableResult
  private func add(at date: Int, interval: Int?, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    jobs.append(Job(number: lastNumber, date: date, interval: interval, action: action))
    return lastNumber
  }
}
