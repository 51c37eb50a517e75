import CMartletGTK
import Foundation
import MartletPrimitives

/// The desktop's input method, for one window and its popups.
///
/// GTK's contexts belong to widgets, and popups are bare surfaces, so all of them share the window's context. Its
/// widget is the host, in whose points the caret is reported.
@MainActor
final class GTKInputMethod {
  private let context: UnsafeMutablePointer<GtkIMContext>
  private let reference: GObjectReference
  private let connections = SignalConnections()
  /// The surface that takes text; `nil` while none does.
  private weak var target: (any TextInputTarget)?
  private var state: TextInputState?
  private var isComposing = false
  /// The last key that was offered before the input method got it.
  ///
  /// Some input methods send a key on a second time.
  private var lastPreview: (code: guint, time: guint32, isDown: Bool)?

  /// `nil` if GTK can't make one.
  init?(widget: UnsafeMutablePointer<GtkWidget>) {
    guard let context = gtk_im_multicontext_new(),
      let reference = GObjectReference(owning: OpaquePointer(context))
    else { return nil }
    self.context = context
    self.reference = reference
    gtk_im_context_set_client_widget(context, widget)
    gtk_im_context_set_use_preedit(context, 1)
    connect()
  }

  /// Lets go of the window's widget, which is about to end.
  func close() {
    if state != nil { gtk_im_context_focus_out(context) }
    state = nil
    target = nil
    connections.disconnectAll()
    gtk_im_context_set_client_widget(context, nil)
  }

  // MARK: State

  func set(_ new: TextInputState?, for surface: any TextInputTarget) {
    guard let new else {
      // Another surface may have taken over already.
      guard target === surface || target == nil else { return }
      deactivate()
      return
    }
    if let target, target !== surface { deactivate() }
    target = surface
    let old = state
    state = new
    if old?.purpose != new.purpose || old?.hints != new.hints { setProperties(new) }
    if old == nil { gtk_im_context_focus_in(context) }
    if old?.caret != new.caret { reportCaret() }
  }

  private func deactivate() {
    guard state != nil else { return }
    reset()
    state = nil
    target = nil
    gtk_im_context_focus_out(context)
  }

  func reset() {
    guard state != nil else { return }
    gtk_im_context_reset(context)
    // Not every context tells that its preedit is gone.
    if isComposing { preeditChanged() }
  }

  /// The window got or lost the keyboard.
  func activeDidChange(_ isActive: Bool) {
    guard state != nil else { return }
    if isActive {
      gtk_im_context_focus_in(context)
    } else {
      gtk_im_context_focus_out(context)
    }
  }

  private func reportCaret() {
    guard let state, let target else { return }
    let origin = target.originInHost
    let caret = state.caret.offsetBy(dx: origin.x, dy: origin.y)
    func whole(_ length: CGFloat) -> gint { length.isFinite ? gint(min(max(length, -30_000), 30_000)) : 0 }
    var area = GdkRectangle(
      x: whole(caret.minX.rounded(.down)), y: whole(caret.minY.rounded(.down)),
      width: whole(max(caret.width.rounded(.up), 1)), height: whole(max(caret.height.rounded(.up), 1)))
    gtk_im_context_set_cursor_location(context, &area)
  }

  private func setProperties(_ state: TextInputState) {
    let object: UnsafeMutablePointer<GObject>? = cast(context)
    func set(_ name: String, _ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
      var value = GValue()
      g_value_init(&value, type)
      fill(&value)
      g_object_set_property(object, name, &value)
      g_value_unset(&value)
    }
    set("input-purpose", gtk_input_purpose_get_type()) {
      g_value_set_enum($0, gint(state.purpose.gtkPurpose.rawValue))
    }
    set("input-hints", gtk_input_hints_get_type()) {
      g_value_set_flags($0, guint(state.hints.gtkHints.rawValue))
    }
  }

  // MARK: Keys

  /// Sends a key through the input method; returns whether it was used on the way, in which case nobody else gets it.
  ///
  /// - Parameter key: becomes one that has been previewed.
  func filter(_ event: OpaquePointer, _ key: inout KeyEvent) -> Bool {
    guard state != nil, let target else { return false }
    // While something is composed, each key is about it: Return accepts a candidate and submits nothing.
    if !isComposing {
      let code = gdk_key_event_get_keycode(event)
      let time = gdk_event_get_time(event)
      let isDown = key.phase != .up
      let isSecond = lastPreview.map { $0 == (code, time, isDown) } ?? false
      lastPreview = (code, time, isDown)
      if !isSecond, target.sendTextInput(.textInput(.preview(key))) { return true }
    }
    key.wasPreviewed = true
    // What took the preview may have moved the keyboard elsewhere.
    guard state != nil else { return false }
    return gtk_im_context_filter_keypress(context, event) != 0
  }

  // MARK: Signals

