import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// A text found in an environment, ready to be measured and drawn again and again.
  ///
  /// - Source: Apple, "GraphicsContext.ResolvedText".
  public struct ResolvedText {
    let drawing: CanvasDrawing
    let text: Text
    private let request: TextRequest
    /// What the parts without a colour of their own are painted with.
    ///
    /// - Source: Apple, "shading".
    public var shading: Shading

    /// The size of the text in an area, whose width it is broken at; at least one line is shown.
    ///
    /// - Parameter size: in points; an infinite width keeps the text on one line.
    /// - Source: Apple, "measure(in:)".
    public func measure(in size: CGSize) -> CGSize {
      guard let layout = layout(in: size) else { return .zero }
      let pixel = drawing.pixelLength
      // As the text as a view: whole pixels, a hundredth of one being rounding noise.
      func up(_ value: CGFloat) -> CGFloat { (value / pixel - 0.01).rounded(.up) * pixel }
      return CGSize(width: up(layout.size.width), height: up(layout.size.height))
    }

    /// The distance from the text's top to the baseline of its first line, in points.
    ///
    /// - Source: Apple, "firstBaseline(in:)".
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.firstBaseline ?? 0 }

    /// The distance from the text's top to the baseline of its last line, in points.
    ///
    /// - Source: Apple, "lastBaseline(in:)".
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.lastBaseline ?? 0 }

    init(_ text: Text, drawing: CanvasDrawing) {
      self.text = text
      self.drawing = drawing
      shading = .foreground
      request = TextResolution.request(for: text, in: drawing.environment).request
    }

    /// What is drawn: parts without a colour of their own, and those in a hierarchical style, have what the shading
    /// gives them.
    var painted: (request: TextRequest, paint: _ResolvedPaint) {
      var environment = drawing.environment
      if case .foreground = shading.storage {
      } else {
        environment.foregroundStyles = shading.paints(in: drawing).map { AnyShapeStyle(_PaintStyle($0)) }
      }
      return TextResolution.resolve(text, in: environment)
    }

    func layout(in size: CGSize, of colored: TextRequest? = nil) -> TextLayout? {
      func limit(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(length, 0) : nil }
      let request = colored ?? request
      return drawing.layout(request, width: limit(size.width), height: limit(size.height))
    }
  }

  /// Finds what a text shows and how it looks in the context's environment.
  ///
  /// - Source: Apple, "resolve(_:)".
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, drawing: drawing) }

  /// Draws a text into a rectangle: broken at its width, and cut off where it has no more room.
  ///
  /// - Source: Apple, "draw(_:in:)".
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.isUsable else { return drawing.noteUnusable("The rectangle of a text") }
    let (request, paint) = text.painted
    guard let layout = text.layout(in: rect.size, of: request) else { return }
    // Lines stand in the rectangle as they stand among each other.
    let room: CGFloat = max(rect.width - layout.size.width, 0)
    let left: CGFloat
    switch (request.alignment, request.isRightToLeft) {
    case (.center, _): left = room / 2
    case (.leading, false), (.trailing, true): left = 0
    case (.leading, true), (.trailing, false): left = room
    }
    draw(layout, at: CGPoint(x: rect.minX + left, y: rect.minY), paint)
  }

  /// Draws a text in its ideal size, with an anchor of it at a point.
  ///
  /// - Source: Apple, "draw(_:at:anchor:)".
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard point.x.isFinite, point.y.isFinite else { return drawing.noteUnusable("The point of a text") }
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let (request, paint) = text.painted
    guard let layout = text.layout(in: unlimited, of: request) else { return }
    draw(layout, at: CGRect(size: layout.size, anchor: anchor, at: point).origin, paint)
  }

  /// Draws a text into a rectangle: broken at its width, and cut off where it has no more room.
  ///
  /// - Source: Apple, "draw(_:in:)".
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text in its ideal size, with an anchor of it at a point.
  ///
  /// - Source: Apple, "draw(_:at:anchor:)".
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint, _ resolved: _ResolvedPaint) {
    guard !layout.text.isEmpty else { return }
    let paint = resolved.paint.placed(in: CGRect(origin: origin, size: layout.size))
    record([.text(layout, origin: origin, paint: paint)], resolved.treatment, state)
  }
}
