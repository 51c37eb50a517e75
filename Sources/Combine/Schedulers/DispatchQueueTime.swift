import Dispatch
import Foundation

extension DispatchQueue {
  /// A moment in time as a dispatch queue counts it.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads the nanoseconds since the computer's start.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Writes the nanoseconds since the computer's start.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Hashes the nanoseconds since the computer's start.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// The time from this moment to another one.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? Stride(nanoseconds: Int(clamping: end - start)) : Stride(nanoseconds: -Int(clamping: start - end))
    }

    /// The moment that lies the given time later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(n.timeInterval == .never ? .distantFuture : dispatchTime + n.timeInterval)
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      /// The length as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Makes a length of a dispatch interval; one that never ends becomes the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self.init(nanoseconds: .max)
        @unknown default: self.init(nanoseconds: .max)
        }
      }

      /// Makes a length of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Makes a length of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Makes a length of nanoseconds, if they fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(nanoseconds: value)
      }

      /// Whether the first length is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Multiplies the nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        let (product, overflow) = lhs.magnitude.multipliedReportingOverflow(by: rhs.magnitude)
        return Stride(nanoseconds: overflow ? .max : product)
      }

      /// Adds two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflow ? .max : sum)
      }

      /// Subtracts two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflow ? .min : difference)
      }

      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Multiplies the nanoseconds.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// A length of so many seconds and parts of a second.
      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1_000_000_000).rounded()
        guard nanoseconds.isFinite, nanoseconds.magnitude < Double(Int.max) else {
          return Stride(nanoseconds: s.isNaN ? 0 : s < 0 ? .min : .max)
        }
        return Stride(nanoseconds: Int(nanoseconds))
      }

      /// A length of so many seconds.
      public static func seconds(_ s: Int) -> Stride { scaled(s, by: 1_000_000_000) }

      /// A length of so many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, by: 1_000_000) }

      /// A length of so many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { scaled(us, by: 1_000) }

      /// A length of so many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      private static func scaled(_ count: Int, by unit: Int) -> Stride {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return Stride(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
      }
    }
  }
}
