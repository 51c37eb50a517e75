import Foundation
import MartletPrimitives

/// A child of a container, as the container's layout sees it.
///
/// - Source: Apple, "LayoutSubview".
public struct LayoutSubview: Equatable {
  package let node: any LayoutNode

  package init(_ node: any LayoutNode) {
    self.node = node
  }

  /// The value set for a key on the child, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Who gets space first among siblings; 0 unless set.
  public var priority: Double { node.layoutPriority }

  /// How far the child wants to be from its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The size the child takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.measure(proposal)
  }

  /// The child's size and guides when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: proposal)
  }

  /// Gives the child its place.
  ///
  /// - Parameters:
  ///   - position: a point in the space of the container's bounds.
  ///   - anchor: the point of the child that goes there, in fractions of the child's size.
  ///   - proposal: what the child sizes itself by.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var origin = position
    // The default anchor needs no size, and most layouts use it.
    if anchor != .topLeading {
      let size = node.measure(proposal)
      origin.x -= anchor.x * size.width
      origin.y -= anchor.y * size.height
    }
    node.pendingPlacement = ChildPlacement(origin: origin, proposal: proposal)
  }

  /// Whether two proxies stand for the same child.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }

  /// The place the layout has given since the slot was last emptied; empties it.
  func takeSlot() -> ChildPlacement? {
    defer { node.pendingPlacement = nil }
    return node.pendingPlacement
  }

  /// The place of a child the layout forgot.
  func middlePlacement(in bounds: CGRect, proposal: ProposedViewSize) -> ChildPlacement {
    let size = node.measure(proposal)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return ChildPlacement(origin: origin, proposal: proposal)
  }
}
