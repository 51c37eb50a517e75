import Foundation

/// Takes drawing commands in CoreGraphics' style, for a page of a document, a picture, or a canvas.
///
/// It is a part of Apple's class: paths, colours, gradients, pictures, clips, shadows and layers. Text is drawn by views
/// and by `GraphicsContext`.
///
/// - Units: in documents and pictures, points with the origin at the bottom left and y up; in a context that
///   `GraphicsContext.withCGContext` lends, those of the canvas.
/// - Source: Apple, "CGContext".
public final class CGContext {
  /// What can be saved and restored.
  struct State {
    var recorded = RecordedState()
    var fill = Paint.color(ResolvedColor(hex: 0x000000))
    var stroke = Paint.color(ResolvedColor(hex: 0x000000))
    var line = StrokeStyle(lineWidth: 1)
    var shadow: DisplayShadow?
    var isAntialiased = true
    var interpolation = CGInterpolationQuality.default
  }

  /// A layer that has been begun and not ended, and what it goes to.
  struct OpenLayer {
    let outer: DisplayRecorder
    let saved: [State]
    let state: State
  }

  var state: State
  var saved: [State] = []
  var layers: [OpenLayer] = []
  var recorder: DisplayRecorder
  var currentPath = CGMutablePath()
  /// What commands become when the context is drawn on; `nil` for one that a canvas lends.
  let output: CGContextOutput?
  /// The space of the context before any transform, as it lies in the recording.
  var base: CGAffineTransform
  /// What can be seen of the context, in the recording's space.
  var bounds: CGRect

  /// - Parameters:
  ///   - state: what applies at first; its transform is the context's base.
  init(recorder: DisplayRecorder, state: RecordedState, bounds: CGRect, output: CGContextOutput?) {
    self.recorder = recorder
    self.state = State(recorded: state)
    self.output = output
    self.bounds = bounds
    base = state.transform
  }

  /// Lends a context that draws to a recording, under a state, while a closure runs.
  package static func lend<Result>(
    to recorder: DisplayRecorder, _ state: RecordedState, bounds: CGRect,
    _ body: (CGContext) throws -> Result
  ) rethrows -> Result {
    let context = CGContext(recorder: recorder, state: state, bounds: bounds, output: nil)
    defer { context.endAllLayers() }
    return try body(context)
  }

  /// Draws a page with its bottom left corner at the origin.
  ///
  /// - Parameter scale: pixels a point for what has to be drawn as pixels.
  package func draw(_ page: DocumentPage, rasterizationScale scale: CGFloat) {
    if let output { output.rasterizationScale = max(output.rasterizationScale, scale) }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: page.size.height)
    let transform = flip.concatenating(state.recorded.transform)
    for item in page.items { record(item, transform: transform) }
  }

  // MARK: State

  /// Remembers the state.
  public func saveGState() {
    saved.append(state)
  }

  /// Goes back to the state remembered last; with none, nothing happens.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  // MARK: Transform

  /// From the context's present space to its first one.
  public var ctm: CGAffineTransform { state.recorded.transform.concatenating(base.inverted()) }

  /// Scales what is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.recorded.transform = state.recorded.transform.scaledBy(x: sx, y: sy)
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.recorded.transform = state.recorded.transform.translatedBy(x: tx, y: ty)
  }

  /// Turns what is drawn, by radians from the x axis to the y axis.
  public func rotate(by angle: CGFloat) {
    state.recorded.transform = state.recorded.transform.rotated(by: angle)
  }

  /// Applies a transform before the one there is.
  public func concatenate(_ transform: CGAffineTransform) {
    state.recorded.transform = transform.concatenating(state.recorded.transform)
  }

  // MARK: Look

  /// The opacity of what is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.recorded.opacity = Double(alpha)
  }

  /// How what is drawn is combined with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.recorded.blendMode = mode.display
  }

  /// The width of lines, in the units of the present space.
  public func setLineWidth(_ width: CGFloat) {
    state.line.lineWidth = width
  }

  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.lineCap = cap
  }

  /// How lines turn.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.lineJoin = join
  }

  /// How long a pointed corner may be, as a multiple of the line's width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Lengths that are drawn and left out in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dash = lengths
  }

  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
  }

  /// Whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { state.isAntialiased = false }
  }

  /// How pixels between a picture's own are found.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// The colour of fills.
  public func setFillColor(_ color: CGColor) {
    state.fill = .color(color.resolved)
  }

  /// The colour of fills, of red, green and blue from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The grey of fills, from black (0) to white (1).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = .color(color.resolved)
  }

  /// The colour of lines, of red, green and blue from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The grey of lines, from black (0) to white (1).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// A shadow of all that is drawn, black with a third of opacity.
  ///
  /// - Parameters:
  ///   - offset: in the units of the context's first space, whatever the transform.
  ///   - blur: how far it runs out, in the same units.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// A shadow of all that is drawn, in a colour; with `nil`, none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else { return state.shadow = nil }
    let moved = CGSize(
      width: base.a * offset.width + base.c * offset.height,
      height: base.b * offset.width + base.d * offset.height)
    // The blur's extent is about twice its standard deviation.
    state.shadow = DisplayShadow(color: color.resolved, radius: blur / 2, offset: moved)
  }
}