  private func connect() {
    let instance = UnsafeMutableRawPointer(context)
    let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      guard let text else { return }
      let string = String(cString: text)
      _ = withOwner(data, GTKInputMethod.self) { $0.committed(string) }
    }
    connections.connect(instance, "commit", owner: self, unsafeBitCast(commit, to: GCallback.self))

    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      _ = withOwner(data, GTKInputMethod.self) { $0.preeditChanged() }
    }
    connections.connect(instance, "preedit-changed", owner: self, unsafeBitCast(changed, to: GCallback.self))

    let retrieve: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      withOwner(data, GTKInputMethod.self) { $0.reportSurrounding() ? 1 : 0 } ?? 0
    }
    connections.connect(
      instance, "retrieve-surrounding", owner: self, unsafeBitCast(retrieve, to: GCallback.self))

    let delete: @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean = { _, offset, count, data in
      withOwner(data, GTKInputMethod.self) {
        $0.target?.sendTextInput(.textInput(.deleteSurrounding(offset: Int(offset), count: Int(count))))
          == true
          ? 1 : 0
      } ?? 0
    }
    connections.connect(
      instance, "delete-surrounding", owner: self, unsafeBitCast(delete, to: GCallback.self))
  }

  private func committed(_ text: String) {
    isComposing = false
    _ = target?.sendTextInput(.text(text))
  }

  private func preeditChanged() {
    var text: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(context, &text, &attributes, &caret)
    defer {
      g_free(text)
      pango_attr_list_unref(attributes)
    }
    let string = text.map { String(cString: $0) } ?? ""
    let wasComposing = isComposing
    isComposing = !string.isEmpty
    if string.isEmpty {
      if wasComposing { _ = target?.sendTextInput(.textInput(.preedit(nil))) }
      return
    }
    // GTK counts characters here, and bytes in the attributes.
    let scalars = string.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: Int(max(caret, 0)), limitedBy: scalars.endIndex)
    let offset = string.utf8.distance(from: string.startIndex, to: index ?? scalars.endIndex)
    let preedit = TextPreedit(
      text: string, caret: offset, segments: Self.emphasized(attributes, length: string.utf8.count))
    _ = target?.sendTextInput(.textInput(.preedit(preedit)))
  }

  /// The stretches with a background of their own: input methods mark the part to choose for that way.
  private static func emphasized(_ attributes: OpaquePointer?, length: Int) -> [TextPreedit.Segment] {
    guard let attributes, let iterator = pango_attr_list_get_iterator(attributes) else { return [] }
    defer { pango_attr_iterator_destroy(iterator) }
    var result: [TextPreedit.Segment] = []
    repeat {
      var start: gint = 0
      var end: gint = 0
      pango_attr_iterator_range(iterator, &start, &end)
      let range = min(max(Int(start), 0), length)..<min(max(Int(end), Int(start), 0), length)
      if !range.isEmpty, pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND) != nil {
        result.append(TextPreedit.Segment(range: range, isEmphasized: true))
      }
    } while pango_attr_iterator_next(iterator) != 0
    return result
  }

  private func reportSurrounding() -> Bool {
    guard let around = target?.textAround else { return false }
    gtk_im_context_set_surrounding_with_selection(
      context, around.text, gint(around.text.utf8.count), gint(around.caret), gint(around.anchor))
    return true
  }
}

/// A surface that the input method can work for.
@MainActor
protocol TextInputTarget: Surface {
  /// Where the surface's top left corner lies in the window's content.
  var originInHost: CGPoint { get }
}

extension TextInputTarget {
  fileprivate func sendTextInput(_ event: InputEvent) -> Bool {
    delegate?.surface(self, received: event) ?? false
  }

  fileprivate var textAround: SurroundingText? { delegate?.surroundingText(of: self) }
}

extension TextInputPurpose {
  fileprivate var gtkPurpose: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .alphabetic: GTK_INPUT_PURPOSE_ALPHA
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    }
  }
}

extension TextInputHints {
  fileprivate var gtkHints: GtkInputHints {
    let table: [(TextInputHints, GtkInputHints)] = [
      (.spellcheck, GTK_INPUT_HINT_SPELLCHECK), (.noSpellcheck, GTK_INPUT_HINT_NO_SPELLCHECK),
      (.wordCompletion, GTK_INPUT_HINT_WORD_COMPLETION), (.lowercase, GTK_INPUT_HINT_LOWERCASE),
      (.uppercaseCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
      (.uppercaseWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
      (.uppercaseSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES),
      (.noEmoji, GTK_INPUT_HINT_NO_EMOJI), (.isPrivate, GTK_INPUT_HINT_PRIVATE),
    ]
    var bits: UInt32 = 0
    for (hint, gtkHint) in table where contains(hint) { bits |= gtkHint.rawValue }
    return GtkInputHints(rawValue: bits)
  }
}
