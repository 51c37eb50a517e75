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
  let scope: EnvironmentScope
  private(set) lazy var card = ModalCard(parent: self)
  /// What had the keyboard when the dialog opened, and gets it back.
  weak var focusBefore: FocusableElement?
  private(set) var isClosing = false
  var label: String?
  /// The buttons inside that close the dialog, in the order they are written.
  var actions: [DialogActionElement] = []
  var isLookingForActions = false

  /// How far the dialog has come in: 0 is gone, 1 is there.
  private var target = 0.0
  var motion = AnimatorStack<Double>()
  /// How far the user has pulled the sheet down, in points; negative for up.
  var pull: CGFloat = 0
  /// The heights that the sheet's content allows, if it says.
  weak var detents: PresentationDetentsElement?
  weak var indicator: DragIndicatorElement?
  weak var backgroundInteraction: BackgroundInteractionElement?
  /// On its way from one height to another, in points.
  var glide = AnimatorStack<Double>()
  private var tap: GestureRecognizer?

  /// What a dialog's views set is not the presenting view's.
  override package var passesPreferences: Bool { false }

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
    let wasMoving = motion.isActive
    _ = motion.offset(at: time)
    _ = glide.offset(at: time)
    card.invalidateLayer()
    invalidateLayer()
    if wasMoving, !motion.isActive { motionEnded() }
    return motion.isActive || glide.isActive
  }

  /// How much of the dialog is there now, by its animation.
  var presence: Double { target + motion.offset(at: host.now) }

  /// How far the card is below its place.
  var drop: CGFloat {
    guard look.slides else { return 0 }
    let way: CGFloat = size.height - card.origin.y
    return pull + glide.offset(at: host.now) + way * (1 - presence)
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
    if letsInputThrough { return super.makeItems() }
    let opacity = look.backdropOpacity(isDark: readEnvironment { $0.colorScheme == .dark })
    var color = ResolvedColor(hex: 0x000000, opacity: opacity)
    let pulled = max(pull, 0) / max(size.height - card.origin.y, 1)
    color.opacity *= Float(min(max(presence * (1 - Double(pulled)), 0), 1))
    let all = Path(CGRect(origin: .zero, size: size))
    let backdrop: [DisplayItem] = color.opacity > 0 ? [.fill(all, .color(color), FillStyle())] : []
    return backdrop + super.makeItems()
  }

  /// What is behind gets no pointer; a dialog on its way out lets them through.
  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    if isClosing { return nil }
    let hit = super.hitTest(point)
    return hit ?? (letsInputThrough ? nil : self)
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
