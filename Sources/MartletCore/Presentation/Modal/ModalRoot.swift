import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// A dialog or sheet over the content of a window: it covers all of the surface, keeps input from what is behind
/// it, and holds a card with the content.
package final class ModalRoot: ElementNode, ModalContainer {
  package let kind: ModalKind
  unowned(unsafe) let owner: any ModalOwner
  private unowned(unsafe) let container: any ModalContainer
  private unowned(unsafe) let surface: SurfaceRoot
  private(set) lazy var modalSlot = ModalSlot(of: self)
  private let scope: EnvironmentScope
  private(set) lazy var card = ModalCard(parent: self)
  /// What had the keyboard when the dialog opened, and gets it back.
  weak var focusBefore: FocusableElement?
  private(set) var isClosing = false
  var label: String?
  /// The buttons inside that close the dialog, in the order they are written.
  private(set) var actions: [DialogActionElement] = []
  private var isLookingForActions = false

  /// How far the dialog has come in: 0 is gone, 1 is there.
  private var target = 0.0
  private var motion = AnimatorStack<Double>()
  /// How far the user has pulled the sheet down, in points.
  private var pull: CGFloat = 0
  private var tap: GestureRecognizer?

  init(_ kind: ModalKind, owner: any ModalOwner, container: any ModalContainer) {
    self.kind = kind
    self.owner = owner
    self.container = container
    var node: ElementNode = container
    while let around = node as? ModalRoot { node = around.surface }
    guard let surface = node as? SurfaceRoot else { preconditionFailure("a dialog lies on a surface") }
    self.surface = surface
    scope = .presented(by: owner)
    super.init(
      parent: owner, environment: owner.childEnvironment, transactionScope: owner.childTransactionScope)
    parentElement = surface
    card.parentElement = self
  }

  override package var childEnvironment: EnvironmentScope { scope }
  override package var childElements: [ElementNode] { [card] }
  override package func forEachChild(_ body: (_ViewNode) -> Void) { body(card) }
  override package var viewName: String { kind.rawValue }

  var look: ModalLook { readEnvironment { $0.theme.modalLook(kind) } }

  // MARK: Opening and closing

  func open(animated: Bool) {
    container.modalSlot.take(self)
    surface.modals.append(self)
    host.modalOpens(self, on: surface)
    invalidateLayout()
    surface.invalidateLayer()
    move(to: 1, animated ? look.opening : nil)
    if kind.isDialog { actionsChanged() }
  }

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    // What is presented from here goes along.
    modalSlot.current?.close(animated: animated)
    host.focus.modalCloses(self)
    cancelGestures()
    // The pointer may be over what was covered, and the window need not be so large any more.
    host.layoutRequested()
    move(to: 0, animated ? look.closing : nil)
  }

  /// Takes the dialog off the screen.
  private func remove() {
    guard isMounted else { return }
    leave()
    let owner = owner
    let slot = container.modalSlot
    owner.modalWasRemoved()
    unmount()
    host.enqueueAction(of: owner) { owner.modalHasGone() }
    slot.release(self)
  }

  /// Takes the dialog from its surface; its views may be gone in a moment.
  func leave() {
    if !isClosing {
      isClosing = true
      host.focus.modalCloses(self)
    }
    cancelGestures()
    surface.modals.removeAll { $0 === self }
    surface.invalidateLayer()
    // A popover that grew for the dialog shrinks.
    if surface.isPopup { surface.invalidateLayout() } else { host.layoutRequested() }
  }

  // MARK: Motion

  private func move(to new: Double, _ animation: Animation?) {
    let old = target
    target = new
    if let animation {
      motion.retarget(from: old, to: new, animation: animation, at: host.now)
      host.startAnimating(self)
    } else {
      motion.removeAll()
      motionEnded()
    }
    card.invalidateLayer()
  }

  private func motionEnded() {
    if isClosing { host.enqueueAction(of: owner) { [weak self] in self?.remove() } }
  }

  override package func animate(to time: Double) -> Bool {
    _ = motion.offset(at: time)
    card.invalidateLayer()
    invalidateLayer()
    if !motion.isActive { motionEnded() }
    return motion.isActive
  }

  /// How much of the dialog is there now, by its animation.
  var presence: Double { target + motion.offset(at: host.now) }

  /// How far the card is below its place.
  var drop: CGFloat {
    let way: CGFloat = size.height - card.origin.y
    return look.slides ? max(pull, way * (1 - presence)) : 0
  }

  /// The user pulls a sheet down.
  func pulled(to distance: CGFloat) {
    guard !isClosing, !card.disablesInteractiveDismiss else { return }
    pull = max(distance, 0)
    card.invalidateLayer()
    invalidateLayer()
  }

  /// The user lets a sheet go that was pulled down.
  ///
  /// - Parameter end: where the sheet would come to rest.
  func released(at end: CGFloat) {
    guard pull > 0, !isClosing else { return }
    let way = max(size.height - card.origin.y, 1)
    let part = Double(pull / way)
    pull = 0
    motion.removeAll()
    // Half way is far enough, as it is for a sheet of iOS, by eye.
    let goes = end > way / 2
    motion.retarget(from: 1 - part, to: 1, animation: look.opening, at: host.now)
    host.startAnimating(self)
    if goes { owner.presentationWasDismissed() }
  }

  // MARK: Layout

  /// A dialog covers all of a window; a popover grows for it.
  override package var hasFixedSize: Bool { !surface.isPopup }

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override package func placeChildren() {
    card.place(in: size, look)
  }

  /// How large the surface has to be to show all of the dialog.
  var neededSize: CGSize { card.neededSize(look) }

  // MARK: Drawing and pointers

  override package func makeItems() -> [DisplayItem] {
    let opacity = look.backdropOpacity(isDark: readEnvironment { $0.colorScheme == .dark })
    var color = ResolvedColor(hex: 0x000000, opacity: opacity)
    let pulled = pull / max(size.height - card.origin.y, 1)
    color.opacity *= Float(min(max(presence * (1 - Double(pulled)), 0), 1))
    let all = Path(CGRect(origin: .zero, size: size))
    let backdrop: [DisplayItem] = color.opacity > 0 ? [.fill(all, .color(color), FillStyle())] : []
    return backdrop + super.makeItems()
  }

  /// What is behind gets no pointer; a dialog on its way out lets them through.
  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    isClosing ? nil : super.hitTest(point) ?? self
  }

  override package var accessibility: AccessibilityProperties? {
    var properties = AccessibilityProperties(role: kind.role, label: label)
    properties.isHidden = isClosing
    return properties
  }
}

