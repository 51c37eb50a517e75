import Foundation
import MartletLayout
import MartletPrimitives

extension EditableTextElement {
  // MARK: The text laid out

  /// What is shown, for a caret where it is now.
  var shown: DisplayedText {
    if let display { return display }
    if isMultiline {
      window = 0..<editing.length
    } else {
      let place = isFocused ? editing.caret : 0
      window = TextWindow.around(place, in: editing.text, before: window)
    }
    let made = DisplayedText(editing, window: window, isSecure: modifier.isSecure, isMultiline: isMultiline)
    display = made
    return made
  }

  /// The text laid out for the element's size.
  var laidOut: TextLayout { laidOut(width: isMultiline ? size.width : nil) }

  private static let mostLayouts = 3

  func laidOut(width: CGFloat?) -> TextLayout {
    for known in layouts where known.width == width { return known.layout }
    let shown = self.shown
    var runs: [TextRun] = []
    func add(_ text: String, isComposed: Bool) {
      if !text.isEmpty { runs.append(TextRun(text: text, font: style.font, isUnderlined: isComposed)) }
    }
    add(shown.before, isComposed: false)
    add(shown.composed, isComposed: true)
    add(shown.after, isComposed: false)
    if runs.isEmpty { runs = [TextRun(text: "", font: style.font)] }
    let request = TextRequest(
      runs: runs, alignment: isMultiline ? style.alignment : .leading, lineSpacing: style.lineSpacing,
      isRightToLeft: style.isRightToLeft)
    host.counters.measures += 1
    let made = host.textMeasurer.editingLayout(request, width: width)
    if layouts.count == Self.mostLayouts { layouts.removeFirst() }
    layouts.append((width, made))
    return made
  }

  // MARK: Size

  func fittedSize(_ proposal: ProposedViewSize) -> CGSize {
    var width: CGFloat
    if let proposed = proposal.width, !proposed.isNaN {
      hasNaturalWidth = false
      width = max(proposed, 0)
    } else {
      hasNaturalWidth = true
      width =
        showsPlaceholder ? content?.sizeThatFits(.unspecified).width ?? 0 : laidOut(width: nil).size.width
      width = up(width + metrics.caretWidth)
    }
    return CGSize(width: width, height: max(textHeight(width: width), modifier.minimumHeight))
  }

  /// The room above the text in an element that is higher, on whole pixels.
  var topInset: CGFloat {
    let room = modifier.minimumHeight - textHeight(width: size.width)
    let scale = max(host.displayScale, 0.01)
    return room > 0 ? (room / 2 * scale).rounded(.down) / scale : 0
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    guard isMultiline else { return up(style.lineHeight) }
    // A stack asks for the least size, too: a letter a line is no text, and breaking it so takes long.
    guard width >= style.lineHeight else { return up(style.lineHeight) }
    let usable: CGFloat? = width.isFinite ? width : nil
    let text = laidOut(width: usable)
    let count = max(text.lineCount, 1)
    let advance = style.lineHeight + CGFloat(style.font.lineGap + style.lineSpacing)
    func height(_ lines: Int) -> CGFloat { style.lineHeight + CGFloat(lines - 1) * advance }
    if let limit = style.lineLimit, count > limit { return up(height(limit)) }
    let least = min(style.reservedLines ?? 1, style.lineLimit ?? .max)
    return up(max(text.size.height, height(least)))
  }

  /// Rounds up to whole pixels, as texts do.
  private func up(_ value: CGFloat) -> CGFloat {
    let pixel: CGFloat = 1 / max(host.displayScale, 0.01)
    return ((value / pixel) - 0.01).rounded(.up) * pixel
  }

  func placePlaceholder() {
    guard showsPlaceholder, let content else { return }
    let fitted = content.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
    let room = size.width - fitted.width
    let x: CGFloat
    switch style.alignment {
    case .leading: x = style.isRightToLeft ? room : 0
    case .center: x = room / 2
    case .trailing: x = style.isRightToLeft ? 0 : room
    }
    content.place(origin: CGPoint(x: x, y: topInset), size: ProposedViewSize(width: size.width, height: nil))
  }

  // MARK: Where things are

