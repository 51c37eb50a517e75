import Foundation
import MartletPrimitives

/// The sizes of views without children that fill what they are offered.
package enum ShapeSizing {
  /// The size of a shape, a colour or another fill: all that is offered, ideally 10 × 10.
  ///
  /// - Source: fact n092.
  package static func fill(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions().sanitizedSize
  }

  /// The size of a circle: a square of the smaller side.
  ///
  /// - Source: fact n093.
  package static func square(_ proposal: ProposedViewSize) -> CGSize {
    let size = fill(proposal)
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// The size and priority of a spacer.
package enum SpacerSizing {
  /// The shortest a spacer gets unless told otherwise.
  ///
  /// - Source: fact n036.
  package static let defaultMinLength: CGFloat = 8

  /// A spacer takes what all others leave, so it comes after every priority a view can have.
  ///
  /// - Source: derived from fact n032, where three spacers beside two greedy views stay at their minimum.
  package static let layoutPriority = -Double.infinity

  /// The size of a spacer: all that is offered along the axis, but its minimum at least; nothing across.
  ///
  /// - Parameters:
  ///   - proposal: what is offered.
  ///   - axis: that of the stack around it; `nil` outside stacks, where a spacer stretches both ways.
  ///   - minLength: the shortest it gets.
  /// - Source: fact n036.
  package static func size(_ proposal: ProposedViewSize, axis: Axis?, minLength: CGFloat?) -> CGSize {
    let minimum = (minLength ?? defaultMinLength).sanitizedLength
    let width = max(minimum, proposal.width ?? minimum)
    let height = max(minimum, proposal.height ?? minimum)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}
