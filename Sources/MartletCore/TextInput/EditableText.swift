import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// Makes a view the placeholder of a text that can be edited in its place.
nonisolated package struct _EditableTextModifier: ElementModifier {
  package var modifierName: String { "EditableText" }

  let text: String
  let actions: TextFieldActions
  let isSecure: Bool
  let axis: Axis
  /// How far around the element a press still counts, in points: the border of a field.
  let reach: EdgeInsets
  /// The least height, in the middle of which the text stands, in points.
  let minimumHeight: CGFloat

  package init(
    text: String, actions: TextFieldActions, isSecure: Bool, axis: Axis, reach: EdgeInsets,
    minimumHeight: CGFloat
  ) {
    self.text = text
    self.actions = actions
    self.isSecure = isSecure
    self.axis = axis
    self.reach = reach
    self.minimumHeight = minimumHeight
  }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    EditableTextElement(modifier, parent: parent)
  }
}

/// What an editor looks like: all that it reads from its environment.
struct EditableTextStyle: Equatable {
  var font: ResolvedFont
  var color: ResolvedColor
  var caretColor: ResolvedColor
  var selectionColor: ResolvedColor
  var inactiveSelectionColor: ResolvedColor
  var alignment: TextLineAlignment
  var isRightToLeft: Bool
  var lineLimit: Int?
  var reservedLines: Int?
  var lineSpacing: Double
  var isEnabled: Bool
  var purpose: TextInputPurpose
  var hints: TextInputHints

  init(_ environment: EnvironmentValues, isSecure: Bool) {
    font = (environment.font ?? .body).resolved(in: environment)
    color = ForegroundStyle()._paint(in: environment, level: 0).color
    caretColor = Color.accentColor.resolved(in: environment)
    selectionColor = environment.textSelectionColor(isActive: true)
    inactiveSelectionColor = environment.textSelectionColor(isActive: false)
    switch environment.multilineTextAlignment {
    case .leading: alignment = .leading
    case .center: alignment = .center
    case .trailing: alignment = .trailing
    }
    isRightToLeft = environment.layoutDirection == .rightToLeft
    lineLimit = environment.lineLimit.map { max($0, 1) }
    reservedLines = environment.reservedLines.map { max($0, 1) }
    lineSpacing = Double(environment.lineSpacing.isFinite ? environment.lineSpacing : 0)
    isEnabled = environment.isEnabled
    let traits = environment.textInputTraits
    purpose = isSecure ? .password : traits.purpose
    hints = isSecure ? traits.hints.union([.isPrivate, .noSpellcheck, .noEmoji]) : traits.hints
  }

  /// Points.
  var lineHeight: CGFloat { CGFloat(font.ascent + font.descent) }
}

/// The element in which a text is edited.
///
/// It keeps the text that it shows, tells the binding of each change once, and takes over what the binding says
/// after that. The extensions in `EditableText+….swift` hold layout, drawing and input.
final class EditableTextElement: ModifierElement<_EditableTextModifier>, GestureCarrier {
  var editing: TextEditing
  var style: EditableTextStyle
  private(set) var recognizer: GestureRecognizer?

  // MARK: Layout, made when it is asked for

  var display: DisplayedText?
  /// For the last few widths that were asked for, as a pass asks for more than one.
  var layouts: [(width: CGFloat?, layout: TextLayout)] = []
  var window = 0..<0
  /// How far the text is moved to the left and up, in points.
  var scroll = CGPoint.zero
  /// Where the caret was on screen when the text was last moved.
  var caretOnScreen: CGFloat = 0
  /// Where the part of the text began that was moved then.
  var scrolledWindow = 0

  // MARK: Input

  var isFocused = false
  var isCaretShown = true
  var blinkTimer: Int?
  var blinkEnd = 0.0
  var lastPress: (time: Double, location: CGPoint, count: Int)?
  /// What a drag extends: the character, word or all that its press has selected.
  var pressedRange = 0..<0
  /// Where the caret wants to be when it goes up and down over shorter lines.
  var wantedX: CGFloat?

