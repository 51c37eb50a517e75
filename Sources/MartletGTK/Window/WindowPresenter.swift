import CMartletGTK
import Foundation
import MartletPrimitives

/// Brings a window's picture to the screen.
@MainActor
protocol WindowPresenter: AnyObject {
  /// The picture in the content's points has changed; the window calls `paint` when a frame is due.
  func contentDidChange()
  /// Draws what has changed since the last time.
  func paint()
  /// Adds the whole picture to a frame that GTK draws for reasons of its own.
  func snapshot(_ snapshot: OpaquePointer)
}

/// What a presenter needs to know about its window.
@MainActor
final class PresentedContent {
  let host: UnsafeMutablePointer<GtkWidget>
  let window: UnsafeMutablePointer<GtkWidget>
  let surface: OpaquePointer
  let retained = RetainedImage()
  var layer: DisplayLayer?
  var background = ResolvedColor.clear
  var size = CGSize.zero

  init(host: UnsafeMutablePointer<GtkWidget>, window: UnsafeMutablePointer<GtkWidget>, surface: OpaquePointer)
  {
    self.host = host
    self.window = window
    self.surface = surface
  }

  var scale: CGFloat { CGFloat(max(1, gtk_widget_get_scale_factor(host))) }

  /// Where the content's top left corner lies in the window's surface, which also holds title bar and shadow.
  var originInSurface: CGPoint {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(host, window, &bounds) != 0 else { return .zero }
    var shiftX = 0.0
    var shiftY = 0.0
    gtk_native_get_surface_transform(OpaquePointer(window), &shiftX, &shiftY)
    return CGPoint(x: Double(bounds.origin.x) + shiftX, y: Double(bounds.origin.y) + shiftY)
  }

  /// The picture, brought up to date.
  func drawnImage() -> CairoImage? {
    retained.draw(layer, background: background, size: size, scale: scale)
  }
}