  /// Where the layout's top left corner lies in the element.
  var textOrigin: CGPoint {
    let text = laidOut
    if isMultiline {
      let room = max(size.width - text.size.width, 0)
      return CGPoint(x: aligned(room: room), y: topInset - scroll.y)
    }
    let room = size.width - metrics.caretWidth - text.size.width
    return CGPoint(x: room >= 0 ? aligned(room: room) : -scroll.x, y: topInset)
  }

  private func aligned(room: CGFloat) -> CGFloat {
    switch style.alignment {
    case .leading: return style.isRightToLeft ? room : 0
    case .center: return room / 2
    case .trailing: return style.isRightToLeft ? 0 : room
    }
  }

  /// Where the caret is in what is shown.
  var shownCaret: Int {
    if let preedit = editing.preedit {
      let start = shown.composedRange.lowerBound
      if modifier.isSecure { return start + shown.composed.utf8.count }
      return start + preedit.caret
    }
    return shown.shown(editing.caret)
  }

  /// The caret's box in the layout.
  private var caretInLayout: CGRect {
    let text = laidOut
    var box = text.carets?.caret(at: shownCaret) ?? .zero
    if box.height == 0 { box.size.height = style.lineHeight }
    return box
  }

  /// The caret's box in the element, on whole pixels so that it is sharp.
  var caretFrame: CGRect {
    let box = caretInLayout
    let origin = textOrigin
    let scale = max(host.displayScale, 0.01)
    let width = metrics.caretWidth
    let x = ((origin.x + box.minX) * scale).rounded() / scale
    let last = max(size.width - width, 0)
    return CGRect(x: min(max(x, 0), last), y: origin.y + box.minY, width: width, height: box.height)
  }

  /// The place in the text nearest to a point of the element.
  func place(at point: CGPoint) -> Int {
    let origin = textOrigin
    guard let carets = laidOut.carets else { return 0 }
    let local = CGPoint(x: point.x - origin.x, y: isMultiline ? point.y - origin.y : style.lineHeight / 2)
    return editing.text.characterStart(at: shown.place(carets.offset(nearest: local)))
  }

  // MARK: Scrolling

  /// Moves a text that is larger than the element so that the caret is seen; without the keyboard, its beginning.
  func keepCaretVisible() {
    guard size.width > 0 else { return }
    if isMultiline { scrollVertically() } else { scrollHorizontally() }
  }

  private func scrollHorizontally() {
    let text = laidOut
    let most = text.size.width + metrics.caretWidth - size.width
    guard most > 0 else {
      scroll = .zero
      return
    }
    guard isFocused else {
      scrolledWindow = window.lowerBound
      let isRightToLeft = text.carets?.isRightToLeft(at: 0) ?? style.isRightToLeft
      scroll.x = isRightToLeft ? most : 0
      return
    }
    let caret = caretInLayout.minX
    if window.lowerBound != scrolledWindow {
      // Another part of a long text is laid out: the caret stays where it is on screen.
      scrolledWindow = window.lowerBound
      scroll.x = caret - caretOnScreen
    }
    if caret - scroll.x < 0 { scroll.x = caret }
    if caret + metrics.caretWidth - scroll.x > size.width {
      scroll.x = caret + metrics.caretWidth - size.width
    }
    scroll.x = min(max(scroll.x, 0), most)
    caretOnScreen = caret - scroll.x
  }

  private func scrollVertically() {
    let most = laidOut.size.height - size.height
    guard most > 0, isFocused else {
      scroll.y = 0
      return
    }
    let caret = caretInLayout
    if caret.minY < scroll.y { scroll.y = caret.minY }
    if caret.maxY - scroll.y > size.height { scroll.y = caret.maxY - size.height }
    scroll.y = min(max(scroll.y, 0), most)
  }

  /// Another part of a long text is laid out once the caret comes near the end of this one.
  func moveWindow() {
    let before = window
    let next = isMultiline ? before : TextWindow.around(editing.caret, in: editing.text, before: before)
    display = nil
    guard next != before else {
      // The selection is no part of the layout, unless something is composed in its place.
      if editing.preedit != nil { layouts = [] }
      return
    }
    window = next
    layouts = []
  }
}
