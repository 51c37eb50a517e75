import Foundation
import MartletPrimitives

/// Where the keyboard is, and how it moves.
package final class FocusManager {
  enum Request {
    case into(ElementNode)
    case outOf(ElementNode)
    /// To what had the keyboard before, if it can still take it.
    case back(FocusableElement)
    /// Into a dialog that has opened.
    case modal(ModalRoot)
    /// To what a focus scope has for its default, also if something else has the keyboard.
    case scope(FocusScopeElement, takesOver: Bool)
  }

  private unowned(unsafe) let host: ViewHost
  private(set) unowned(unsafe) var focused: FocusableElement?
  /// Whether the element with the keyboard is marked: not while the user works with the pointer, as on
  /// other desktops.
  private(set) var showsRing = true
  /// A focus scope on screen.
  struct Scope {
    weak var element: FocusScopeElement?
  }

  /// The focus scopes on screen, oldest first.
  var scopes: [Scope] = []
  private var requests: [Request] = []
  /// Whether a press of the pointer is moving the keyboard.
  private var isPointerMoving = false

  init(host: ViewHost) {
    self.host = host
  }

  /// Asks for a move once views and layout are up to date.
  func request(_ request: Request) {
    requests.append(request)
  }

  var hasRequests: Bool { !requests.isEmpty }

  /// Does what was asked for.
  func resolve() {
    let waiting = requests
    requests = []
    for request in waiting {
      switch request {
      case .into(let element):
        guard element.isMounted else { continue }
        if let target = FocusOrder.elements(in: element).first {
          if keepBehind(target) { continue }
          move(to: target)
          revealFocus()
        } else {
          // Nothing inside takes the keyboard: the state goes back.
          (element as? any FocusObserver)?.focusWasRefused()
        }
      case .back(let element):
        guard focused == nil, element.isMounted, element.canTakeFocus, !keepBehind(element) else { continue }
        move(to: element)
      case .modal(let modal):
        if modal.isMounted, !modal.isClosing { enter(modal) }
      case .scope(let scope, let takesOver):
        guard scope.isMounted, takesOver || focused == nil, let target = scope.defaultTarget,
          !keepBehind(target)
        else { continue }
        move(to: target)
        revealFocus()
      case .outOf(let element):
        if let focused, focused.isInside(element) { move(to: nil) }
      }
    }
  }

  /// Gives the keyboard to an element, or to none.
  func move(to target: FocusableElement?) {
    guard target !== focused else { return }
    let before = focused
    before?.release()
    let left = observers(around: before)
    let entered = observers(around: target)
    before?.textClient?.focusLost()
    focused = target
    host.focusedValues.invalidate()
    before?.keyboardCameOrWent()
    target?.keyboardCameOrWent()
    target?.textClient?.focusGained(byPointer: isPointerMoving)
    for observer in left where !entered.contains(where: { $0 === observer }) {
      observer.focusChanged(isInside: false)
    }
    for observer in entered { observer.focusChanged(isInside: true) }
  }

  private func observers(around element: ElementNode?) -> [any FocusObserver] {
    var result: [any FocusObserver] = []
    var node = element
    while let current = node {
      if let observer = current as? any FocusObserver { result.append(observer) }
      node = current.parentElement
    }
    return result
  }

  func elementDisappeared(_ element: FocusableElement) {
    let around = observers(around: element)
    focused = nil
    host.focusedValues.invalidate()
    for observer in around { observer.focusChanged(isInside: false) }
  }

  // MARK: Events

  /// A press moves the keyboard to what is edited there, without marking it.
  func pointerPressed(_ event: PointerEvent, at hit: ElementNode?) {
    setRing(false)
    isPointerMoving = true
    defer { isPointerMoving = false }
    var node = hit
    while let current = node {
      if let target = current as? FocusableElement, target.canTakeFocus,
        target.modifier.interactions.contains(.edit)
      {
        move(to: target)
        if event.button == 2 { target.textClient?.pastePrimary(at: event.location) }
        return
      }
      node = current.parentElement
    }
  }

  /// Delivers a key to the element with the keyboard and those around it; returns whether it was used.
  func handle(_ key: KeyEvent, in root: SurfaceRoot) -> Bool {
    if key.phase == .down, focused != nil { setRing(true) }
    // A dialog keeps the keyboard: what is behind it gets no key.
    let scope = root.activeScope
    let start: ElementNode = focused.flatMap { $0.isInside(scope) ? $0 : nil } ?? scope
    var node: ElementNode? = start
    while let current = node {
      if !key.wasPreviewed, let handler = current as? KeyPressElement, handler.handle(key) { return true }
      if let responder = current as? any KeyResponder, responder.respond(to: key) { return true }
      if let target = current as? FocusableElement, target.handle(key) {
        setRing(true)
        return true
      }
      node = current === scope ? nil : current.parentElement
    }
    if Shortcuts.perform(key, in: scope) { return true }
    if let modal = scope as? ModalRoot, modal.handle(key) { return true }
    if host.scrolling.handleUnused(key, in: scope) { return true }
    let isTab = key.name == "Tab" || key.name == "ISO_Left_Tab"
    guard isTab, key.phase != .up, !key.modifiers.contains(.control) else { return false }
    let isBackward = key.name == "ISO_Left_Tab" || key.modifiers.contains(.shift)
    moveFocus(backward: isBackward, in: scope)
    return true
  }

  /// Offers a key to the views around the text that has the keyboard, before it goes to the input method.
  ///
  /// On Apple's systems `onKeyPress` comes before the text, too: an action that takes Return keeps it from the field
  /// (public reports: danielsaidi/RichTextKit#36, and FuzzyIdeas/Cling#25 for what it breaks while text is composed,
  /// when it is not offered here).
  func preview(_ key: KeyEvent, in root: SurfaceRoot) -> Bool {
    var node: ElementNode? = focused.flatMap { $0.surfaceRoot === root ? $0 : nil }
    while let current = node {
      if let handler = current as? KeyPressElement, handler.handle(key) { return true }
      node = current.parentElement
    }
    return false
  }

  /// Moves to the next or previous element in reading order, and round at the end.
  func moveFocus(backward: Bool, in root: ElementNode) {
    let order = FocusOrder.elements(in: root)
    guard !order.isEmpty else { return }
    setRing(true)
    guard let focused, let index = order.firstIndex(where: { $0 === focused }) else {
      move(to: backward ? order.last : order.first)
      revealFocus()
      return
    }
    let target = order[(index + (backward ? order.count - 1 : 1)) % order.count]
    if let region = regionEntered(by: target, from: focused) {
      region.moveFocusToDefault()
    } else {
      move(to: target)
      revealFocus()
    }
  }

  /// The view around a target, and not around where the keyboard comes from, that decides where in it the keyboard goes.
  private func regionEntered(by target: _ViewNode, from source: _ViewNode) -> (any DefaultFocusGiving)? {
    var around: Set<ObjectIdentifier> = []
    var node: _ViewNode? = source
    while let current = node {
      around.insert(ObjectIdentifier(current))
      node = current.parent
    }
    node = target
    var region: (any DefaultFocusGiving)?
    while let current = node, !around.contains(ObjectIdentifier(current)) {
      if let found = current as? any DefaultFocusGiving, found.followsUser { region = found }
      node = current.parent
    }
    return region
  }

  /// Moves the keyboard to the default of a focus scope.
  func reset(in namespace: Namespace.ID) {
    let known = scopes.last { $0.element?.modifier.namespace == namespace }
    guard let scope = known?.element else { return }
    request(.scope(scope, takesOver: true))
    host.updateQueue.requestUpdate()
  }

  /// Scrolls what has the keyboard into view.
  private func revealFocus() {
    if let focused { host.scrolling.reveal(focused) }
  }

  func setRing(_ isShown: Bool) {
    guard showsRing != isShown else { return }
    showsRing = isShown
    focused?.ringChanged()
  }

  /// Lets go of held keys, because the window lost the keyboard.
  func cancel() {
    focused?.release()
  }
}

/// The order in which Tab goes through elements.
enum FocusOrder {
  /// The elements that take the keyboard, in the order that layout goes through them, which is the reading
  /// order of stacks in either direction.
  static func elements(in root: ElementNode) -> [FocusableElement] {
    var result: [FocusableElement] = []
    collect(root, &result)
    return result
  }

  private static func collect(_ element: ElementNode, _ result: inout [FocusableElement]) {
    let target = (element as? FocusableElement).flatMap { $0.canTakeFocus ? $0 : nil }
    let place = result.count
    if let target { result.append(target) }
    let children = (element as? GroupElement)?.layoutChildren ?? element.childElements
    for child in children { collect(child, &result) }
    // A control whose style takes the keyboard itself leaves it to the style: it is one stop, and the style's keys count.
    if let target, target.modifier.activation != nil, result.count > place + 1 { result.remove(at: place) }
  }
}
