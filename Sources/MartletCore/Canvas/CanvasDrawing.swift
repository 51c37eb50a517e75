import Foundation
import MartletPrimitives

/// What all copies of a graphics context share: where they draw to, and what they draw with.
final class CanvasDrawing {
  let recorder: DisplayRecorder
  let bounds: CGRect
  /// The values of the view that draws.
  let environment: EnvironmentValues
  private weak var host: ViewHost?
  /// The view to name in messages.
  let owner: String
  private let findSymbol: (AnyHashable) -> DrawnSymbol?
  /// The symbols that were asked for, also those that there are none of.
  private(set) var usedSymbols: [AnyHashable: DrawnSymbol?] = [:]
  /// The drawing that this one is a layer of.
  private let outer: CanvasDrawing?
  /// How many layers it lies in.
  let depth: Int
  /// How many layers may lie in each other: each may need a picture of its own while it is drawn.
  static let deepest = 100

  init(
    host: ViewHost, owner: String, bounds: CGRect, environment: EnvironmentValues,
    findSymbol: @escaping (AnyHashable) -> DrawnSymbol? = { _ in nil }
  ) {
    recorder = DisplayRecorder()
    self.host = host
    self.owner = owner
    self.bounds = bounds
    self.environment = environment
    self.findSymbol = findSymbol
    outer = nil
    depth = 0
  }

  /// A layer inside a drawing.
  init(inside outer: CanvasDrawing) {
    recorder = DisplayRecorder()
    host = outer.host
    owner = outer.owner
    bounds = outer.bounds
    environment = outer.environment
    findSymbol = { _ in nil }
    self.outer = outer
    depth = outer.depth + 1
  }

  func symbol(_ id: AnyHashable) -> DrawnSymbol? {
    if let outer { return outer.symbol(id) }
    if let known = usedSymbols[id] { return known }
    let symbol = findSymbol(id)
    usedSymbols.updateValue(symbol, forKey: id)
    return symbol
  }

  // MARK: Texts and pictures

  /// Lays a text out; `nil` once the view that drew is gone.
  func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout? {
    host?.textMeasurer.layout(request, width: width, height: height)
  }

  func resolve(_ image: Image, in environment: EnvironmentValues) -> ImageResolution {
    guard let host else { return ImageResolution(size: .zero) }
    return ImageResolution.resolve(image, in: environment, finder: host.imageFinder) { owner }
  }

  var pixelLength: CGFloat { 1 / max(host?.displayScale ?? 1, 0.01) }

  // MARK: Recording

  /// Blackens an opaque picture before anything is drawn.
  func fillIfOpaque(_ isOpaque: Bool) {
    guard isOpaque else { return }
    let black = Paint.color(ResolvedColor(hex: 0x000000))
    recorder.record(.fill(Path(bounds), black, FillStyle()), RecordedState())
  }

  /// Adds an operation, and says so if it comes too late or can't be drawn.
  func record(_ item: DisplayItem, _ state: RecordedState) {
    if recorder.isFinished {
      Diagnostics.warnOnce(
        "canvas-late-\(owner)",
        "\(owner) draws with a GraphicsContext after the closure that it was given to has returned; nothing is drawn. "
          + "Draw within the closure.")
    }
    recorder.record(item, state)
  }

  /// Ends the drawing: a picture in which operations see only each other, and of which effects see only the whole.
  func finish() -> DisplayLayer {
    DisplayLayer(effect: DisplayEffect(isGroup: true), isExact: true, items: recorder.finish())
  }

  /// Says that something has coordinates that are no numbers.
  func noteUnusable(_ what: String) {
    Diagnostics.warnOnce(
      "canvas-\(what)-\(owner)",
      "\(what) that \(owner) draws with a GraphicsContext has NaN or infinite coordinates; it is not drawn. Check the "
        + "numbers it is made of.")
  }
}
