import Foundation
import MartletCore
import MartletPrimitives

/// A text field as the built-in styles show it: where all of them become an editor.
nonisolated struct TextFieldLook: View {
  private let border: TextFieldBorder
  private let label: _TextFieldStyleLabel
  private let options: TextFieldOptions
  private let handlers: TextFieldHandlers.Box?
  @Binding private var text: String
  /// What has been typed and is no value yet.
  @State private var draft: String?
  @State private var actions = TextFieldActions()
  @Environment(\.submitActions) private var submitActions
  @Environment(\.locale) private var locale
  private var context = ControlContext()

  init(_ border: TextFieldBorder, _ field: TextField<_TextFieldStyleLabel>) {
    self.border = border
    label = field.label
    options = field.options
    handlers = field.handlers.box
    _text = field.$text
  }

  @MainActor var body: some View {
    connect()
    let border = self.border.resolved(context)
    let metrics = context.metrics.textField(context.controlSize, border)
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
    return
      placeholder
      .modifier(
        _EditableTextModifier(
          text: draft ?? text, actions: actions, isSecure: options.isSecure, axis: options.axis,
          reach: metrics.insets, minimumHeight: metrics.height - metrics.insets.top - metrics.insets.bottom)
      )
      .defaultFont(metrics.font)
      .defaultForeground(
        context.isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.colors.disabledLabel)
      )
      .padding(metrics.insets)
      .background { if border != .plain { TextFieldFace(shape: shape) } }
      .modifier(_FocusRingAreaModifier(outline: shape))
      .contentShape(Rectangle())
      .modifier(
        _FocusableModifier(
          isFocusable: true, interactions: .edit,
          ring: border == .plain || !context.isDesktop ? .none : FocusRing(), takesText: true)
      )
      .spoken(label)
      .modifier(_AccessibilityModifier(properties: accessibility))
  }

  /// Gives the editor the newest ways to read and write.
  @MainActor private func connect() {
    let (text, draft, options, handlers) = ($text, $draft, options, handlers)
    let submitActions = self.submitActions
    /// Makes a value of what has been typed; what is none goes.
    func finish() {
      guard let typed = draft.wrappedValue else { return }
      draft.wrappedValue = nil
      text.wrappedValue = typed
    }
    actions.onRead = { draft.wrappedValue ?? text.wrappedValue }
    actions.onWrite = { new in
      if options.writesAtEnd {
        draft.wrappedValue = new
      } else {
        text.wrappedValue = new
      }
    }
    actions.onEditingChanged = { isEditing in
      if !isEditing { finish() }
      handlers?.onEditingChanged?(isEditing)
    }
    actions.onSubmit = {
      finish()
      handlers?.onCommit?()
      return submitActions.run(.text) || handlers?.onCommit != nil
    }
  }

  /// The prompt, or else the label, in the grey of placeholders.
  @MainActor private var placeholder: some View {
    let content: AnyView = options.prompt.map { AnyView($0) } ?? AnyView(label)
    return _TextFieldStyleLabel(content: .row(content))
      .foregroundStyle(context.colors.placeholder)
      .lineLimit(1)
      .accessibilityHidden(true)
  }

  @MainActor private var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties(role: options.isSecure ? .secureTextField : .textField)
    let shown = draft ?? text
    properties.value = options.isSecure ? String(repeating: "\u{2022}", count: shown.count) : shown
    let prompt = options.prompt?.string(locale: locale)
    properties.text = shown.isEmpty ? prompt : properties.value
    properties.hint = prompt
    properties.combinesChildren = true
    return properties
  }
}

/// What is around a text field.
enum TextFieldBorder: Hashable, Sendable {
  case automatic
  case plain
  case rounded
  case square

  /// Without the choice that is up to the platform.
  func resolved(_ context: ControlContext) -> TextFieldBorder {
    guard self == .automatic else { return self }
    return context.isDesktop ? .square : .plain
  }
}

/// The ground and the border of a text field.
nonisolated struct TextFieldFace<Outline: InsettableShape>: View {
  let shape: Outline
  private var context = ControlContext()

  init(shape: Outline) {
    self.shape = shape
  }

  @MainActor var body: some View {
    let colors = context.colors
    ZStack {
      shape.fill(context.isEnabled ? colors.field : colors.disabledField)
      shape.strokeBorder(colors.fieldBorder, lineWidth: 1)
    }
  }
}
