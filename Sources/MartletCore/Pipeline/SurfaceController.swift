import Foundation
import MartletGestures
import MartletPrimitives

/// Connects a host with its window and popups: input goes in, pictures come out.
///
/// Updates run on the main loop whenever something changed, also while a window is hidden; only drawing
/// and animation wait for the display's frames.
@MainActor
package final class WindowController: SurfaceDelegate {
  package let host: ViewHost
  package let window: any WindowSurface
  private let desktop: any Desktop
  private(set) var popups: [PopupController] = []
  /// The button that is held: where it went down, and on which surface.
  private var heldPress: (location: CGPoint, root: SurfaceRoot)?
  private var shown: DisplayLayer?
  private var shownBackground: ResolvedColor?
  private var timer: (token: Int, time: Double)?
  /// The surface with the caret, and what its input method was told last.
  weak var textSurface: (any Surface)?
  var textState: TextInputState?
  /// Whether the window's least size is the content's (fact n054) and follows it, up to what fits a screen.
  package var followsContentSize = false
  private static let mostOfScreen = CGSize(width: 1000, height: 700)
  /// Whether the window is closed; its host may live on, for the app's other windows.
  package private(set) var isWindowClosed = false
  /// Asked when the window closes: whether other windows still need what the host has.
  package var keepsHost: (() -> Bool)?
  /// What has to live as long as the window.
  package var session: AnyObject?
  /// Called when the window was closed by its user.
  package var onClose: (() -> Void)?

  package init(host: ViewHost, window: any WindowSurface, desktop: any Desktop) {
    self.host = host
    self.window = window
    self.desktop = desktop
    window.delegate = self
    host.largestPopup = { [weak window] in
      MainActor.assumeIsolated { window?.largestPopup ?? .zero }
    }
    host.closeWindow = { [weak self] in
      // Not in the middle of the event or update that asks for it.
      desktop.wake {
        guard let self, !self.isWindowClosed else { return }
        self.surfaceDidRequestClose(self.window)
      }
    }
    host.textInput.connect(
      desktop, update: { [weak self] in self?.update() },
      reset: { [weak self] in self?.textSurface?.resetTextInput() })
    host.setWindow(size: window.size, scale: window.scale)
    applySettings()
  }

  package func applySettings() {
    let scheme: ColorScheme = desktop.colorScheme == .dark ? .dark : .light
    let contrast: ColorSchemeContrast = desktop.increasesContrast ? .increased : .standard
    let reducesMotion = desktop.reducesMotion
    let typeSetting = TypeSetting(scale: desktop.textScale)
    let assistance = AssistanceState(
      isScreenReaderOn: desktop.isScreenReaderOn,
      differentiatesWithoutColor: desktop.differentiatesWithoutColor)
    host.setDesktopColorScheme(scheme)
    host.setEnvironment {
      $0.colorSchemeContrast = contrast
      $0.accessibilityReduceMotion = reducesMotion
      // Every text reads the first of them, and mostly it is as it was.
      if $0.typeSetting != typeSetting { $0.typeSetting = typeSetting }
      if $0.assistance != assistance { $0.assistance = assistance }
    }
    update()
  }

  // MARK: Frame

  /// Brings views and layout up to date, and asks for a frame if the picture changed.
  package func update() {
    HostActivity.run(on: desktop) { updateNow() }
  }

  /// The update that the host asked for, from the main loop.
  package func wakeArrived() {
    host.updateQueue.wakeArrived()
    update()
  }

  private func updateNow() {
    guard !host.isClosed else { return }
    host.runPasses(at: desktop.now)
    if isWindowClosed { return scheduleDeadline() }
    syncPopups()
    syncTextInput()
    syncPointerShape()
    followContent()
    tellColorScheme()
    scheduleDeadline()
    let isFrameWanted =
      host.needsDisplay || host.isAnimating || host.updateQueue.hasDeferred || host.goesRoundWithoutEnd
    if isFrameWanted || shownBackground != background {
      window.requestFrame()
      for popup in popups { popup.surface.requestFrame() }
    }
  }

  /// What the window's views want to look like, as the desktop was told last.
  private var toldColorScheme: ColorScheme?

  /// The desktop draws the title bar.
  private func tellColorScheme() {
    guard host.preferredColorScheme != toldColorScheme else { return }
    toldColorScheme = host.preferredColorScheme
    desktop.preferColorScheme(toldColorScheme.map { $0 == .dark ? .dark : .light })
  }

  private func followContent() {
    guard followsContentSize, host.didLayout else { return }
    host.didLayout = false
    let least = host.root.leastSize
    let size = CGSize(
      width: min(least.width.rounded(.up), Self.mostOfScreen.width),
      height: min(least.height.rounded(.up), Self.mostOfScreen.height))
    if window.minimumSize != size { window.minimumSize = size }
    followDialogs(size)
  }

  /// The window's size as its user made it, in points: not that of the screen, nor what a dialog needs.
  private var ownSize: CGSize?

  /// Keeps the window's size for the next time.
  private func keepSize() {
    guard host.sceneArea.isKept, let size = growth?.before ?? ownSize else { return }
    host.sceneArea.windowSize = size
  }

  /// The window's size before it grew for a dialog, and after.
  private var growth: (before: CGSize, after: CGSize)?

  /// A window that has grown for a dialog gets its size back, unless the user has given it another one meanwhile.
  private func followDialogs(_ least: CGSize) {
    if host.root.modals.isEmpty {
      if let growth, window.size == growth.after { window.requestSize(growth.before) }
      growth = nil
      return
    }
    let before = growth?.before ?? window.size
    let after = CGSize(width: max(before.width, least.width), height: max(before.height, least.height))
    if after != before { growth = (before, after) }
  }

  package func surface(_ surface: any Surface, frameAt time: Double) {
    HostActivity.run(on: desktop) { drawFrame(at: time) }
  }

  private func drawFrame(at time: Double) {
    guard !isWindowClosed else { return }
    host.runPasses(at: time, isFrame: true)
    syncPopups()
    // The animation of a closing dialog ends in a frame.
    if growth != nil { followContent() }
    present()
    for popup in popups { popup.present(host) }
    host.displayWasBuilt()
    scheduleDeadline()
    if host.isAnimating || host.goesRoundWithoutEnd { window.requestFrame() }
  }

  private func present() {
    let picture = host.root.displayLayer()
    let color = background
    let damage: [CGRect]?
    if let shown, shownBackground == color {
      if shown === picture { return }
      damage = DisplayDamage.between(shown, picture)
    } else {
      damage = nil
    }
    shown = picture
    shownBackground = color
    if let damage, damage.isEmpty { return }
    window.present(picture, background: color, damage: damage)
  }

  package var background: ResolvedColor {
    host.root.readEnvironment {
      $0.theme.colors.color(.windowBackground, isDark: $0.colorScheme == .dark)
    }
  }

  // MARK: Input

  package func surface(_ surface: any Surface, received event: InputEvent) -> Bool {
    deliver(event, to: host.root)
  }

  func deliver(_ event: InputEvent, to root: SurfaceRoot) -> Bool {
    guard !isWindowClosed else { return false }
    if host.textInput.isResetting { return deliverWithinReset(event) }
    return HostActivity.run(on: desktop) { handle(event, in: root) }
  }

  private func handle(_ event: InputEvent, in root: SurfaceRoot) -> Bool {
    defer { update() }
    notePress(event, in: root)
    if let isUsed = deliverToMenu(event, in: root) { return isUsed }
    switch event {
    case .pointer(let pointer):
      // Gestures start from what is on screen now.
      host.runPasses(at: pointer.time)
      host.hover.pointerMoved(to: pointer.location, in: root, at: pointer.time)
      if pointer.phase == .down {
        host.hover.pointerPressed()
        let hit = root.hitTest(pointer.location)
        host.focus.pointerPressed(pointer, at: hit)
        host.scrolling.pointerPressed(at: hit)
        if pointer.pointer != 0 { host.scrolling.fingerChanged(pointer, at: hit) }
      } else if pointer.pointer != 0 {
        host.scrolling.fingerChanged(pointer, at: nil)
      }
      host.arena.handle(pointer) { GesturePath.recognizers(at: pointer.location, in: root) }
      return true
    case .hover(let location, let time):
      host.hover.pointerMoved(to: location, in: root, at: time)
      return true
    case .key(let key):
      if host.focus.handle(key, in: keyRoot(root)) { return true }
      return closeAtEscape(key)
    case .text(let text):
      return deliverText(text)
    case .textInput(let event):
      return deliverTextInput(event, in: root)
    case .scroll(let scroll):
      host.runPasses(at: scroll.time)
      return host.scrolling.handle(scroll, in: root)
    }
  }

  var desktopTime: Double { desktop.now }

  /// Where a key goes: a popup that grabs no input gets keys through the window, while something in it has the keyboard.
  private func keyRoot(_ root: SurfaceRoot) -> SurfaceRoot {
    guard root === host.root, let focused = host.focus.focused else { return root }
    let popup = popups.last { !$0.grabsInput && focused.surfaceRoot === $0.presentation.root }
    return popup?.presentation.root ?? root
  }

  /// Escape, where nothing else uses it, closes the latest popup that grabs no input.
  private func closeAtEscape(_ key: KeyEvent) -> Bool {
    guard key.phase == .down, key.name == "Escape", let popup = popups.last, !popup.grabsInput else {
      return false
    }
    popup.presentation.wasDismissed()
    return true
  }

  private func notePress(_ event: InputEvent, in root: SurfaceRoot) {
    guard case .pointer(let pointer) = event else { return }
    switch pointer.phase {
    case .down: heldPress = (pointer.location, root)
    case .up, .cancelled: heldPress = nil
    case .moved: break
    }
  }

  private func scheduleDeadline() {
    let deadline = [host.arena.nextDeadline, host.timers.nextDeadline].compactMap { $0 }.min()
    if let timer, timer.time == deadline { return }
    if let timer { desktop.cancelTimer(timer.token) }
    timer = nil
    guard let deadline, deadline.isFinite else { return }
    let token = desktop.startTimer(after: max(deadline - desktop.now, 0)) { [weak self] in
      guard let self, !host.isClosed else { return }
      timer = nil
      HostActivity.run(on: desktop) {
        host.arena.advance(to: max(desktop.now, deadline))
        host.runPasses(at: max(desktop.now, deadline))
        host.timers.advance(to: max(desktop.now, deadline))
        update()
      }
    }
    timer = (token, deadline)
  }

  // MARK: Surface

  package func surfaceDidResize(_ surface: any Surface) {
    guard !isWindowClosed else { return }
    if !window.fillsScreen { ownSize = window.size }
    host.setWindow(size: surface.size, scale: surface.scale)
    // The backend's image is a new one.
    shown = nil
    update()
  }

  package func surfaceDidRequestClose(_ surface: any Surface) {
    guard !isWindowClosed else { return }
    keepSize()
    isWindowClosed = true
    host.arena.cancelAll()
    HostActivity.run(on: desktop) {
      if keepsHost?() == true { host.closeFirstWindow() } else { host.close() }
    }
    for popup in popups { popup.surface.delegate = nil }
    popups = []
    window.close()
    onClose?()
  }

  package func surface(_ surface: any Surface, didChangeActive isActive: Bool) {
    guard !isWindowClosed else { return }
    host.setEnvironment { $0.scenePhase = isActive ? .active : .inactive }
    if isActive {
      Storage.readChangedFiles()
    } else {
      host.arena.cancelAll()
      host.focus.cancel()
      closeMenus()
    }
    windowActivityChanged(isActive)
    update()
  }

  // MARK: Popups

  private func syncPopups() {
    guard host.presentationsChanged || !popups.isEmpty else { return }
    host.presentationsWereShown()
    for popup in popups where !host.presentations.contains(where: { $0 === popup.presentation }) {
      popup.surface.delegate = nil
      popup.surface.close()
    }
    popups.removeAll { popup in !host.presentations.contains { $0 === popup.presentation } }
    for presentation in host.presentations {
      // A popover has the look of its own views, which may not be the window's.
      let isDark = presentation.root.readEnvironment { $0.colorScheme } == .dark
      let request = presentation.request(theme: theme, isDark: isDark)
      if let known = popups.first(where: { $0.presentation === presentation }) {
        if known.grabsInput == request.grabsInput {
          known.update(request)
          continue
        }
        known.surface.delegate = nil
        known.surface.close()
        popups.removeAll { $0 === known }
      }
      if request.grabsInput { host.arena.cancelAll() }
      let parent: any Surface =
        popups.first { $0.presentation.root === presentation.parentRoot }?.surface ?? window
      let popup = PopupController(
        presentation: presentation, surface: parent.makePopup(request), request: request, window: self)
      popups.append(popup)
      popup.surface.requestFrame()
      if let heldPress, request.grabsInput { popup.opened(byPressAt: heldPress.location, in: heldPress.root) }
    }
  }

  private var theme: Theme { host.root.readEnvironment { $0.theme } }

  /// Where the keyboard is: in the latest popup that grabs input, or else in the window, or in a popup that something was
  /// pressed in.
  var keyboardRoot: SurfaceRoot {
    if let popup = popups.last(where: \.grabsInput) { return popup.presentation.root }
    return keyRoot(host.root)
  }

  /// The popups' roots, in the order they opened.
  package var popupRoots: [(root: SurfaceRoot, surface: any PopupSurface)] {
    popups.map { ($0.presentation.root, $0.surface) }
  }
}