extension ModalRoot: GestureCarrier {
  var gestureMask: GestureMask { .all }
  var isGestureEnabled: Bool { kind == .confirmation && look.slides && !isClosing }

  /// A tap beside a sheet of actions cancels it.
  var recognizer: GestureRecognizer? {
    if let tap { return tap }
    let machine = TapMachine(count: 1).observed(onEnd: { [weak self] _ in _ = self?.cancel() })
    let made = GestureRecognizer(machine) { [unowned self] point in
      let local = convertFromSurface(point)
      return (local, hitTest(local) === self)
    }
    tap = made
    return made
  }

  private func cancelGestures() {
    if let tap { host.cancelGesture(tap, of: self) }
    if let drag = card.drag { host.cancelGesture(drag, of: card) }
  }
}

// MARK: Buttons

extension ModalRoot {
  /// The button that Return presses: the one that asks for it, or else the first that neither cancels nor destroys.
  ///
  /// - Source: Apple, "alert(_:isPresented:actions:)", on the default button.
  var defaultAction: DialogActionElement? {
    actions.first { $0.info.isDefault } ?? actions.first { $0.info.purpose == .other }
  }

  /// The button that Escape presses: the one that cancels, or the only one there is, unless it destroys something.
  private var cancelAction: DialogActionElement? {
    if let cancel = actions.first(where: { $0.info.purpose == .cancel }) { return cancel }
    return actions.count == 1 && actions[0].info.purpose != .destructive ? actions[0] : nil
  }

