import Foundation
import MartletPrimitives

/// A value of a view's geometry, such as its bounds, for use elsewhere.
///
/// A `GeometryProxy` turns it into a value in its own view's space.
///
/// - Source: Apple, "Anchor".
public struct Anchor<Value> {
  /// How the value is found.
  public struct Source {
    /// The value in the space of a view of a size.
    let value: (CGSize) -> Value
    /// The value in another space.
    let map: (Value, CGAffineTransform) -> Value
    /// What tells sources apart.
    let key: AnyHashable
  }

  let source: Source
  private(set) weak var element: ElementNode?
  private let identity: ObjectIdentifier

  init(_ source: Source, of element: ElementNode) {
    self.source = source
    self.element = element
    identity = ObjectIdentifier(element)
  }

  /// The value now, in the space of another view of the same surface.
  func value(in target: ElementNode) -> Value {
    guard let element else { return source.value(.zero) }
    let value = source.value(element.size)
    guard element !== target, let toTarget = target.transformToSurface.inverse else { return value }
    return source.map(value, element.transformToSurface.concatenating(toTarget))
  }
}

// The element belongs to its host; only a proxy of the same host looks into it.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both stand for the same part of the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.identity == right.identity && left.source.key == right.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and the part of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { CGRect(origin: .zero, size: $0) }, map: { $0.applying($1) }, key: "bounds")
  }

  /// A part of the view, in points of its own space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { _ in r }, map: { $0.applying($1) }, key: [r.origin.x, r.origin.y, r.size.width, r.size.height])
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points of its own space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: { _ in p }, map: { $0.applying($1) }, key: [p.x, p.y])
  }

  /// A point of the view, in parts of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: $0.width * p.x, y: $0.height * p.y) }, map: { $0.applying($1) }, key: p)
  }

  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several values of one kind.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      map: { values, transform in zip(array, values).map { $0.map($1, transform) } },
      key: array.map(\.key))
  }

  /// A value, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { size in anchor.map { $0.value(size) } },
      map: { value, transform in value.flatMap { value in anchor.map { $0.map(value, transform) } } },
      key: anchor?.key ?? AnyHashable("none"))
  }
}
