import Foundation
import MartletLayout
import MartletPrimitives

/// What a shape stands for in an interface, which decides how large its paint is.
///
/// - Source: Apple, "ShapeRole".
public enum ShapeRole: Sendable {
  /// A filled area.
  case fill
  /// A line along an outline.
  case stroke
  /// A thin line between things.
  case separator
}

/// An outline that fits itself into a rectangle.
///
/// - Source: Apple, "Shape".
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape stands for.
  nonisolated static var role: ShapeRole { get }

  /// Whether the shape is mirrored where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size the shape takes of what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// Whether a shape is mirrored where text runs from right to left.
///
/// - Source: Apple, "LayoutDirectionBehavior".
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never.
  case fixed
  /// In layouts of one direction, right to left unless said otherwise.
  case mirrors(in: LayoutDirection = .rightToLeft)
}

extension Shape {
  /// A filled area.
  nonisolated public static var role: ShapeRole { .fill }

  /// Mirrored, as most directional shapes should be.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors() }

  /// All that is offered, and 10 × 10 if nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ShapeSizing.fill(proposal)
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Makes the element that draws the shape, without a step between.
  nonisolated public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let content = ShapeContent(shape: view, style: ForegroundStyle(), drawing: .fill(FillStyle()))
    return ShapeElement(content, parent: parent)
  }

  /// Gives the element the new shape.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let content = ShapeContent(shape: view, style: ForegroundStyle(), drawing: .fill(FillStyle()))
    unsafeDowncast(node, to: ShapeElement<Self, ForegroundStyle>.self).update(content)
  }

  /// One.
  nonisolated public static var _elementCount: Int? { 1 }
}

/// A shape with an inner version of itself.
///
/// - Source: Apple, "InsettableShape".
public protocol InsettableShape: Shape {
  /// The type of the inner version.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by an amount at each edge.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