/// One popup on screen.
@MainActor
final class PopupController: SurfaceDelegate {
  let presentation: Presentation
  let surface: any PopupSurface
  private var request: PopupRequest
  unowned let window: WindowController
  private var shown: DisplayLayer?

  init(
    presentation: Presentation, surface: any PopupSurface, request: PopupRequest, window: WindowController
  ) {
    self.presentation = presentation
    self.surface = surface
    self.request = request
    self.window = window
    surface.delegate = self
  }

  /// Whether it keeps input from what is behind it.
  var grabsInput: Bool { request.grabsInput }

  func update(_ new: PopupRequest) {
    guard new != request else { return }
    let sizeChanged = new.size != request.size || new.chrome != request.chrome
    request = new
    surface.update(new)
    if sizeChanged { shown = nil }
    surface.requestFrame()
  }

  func present(_ host: ViewHost) {
    let picture = presentation.root.displayLayer()
    if shown === picture { return }
    let damage: [CGRect]? = shown.map { DisplayDamage.between($0, picture) }
    shown = picture
    surface.present(picture, background: request.chrome.background, damage: damage)
  }

  func surface(_ surface: any Surface, received event: InputEvent) -> Bool {
    if case .key(let key) = event, key.phase == .down, key.name == "Escape", presentation.root.topModal == nil
    {
      surfaceDidRequestClose(surface)
      return true
    }
    return window.deliver(event, to: presentation.root)
  }

  func surfaceDidResize(_ surface: any Surface) {
    shown = nil
    surface.requestFrame()
  }

  func surface(_ surface: any Surface, frameAt time: Double) {
    window.surface(window.window, frameAt: time)
  }

  func surfaceDidRequestClose(_ surface: any Surface) {
    if let handler = presentation.root.inputHandler { handler.close() } else { presentation.wasDismissed() }
    window.update()
  }

  func surface(_ surface: any Surface, didChangeActive isActive: Bool) {}
}
