import CMartletGTK
import Foundation
import MartletPrimitives

/// A top-level window: GTK's title bar, and one host widget that shows our picture.
@MainActor
final class GTKWindow: WindowSurface, HostWidgetOwner, PopupParent, TextInputTarget {
  weak var delegate: (any SurfaceDelegate)?
  let desktop: GTKDesktop
  let content: PresentedContent
  private let presenter: any WindowPresenter
  private let clock: FrameClock
  private let connections = SignalConnections()
  private let input = EventTranslation()
  private var popups: [GTKPopup] = []
  private var isClosed = false
  private var wasActive = false
  private let naturalSize: CGSize
  private let hostRelay: HostRelay
  private(set) var inputMethod: GTKInputMethod?

  /// `nil` if GTK can't make a window, which it reports itself.
  init?(desktop: GTKDesktop, title: String, size: CGSize) {
    self.desktop = desktop
    self.title = title
    naturalSize = size
    guard let window = gtk_window_new() else { return nil }
    gtk_window_set_titlebar(cast(window), gtk_header_bar_new())
    gtk_window_set_title(cast(window), title)
    // The host needs an owner that exists, so it comes through a stand-in until `self` is complete.
    let relay = HostRelay()
    guard let host = HostWidget.make(owner: relay) else { return nil }
    gtk_window_set_child(cast(window), host)
    relay.size = size
    gtk_widget_realize(window)
    guard let surface = gtk_native_get_surface(OpaquePointer(window)), let clock = FrameClock(of: surface)
    else {
      return nil
    }
    content = PresentedContent(host: host, window: window, surface: surface)
    content.size = size
    presenter = DirectPresenter(content) ?? TiledPresenter(content)
    self.clock = clock
    hostRelay = relay
    relay.target = self
    clock.onFrame = { [unowned self] time in delegate?.surface(self, frameAt: time) }
    clock.onPaint = { [unowned self] in presenter.paint() }
    connect()
    inputMethod = GTKInputMethod(widget: host)
    gtk_widget_grab_focus(host)
  }

  var title: String {
    didSet { gtk_window_set_title(cast(content.window), title) }
  }

  var minimumSize = CGSize.zero {
    didSet {
      if minimumSize != oldValue { gtk_widget_queue_resize(content.host) }
    }
  }

  var size: CGSize { content.size }
  var scale: CGFloat { content.scale }

  var fillsScreen: Bool {
    gtk_window_is_maximized(cast(content.window)) != 0 || gtk_window_is_fullscreen(cast(content.window)) != 0
  }

  func show() {
    gtk_window_present(cast(content.window))
  }

  /// GTK counts the title bar and a border to a window's size, so it is changed by the difference.
  func requestSize(_ size: CGSize) {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_default_size(cast(content.window), &width, &height)
    guard !isClosed, width > 0, height > 0 else { return }
    gtk_window_set_default_size(
      cast(content.window), width + gint((size.width - content.size.width).rounded()),
      height + gint((size.height - content.size.height).rounded()))
  }

  func requestFrame() {
    clock.requestFrame()
  }

  func present(_ layer: DisplayLayer, background: ResolvedColor, damage: [CGRect]?) {
    guard !isClosed else { return }
    let isFirst = content.layer == nil || content.background != background
    content.retained.note(damage: isFirst ? nil : damage)
    content.layer = layer
    content.background = background
    presenter.contentDidChange()
    clock.requestPaint()
  }

  /// The size of the screen that the window is on.
  var largestPopup: CGSize {
    var area = GdkRectangle()
    guard let display = gdk_surface_get_display(content.surface),
      let monitor = gdk_display_get_monitor_at_surface(display, content.surface)
    else { return CGSize(width: 1024, height: 768) }
    gdk_monitor_get_geometry(monitor, &area)
    return CGSize(width: CGFloat(area.width), height: CGFloat(area.height))
  }

  func makePopup(_ request: PopupRequest) -> any PopupSurface {
    let popup = GTKPopup(parent: self, request: request)
    popups.append(popup)
    return popup
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    for popup in popups { popup.close() }
    clock.stop()
    inputMethod?.close()
    connections.disconnectAll()
    gtk_window_destroy(cast(content.window))
    desktop.remove(self)
  }

  var pointerShape = PointerShape.arrow {
    didSet {
      if pointerShape != oldValue { gtk_widget_set_cursor_from_name(content.host, pointerShape.cursorName) }
    }
  }

  // MARK: Text

  let originInHost = CGPoint.zero

  func setTextInput(_ state: TextInputState?) {
    inputMethod?.set(state, for: self)
  }

  func resetTextInput() {
    inputMethod?.reset()
  }

  // MARK: The host widget

  var contentLimits: (minimum: CGSize, natural: CGSize) { (minimumSize, naturalSize) }

  func hostDidResize(to size: CGSize) {
    guard !isClosed, size != content.size || content.layer == nil else { return }
    content.size = size
    content.retained.note(damage: nil)
    delegate?.surfaceDidResize(self)
  }

