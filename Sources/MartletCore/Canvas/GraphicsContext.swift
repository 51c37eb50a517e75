import Foundation
import MartletPrimitives

/// Where immediate drawing goes, and the state it is drawn under.
///
/// A context is a value: a copy draws to the same place and has a state of its own, and a change of the state affects
/// what is drawn after it.
///
///     Canvas { context, size in
///       var faint = context
///       faint.opacity = 0.5
///       faint.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
///     }
///
/// It is of use while the closure runs that it was given to.
///
/// - Units: points, origin top left, y down; angles grow clockwise on screen.
/// - Source: Apple, "GraphicsContext".
public struct GraphicsContext {
  let drawing: CanvasDrawing
  var state = RecordedState()

  init(_ drawing: CanvasDrawing) {
    self.drawing = drawing
  }

  /// The opacity of what is drawn, from 0 to 1.
  ///
  /// - Source: Apple, "opacity".
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// How what is drawn is combined with what is there.
  ///
  /// - Source: Apple, "blendMode".
  public var blendMode: BlendMode {
    get { BlendMode(state.blendMode) }
    set { state.blendMode = newValue.display }
  }

  /// The environment of the view that is drawn.
  ///
  /// The view is drawn anew when a value changes that was read from it.
  ///
  /// - Source: Apple, "environment".
  public var environment: EnvironmentValues { drawing.environment }

  // MARK: Transform

  /// From the space that is drawn in to that of the view.
  ///
  /// - Source: Apple, "transform".
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales what is drawn, about the origin of the space it is drawn in.
  ///
  /// - Source: Apple, "scaleBy(x:y:)".
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of what is drawn, in points.
  ///
  /// - Source: Apple, "translateBy(x:y:)".
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn clockwise, about the origin of the space it is drawn in.
  ///
  /// - Source: Apple, "rotate(by:)".
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform before the one there is.
  ///
  /// - Source: Apple, "concatenate(_:)".
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // MARK: Paths

  /// Fills a path.
  ///
  /// - Source: Apple, "fill(_:with:style:)".
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard path.isFinite else { return drawing.noteUnusable("A path") }
    draw(shading, in: path) { .fill(path, $0, style) }
  }

  /// Draws a line along a path.
  ///
  /// - Source: Apple, "stroke(_:with:style:)".
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard path.isFinite, style.lineWidth.isFinite else {
      return drawing.noteUnusable("A path or its line width")
    }
    guard style.lineWidth > 0 else { return }
    draw(shading, in: path) { .stroke(path, $0, style) }
  }

  /// Draws a line of a width, in points, along a path.
  ///
  /// - Source: Apple, "stroke(_:with:lineWidth:)".
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Records what a paint makes of a path.
  private func draw(_ shading: Shading, in path: Path, _ item: (Paint) -> DisplayItem) {
    var state = state
    let resolved = shading.paint(in: drawing, for: &state)
    let paint = resolved.paint.placed(in: path.boundingRect)
    guard paint.isVisible else { return }
    record([item(paint)], resolved.treatment, state)
  }

  /// Adds the items of one operation, with the shadows and the blend mode that its style brings along.
  func record(_ items: [DisplayItem], _ treatment: PaintTreatment, _ state: RecordedState) {
    for item in treatment.applied(to: items) { drawing.record(item, state) }
  }

  // MARK: Layers

  /// Draws a layer: what the closure draws is put together first and then drawn as one thing, under this context's
  /// opacity, blend mode, filters and clips.
  ///
  /// The layer's own context begins with the transform of this one.
  ///
  /// - Source: Apple, "drawLayer(content:)".
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    guard drawing.depth < CanvasDrawing.deepest else {
      Diagnostics.warnOnce(
        "canvas-depth-\(drawing.owner)",
        "\(drawing.owner) nests more than \(CanvasDrawing.deepest) layers in a GraphicsContext; those further inside "
          + "are drawn without a layer of their own. Check for an endless recursion.")
      var context = self
      return try content(&context)
    }
    let inner = CanvasDrawing(inside: drawing)
    var context = GraphicsContext(inner)
    context.state.transform = state.transform
    defer { draw(inner.recorder) }
    try content(&context)
  }

  /// Draws a finished layer, whose items lie in the view's space.
  private func draw(_ layer: DisplayRecorder) {
    let items = layer.finish()
    guard !items.isEmpty else { return }
    var state = state
    state.transform = .identity
    let group = DisplayLayer(items: items)
    // What is blended inside a layer sees the layer only.
    if group.containsBlending {
      let isolated = DisplayLayer(effect: DisplayEffect(isGroup: true), items: items)
      return drawing.record(.layer(isolated), state)
    }
    // A layer around a single thing changes nothing.
    if items.count == 1 { return drawing.record(items[0], state) }
    drawing.record(.layer(group), state)
  }
}

extension GraphicsContext {
  /// Lends a context for code in CoreGraphics' style, which draws under this context's state and in its space.
  ///
  /// What is set on it is forgotten when the closure returns.
  ///
  /// - Source: Apple, "withCGContext(content:)".
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try CGContext.lend(to: drawing.recorder, state, bounds: drawing.bounds, content)
  }
}
