import Foundation
import MartletPrimitives

extension GraphicsContext {
  /// A picture found in an environment, ready to be drawn again and again.
  ///
  /// - Source: Apple, "GraphicsContext.ResolvedImage".
  public struct ResolvedImage {
    let image: Image
    let resolution: ImageResolution

    /// The picture's size, in points.
    ///
    /// - Source: Apple, "size".
    public var size: CGSize { resolution.size }

    /// The distance from the picture's top to its baseline, in points.
    ///
    /// - Source: Apple, "baseline".
    public let baseline: CGFloat

    /// What a picture without colours of its own is painted with; `nil` for one that keeps its colours.
    ///
    /// - Source: Apple, "shading".
    public var shading: Shading?
  }

  /// Finds a picture in the context's environment.
  ///
  /// - Source: Apple, "resolve(_:)".
  public func resolve(_ image: Image) -> ResolvedImage {
    let resolution = drawing.resolve(image, in: environment)
    return ResolvedImage(
      image: image, resolution: resolution, baseline: resolution.baseline ?? resolution.size.height,
      shading: resolution.tint.map { tint in
        var paint = _ResolvedPaint(tint)
        paint.treatment = resolution.treatment
        return Shading(.resolved([paint]))
      })
  }

  /// Draws a picture into a rectangle, which it is stretched to fill.
  ///
  /// - Parameter style: whether edges between pixels are smooth.
  /// - Source: Apple, "draw(_:in:style:)".
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.standardized
    guard rect.isUsable else { return drawing.noteUnusable("The rectangle of a picture") }
    guard rect.width > 0, rect.height > 0 else { return }
    let paint = image.shading.map { $0.paint(in: drawing) }
    let tint = paint?.paint.placed(in: rect)
    if let tint, !tint.isVisible { return }
    var resizing = image.image.displayResizing
    if !style.isAntialiased { resizing.isAntialiased = false }
    let items = image.resolution.items(in: rect, tint: tint, resizing: resizing)
    record(items, paint?.treatment ?? PaintTreatment(), state)
  }

  /// Draws a picture in its own size, with an anchor of it at a point.
  ///
  /// - Source: Apple, "draw(_:at:anchor:)".
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
  }

  /// Finds a picture and draws it into a rectangle, which it is stretched to fill.
  ///
  /// - Source: Apple, "draw(_:in:style:)".
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Finds a picture and draws it in its own size, with an anchor of it at a point.
  ///
  /// - Source: Apple, "draw(_:at:anchor:)".
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// The rectangle of a size whose anchor lies at a point.
  init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Whether all four are numbers.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
