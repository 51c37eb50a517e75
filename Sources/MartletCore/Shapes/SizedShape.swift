import Foundation
import MartletLayout
import MartletPrimitives

/// A shape in a size of its own, wherever it is drawn.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  var shape: S
  var size: CGSize
  var anchor: UnitPoint

  /// The outline in the size, with its anchor on the frame's.
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// As the shape.
  public static var role: ShapeRole { S.role }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// All that is offered: the size is that of the outline only.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ShapeSizing.fill(proposal) }

  /// The shape's and the size.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension Shape {
  /// The shape in a size of its own, at the top left corner of its frame.
  ///
  /// - Source: Apple, "size(_:)".
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  /// The shape in a size of its own, at the top left corner of its frame.
  ///
  /// - Source: Apple, "size(width:height:)".
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a size of its own.
  ///
  /// - Parameter anchor: The point of the shape that lies on the same point of its frame.
  /// - Source: Apple, "size(_:anchor:)".
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a size of its own.
  ///
  /// - Source: Apple, "size(width:height:anchor:)".
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
