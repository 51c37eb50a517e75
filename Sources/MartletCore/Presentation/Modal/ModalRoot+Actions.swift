import Foundation
import MartletPrimitives

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

  @discardableResult
  func cancel() -> Bool {
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
