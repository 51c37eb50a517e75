import MartletPrimitives

/// Animatable data of any type, zero when it has none.
///
/// Data of two different types have no sum: a layout that turns into another jumps, and only the children's
/// frames animate.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; `nil` stands for the zero of every type.
  package private(set) var value: (any VectorArithmetic)?

  package init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  /// The zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// Whether both hold equal data of one type.
  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    guard let first = left.value else { return right.value.map(isZero) ?? true }
    guard let second = right.value else { return isZero(first) }
    return areEqual(first, second)
  }

  /// The sum; of two types, the left value.
  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = left.value else { return right }
    guard let second = right.value else { return left }
    return _AnyAnimatableData(sum(first, second))
  }

  /// The difference; of two types, the left value.
  public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    var negative = right
    negative.scale(by: -1)
    return left + negative
  }

  /// Multiplies every component by a number.
  public mutating func scale(by factor: Double) {
    value?.scale(by: factor)
  }

  /// The sum of the components' squares.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  private static func isZero(_ value: any VectorArithmetic) -> Bool {
    value.magnitudeSquared == 0
  }

  private static func areEqual<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> Bool {
    (right as? V).map { left == $0 } ?? false
  }

  private static func sum<V: VectorArithmetic>(
    _ left: V, _ right: any VectorArithmetic
  ) -> any VectorArithmetic {
    (right as? V).map { left + $0 } ?? left
  }
}
