import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

extension Text: View, PrimitiveView {
  /// Makes the element that draws the text.
  public static func _makeNode(_ view: Text, parent: _ViewNode) -> _ViewNode {
    TextElement(view, parent: parent)
  }

  /// Gives the element the new text.
  public static func _updateNode(_ node: _ViewNode, with view: Text) {
    unsafeDowncast(node, to: TextElement.self).update(view)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// The element that draws a text.
final class TextElement: ElementNode, GestureCarrier {
  private var text: Text
  private(set) var request: TextRequest
  private var paint: Paint
  private var treatment = PaintTreatment()
  private var placed: TextLayout?
  private var natural: TextLayout?
  private var narrow: (width: CGFloat?, height: CGFloat?, layout: TextLayout)?
  private var fitting = TextFitting()
  /// The change from the text before, while it is animated.
  private var transition: TextTransition?
  /// The number that the text stood for last, where a transition says so.
  private var shownValue: Double?
  /// Waits until the text reads otherwise, if it is about the time and on screen.
  private var tick: HostTimer?
  private var shownDate: Date
  /// The pictures among the characters, if there are any.
  private var pictures: TextPictures?
  private var animation: AttributeAnimation<PaintVector>?
  /// The paint drawn now, which differs while it is animated.
  private var shownPaint: Paint
  private var reservedLines: Int?
  /// Follows presses on links; `nil` for a text without any, which lets every press through.
  private(set) var recognizer: GestureRecognizer?

  init(_ text: Text, parent: _ViewNode) {
    self.text = text
    request = TextRequest(runs: [])
    paint = .color(.clear)
    shownPaint = .color(.clear)
    shownDate = parent.host.date
    super.init(parent: parent)
    let resolved = resolve()
    request = resolved.0
    paint = resolved.1.paint
    treatment = resolved.1.treatment
    let traits = readEnvironment { $0.textTraits }
    fitting = TextFitting(traits)
    shownValue = traits.contentTransition.value
    shownPaint = paint
    reservedLines = readEnvironment { $0.reservedLines }
    followLinks()
  }

  func update(_ new: Text) {
    guard new != text else { return }
    text = new
    refresh()
  }

  override func refresh() {
    let hadPictures = pictures != nil
    let (newRequest, resolved) = resolve()
    let (newPaint, newTreatment) = (resolved.paint, resolved.treatment)
    if hadPictures || pictures != nil { invalidateLayer() }
    if newTreatment != treatment {
      treatment = newTreatment
      invalidateLayer()
    }
    if newPaint != paint {
      let old = PaintVector(paint)
      paint = newPaint
      shownPaint = newPaint
      AttributeAnimation.change(&animation, of: self, from: old, to: PaintVector(newPaint))
      if let animation { shownPaint = animation.presented(at: host.now).applied(to: newPaint) }
      invalidateLayer()
    }
    let newReserved = readEnvironment { $0.reservedLines }
    let traits = readEnvironment { $0.textTraits }
    let newFitting = TextFitting(traits)
    if newRequest != request || newReserved != reservedLines || newFitting != fitting {
      if newRequest != request { beginTransition(traits.contentTransition, to: newRequest) }
      request = newRequest
      reservedLines = newReserved
      fitting = newFitting
      placed = nil
      natural = nil
      narrow = nil
      followLinks()
      invalidateLayout()
      invalidateLayer()
    }
  }

  override func animate(to time: Double) -> Bool {
    var goesOn = false
    if let running = animation {
      goesOn = running.goesOn(at: time)
      shownPaint = goesOn ? running.presented(at: time).applied(to: paint) : paint
      if !goesOn { animation = nil }
      invalidateLayer()
    }
    if let running = transition {
      if running.goesOn(at: time) { goesOn = true } else { transition = nil }
      invalidateLayer()
    }
    return goesOn
  }

  /// The text on screen gives way to another, if the change is animated.
  private func beginTransition(_ wanted: ContentTransition, to new: TextRequest) {
    defer { shownValue = wanted.value }
    // Pictures don't roll or fade.
    guard let placed, pictures == nil else { return }
    transition = TextTransition(
      wanted, previousValue: shownValue, of: self,
      from: TextTransition.Side(layout: placed, left: textLeft(placed), request: request, paint: placedPaint),
      to: new)
  }

  /// Waits for the moment at which the text reads otherwise.
  ///
  /// Only drawing asks for it, so a text that is not on screen ticks no further than once.
  private func scheduleTick() {
    tick?.cancel()
    tick = nil
    guard let next = text.nextChange(after: shownDate) else { return }
    // A thousandth later, so that rounding never finds the text of before.
    let delay = max(next.timeIntervalSince(host.date), 0) + 0.001
    guard delay.isFinite else { return }
    tick = host.timers.schedule(at: host.now + delay) { [weak self] in self?.markDirty() }
  }

  private func followLinks() {
    let hasLinks = request.runs.contains { $0.link != nil }
    if !hasLinks, let recognizer { host.cancelGesture(recognizer, of: self) }
    guard hasLinks != (recognizer != nil) else { return }
    recognizer = hasLinks ? makeLinkRecognizer() : nil
  }

  override func unmount() {
    guard isMounted else { return }
    if let recognizer { host.cancelGesture(recognizer, of: self) }
    tick?.cancel()
    super.unmount()
  }

  /// The link at a point of the element's own space.
  func link(at point: CGPoint) -> URL? {
    guard let placed, let payload = placed.payload as? any TextPointLookup else { return nil }
    return payload.run(at: CGPoint(x: point.x - textLeft(placed), y: point.y))?.link
  }

  private func resolve() -> (TextRequest, _ResolvedPaint) {
    shownDate = host.date
    pictures = nil
    return readEnvironment {
      TextResolution.resolve(text, in: $0, date: shownDate) { [self] in
        let pictures =
          pictures ?? TextPictures(finder: host.imageFinder) { [unowned self] in ownerDescription }
        self.pictures = pictures
        return pictures
      }
    }
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    narrowestSize(proposal) ?? layout(proposal).size
  }

  /// The size in no width at all, which windows and stacks ask for to know the least there is, and in which hardly
  /// a text is ever placed: found without breaking the text, which would shape each of its characters anew.
  private func narrowestSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard proposal.width == 0, !fitting.isActive, reservedLines == nil, request.runs.count == 1,
      request.runs[0].tracking == 0, request.runs[0].attachment == nil
    else { return nil }
    let whole = unbroken
    guard whole.lineCount == 1, whole.size.width > 0, let payload = whole.payload as? any TextNarrowing,
      let narrowest = payload.narrowest, narrowest.lineCount > 0
    else { return nil }
    if request.lineLimit != 1, narrowest.lineCount <= request.lineLimit ?? .max {
      let height = height(ofLines: narrowest.lineCount)
      if height <= proposal.height ?? .infinity {
        return CGSize(width: roundedUp(narrowest.width), height: roundedUp(height))
      }
    }
    return nil
  }

  /// Sizes are rounded up to whole pixels, so that a text gets exactly the room it asked for.
  private func layout(_ proposal: ProposedViewSize) -> (layout: TextLayout, size: CGSize) {
    func limit(_ length: CGFloat?) -> CGFloat? {
      guard let length, length.isFinite else { return nil }
      return max(length, 0)
    }
    let width = limit(proposal.width)
    let layout = broken(width: width, height: limit(proposal.height))
    var size = CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
    if let reserved = reservedLines, reserved > layout.lineCount {
      size.height = roundedUp(height(ofLines: reserved))
    }
    if let width, layout.size.width <= width { size.width = min(size.width, max(width, layout.size.width)) }
    return (layout, size)
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let pixel: CGFloat = 1 / max(host.displayScale, 0.01)
    // A hundredth of a pixel is rounding noise, not text.
    return ((value / pixel) - 0.01).rounded(.up) * pixel
  }

  private func height(ofLines count: Int) -> CGFloat {
    guard let font = request.runs.first?.font else { return 0 }
    let line = font.ascent + font.descent
    return CGFloat(line + Double(count - 1) * (line + font.lineGap + request.lineSpacing))
  }

  /// The text with a line for each paragraph.
  private var unbroken: TextLayout {
    if let natural { return natural }
    let whole = host.textMeasurer.layout(request, width: nil, height: nil)
    natural = whole
    return whole
  }

  /// The text broken for a size.
  ///
  /// Whatever has room for the unbroken text shares one layout, and the last narrower one is kept: a
  /// pass asks for the least, the most and the final size in turn.
  private func broken(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let whole = unbroken
    // A text of several lines where fewer are allowed does not fit, however wide it is.
    // One line is the least there is, however low the room for it.
    if !whole.isTruncated || !fitting.isActive, (width ?? .infinity) >= whole.size.width,
      whole.lineCount == 1 && !fitting.isActive || (height ?? .infinity) >= whole.size.height
    {
      return whole
    }
    if let narrow, narrow.width == width, narrow.height == height { return narrow.layout }
    let layout = fitting.layout(request) { host.textMeasurer.layout($0, width: width, height: height) }
    narrow = (width, height, layout)
    return layout
  }

  /// No line is narrower than a character or an ellipsis, and none of plain letters is wider than this.
  override func shortestLengthBounds(along axis: Axis) -> ClosedRange<CGFloat>? {
    guard axis == .horizontal, request.runs.count == 1, let run = request.runs.first, run.tracking == 0,
      run.attachment == nil, !fitting.isActive, run.text.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    return 0...CGFloat(max(run.font.size, 0)) * 2
  }

  override func placeChildren() {
    placed = layout(placedProposal).layout
  }

  override var spacing: ViewSpacing {
    .text(lineGap: CGFloat(request.runs.first?.font.lineGap ?? 0))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).layout.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).layout.lastBaseline }
    return nil
  }

  // MARK: Drawing

  override func makeItems() -> [DisplayItem] {
    let layout = placed ?? layout(placedProposal).layout
    placed = layout
    if text.isFormatted { scheduleTick() }
    let left = textLeft(layout)
    if let transition {
      return transition.items(
        to: TextTransition.Side(layout: layout, left: left, request: request, paint: placedPaint),
        at: host.now
      )
    }
    guard !layout.text.isEmpty else { return [] }
    let origin = CGPoint(x: left, y: 0)
    let item = DisplayItem.text(layout, origin: origin, paint: placedPaint)
    guard let pictures else { return treatment.applied(to: [item]) }
    return treatment.applied(
      to: [item] + pictures.items(in: layout, at: origin, request, paint: placedPaint))
  }

  /// The paint, with a gradient's fractions counted in the frame.
  private var placedPaint: Paint { shownPaint.placed(in: CGRect(origin: .zero, size: size)) }

  /// Where the text's box begins in the element, which may be a little wider.
  private func textLeft(_ layout: TextLayout) -> CGFloat {
    switch request.alignment {
    case .leading: return request.isRightToLeft ? size.width - layout.size.width : 0
    case .center: return (size.width - layout.size.width) / 2
    case .trailing: return request.isRightToLeft ? 0 : size.width - layout.size.width
    }
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  override var accessibility: AccessibilityProperties? {
    let text = request.runs.map { pictures?.label(of: $0) ?? $0.text }.joined()
    var properties = AccessibilityProperties(role: .staticText, label: text)
    properties.text = text
    return properties
  }

  override var viewName: String { "Text" }
}
