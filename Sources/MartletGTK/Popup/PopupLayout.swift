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
    let distance = request.chrome.gap + request.chrome.arrowSize.height
    let isVertical = request.edge == .top || request.edge == .bottom
    let anchor = request.anchor.offsetBy(dx: parentOrigin.x, dy: parentOrigin.y)
      .insetBy(dx: isVertical ? 0 : -distance, dy: isVertical ? -distance : 0)
    var rectangle = cairo_rectangle_int_t(covering: anchor, scale: 1, offset: .zero)
    rectangle.width = max(1, rectangle.width)
    rectangle.height = max(1, rectangle.height)
    let (own, opposite) = Self.gravities(request.edge)
    let layout = gdk_popup_layout_new(&rectangle, own, opposite)
    let flip = isVertical ? GDK_ANCHOR_FLIP_Y : GDK_ANCHOR_FLIP_X
    gdk_popup_layout_set_anchor_hints(
      layout,
      GdkAnchorHints(rawValue: flip.rawValue | GDK_ANCHOR_SLIDE_X.rawValue | GDK_ANCHOR_SLIDE_Y.rawValue))
    let shadow = Int32(margin)
    gdk_popup_layout_set_shadow_width(layout, shadow, shadow, shadow, shadow)
    pointer = layout
  }

  deinit {
    if let pointer { gdk_popup_layout_unref(pointer) }
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
