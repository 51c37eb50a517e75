import Foundation
import MartletLayout
import MartletPrimitives

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape, BitwiseCopyable {
  /// Creates a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Never mirrored: it is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// A rectangle with rounded corners.
///
/// - Source: Apple, "RoundedRectangle"; corners are continuous unless asked otherwise.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The corners' width and height, in points.
  public var cornerSize: CGSize
  /// How the corners run into the edges.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = NumberCheck.finite(cornerSize, in: "RoundedRectangle")
    self.style = style
  }

  /// Creates a rounded rectangle.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Never mirrored: it is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller one with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }

  /// The corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// How the ends run into the sides.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline; the radius is half of the shorter side (fact n135).
  public func path(in rect: CGRect) -> Path {
    let radius: CGFloat = min(abs(rect.width), abs(rect.height)) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Never mirrored: it is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape, BitwiseCopyable {
  /// Creates an ellipse.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Never mirrored: it is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// A circle as large as fits into its frame, in the middle.
nonisolated public struct Circle: InsettableShape, BitwiseCopyable {
  /// Creates a circle.
  public init() {}

  /// The outline (fact n093).
  public func path(in rect: CGRect) -> Path {
    let side: CGFloat = min(abs(rect.width), abs(rect.height))
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square (fact n093).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ShapeSizing.square(proposal) }

  /// Never mirrored: it is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// A shape in a rectangle that is smaller at each edge.
nonisolated public struct _Inset<Base: InsettableShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  /// The outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    if let rounded = shape as? RoundedRectangle {
      let size = CGSize(
        width: max(rounded.cornerSize.width - amount, 0), height: max(rounded.cornerSize.height - amount, 0))
      return Path(roundedRect: inner, cornerSize: size, style: rounded.style)
    }
    if let uneven = shape as? UnevenRoundedRectangle {
      return Path(roundedRect: inner, cornerRadii: uneven.cornerRadii.inset(by: amount), style: uneven.style)
    }
    return shape.path(in: inner)
  }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Smaller still.
  public func inset(by more: CGFloat) -> _Inset<Base> { _Inset(shape: shape, amount: amount + more) }

  /// The shape's and the amount.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A shape whose type is not known to its surroundings.
///
/// - Source: Apple, "AnyShape".
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What the shape animates.
  public var animatableData: _AnyAnimatableData {
    get {
      func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
      return data(shape)
    }
    set {
      func set<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value(as: S.AnimatableData.self) else { return shape }
        var copy = shape
        copy.animatableData = data
        return copy
      }
      shape = set(shape)
    }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A capsule.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rounded rectangle.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
