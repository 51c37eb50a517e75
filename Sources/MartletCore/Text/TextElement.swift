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
  private var request: TextRequest
  private var paint: Paint
  private var treatment = PaintTreatment()
  private var placed: TextLayout?
  private var natural: TextLayout?
  private var narrow: (width: CGFloat?, height: CGFloat?, layout: TextLayout)?
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
    super.init(parent: parent)
    let resolved = resolve()
    request = resolved.0
    paint = resolved.1.paint
    treatment = resolved.1.treatment
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
    let (newRequest, resolved) = resolve()
    let (newPaint, newTreatment) = (resolved.paint, resolved.treatment)
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
    if newRequest != request || newReserved != reservedLines {
      request = newRequest
      reservedLines = newReserved
      placed = nil
      natural = nil
      narrow = nil
      followLinks()
      invalidateLayout()
      invalidateLayer()
    }
  }

  override func animate(to time: Double) -> Bool {
    guard let running = animation else { return false }
    let goesOn = running.goesOn(at: time)
    shownPaint = goesOn ? running.presented(at: time).applied(to: paint) : paint
    if !goesOn { animation = nil }
    invalidateLayer()
    return goesOn
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
    super.unmount()
  }

  /// The link at a point of the element's own space.
  func link(at point: CGPoint) -> URL? {
    guard let placed, let payload = placed.payload as? any TextPointLookup else { return nil }
    return payload.run(at: CGPoint(x: point.x - textLeft(placed), y: point.y))?.link
  }

  private func resolve() -> (TextRequest, _ResolvedPaint) {
    readEnvironment { TextResolution.resolve(text, in: $0) }
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    layout(proposal).size
  }

  /// Sizes are rounded up to whole pixels, so that a text gets exactly the room it asked for.
  private func layout(_ proposal: ProposedViewSize) -> (layout: TextLayout, size: CGSize) {
    func limit(_ length: CGFloat?) -> CGFloat? {
      guard let length, length.isFinite else { return nil }
      return max(length, 0)
    }
    let width = limit(proposal.width)
    let layout = broken(width: width, height: limit(proposal.height))
    let pixel: CGFloat = 1 / max(host.displayScale, 0.01)
    // A hundredth of a pixel is rounding noise, not text.
    func up(_ value: CGFloat) -> CGFloat { ((value / pixel) - 0.01).rounded(.up) * pixel }
    var size = CGSize(width: up(layout.size.width), height: up(layout.size.height))
    if let reserved = reservedLines, reserved > layout.lineCount {
      size.height = up(height(ofLines: reserved))
    }
    if let width, layout.size.width <= width { size.width = min(size.width, max(width, layout.size.width)) }
    return (layout, size)
  }

  private func height(ofLines count: Int) -> CGFloat {
    guard let font = request.runs.first?.font else { return 0 }
    let line = font.ascent + font.descent
    return CGFloat(line + Double(count - 1) * (line + font.lineGap + request.lineSpacing))
  }

  /// The text broken for a size.
  ///
  /// Whatever has room for the unbroken text shares one layout, and the last narrower one is kept: a
  /// pass asks for the least, the most and the final size in turn.
  private func broken(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let whole: TextLayout
    if let natural {
      whole = natural
    } else {
      whole = host.textMeasurer.layout(request, width: nil, height: nil)
      natural = whole
    }
    if (width ?? .infinity) >= whole.size.width, (height ?? .infinity) >= whole.size.height { return whole }
    if let narrow, narrow.width == width, narrow.height == height { return narrow.layout }
    let layout = host.textMeasurer.layout(request, width: width, height: height)
    narrow = (width, height, layout)
    return layout
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
    guard !layout.text.isEmpty else { return [] }
    let placed = shownPaint.placed(in: CGRect(origin: .zero, size: size))
    return treatment.applied(to: [
      .text(layout, origin: CGPoint(x: textLeft(layout), y: 0), paint: placed)
    ])
  }

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
    let text = request.runs.map(\.text).joined()
    var properties = AccessibilityProperties(role: .staticText, label: text)
    properties.text = text
    return properties
  }

  override var viewName: String { "Text" }
}

