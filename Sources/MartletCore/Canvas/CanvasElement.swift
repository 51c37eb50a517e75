import Foundation
import MartletLayout
import MartletPrimitives

/// The element of a canvas: keeps what its closure drew until something that the closure used has changed.
final class CanvasElement<Symbols: View>: ElementNode, AccessibilityComposer {
  private var view: Canvas<Symbols>
  private var symbols: CanvasSymbols?
  private var recording: Recording?

  /// What was drawn, and what it was drawn from.
  private struct Recording {
    let layer: DisplayLayer
    let size: CGSize
    let symbols: [AnyHashable: DrawnSymbol?]
  }

  init(_ view: Canvas<Symbols>, parent: _ViewNode) {
    self.view = view
    super.init(parent: parent)
    noteColorMode()
    guard Symbols.self != EmptyView.self else { return }
    let symbols = CanvasSymbols(of: self)
    self.symbols = symbols
    symbols.contentNode = Symbols._makeNode(view.symbols, parent: symbols)
    symbols.contentIsReady()
  }

  func update(_ new: Canvas<Symbols>) {
    let isSame =
      ValueComparison.areEqual(view.renderer, new.renderer) && view.isOpaque == new.isOpaque
      && view.colorMode == new.colorMode
    view = new
    noteColorMode()
    if let node = symbols?.contentNode { Symbols._updateNode(node, with: new.symbols) }
    if !isSame { refresh() }
  }

  private func noteColorMode() {
    guard view.colorMode != .nonLinear else { return }
    Diagnostics.warnOnce(
      "canvas-color-mode-\(ownerDescription)",
      "Canvas in \(ownerDescription): the colour mode .\(view.colorMode) is not available here; colours are blended "
        + "in gamma-encoded sRGB.")
  }

  /// The closure runs when the picture is needed next.
  override func refresh() {
    recording = nil
    invalidateLayer()
  }

  // MARK: Layout

  /// All of the space offered; a shape's ideal size (recorded behaviour 13) where nothing is offered.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let symbols { body(symbols) }
  }

  // MARK: Drawing

  override var layerClip: DisplayClip? {
    DisplayClip(path: Path(CGRect(origin: .zero, size: size)), style: FillStyle())
  }

  override func makeItems() -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    if let recording, recording.size == size, areCurrent(recording.symbols) {
      return [.layer(recording.layer)]
    }
    let made = record()
    recording = made
    return [.layer(made.layer)]
  }

  private func areCurrent(_ used: [AnyHashable: DrawnSymbol?]) -> Bool {
    used.allSatisfy { id, symbol in
      let now = symbols?.symbol(id)
      return now?.layer === symbol?.layer && now?.size == symbol?.size
    }
  }

  private func record() -> Recording {
    host.counters.canvasDrawings += 1
    if Trace.updates { Trace.print("Canvas in \(ownerDescription) is drawn") }
    dropSources()
    let drawing = CanvasDrawing(
      host: host, owner: ownerDescription, bounds: CGRect(origin: .zero, size: size),
      environment: EnvironmentValues(scope: environment)
    ) { [symbols] in symbols?.symbol($0) }
    drawing.fillIfOpaque(view.isOpaque)
    tracking {
      observing(on: host.updateQueue) {
        BodyEvaluation.isolated((view.renderer, drawing, size)) { renderer, drawing, size in
          var context = GraphicsContext(drawing)
          renderer(&context, size)
        }
      }
    }
    return Recording(
      layer: drawing.finish(), size: size,
      symbols: drawing.usedSymbols)
  }

  // MARK: Interaction

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  override var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .image) }

  /// One picture, whatever symbols are drawn.
  var composedItems: [AccessibilityItem] {
    [AccessibilityItem(properties: AccessibilityProperties(role: .image), element: self, children: [])]
  }

  override var viewName: String { "Canvas" }
}