  override init(_ modifier: _EditableTextModifier, parent: _ViewNode) {
    editing = TextEditing(modifier.text)
    hadPlaceholder = modifier.text.isEmpty
    style = EditableTextStyle(EnvironmentValues(), isSecure: modifier.isSecure)
    super.init(modifier, parent: parent)
    style = readEnvironment { EditableTextStyle($0, isSecure: modifier.isSecure) }
    editing.moveCaret(to: editing.length)
    let machine = TextSelectionMachine { [unowned self] in pressed($0) }
    recognizer = GestureRecognizer(machine) { [unowned self] point in
      let local = convertFromSurface(point)
      return (local, hitTest(local) != nil)
    }
  }

  var isMultiline: Bool { modifier.axis == .vertical }
  var metrics: TextInputMetrics { readEnvironment { $0.theme.textInput } }
  var gestureMask: GestureMask { .all }
  var isGestureEnabled: Bool { style.isEnabled }

  // MARK: Updates

  override func modifierChanged(from old: _EditableTextModifier) {
    let isOtherKind = old.isSecure != modifier.isSecure || old.axis != modifier.axis
    if isOtherKind { refresh() }
    if old.minimumHeight != modifier.minimumHeight { invalidateLayout() }
    if !editing.text.hasSameBytes(as: modifier.text) {
      editing.adopt(modifier.text, isAnswer: false)
      contentChanged()
    } else if isOtherKind {
      contentChanged()
    }
  }

  override func refresh() {
    let new = readEnvironment { EditableTextStyle($0, isSecure: modifier.isSecure) }
    guard new != style else { return }
    let old = style
    style = new
    if !new.isEnabled, let recognizer { host.cancelGesture(recognizer, of: self) }
    var compared = old
    compared.color = new.color
    compared.caretColor = new.caretColor
    compared.selectionColor = new.selectionColor
    compared.inactiveSelectionColor = new.inactiveSelectionColor
    compared.isEnabled = new.isEnabled
    compared.purpose = new.purpose
    compared.hints = new.hints
    if compared != new {
      contentChanged()
    } else {
      invalidateLayer()
    }
  }

  /// The text or what it is shown as is another.
  func contentChanged() {
    display = nil
    layouts = []
    if isMultiline || hasNaturalWidth || showsPlaceholder != hadPlaceholder { invalidateLayout() }
    hadPlaceholder = showsPlaceholder
    keepCaretVisible()
    invalidateLayer()
  }

  /// Whether the element was asked for the size it would like to have, which depends on the text.
  var hasNaturalWidth = false
  private var hadPlaceholder: Bool

  override func unmount() {
    guard isMounted else { return }
    stopBlinking()
    if let recognizer { host.cancelGesture(recognizer, of: self) }
    if isFocused {
      isFocused = false
      if editing.preedit != nil { host.textInput.needsReset = true }
      // The editing ends, as when the keyboard goes elsewhere: a value that has been typed is not lost.
      let actions = modifier.actions
      host.enqueueAction(of: self) { actions.editingChanged(false) }
    }
    super.unmount()
  }

  // MARK: Placeholder

  var showsPlaceholder: Bool { editing.text.isEmpty && editing.preedit == nil }

  override var childElements: [ElementNode] { showsPlaceholder ? super.childElements : [] }

  // MARK: An element's duties, which the extensions do

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fittedSize(proposal) }

  override func placeChildren() {
    keepCaretVisible()
    placePlaceholder()
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let keys = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    return keys.contains(key) ? topInset + CGFloat(style.font.ascent) : nil
  }

  override func makeItems() -> [DisplayItem] {
    (showsPlaceholder ? super.makeItems() : []) + textItems
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    pressableArea.contains(point) ? self : nil
  }
}

extension String {
  /// Whether two texts are the same byte for byte: `==` would take an accent for its precomposed twin.
  ///
  /// - Complexity: O(n), a comparison of memory.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var left = self
    var right = other
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard let first = left.baseAddress, let second = right.baseAddress, left.count > 0 else {
          return true
        }
        return first == second || memcmp(first, second, left.count) == 0
      }
    }
  }
}
