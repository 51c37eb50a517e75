import Foundation

/// A view that presents a dialog or sheet.
protocol ModalOwner: PresentingNode {
  /// What is presented is about to be taken apart.
  func modalWasRemoved()
  /// What is presented has gone, and its views have heard of it.
  func modalHasGone()
}

/// Presents a dialog or sheet while a source asks for it.
///
/// It belongs to the view as a whole, however many elements that has, and needs none of its own.
nonisolated package struct _ModalModifier<Value, Content: View>: ViewModifier {
  package typealias Body = Never

  let kind: ModalKind
  let source: PresentationSource<Value>
  let title: (Value) -> Text?
  let onDismiss: (() -> Void)?
  let presented: (Value) -> Content

  package init(
    kind: ModalKind, source: PresentationSource<Value>, title: @escaping (Value) -> Text? = { _ in nil },
    onDismiss: (() -> Void)? = nil, presented: @escaping (Value) -> Content
  ) {
    self.kind = kind
    self.source = source
    self.title = title
    self.onDismiss = onDismiss
    self.presented = presented
  }

  package static func _makeModifierNode<V: View>(_ modifier: Self, content: V, parent: _ViewNode) -> _ViewNode
  {
    let node = ModalNode(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    node.refresh()
    return node
  }

  package static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: ModalNode<Value, Content>.self)
    node.modifier = modifier
    node.refresh()
    if let child = node.child { V._updateNode(child, with: content) }
  }

  package static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class ModalNode<Value, Content: View>: _ViewNode, ModalOwner {
  var modifier: _ModalModifier<Value, Content>
  var child: _ViewNode?
  /// What is on screen, perhaps on its way out.
  private var modal: ModalRoot?
  private var shown: Value?
  /// What the user closed while the binding went on asking for it, as it does if its setter does nothing: it opens
  /// again only after the binding has asked for nothing or for something else.
  private var closedByUser: Value?

  init(_ modifier: _ModalModifier<Value, Content>, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  override var viewName: String { modifier.kind.rawValue }

  override func appendElements(to list: inout [ElementNode]) {
    child?.appendElements(to: &list)
  }

  override func appendOutline(to outline: inout ContentOutline) {
    child?.appendOutline(to: &outline)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let modal { body(modal) }
  }

  override func refresh() {
    dropSources()
    let wanted: Value? = tracking { observing(on: host.updateQueue) { modifier.source.value() } }
    let isAnimated = !transaction.disablesAnimations
    guard let wanted else {
      closedByUser = nil
      modalContainer?.modalSlot.withdraw(self)
      modal?.close(animated: isAnimated)
      return
    }
    if let modal, let shown, !modal.isClosing {
      switch modifier.source.relation(shown, wanted) {
      case .same:
        self.shown = wanted
        update(modal, wanted)
        return
      case .kept: return
      case .other: modal.close(animated: isAnimated)
      }
    }
    if let closedByUser {
      guard case .other = modifier.source.relation(closedByUser, wanted) else { return }
      self.closedByUser = nil
    }
    present(wanted, animated: isAnimated)
  }

  private func present(_ value: Value, animated: Bool) {
    guard let container = modalContainer, container.modalSlot.isFree(for: self) else { return }
    let root = ModalRoot(modifier.kind, owner: self, container: container)
    modal = root
    shown = value
    root.open(animated: animated)
    root.label = label(value)
    let content = tracking { observing(on: host.updateQueue) { modifier.presented(value) } }
    let card = root.card
    card.contentNode = _PresentationContent._makeNode(_PresentationContent(content: content), parent: card)
    card.contentIsReady()
  }

  private func update(_ modal: ModalRoot, _ value: Value) {
    modal.label = label(value)
    guard let node = modal.card.contentNode else { return }
    let content = tracking { observing(on: host.updateQueue) { modifier.presented(value) } }
    _PresentationContent<Content>._updateNode(node, with: _PresentationContent(content: content))
  }

  private func label(_ value: Value) -> String? {
    modifier.title(value)?.string(locale: readEnvironment { $0.locale })
  }

  // MARK: Going away

  func presentationWasDismissed() {
    guard let modal, !modal.isClosing else { return }
    closedByUser = shown
    modal.close(animated: !AmbientTransaction.current.disablesAnimations)
    Evaluation.untracked { modifier.source.dismiss() }
  }

  func modalWasRemoved() {
    modal = nil
    shown = nil
  }

  func modalHasGone() {
    if let onDismiss = modifier.onDismiss { Evaluation.untracked { onDismiss() } }
  }

  /// The view that presents goes: so does what it presents, at once, and the binding is left as it is.
  override func unmount() {
    guard isMounted else { return }
    let container = modalContainer
    let gone = modal
    modal = nil
    gone?.leave()
    super.unmount()
    gone?.unmount()
    container?.modalSlot.withdraw(self)
    if let gone { container?.modalSlot.release(gone) }
  }
}