  func snapshotHost(_ snapshot: OpaquePointer) {
    presenter.snapshot(snapshot)
  }

  // MARK: Popups

  var popupSurface: OpaquePointer { content.surface }
  var popupOrigin: CGPoint { content.originInSurface }
  var popupBackdrop: CairoImage? { content.retained.image }

  func remove(_ popup: GTKPopup) {
    popups.removeAll { $0 === popup }
    guard !isClosed, popups.isEmpty else { return }
    // The focus comes back a moment later, if it does.
    _ = desktop.startTimer(after: 0.25) { [weak self] in
      if self?.isClosed == false { self?.activeDidChange() }
    }
  }

  // MARK: Signals

  private func connect() {
    let window = UnsafeMutableRawPointer(content.window)
    let host = UnsafeMutableRawPointer(content.host)

    let closeRequest: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      withOwner(data, GTKWindow.self) { $0.closeRequested() }
      return 1
    }
    connections.connect(window, "close-request", owner: self, unsafeBitCast(closeRequest, to: GCallback.self))

    let activeChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, GTKWindow.self) { $0.activeDidChange() }
    }
    connections.connect(
      window, "notify::is-active", owner: self, unsafeBitCast(activeChanged, to: GCallback.self))

    let scaleChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, GTKWindow.self) { $0.scaleDidChange() }
    }
    connections.connect(
      host, "notify::scale-factor", owner: self, unsafeBitCast(scaleChanged, to: GCallback.self))

    let stateChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, GTKWindow.self) { $0.stateDidChange() }
    }
    connections.connect(
      UnsafeMutableRawPointer(content.surface), "notify::state", owner: self,
      unsafeBitCast(stateChanged, to: GCallback.self))

    connectInput()
  }

  private func connectInput() {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_widget_add_controller(content.host, events)
    let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      guard let event else { return 0 }
      let lent = Lent(pointer: event)
      return withOwner(data, GTKWindow.self) { $0.received(lent.pointer) ? 1 : 0 } ?? 0
    }
    connections.connect(
      UnsafeMutableRawPointer(events), "event", owner: self, unsafeBitCast(event, to: GCallback.self))

    // GTK makes up crossing events for each widget itself, and the legacy controller does not see them.
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(content.host, motion)
    let leave: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      withOwner(data, GTKWindow.self) { $0.pointerDidLeave() }
    }
    connections.connect(
      UnsafeMutableRawPointer(motion), "leave", owner: self, unsafeBitCast(leave, to: GCallback.self))
  }

  private func received(_ event: OpaquePointer) -> Bool {
    guard var translated = input.translate(event, origin: content.originInSurface, now: desktop.now) else {
      return false
    }
    if case .key(var key) = translated {
      if inputMethod?.filter(event, &key) == true { return true }
      translated = .key(key)
    }
    if case .pointer(let pointer) = translated, pointer.phase == .down {
      gtk_widget_grab_focus(content.host)
    }
    // X11 sends keys to the window that has the focus also while a popup holds the input.
    if case .key = translated, let popup = popups.last(where: \.request.grabsInput) {
      return popup.deliver(translated)
    }
    return delegate?.surface(self, received: translated) ?? false
  }

  private func pointerDidLeave() {
    _ = delegate?.surface(self, received: .hover(nil, time: desktop.now))
  }

  private func closeRequested() {
    if let delegate {
      delegate.surfaceDidRequestClose(self)
    } else {
      close()
    }
  }

  /// An open popup takes the keyboard away, but to the user the window is as active as before.
  private func activeDidChange() {
    let hasFocus = gtk_window_is_active(cast(content.window)) != 0
    if !hasFocus { input.focusDidLeave() }
    let isActive = hasFocus || popups.contains(where: \.request.grabsInput)
    guard isActive != wasActive else { return }
    wasActive = isActive
    inputMethod?.activeDidChange(isActive)
    delegate?.surface(self, didChangeActive: isActive)
  }

  private func scaleDidChange() {
    content.retained.note(damage: nil)
    gtk_widget_queue_draw(content.host)
    delegate?.surfaceDidResize(self)
  }

  /// A minimised window draws nothing, however often it is asked for frames.
  private func stateDidChange() {
    let state = gdk_toplevel_get_state(content.surface).rawValue
    clock.isRunning = state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0
  }
}

extension PointerShape {
  /// Its name in cursor themes, as CSS has it; `nil` for the usual one.
  var cursorName: String? {
    switch self {
    case .arrow: nil
    case .text: "text"
    }
  }
}

/// Stands between the host widget and a window that is still being made.
@MainActor
private final class HostRelay: HostWidgetOwner {
  weak var target: GTKWindow?
  var size = CGSize.zero

  var contentLimits: (minimum: CGSize, natural: CGSize) { target?.contentLimits ?? (.zero, size) }

  func hostDidResize(to size: CGSize) {
    target?.hostDidResize(to: size)
  }

  func snapshotHost(_ snapshot: OpaquePointer) {
    target?.snapshotHost(snapshot)
  }
}
