extension Subscribers {
  /// A number of requested values, which may be unlimited.
  public struct Demand: Equatable, Hashable, Sendable, Codable {
    /// The number of requested values, or `nil` if the demand is unlimited.
    public let max: Int?

    private init(count: Int?) { max = count }

    /// A request for as many values as the publisher can produce.
    public static let unlimited = Demand(count: nil)

    /// A request for no values, the same as `.max(0)`.
    public static let none = Demand(count: 0)

    /// Makes a demand for the given number of values.
    ///
    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Subscribers.Demand.max(_:) needs a number that is not negative, not \(value)")
      return Demand(count: value)
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// `unlimited`, or `max(n)`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Comparable {
  /// Whether the first demand asks for fewer values than the second; unlimited is more than any number.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.max else { return false }
    return rhs.max.map { left < $0 } ?? true
  }
}

extension Subscribers.Demand {
  /// Whether the demand asks for fewer values than the number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Whether the number is less than what the demand asks for.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs < $0 } ?? true }

  /// Whether the demand asks for at most the number of values.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  /// Whether the number is at most what the demand asks for.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs <= $0 } ?? true }

  /// Whether the demand asks for at least the number of values.
  public static func >= (lhs: Self, rhs: Int) -> Bool { rhs <= lhs }

  /// Whether the number is at least what the demand asks for.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }

  /// Whether the demand asks for more values than the number.
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < lhs }

  /// Whether the number is more than what the demand asks for.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Whether the demand asks for exactly the number of values.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether the number is exactly what the demand asks for.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Whether the demand asks for another number of values than the given one.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether the number differs from what the demand asks for.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}

extension Subscribers.Demand {
  /// Adds two demands; with an unlimited one the sum is unlimited.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds the second demand to the first.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number of values to a demand.
  ///
  /// - Precondition: the sum is not negative.
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds a number of values to the demand.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Multiplies a demand by a number.
  ///
  /// - Precondition: the number is not negative.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies the demand by a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Subtracts the second demand from the first, down to none.
  ///
  /// Unlimited less anything is unlimited; a number less unlimited is none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    guard let right = rhs.max else { return .none }
    return .max(Swift.max(0, left - right))
  }

  /// Subtracts the second demand from the first, down to none.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Subtracts a number of values from a demand, down to none.
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (difference, overflow) = left.subtractingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(Swift.max(0, difference))
  }

  /// Subtracts a number of values from the demand, down to none.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}
