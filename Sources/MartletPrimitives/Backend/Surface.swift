import Foundation

/// Light or dark.
package enum BackendColorScheme: Hashable, Sendable {
  case light
  case dark
}

/// An edge of a rectangle, by the coordinate space's own left and right.
package enum PhysicalEdge: Hashable, Sendable {
  case top
  case left
  case bottom
  case right
}

/// What the pointer looks like over a surface.
package enum PointerShape: Hashable, Sendable {
  case arrow
  /// The upright bar over text that can be edited.
  case text
}

/// What a surface tells its owner.
@MainActor
package protocol SurfaceDelegate: AnyObject {
  /// Returns whether the event was used.
  func surface(_ surface: any Surface, received event: InputEvent) -> Bool
  /// The content size in points, or the scale, changed. The owner presents anew.
  func surfaceDidResize(_ surface: any Surface)
  /// A frame may be drawn now; called once after each `requestFrame()`.
  func surface(_ surface: any Surface, frameAt time: Double)
  /// The user asked to close the window, or to dismiss the popup by Escape or a click outside.
  func surfaceDidRequestClose(_ surface: any Surface)
  /// Keyboard focus came or went.
  func surface(_ surface: any Surface, didChangeActive isActive: Bool)
  /// The text around the caret, for the input method; `nil` if nothing takes text.
  func surroundingText(of surface: any Surface) -> SurroundingText?
}

extension SurfaceDelegate {
  /// Nothing takes text unless the delegate says so.
  package func surroundingText(of surface: any Surface) -> SurroundingText? { nil }
}

/// Something on screen with pixels and input: a window's content or a popup.
@MainActor
package protocol Surface: AnyObject {
  var delegate: (any SurfaceDelegate)? { get set }
  /// Points.
  var size: CGSize { get }
  /// Device pixels a point.
  var scale: CGFloat { get }
  /// Asks for one call of `surface(_:frameAt:)` at the next frame of the display.
  func requestFrame()
  /// Shows this picture; `damage` (points) is what differs from the one before, `nil` for all of it.
  func present(_ content: DisplayLayer, background: ResolvedColor, damage: [CGRect]?)
  /// The largest popup that the screen has room for, in points.
  var largestPopup: CGSize { get }
  /// What the pointer looks like while it is over the surface.
  var pointerShape: PointerShape { get set }
  /// Puts a popup beside `anchor` (points in this surface).
  func makePopup(_ request: PopupRequest) -> any PopupSurface
  /// Sends keys through the input method from now on; `nil` lets them pass as they are.
  func setTextInput(_ state: TextInputState?)
  /// Makes the input method forget what it is composing, because the caret has moved away from it.
  func resetTextInput()
  func close()
}

/// A top-level window.
@MainActor
package protocol WindowSurface: Surface {
  var title: String { get set }
  /// The size below which the user can't shrink the content.
  var minimumSize: CGSize { get set }
  /// Whether the window has a size that the desktop gave it, such as that of the screen.
  var fillsScreen: Bool { get }
  /// Asks for another size of the content; the desktop may give a different one.
  func requestSize(_ size: CGSize)
  func show()
}

/// What a popup looks like and where it wants to be.
package struct PopupRequest: Equatable, Sendable {
  /// In points, in the parent surface.
  package var anchor: CGRect
  /// The anchor's edge at which the popup's arrow points.
  package var edge: PhysicalEdge
  /// The size of the popup's content, without its arrow and shadow.
  package var size: CGSize
  package var chrome: PopupChrome
  /// Where the content's top left corner lies from the anchor's, for a popup that covers its anchor; `nil` for
  /// one beside it.
  package var corner: CGVector?
  /// Whether it is a menu, which also hears of the release of a press that began elsewhere.
  package var isMenu = false
  /// Whether it keeps all input from what is behind it, and a press outside closes it.
  ///
  /// One that doesn't takes the pointer only while it is over it, and no keys.
  package var grabsInput = true

  package init(anchor: CGRect, edge: PhysicalEdge, size: CGSize, chrome: PopupChrome) {
    self.anchor = anchor
    self.edge = edge
    self.size = size
    self.chrome = chrome
  }
}

/// The frame drawn around a popup's content.
///
/// Lengths in points.
package struct PopupChrome: Equatable, Sendable {
  package var background: ResolvedColor
  package var border: ResolvedColor
  package var borderWidth: CGFloat
  package var cornerRadius: CGFloat
  /// Zero height for a popup without an arrow, such as a menu.
  package var arrowSize: CGSize
  /// The distance between the anchor and the arrow's tip.
  package var gap: CGFloat
  package var shadow: ResolvedColor
  package var shadowRadius: CGFloat
  package var shadowOffset: CGFloat

  package init(
    background: ResolvedColor, border: ResolvedColor, borderWidth: CGFloat, cornerRadius: CGFloat,
    arrowSize: CGSize, gap: CGFloat, shadow: ResolvedColor, shadowRadius: CGFloat,
    shadowOffset: CGFloat
  ) {
    self.background = background
    self.border = border
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.arrowSize = arrowSize
    self.gap = gap
    self.shadow = shadow
    self.shadowRadius = shadowRadius
    self.shadowOffset = shadowOffset
  }
}

/// A popup.
///
/// Unless its request says otherwise it grabs input: a press outside is swallowed and reported as a close request.
@MainActor
package protocol PopupSurface: Surface {
  /// Where its content lies, in points of the surface it belongs to.
  var frameInParent: CGRect { get }
  /// Moves or resizes the popup.
  func update(_ request: PopupRequest)
}

/// The desktop session: windows, its colour scheme, its main loop.
@MainActor
package protocol Desktop: AnyObject, Sendable {
  var colorScheme: BackendColorScheme { get }
  /// Whether the user asks for more contrast.
  var increasesContrast: Bool { get }
  /// Whether the user asks for less motion.
  var reducesMotion: Bool { get }
  /// How much larger than usual the user wants text; 1 is as usual.
  var textScale: Double { get }
  /// Whether a program reads the screen to the user.
  var isScreenReaderOn: Bool { get }
  /// Whether the user asks that nothing be told by colour alone.
  var differentiatesWithoutColor: Bool { get }
  /// Called when one of these settings changes.
  var onSettingsChange: (@MainActor () -> Void)? { get set }
  func makeWindow(title: String, size: CGSize) -> any WindowSurface
  /// Seconds on the clock that events and frames use.
  var now: Double { get }
  /// The date and time of day.
  var date: Date { get }
  /// What the app wants its windows to look like, whatever the user has set; `nil` for as the user has.
  func preferColorScheme(_ scheme: BackendColorScheme?)
  var clipboard: any Clipboard { get }
  /// What was selected last, which the middle button pastes; `nil` on desktops without it.
  var primarySelection: (any Clipboard)? { get }
  var caretBlink: CaretBlink { get }
  /// Calls back once on the main loop after `delay` seconds. Returns a token for `cancelTimer`.
  func startTimer(after delay: Double, _ action: @escaping @MainActor () -> Void) -> Int
  func cancelTimer(_ token: Int)
  /// Calls back on the main loop as soon as it is free. May be called from any thread.
  nonisolated func wake(_ action: @escaping @MainActor @Sendable () -> Void)
  /// Opens an address with the program that the desktop has for it, and tells whether there was one.
  func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void)
  /// Runs the main loop until `quit()`.
  func run()
  func quit()
}
