/// A scheduler that runs everything at once, where it is asked to.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The immediate scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The only immediate scheduler.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The moment in time that is always now.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// No time passes, so every distance is nothing.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// No time passes, so every moment is the same.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time that is ignored.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The number given.
      public var magnitude: Int

      /// Makes a length of the given number.
      public init(_ value: Int) { magnitude = value }

      /// Makes a length of an integer literal.
      public init(integerLiteral value: Int) { self.init(value) }

      /// Makes a length of a literal, without its fraction.
      public init(floatLiteral value: Double) { self.init(Int(value)) }

      /// Makes a length of another type of integer, if it fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Whether the first length is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Adds two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

      /// Subtracts two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

      /// Multiplies two lengths.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Multiplies by a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// No time.
      public static func seconds(_ s: Int) -> Stride { 0 }

      /// No time.
      public static func seconds(_ s: Double) -> Stride { 0 }

      /// No time.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }

      /// No time.
      public static func microseconds(_ us: Int) -> Stride { 0 }

      /// No time.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// Always the same moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the closure without waiting.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure once, without waiting.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
