import CMartletGTK
import Foundation
import MartletPrimitives

/// A surface that popups can be attached to.
@MainActor
protocol PopupParent: Surface {
  var desktop: GTKDesktop { get }
  var popupSurface: OpaquePointer { get }
  /// Where the content's top left corner lies in that surface.
  var popupOrigin: CGPoint { get }
  /// The parent's picture, which shows through where the display can't do translucency.
  var popupBackdrop: CairoImage? { get }
  func remove(_ popup: GTKPopup)
  /// The window's input method.
  var inputMethod: GTKInputMethod? { get }
  /// Where the content's top left corner lies in the window's content.
  var originInHost: CGPoint { get }
}

/// A popup: a surface of its own, which may leave the window, drawn entirely by us.
///
/// The surface has a margin on every side in which arrow and shadow are drawn; GDK is told about it and
/// places the content. It flips and slides the popup as our own placement does, also where only the
/// display server knows the room there is.
@MainActor
final class GTKPopup: PopupSurface, PopupParent, TextInputTarget {
  weak var delegate: (any SurfaceDelegate)?
  unowned let parent: any PopupParent
  let desktop: GTKDesktop
  private(set) var request: PopupRequest
  private let surface: GObjectReference?
  private let context: GObjectReference?
  private let clock: FrameClock?
  private let connections = SignalConnections()
  private let input = EventTranslation()
  private let retained = RetainedImage()
  private var layer: DisplayLayer?
  private var background = ResolvedColor.clear
  private var placement: PopupPlacement
  private var popups: [GTKPopup] = []
  private var isClosed = false

  init(parent: any PopupParent, request: PopupRequest) {
    let request = Self.drawable(request, on: parent.desktop)
    self.parent = parent
    self.request = request
    desktop = parent.desktop
    placement = PopupPlacement(request, in: Self.everywhere)
    // The first reference belongs to GDK, which gives it up when the surface is destroyed.
    surface = GObjectReference(
      retaining: gdk_surface_new_popup(parent.popupSurface, request.grabsInput ? 1 : 0))
    context = surface.flatMap { GObjectReference(owning: gdk_surface_create_cairo_context($0.pointer)) }
    clock = surface.flatMap { FrameClock(of: $0.pointer) }
    input.reportsForeignReleases = request.isMenu
    clock?.onFrame = { [unowned self] time in delegate?.surface(self, frameAt: time) }
    connect()
    layOut()
  }

  var size: CGSize { request.size }
  var scale: CGFloat { parent.scale }
  var frameInParent: CGRect { placement.contentFrame }
  var largestPopup: CGSize { parent.largestPopup }

  func requestFrame() {
    clock?.requestFrame()
  }

  func present(_ layer: DisplayLayer, background: ResolvedColor, damage: [CGRect]?) {
    guard !isClosed, let surface else { return }
    retained.note(damage: self.layer == nil || background != self.background ? nil : damage)
    self.layer = layer
    self.background = background
    gdk_surface_queue_render(surface.pointer)
  }

  /// Without translucency a shadow would be a box around the popup: there is none.
  private static func drawable(_ request: PopupRequest, on desktop: GTKDesktop) -> PopupRequest {
    var request = request
    if !desktop.isTranslucencyPossible { request.chrome.shadow.opacity = 0 }
    return request
  }

  func update(_ request: PopupRequest) {
    let request = Self.drawable(request, on: desktop)
    guard !isClosed, request != self.request else { return }
    let isResized = request.size != self.request.size
    self.request = request
    layOut()
    if isResized { delegate?.surfaceDidResize(self) }
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
    inputMethod?.set(nil, for: self)
    clock?.stop()
    connections.disconnectAll()
    if let surface {
      // Only a popup that is hidden gives back the pointer: under Wayland the window would miss the next press.
      gdk_surface_hide(surface.pointer)
      gdk_surface_destroy(surface.pointer)
    }
    parent.remove(self)
  }

  var pointerShape = PointerShape.arrow {
    didSet {
      guard pointerShape != oldValue, !isClosed, let surface else { return }
      let cursor = pointerShape.cursorName.flatMap { gdk_cursor_new_from_name($0, nil) }
      gdk_surface_set_cursor(surface.pointer, cursor)
      if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
    }
  }

  // MARK: Text

  var inputMethod: GTKInputMethod? { parent.inputMethod }

