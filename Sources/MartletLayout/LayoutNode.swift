import Foundation
import MartletPrimitives

/// What a layout may ask of a child: the engine's nodes conform, and so do the tests' stubs.
///
/// All coordinates are reading coordinates: x grows from the leading to the trailing side. Whoever calls a
/// layout mirrors the result once (`Layout.place(in:…)`, `UnaryLayout.place(…)`), as Apple documents for
/// `LayoutSubviews.layoutDirection`.
package protocol LayoutNode: AnyObject {
  /// The size the node takes when it is offered `proposal`. The node remembers its answers.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Between which bounds the node's length along an axis lies when it is offered none, where that can be told
  /// without laying anything out; `nil` where the node has to be asked.
  ///
  /// A stack needs the shortest lengths to order its children by flexibility, and mostly a rough one will do.
  func shortestLengthBounds(along axis: Axis) -> ClosedRange<CGFloat>?

  /// Where an explicit guide set on the node or inside it lies, in the node's own space.
  ///
  /// `nil` when nothing sets it; the guide then has its default. Every stack asks every child, so a node
  /// with no guides below it should answer without descending.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// Who gets space first among siblings; 0 unless set.
  var layoutPriority: Double { get }

  /// How far the node wants to be from its neighbours.
  var spacing: ViewSpacing { get }

  /// The value set for the layout value key of this type, if any.
  func layoutValue(_ key: ObjectIdentifier) -> Any?

  /// Takes the final place: the top left corner in the parent's space, and the proposal to size by.
  func place(origin: CGPoint, size proposal: ProposedViewSize)

  /// A slot the container's layout writes to while it runs; the node only stores it, `nil` at first.
  ///
  /// It is what makes `LayoutSubview.place` work for proxies that a user's layout keeps in its cache, and
  /// what lets the default alignment guides be found by a placement that moves nothing.
  var pendingPlacement: ChildPlacement? { get set }
}

/// Where a child goes, in its container's space, and what it is offered there.
package struct ChildPlacement: Equatable, Sendable {
  /// The child's top left corner.
  package var origin: CGPoint
  /// What the child sizes itself by.
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutNode {
  /// Unknown, unless the node says otherwise.
  package func shortestLengthBounds(along axis: Axis) -> ClosedRange<CGFloat>? { nil }

  /// The node's size with bad geometry turned to zero, on the way in and on the way out.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    sizeThatFits(proposal.sanitized).sanitizedSize
  }

  /// The node's size and guides under a proposal.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: measure(proposal), proposal: proposal)
  }

  /// Places the node in a container that was laid out in reading coordinates.
  ///
  /// Bad geometry turns to zero. For a language read from right to left the node is mirrored, once, as Apple
  /// documents for `LayoutSubviews.layoutDirection`.
  ///
  /// - Parameters:
  ///   - placement: the place in reading coordinates.
  ///   - containerWidth: the width of the container, whose origin is zero.
  ///   - layoutDirection: the container's direction.
  package func settle(
    _ placement: ChildPlacement, containerWidth: CGFloat, layoutDirection: LayoutDirection
  ) {
    let proposal = placement.proposal.sanitized
    var x = placement.origin.x.finiteOrZero
    if layoutDirection == .rightToLeft {
      x = (containerWidth - x - measure(proposal).width).finiteOrZero
    }
    place(origin: CGPoint(x: x, y: placement.origin.y.finiteOrZero), size: proposal)
  }
}