  /// Uses a key that no view inside has used; returns whether it did.
  func handle(_ key: KeyEvent) -> Bool {
    guard key.phase == .down else { return false }
    switch key.name {
    case "Escape": return cancel()
    case "Return", "KP_Enter": return kind.isDialog && press(defaultAction)
    default: return false
    }
  }

  private func cancel() -> Bool {
    switch kind {
    case .alert, .confirmation: return press(cancelAction)
    case .sheet:
      if card.disablesInteractiveDismiss { return false }
      owner.presentationWasDismissed()
      return true
    case .cover: return false
    }
  }

  private func press(_ action: DialogActionElement?) -> Bool {
    guard let action, let box = action.info.action, action.readEnvironment({ $0.isEnabled }) else {
      return false
    }
    box.run()
    return true
  }

  /// A button came, went or changed: they are looked for once containers know their elements.
  func actionsChanged() {
    guard !isLookingForActions else { return }
    isLookingForActions = true
    host.enqueueAction(of: owner) { [weak self] in self?.collectActions() }
  }

  private func collectActions() {
    isLookingForActions = false
    guard isMounted else { return }
    var found: [DialogActionElement] = []
    func collect(_ element: ElementNode) {
      if let action = element as? DialogActionElement { found.append(action) }
      for child in (element as? GroupElement)?.layoutChildren ?? element.childElements { collect(child) }
    }
    collect(card)
    actions = found
    let chosen = defaultAction
    for action in found { action.isChosen = action === chosen }
    let own = found.filter { !$0.info.isProvided }
    summarize(DialogSummary(isEmpty: own.isEmpty, hasCancel: own.contains { $0.info.purpose == .cancel }))
  }

  private func summarize(_ summary: DialogSummary) {
    var values = EnvironmentValues(scope: scope)
    for entry in scope.entries { values.adopt(entry) }
    values.dialogSummary = summary
    let changed = scope.replace(with: values.overrides)
    if changed != 0 { environmentChanged(changed) }
  }

  /// What gets the keyboard when the dialog opens: the first field, or else the default button, or else the one
  /// that cancels.
  var firstFocus: FocusableElement? {
    let order = FocusOrder.elements(in: card)
    if let field = order.first(where: { $0.modifier.interactions.contains(.edit) }) { return field }
    return (defaultAction ?? cancelAction)?.focusable
  }
}

extension SurfaceRoot {
  /// The dialog in front, if it is not on its way out.
  package var topModal: ModalRoot? { modals.last { !$0.isClosing } }

  /// What the user can act on: the dialog in front, or all of the surface.
  var activeScope: ElementNode { topModal ?? self }

  func placeModals() {
    for modal in modals { modal.place(origin: .zero, size: ProposedViewSize(size)) }
  }

  /// A size that has room for the open dialogs, too.
  func sizeWithModals(_ size: CGSize) -> CGSize {
    modals.reduce(size) { size, modal in
      if modal.isClosing, !isPopup { return size }
      let needed = modal.neededSize
      return CGSize(width: max(size.width, needed.width), height: max(size.height, needed.height))
    }
  }
}

extension ElementNode {
  /// Whether a dialog keeps the user from acting on the element.
  package final var isBehindModal: Bool {
    guard let root = surfaceRoot as? SurfaceRoot, let modal = root.topModal else { return false }
    return !isInside(modal)
  }

  final func isInside(_ outer: ElementNode) -> Bool {
    var node: ElementNode? = self
    while let current = node {
      if current === outer { return true }
      node = current.parentElement
    }
    return false
  }
}

extension ViewHost {
  /// A dialog comes up: what the pointer was doing ends, and popovers beside it close.
  func modalOpens(_ modal: ModalRoot, on surface: SurfaceRoot) {
    arena.cancelAll()
    modal.focusBefore = focus.focused
    focus.request(.modal(modal))
    let beside = presentations.filter { $0.parentRoot === surface && !$0.owner.isInside(modal) }
    guard !beside.isEmpty else { return }
    enqueueAction(of: modal) { for popover in beside { popover.owner.presentationWasDismissed() } }
  }
}