  var originInHost: CGPoint {
    let outer = parent.originInHost
    let frame = placement.contentFrame
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  func setTextInput(_ state: TextInputState?) {
    inputMethod?.set(state, for: self)
  }

  func resetTextInput() {
    inputMethod?.reset()
  }

  // MARK: Popups of the popup

  var popupSurface: OpaquePointer { surface?.pointer ?? parent.popupSurface }
  var popupOrigin: CGPoint { CGPoint(x: margin, y: margin) }
  var popupBackdrop: CairoImage? { retained.image }

  func remove(_ popup: GTKPopup) {
    popups.removeAll { $0 === popup }
  }

  // MARK: Place

  private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// Room for arrow, border and shadow on each side of the content.
  private var margin: CGFloat {
    let chrome = request.chrome
    let shadow = chrome.shadow.opacity > 0 ? 2 * chrome.shadowRadius + abs(chrome.shadowOffset) : 0
    return (chrome.arrowSize.height + chrome.borderWidth + max(0, shadow)).rounded(.up)
  }

  private func layOut() {
    guard !isClosed, let surface else { return }
    let layout = PopupLayout(request, margin: margin, parentOrigin: parent.popupOrigin)
    let width = Int32((request.size.width + 2 * margin).rounded(.up))
    let height = Int32((request.size.height + 2 * margin).rounded(.up))
    gdk_popup_present(surface.pointer, width, height, layout.pointer)
    adoptPlace()
  }

  /// Finds out where GDK has put the popup, and which way its arrow must point.
  private func adoptPlace() {
    guard !isClosed, let surface else { return }
    let origin = parent.popupOrigin
    let frame = CGRect(
      x: CGFloat(gdk_popup_get_position_x(surface.pointer)) + margin - origin.x,
      y: CGFloat(gdk_popup_get_position_y(surface.pointer)) + margin - origin.y,
      width: request.size.width, height: request.size.height)
    placement = PopupPlacement(request, contentFrame: frame)
    setInputRegion()
    gdk_surface_queue_render(surface.pointer)
  }

  /// Presses in the shadow count as outside.
  private func setInputRegion() {
    guard let surface else { return }
    let box = placement.outlineFrame.offsetBy(
      dx: margin - placement.contentFrame.minX, dy: margin - placement.contentFrame.minY)
    var rectangle = cairo_rectangle_int_t(covering: box, scale: 1, offset: .zero)
    let region = cairo_region_create_rectangle(&rectangle)
    gdk_surface_set_input_region(surface.pointer, region)
    cairo_region_destroy(region)
  }

  // MARK: Signals

  private func connect() {
    guard let surface else { return }
    let instance = UnsafeMutableRawPointer(surface.pointer)

    let render: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, _, data in
      withOwner(data, GTKPopup.self) { $0.render() }
      return 1
    }
    connections.connect(instance, "render", owner: self, unsafeBitCast(render, to: GCallback.self))

    let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      guard let event else { return 0 }
      let lent = Lent(pointer: event)
      return withOwner(data, GTKPopup.self) { $0.received(lent.pointer) ? 1 : 0 } ?? 0
    }
    connections.connect(instance, "event", owner: self, unsafeBitCast(event, to: GCallback.self))

    let layout: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, _, _, data in
      withOwner(data, GTKPopup.self) { $0.adoptPlace() }
    }
    connections.connect(instance, "layout", owner: self, unsafeBitCast(layout, to: GCallback.self))

    let mapped: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, GTKPopup.self) { $0.mappedDidChange() }
    }
    connections.connect(instance, "notify::mapped", owner: self, unsafeBitCast(mapped, to: GCallback.self))
  }

  private func received(_ event: OpaquePointer) -> Bool {
    guard
      var translated = input.translate(
        event, origin: CGPoint(x: margin, y: margin), now: desktop.now)
    else { return false }
    if case .key(var key) = translated {
      if inputMethod?.filter(event, &key) == true { return true }
      translated = .key(key)
    }
    return deliver(translated)
  }

  /// Hands an event to the topmost popup's owner; Escape closes it unless the owner uses it otherwise.
  func deliver(_ event: InputEvent) -> Bool {
    if case .key = event, let inner = popups.last(where: \.request.grabsInput) { return inner.deliver(event) }
    if delegate?.surface(self, received: event) == true { return true }
    if case .key(let key) = event, key.phase == .down, key.name == "Escape" {
      delegate?.surfaceDidRequestClose(self)
    }
    return true
  }

  /// GDK hides the popup when the user presses outside of it.
  private func mappedDidChange() {
    guard !isClosed, let surface, gdk_surface_get_mapped(surface.pointer) == 0 else { return }
    delegate?.surfaceDidRequestClose(self)
    guard !isClosed else { return }
    // The owner keeps the popup open. GDK is in the middle of hiding it, so it can come back only later.
    desktop.wake { [weak self] in self?.layOut() }
  }

  private func render() {
    guard !isClosed, let surface, let context else { return }
    let content = retained.draw(layer, background: background, size: request.size, scale: scale)
    let picture = PopupPicture(
      placement: placement, chrome: request.chrome, margin: margin, scale: scale, content: content)
    let backdrop = desktop.isTranslucencyPossible ? nil : parent.popupBackdrop
    picture.render(
      on: surface.pointer, context: context.pointer, drawing: desktop.chromeDrawing, backdrop: backdrop)
  }
}
