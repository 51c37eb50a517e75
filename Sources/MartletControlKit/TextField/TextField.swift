import MartletCore
import MartletPrimitives

/// A place in which text is typed and edited.
///
/// Return submits the text, which runs the actions of `onSubmit(of:_:)` around the field. What an input method is
/// still composing is shown, and reaches the binding once it is finished.
///
/// - Source: Apple, "TextField".
nonisolated public struct TextField<Label: View>: View {
  @Environment(\.textFieldStyles) private var styles
  @Environment(\.styleNesting) private var nesting
  @Binding var text: String
  let handlers: TextFieldHandlers
  let options: TextFieldOptions
  let label: Label

  init(
    text: Binding<String>, options: TextFieldOptions = TextFieldOptions(),
    handlers: TextFieldHandlers = TextFieldHandlers(), label: Label
  ) {
    _text = text
    self.options = options
    self.handlers = handlers
    self.label = label
  }

  /// Creates a field for a text, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, options: TextFieldOptions(prompt: prompt), label: label())
  }

  /// Creates a field for a text that grows along an axis, with a label.
  ///
  /// A vertical one breaks its lines and becomes higher with them, up to the `lineLimit` around it.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, options: TextFieldOptions(prompt: prompt, axis: axis), label: label())
  }

  /// The field in the style in force.
  @MainActor @preconcurrency public var body: some View {
    let style: any TextFieldStyle = styles.first ?? DefaultTextFieldStyle()
    // What the style makes inherits the styles further out, so that a style used within itself ends.
    return styled(style)
      .environment(\.textFieldStyles, styles.rest)
      .environment(\.styleNesting, nesting + 1)
  }

  @MainActor private func styled(_ style: some TextFieldStyle) -> AnyView {
    guard StyleNesting.allows(style, at: nesting) else { return AnyView(label) }
    return AnyView(TextFieldStyleBody(style, erased))
  }

  /// The field as a style gets it.
  var erased: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      text: $text, options: options, handlers: handlers, label: _TextFieldStyleLabel(content: .row(label)))
  }
}

/// What a field is besides its text and its label.
nonisolated struct TextFieldOptions: Equatable {
  var prompt: Text?
  var axis = Axis.horizontal
  var isSecure = false
  /// Whether the binding gets the text only when the editing ends, as a value is made of a whole text.
  var writesAtEnd = false
}

/// The actions of the older initialisers.
nonisolated struct TextFieldHandlers: DynamicProperty {
  /// What stays while the closures are renewed.
  final class Box: @unchecked Sendable {
    // Written while views are updated and read when the actions run, both on the main actor.
    fileprivate(set) var onEditingChanged: ((Bool) -> Void)?
    fileprivate(set) var onCommit: (() -> Void)?
  }

  private let onEditingChanged: ((Bool) -> Void)?
  private let onCommit: (() -> Void)?
  private(set) var box: Box?

  init(onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil) {
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Gives the box the newest closures; a field that a style was given brings the box of the user's own.
  static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    if property.box != nil { return }
    let box: Box
    if let existing = slot {
      box = unsafeDowncast(existing, to: Box.self)
    } else {
      box = Box()
      slot = box
    }
    box.onEditingChanged = property.onEditingChanged
    box.onCommit = property.onCommit
    property.box = box
  }

  /// New closures make no view differ.
  static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}
