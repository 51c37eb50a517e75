import CMartletGTK
import Foundation
import MartletPrimitives

/// Tells GDK where a popup is to lie, with the same rules as `PopupPlacement`: flip, then slide.
final class PopupLayout {
  let pointer: OpaquePointer?

  /// - Parameters:
  ///   - margin: what the surface has on each side of the content.
  ///   - parentOrigin: where the parent's content begins in its surface.
  init(_ request: PopupRequest, margin: CGFloat, parentOrigin: CGPoint) {
    // Growing the anchor by the arrow keeps the distance right on whichever side the popup ends up.
    let covers = request.corner != nil
    let distance: CGFloat = covers ? 0 : request.chrome.gap + request.chrome.arrowSize.height
    let isVertical = request.edge == .top || request.edge == .bottom
    let anchor = request.anchor.offsetBy(dx: parentOrigin.x, dy: parentOrigin.y)
      .insetBy(dx: isVertical ? 0 : -distance, dy: isVertical ? -distance : 0)
    var rectangle = cairo_rectangle_int_t(covering: anchor, scale: 1, offset: .zero)
    rectangle.width = max(1, rectangle.width)
    rectangle.height = max(1, rectangle.height)
    let (own, opposite) =
      covers ? (GDK_GRAVITY_NORTH_WEST, GDK_GRAVITY_NORTH_WEST) : Self.gravities(request.edge)
    let layout = gdk_popup_layout_new(&rectangle, own, opposite)
    let flip: UInt32 = covers ? 0 : isVertical ? GDK_ANCHOR_FLIP_Y.rawValue : GDK_ANCHOR_FLIP_X.rawValue
    gdk_popup_layout_set_anchor_hints(
      layout, GdkAnchorHints(rawValue: flip | GDK_ANCHOR_SLIDE_X.rawValue | GDK_ANCHOR_SLIDE_Y.rawValue))
    if let corner = request.corner {
      // The anchor itself stays where it is: a compositor refuses one outside of the window.
      gdk_popup_layout_set_offset(layout, Self.whole(corner.dx), Self.whole(corner.dy))
    }
    let shadow = Int32(margin)
    gdk_popup_layout_set_shadow_width(layout, shadow, shadow, shadow, shadow)
    pointer = layout
  }

  deinit {
    if let pointer { gdk_popup_layout_unref(pointer) }
  }

  private static func whole(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(), -30_000), 30_000)) : 0
  }

  private static func gravities(_ edge: PhysicalEdge) -> (GdkGravity, GdkGravity) {
    switch edge {
    case .top: return (GDK_GRAVITY_NORTH, GDK_GRAVITY_SOUTH)
    case .bottom: return (GDK_GRAVITY_SOUTH, GDK_GRAVITY_NORTH)
    case .left: return (GDK_GRAVITY_WEST, GDK_GRAVITY_EAST)
    case .right: return (GDK_GRAVITY_EAST, GDK_GRAVITY_WEST)
    }
  }
}
