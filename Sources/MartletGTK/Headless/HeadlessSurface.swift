import Foundation
import MartletPrimitives

/// What headless windows and popups have in common: the last picture, and the popups beside it.
@MainActor
package class HeadlessSurface: Surface {
  package weak var delegate: (any SurfaceDelegate)?
  package internal(set) var size: CGSize
  package internal(set) var scale: CGFloat
  package private(set) var content: DisplayLayer?
  package private(set) var background = ResolvedColor.clear
  /// Whether a frame has been asked for and not delivered yet.
  package private(set) var wantsFrame = false
  /// How often a picture has been presented.
  package private(set) var presentCount = 0
  /// What the last picture said had changed.
  package private(set) var lastDamage: [CGRect]?
  package private(set) var isClosed = false
  /// The open popups, oldest first.
  package private(set) var popups: [HeadlessPopup] = []
  package var pointerShape = PointerShape.arrow
  /// What the input method was told; `nil` while nothing takes text.
  package private(set) var textInput: TextInputState?
  /// Whether a script is in the middle of composing something.
  package internal(set) var isComposing = false
  /// What it is composing.
  var composed = ""
  let desktop: HeadlessDesktop
  let retained = RetainedImage()

  init(desktop: HeadlessDesktop, size: CGSize, scale: CGFloat) {
    self.desktop = desktop
    self.size = size
    self.scale = scale
  }

  package var largestPopup: CGSize { desktop.popupArea.size }

  package func requestFrame() {
    wantsFrame = true
  }

  /// Delivers the frame that has been asked for, if any.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  package func deliverFrame() -> Bool {
    guard wantsFrame, !isClosed else { return false }
    wantsFrame = false
    delegate?.surface(self, frameAt: desktop.now)
    return true
  }

  package func present(_ content: DisplayLayer, background: ResolvedColor, damage: [CGRect]?) {
    retained.note(damage: background == self.background && self.content != nil ? damage : nil)
    self.content = content
    self.background = background
    lastDamage = damage
    presentCount += 1
  }

  package func makePopup(_ request: PopupRequest) -> any PopupSurface {
    let popup = HeadlessPopup(parent: self, request: request)
    popups.append(popup)
    return popup
  }

  package func setTextInput(_ state: TextInputState?) {
    if state == nil { resetTextInput() }
    textInput = state
  }

  package func resetTextInput() {
    guard isComposing else { return }
    isComposing = false
    _ = delegate?.surface(self, received: .textInput(.preedit(nil)))
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    for popup in popups { popup.close() }
  }

  /// Changes size and scale as the user or the desktop would.
  package func resize(to size: CGSize, scale: CGFloat? = nil) {
    self.size = size
    if let scale { self.scale = scale }
    retained.note(damage: nil)
    delegate?.surfaceDidResize(self)
  }

  func remove(_ popup: HeadlessPopup) {
    popups.removeAll { $0 === popup }
  }
}

/// A window that exists in memory only.
@MainActor
package final class HeadlessWindow: HeadlessSurface, WindowSurface {
  package var title: String
  package var minimumSize = CGSize.zero
  package private(set) var isShown = false
  package var fillsScreen = false
  var grabs: [Int: Grab] = [:]
  weak var hovered: HeadlessSurface?

  init(desktop: HeadlessDesktop, title: String, size: CGSize, scale: CGFloat) {
    self.title = title
    super.init(desktop: desktop, size: size, scale: scale)
  }

  package func requestSize(_ size: CGSize) {
    resize(to: size)
  }

  package func show() {
    guard !isShown else { return }
    isShown = true
    delegate?.surfaceDidResize(self)
    delegate?.surface(self, didChangeActive: true)
  }

  /// Makes the window the one with the keyboard, or takes the keyboard away from it.
  package func setActive(_ isActive: Bool) {
    delegate?.surface(self, didChangeActive: isActive)
  }

  package override func close() {
    super.close()
    desktop.remove(self)
  }
}

/// A popup that exists in memory only.
@MainActor
package final class HeadlessPopup: HeadlessSurface, PopupSurface {
  package private(set) var request: PopupRequest
  package private(set) unowned var parent: HeadlessSurface

  init(parent: HeadlessSurface, request: PopupRequest) {
    self.parent = parent
    self.request = request
    super.init(desktop: parent.desktop, size: request.size, scale: parent.scale)
  }

  /// Where the popup lies, in the parent's points.
  package var placement: PopupPlacement {
    let parentOrigin = (parent as? HeadlessPopup)?.originInWindow ?? .zero
    let area = desktop.popupArea.offsetBy(dx: -parentOrigin.x, dy: -parentOrigin.y)
    return PopupPlacement(request, in: area)
  }

  /// Where the content's top left corner lies in the window.
  package var originInWindow: CGPoint {
    let parentOrigin = (parent as? HeadlessPopup)?.originInWindow ?? .zero
    let frame = placement.contentFrame
    return CGPoint(x: parentOrigin.x + frame.minX, y: parentOrigin.y + frame.minY)
  }

  package var frameInParent: CGRect { placement.contentFrame }

  package func update(_ request: PopupRequest) {
    let isResized = request.size != self.request.size
    self.request = request
    if isResized { resize(to: request.size) }
  }

  package override func close() {
    super.close()
    parent.remove(self)
  }
}
