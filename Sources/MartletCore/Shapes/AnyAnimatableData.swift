import Foundation
import MartletPrimitives

/// Animatable data whose type is not known.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
  /// `nil` is the zero of every type.
  private var base: (any VectorArithmetic)?

  init<V: VectorArithmetic>(_ value: V) {
    base = value
  }

  private init() {}

  func value<V: VectorArithmetic>(as type: V.Type) -> V? {
    guard let base else { return .zero }
    return base as? V
  }

  /// Zero, whatever the type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Whether type and value are the same.
  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    switch (left.base, right.base) {
    case (nil, nil): return true
    case (let base?, nil), (nil, let base?):
      func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }
      return isZero(base)
    case (let left?, let right?):
      func areEqual<V: VectorArithmetic>(_ left: V) -> Bool { (right as? V) == left }
      return areEqual(left)
    }
  }

  /// The sum; of two types, the first.
  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    combine(left, right, adding: true)
  }

  /// The difference; of two types, the first.
  public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    combine(left, right, adding: false)
  }

  private static func combine(
    _ left: _AnyAnimatableData, _ right: _AnyAnimatableData, adding: Bool
  ) -> _AnyAnimatableData {
    guard let other = right.base else { return left }
    func apply<V: VectorArithmetic>(_ other: V) -> _AnyAnimatableData {
      guard let mine = left.value(as: V.self) else { return left }
      return _AnyAnimatableData(adding ? mine + other : mine - other)
    }
    return apply(other)
  }

  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) {
    guard let base else { return }
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
    self.base = scaled(base)
  }

  /// The dot product with itself.
  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
