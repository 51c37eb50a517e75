import Foundation
import MartletPrimitives

/// What a dialog has to know of one of its buttons.
package struct DialogActionInfo: Equatable {
  package enum Purpose: Sendable {
    case cancel
    case destructive
    case other
  }

  package var purpose: Purpose
  /// Whether it asks to be the one that Return presses.
  package var isDefault: Bool
  /// Whether the dialog itself has put it there.
  package var isProvided: Bool
  package var action: StableAction.Box?

  package init(purpose: Purpose, isDefault: Bool, isProvided: Bool, action: StableAction.Box?) {
    self.purpose = purpose
    self.isDefault = isDefault
    self.isProvided = isProvided
    self.action = action
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.purpose == right.purpose && left.isDefault == right.isDefault && left.isProvided == right.isProvided
      && left.action === right.action
  }
}

/// What a dialog's content has to know of the buttons in it.
package struct DialogSummary: Equatable, Sendable {
  /// Whether the app has given no button.
  package var isEmpty = false
  /// Whether the app has given a button that cancels.
  package var hasCancel = true
}

private struct DialogSummaryKey: EnvironmentKey {
  static var defaultValue: DialogSummary { DialogSummary() }
}

private struct IsChosenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The buttons of the dialog around.
  package internal(set) var dialogSummary: DialogSummary {
    get { self[DialogSummaryKey.self] }
    set { self[DialogSummaryKey.self] = newValue }
  }

  /// Whether the button around is the one that Return presses.
  package internal(set) var isChosenAction: Bool {
    get { self[IsChosenKey.self] }
    set { self[IsChosenKey.self] = newValue }
  }
}

/// Marks the look of a button as one of a dialog's buttons.
nonisolated package struct _DialogActionModifier: ElementModifier {
  let info: DialogActionInfo

  package init(_ info: DialogActionInfo) {
    self.info = info
  }

  package var modifierName: String { "dialogAction" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    DialogActionElement(modifier, parent: parent)
  }
}

/// A button of a dialog, which the dialog finds by this element, however the app wraps it.
final class DialogActionElement: ModifierElement<_DialogActionModifier> {
  private let scope: EnvironmentScope
  /// Gone before the content, if it goes.
  private weak var dialog: ModalRoot?

  override init(_ modifier: _DialogActionModifier, parent: _ViewNode) {
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(modifier, parent: parent)
  }

  override var childEnvironment: EnvironmentScope { scope }

  var info: DialogActionInfo { modifier.info }

  /// Whether it is the one that Return presses.
  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      var values = EnvironmentValues(scope: scope)
      values.isChosenAction = isChosen
      let changed = scope.replace(with: values.overrides)
      if changed != 0 { environmentChanged(changed) }
      // The order of the buttons may depend on it.
      invalidateLayout()
    }
  }

  /// The element around that takes the keyboard for the button.
  var focusable: FocusableElement? {
    var node = parentElement
    while let current = node {
      if let target = current as? FocusableElement { return target.canTakeFocus ? target : nil }
      node = current.parentElement
    }
    return nil
  }

  override func didMount() {
    dialog = modalContainer as? ModalRoot
    dialog?.actionsChanged()
  }

  override func modifierChanged(from old: _DialogActionModifier) {
    dialog?.actionsChanged()
    invalidateLayout()
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    dialog?.actionsChanged()
  }

  /// The containers around learn from this what they arrange.
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(DialogActionInfo.self) ? info : super.layoutValue(key)
  }
}
