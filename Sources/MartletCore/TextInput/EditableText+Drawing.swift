import Foundation
import MartletPrimitives

extension EditableTextElement {
  /// The text and the caret, in front of the placeholder.
  var textItems: [DisplayItem] {
    var items: [DisplayItem] = []
    if !showsPlaceholder, size.width > 0 { items.append(.layer(textLayer())) }
    if isCaretDrawn {
      let caret: DisplayItem = .fill(Path(caretFrame), .color(style.caretColor), FillStyle())
      items.append(.layer(DisplayLayer(clip: visibleArea, items: [caret])))
    }
    return items
  }

  private var isCaretDrawn: Bool {
    isFocused && isCaretShown && style.isEnabled && host.textInput.isWindowActive
      && (!editing.hasSelection || editing.preedit != nil)
  }

  /// Slanted letters and accents reach a little over the edges.
  private var visibleArea: DisplayClip {
    let margin: CGFloat = isMultiline ? 0 : 2
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -margin)
    return DisplayClip(path: Path(box), style: FillStyle())
  }

  private func textLayer() -> DisplayLayer {
    let text = laidOut
    let origin = textOrigin
    var items: [DisplayItem] = []
    func fill(_ range: Range<Int>, _ color: ResolvedColor) {
      for box in text.carets?.selection(range) ?? [] where box.width > 0 {
        let area = box.offsetBy(dx: origin.x, dy: origin.y)
        items.append(.fill(Path(area), .color(color), FillStyle()))
      }
    }
    if isFocused, let preedit = editing.preedit {
      let start = shown.composedRange.lowerBound
      for segment in preedit.segments where segment.isEmphasized && !modifier.isSecure {
        fill((start + segment.range.lowerBound)..<(start + segment.range.upperBound), style.selectionColor)
      }
    } else if isFocused, editing.hasSelection {
      let range = shown.shown(editing.selection.lowerBound)..<shown.shown(editing.selection.upperBound)
      fill(range, host.textInput.isWindowActive ? style.selectionColor : style.inactiveSelectionColor)
    }
    items.append(.text(text, origin: origin, paint: .color(style.color)))
    return DisplayLayer(clip: visibleArea, items: items)
  }

  /// The element with the border of the field around it.
  var pressableArea: CGRect {
    let reach = modifier.reach
    let left = style.isRightToLeft ? reach.trailing : reach.leading
    let right = style.isRightToLeft ? reach.leading : reach.trailing
    return CGRect(
      x: -left, y: -reach.top, width: size.width + left + right,
      height: size.height + reach.top + reach.bottom)
  }

  // MARK: Blinking

  /// Shows the caret, and lets it blink from now on.
  func restartBlinking() {
    stopBlinking()
    if !isCaretShown {
      isCaretShown = true
      invalidateLayer()
    }
    let services = host.textInput
    let blink = services.caretBlink
    guard isFocused, style.isEnabled, services.isWindowActive, !editing.hasSelection,
      let period = blink.period,
      period > 0
    else { return }
    blinkEnd = services.now + blink.timeout
    // GTK shows its caret for two thirds of the time.
    scheduleBlink(after: period * 2 / 3, shown: period * 2 / 3, hidden: period / 3)
  }

  private func scheduleBlink(after delay: Double, shown: Double, hidden: Double) {
    blinkTimer = host.textInput.startTimer(after: delay) { [weak self] in
      guard let self, isMounted else { return }
      blinkTimer = nil
      isCaretShown.toggle()
      invalidateLayer()
      // After a while without input the caret stays, and nothing is left to do.
      if isCaretShown, host.textInput.now >= blinkEnd { return }
      scheduleBlink(after: isCaretShown ? shown : hidden, shown: shown, hidden: hidden)
    }
  }

  func stopBlinking() {
    if let blinkTimer { host.textInput.cancelTimer(blinkTimer) }
    blinkTimer = nil
  }
}
