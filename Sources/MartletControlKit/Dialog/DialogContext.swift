import MartletCore

/// What buttons in a dialog have to know of it.
nonisolated struct DialogContext: Equatable {
  var kind: ModalKind
  var handle: PresentationHandle?
  /// Whether the dialog itself has put the button there.
  var isProvided = false

  /// What happens after a button's action.
  ///
  /// - Source: Apple, "alert(_:isPresented:actions:)": all actions dismiss the alert after they run.
  var afterwards: (() -> Void)? { handle.map { handle in { handle.dismiss() } } }

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.handle === right.handle && left.isProvided == right.isProvided
  }
}

private struct DialogContextKey: EnvironmentKey {
  static var defaultValue: DialogContext? { nil }
}

extension EnvironmentValues {
  /// The dialog whose buttons the views here are; `nil` elsewhere.
  var dialogContext: DialogContext? {
    get { self[DialogContextKey.self] }
    set { self[DialogContextKey.self] = newValue }
  }
}

/// Gives a dialog's views what they would have in a window of their own: what is set around the view that presents
/// the dialog, such as a font or `disabled(true)`, is not meant for it.
nonisolated struct DialogDefaults: EnvironmentModifier {
  func change(_ values: inout EnvironmentValues) {
    values.font = nil
    values.resetTextTraits()
    values.foregroundStyles = nil
    values.isEnabled = true
    values.controlSize = .regular
    values.lineLimit = nil
    values.lineSpacing = 0
    values.truncationMode = .tail
    values.multilineTextAlignment = .leading
    values.buttonStyles = StyleStack()
    values.toggleStyles = StyleStack()
    // A field in an alert has a border also on touch screens, where fields elsewhere have none.
    values.textFieldStyles =
      values.theme.idiom == .touch ? StyleStack().adding(RoundedBorderTextFieldStyle()) : StyleStack()
    values.labelsAreHidden = false
    values.keyPress = nil
    values.isControlHovered = false
  }

  func isEqual(to other: DialogDefaults) -> Bool { true }
}
