import CMartletGTK
import Foundation
import MartletPrimitives

/// What the host widget asks of the window it belongs to.
@MainActor
protocol HostWidgetOwner: AnyObject, Sendable {
  /// The least and the preferred size of the content.
  var contentLimits: (minimum: CGSize, natural: CGSize) { get }
  func hostDidResize(to size: CGSize)
  /// Adds the content's picture to a frame that GTK draws.
  func snapshotHost(_ snapshot: OpaquePointer)
}

/// The one widget in a window of ours: it takes room, input and GTK's own frames.
@MainActor
enum HostWidget {
  /// Makes a widget that can have the keyboard focus.
  static func make(owner: some HostWidgetOwner) -> UnsafeMutablePointer<GtkWidget>? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let widget: UnsafeMutablePointer<GtkWidget>? = cast(object)
    g_object_set_data_full(
      object, ownerKey, Unmanaged.passRetained(OwnerBox(owner)).toOpaque(),
      { box in
        if let box { Unmanaged<OwnerBox>.fromOpaque(box).release() }
      })
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    return widget
  }

  private nonisolated static let ownerKey = "martlet-owner"

  private final class OwnerBox: Sendable {
    @MainActor weak var owner: (any HostWidgetOwner)?

    @MainActor init(_ owner: any HostWidgetOwner) {
      self.owner = owner
    }
  }

  private static let type: GType = {
    g_type_register_static_simple(
      gtk_widget_get_type(), "MartletHost", guint(MemoryLayout<GtkWidgetClass>.size),
      { klass, _ in
        let widgetClass = klass?.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass?.pointee.snapshot = { widget, snapshot in
          guard let snapshot else { return }
          let lent = Lent(pointer: snapshot)
          HostWidget.withOwner(of: widget) { $0.snapshotHost(lent.pointer) }
        }
        widgetClass?.pointee.size_allocate = { widget, width, height, _ in
          HostWidget.withOwner(of: widget) {
            $0.hostDidResize(to: CGSize(width: Int(width), height: Int(height)))
          }
        }
        widgetClass?.pointee.measure = {
          widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
          let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
          var lengths: (gint, gint) = (0, 0)
          HostWidget.withOwner(of: widget) { owner in
            let limits = owner.contentLimits
            let least = isHorizontal ? limits.minimum.width : limits.minimum.height
            let preferred = isHorizontal ? limits.natural.width : limits.natural.height
            lengths = (HostWidget.pixels(least), HostWidget.pixels(max(least, preferred)))
          }
          minimum?.pointee = lengths.0
          natural?.pointee = lengths.1
          minimumBaseline?.pointee = -1
          naturalBaseline?.pointee = -1
        }
      }, guint(MemoryLayout<GtkWidget>.size), { _, _ in }, GTypeFlags(rawValue: 0))
  }()

  private nonisolated static func pixels(_ length: CGFloat) -> gint {
    length.isFinite ? gint(min(max(0, length.rounded(.up)), 16_000)) : 0
  }

  private nonisolated static func withOwner(
    of widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (any HostWidgetOwner) -> Void
  ) {
    let object: UnsafeMutablePointer<GObject>? = cast(widget)
    guard let data = g_object_get_data(object, ownerKey) else { return }
    let box = Unmanaged<OwnerBox>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated {
      if let owner = box.owner { body(owner) }
    }
  }
}