/// Turns a text and its environment into what the measurer lays out.
enum TextResolution {
  static func resolve(_ text: Text, in environment: EnvironmentValues) -> (TextRequest, _ResolvedPaint) {
    var paint = ForegroundStyle()._paint(in: environment, level: 0)
    var (request, parts) = request(for: text, in: environment)
    // A colour that all parts share is the text's: a change of it then needs no layout, and is animated.
    if let shared = request.runs.first?.color, request.runs.allSatisfy({ $0.color == shared }) {
      paint = sharedPaint(of: parts, in: environment) ?? _ResolvedPaint(.color(shared))
      for index in request.runs.indices { request.runs[index].color = nil }
    }
    return (request, paint)
  }

  /// What is laid out, with the colours that parts have of their own.
  static func request(
    for text: Text, in environment: EnvironmentValues
  ) -> (request: TextRequest, parts: [Text.ShownPart]) {
    let locale: Locale = text.needsLocale ? environment.locale : Locale(identifier: "en_US_POSIX")
    let base: Font = environment.font ?? .body
    let fonts = environment.theme.fonts
    let parts = text.shownParts(locale: locale)
    let runs = parts.map { part in
      run(part, base: base, fonts: fonts, environment)
    }
    let request = TextRequest(
      runs: runs, alignment: alignment(environment.multilineTextAlignment),
      truncation: truncation(environment.truncationMode), lineLimit: environment.lineLimit.map { max($0, 1) },
      lineSpacing: Double(environment.lineSpacing.isFinite ? environment.lineSpacing : 0),
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    return (request, parts)
  }

  /// What all parts are painted with, if it is more than a colour.
  private static func sharedPaint(of parts: [Text.ShownPart], in environment: EnvironmentValues)
    -> _ResolvedPaint?
  {
    var shared: _ResolvedPaint?
    for part in parts {
      var own: _ResolvedPaint?
      search: for change in part.changes {
        switch change {
        case .style(let style):
          own = style._paint(in: environment, level: 0)
          break search
        case .color, .link:
          break search
        default: break
        }
      }
      guard let own, shared == nil || (shared?.paint == own.paint && shared?.treatment == own.treatment)
      else { return nil }
      shared = own
    }
    return shared
  }

  private static func run(
    _ part: Text.ShownPart, base: Font, fonts: FontTable, _ environment: EnvironmentValues
  ) -> TextRun {
    // The innermost font wins; what changes a font applies to whichever is used.
    var font: Font = base
    for case .font(let given?) in part.changes {
      font = given
      break
    }
    // The innermost colour wins too; `nil` there asks for the environment's.
    var color: ResolvedColor?
    search: for change in part.changes {
      switch change {
      case .color(let given):
        color = given?.resolved(in: environment)
        break search
      case .style(let style):
        color = style._paint(in: environment, level: 0).color
        break search
      case .link:
        // A link is in the accent colour, whatever colour the text around it has.
        color = Color.accentColor.resolved(in: environment)
        break search
      default: break
      }
    }
    var run = TextRun(text: part.text, font: font.resolved(fonts), color: color)
    for change in part.changes.reversed() {
      switch change {
      case .weight(let weight?): font = font.weight(weight)
      case .bold(true): font = font.bold()
      case .italic(true): font = font.italic()
      case .monospacedDigit: font = font.monospacedDigit()
      case .monospaced(true): font = font.monospaced()
      case .underline(let style):
        run.isUnderlined = style != nil
        run.underlineColor = style?.color?.resolved(in: environment)
      case .strikethrough(let style):
        run.isStruckThrough = style != nil
        run.strikethroughColor = style?.color?.resolved(in: environment)
      case .background(let color): run.background = color.resolved(in: environment)
      case .link(let url): run.link = url
      case .tracking(let tracking): run.tracking = tracking.isFinite ? Double(tracking) : 0
      case .baselineOffset(let offset): run.baselineOffset = offset.isFinite ? Double(offset) : 0
      default: break
      }
    }
    run.font = font.resolved(fonts)
    return run
  }

  private static func alignment(_ alignment: TextAlignment) -> TextLineAlignment {
    switch alignment {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }

  private static func truncation(_ mode: Text.TruncationMode) -> TextTruncation {
    switch mode {
    case .head: return .head
    case .middle: return .middle
    case .tail: return .tail
    }
  }
}

extension _ResolvedPaint {
  /// The colour for things that can have only one.
  var color: ResolvedColor { paint.singleColor }
}
