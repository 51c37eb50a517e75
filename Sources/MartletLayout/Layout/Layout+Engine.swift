import Foundation
import MartletPrimitives

// What the engine calls; user code calls the requirements themselves, on layouts it wraps.

extension Layout {
  /// Places the children of a container of this size, whose origin is zero.
  ///
  /// 1. The layout places them in reading coordinates, which fills their slots.
  /// 2. A child the layout forgot goes to the middle, offered what the container was offered.
  /// 3. Each node gets its final place, mirrored for a language read from right to left.
  ///
  /// - Source: Apple, "Layout.placeSubviews" (2) and "LayoutSubviews.layoutDirection" (3).
  package func place(
    size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    // 1.
    fillSlots(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    for subview in subviews {
      // 2.
      let placement = subview.takeSlot() ?? subview.middlePlacement(in: bounds, proposal: proposal)
      // 3.
      subview.node.settle(
        placement, containerWidth: size.width, layoutDirection: subviews.layoutDirection)
    }
  }

  /// Where a guide lies in a container of this size, whose origin is zero; `nil` for the default.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    switch key.axis {
    case .horizontal:
      return explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      return explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Merges the children's explicit guides, found by a placement that moves nothing.
  func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    fillSlots(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let placements = subviews.map { subview in
      subview.takeSlot() ?? subview.middlePlacement(in: bounds, proposal: proposal)
    }
    let children = zip(subviews, placements).map { $0.dimensions(in: $1.proposal) }
    return key.merge(children, at: placements)
  }

  private func fillSlots(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    for subview in subviews {
      subview.node.pendingPlacement = nil
    }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension AlignmentKey {
  /// The children's explicit guides merged into one, for children whose places are known.
  func merge(_ children: [ViewDimensions], at placements: [ChildPlacement]) -> CGFloat? {
    combine(
      zip(children, placements).lazy.map { child, placement -> CGFloat? in
        child[explicit: self].map { $0 + placement.origin.coordinate(along: axis) }
      })
  }
}
