import CMartletGTK
import Foundation
import MartletPrimitives

/// Draws the fills, strokes, texts and pictures of one layer.
struct LeafDrawing {
  let context: OpaquePointer
  let masks: MaskCache
  let pictures: PaintPictures
  /// The layer's space, snapped to whole pixels if it can be.
  let space: DeviceSpace
  let region: CullRegion
  let alpha: Double

  func draw(_ item: DisplayItem) {
    let bounds = item.bounds
    guard !bounds.isNull, region.touches(space.deviceBox(bounds)) else { return }
    switch item {
    case .fill(let path, let paint, let style):
      fill(path, paint, style)
    case .stroke(let path, let paint, let style):
      stroke(path, paint, style)
    case .text(let layout, let origin, let paint):
      draw(layout, at: origin, paint: paint, box: space.deviceBox(bounds))
    case .image(let image, let rect, let tint, let resizing):
      ImageDrawing(context: context, space: space, source: source, alpha: alpha)
        .draw(image, in: rect, tint: tint, resizing: resizing)
    case .layer:
      break
    }
  }

  private var source: PaintSource { PaintSource(context: context, space: space, pictures: pictures) }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard path.isFinite, paint.isVisible else { return }
    let snapping = PixelSnapping(space)
    if let snapping, case .rect(let rect) = path.storage {
      let whole = DeviceSpace.within(snapping.deviceRect(rect))
      guard !whole.isNull, source.set(paint, alpha: alpha, box: whole) else { return }
      cairo_new_path(context)
      cairo_rectangle(context, whole.minX, whole.minY, whole.width, whole.height)
      cairo_fill(context)
      return
    }
    if let box = seenBox(ifFar: path, reach: 0) {
      paintSeen(path.seenFill(in: box, through: space.matrix), paint, style)
      return
    }
    let shape = snapping?.fill(path) ?? path
    paintShape(shape, paint, .fill(style), reach: 0) { context, space, path in
      CairoPath.setFillStyle(style, on: context)
      cairo_new_path(context)
      space.apply(to: context)
      CairoPath.append(path, to: context, limit: space.coordinateLimit)
      cairo_identity_matrix(context)
      cairo_fill(context)
    }
  }

  private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard path.isFinite, style.lineWidth.isFinite, style.lineWidth > 0, paint.isVisible else { return }
    let reach = path.hasOnlySmoothCorners ? 1 : max(1, style.miterLimit.isFinite ? style.miterLimit : 10)
    if let box = seenBox(ifFar: path, reach: style.lineWidth / 2 * reach) {
      paintSeen(path.seenStroke(style, in: box, through: space.matrix), paint, FillStyle())
      return
    }
    var style = style
    var shape = path
    if let snapping = PixelSnapping(space) {
      (shape, style.lineWidth) = snapping.stroke(path, width: style.lineWidth)
    }
    paintShape(shape, paint, .stroke(style), reach: style.lineWidth / 2 * reach) { context, space, path in
      // The line width of a shape that is drawn in pixels is in pixels, too.
      var style = style
      let factor = self.space.matrix.a / space.matrix.a
      if factor != 1, self.space.isAligned {
        style.lineWidth *= factor
        style.dash = style.dash.map { $0 * factor }
        style.dashPhase *= factor
      }
      CairoPath.setStrokeStyle(style, on: context)
      cairo_new_path(context)
      space.apply(to: context)
      CairoPath.append(path, to: context, limit: space.coordinateLimit)
      cairo_stroke(context)
      cairo_identity_matrix(context)
    }
  }

  /// What is seen, in pixels, if a shape reaches beyond Cairo's numbers; else `nil`.
  private func seenBox(ifFar path: Path, reach: CGFloat) -> CGRect? {
    var ink = path.boundingRect
    if reach > 0 { ink = ink.insetBy(dx: -reach, dy: -reach) }
    return DeviceSpace.isWithin(space.deviceBox(ink)) ? nil : seen
  }

  /// What is drawn anew, with room for smooth edges.
  private var seen: CGRect? { region.boundingBox?.grown(4, 4).rect }

  /// Paints what is seen of a shape, which is given in pixels.
  private func paintSeen(_ shape: Path, _ paint: Paint, _ style: FillStyle) {
    guard !shape.isEmpty, source.set(paint, alpha: alpha, box: shape.boundingRect) else { return }
    CairoPath.setFillStyle(style, on: context)
    cairo_new_path(context)
    CairoPath.append(shape, to: context, limit: DeviceSpace.reach)
    cairo_fill(context)
  }

  /// Paints a shape through a mask if it is small and has been seen before, else directly.
  ///
  /// - Parameters:
  ///   - reach: how far the ink goes beyond the path, in points.
  ///   - draw: draws the path, which is given in a space of its own.
  private func paintShape(
    _ path: Path, _ paint: Paint, _ style: MaskCache.Key.Style, reach: CGFloat,
    draw: (OpaquePointer, DeviceSpace, Path) -> Void
  ) {
    let ink = space.deviceBox(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    guard source.set(paint, alpha: alpha, box: ink) else { return }
    guard let shape = MaskShape(path, style: style, space: space, reach: reach) else {
      draw(context, space, path)
      return
    }
    let mask = masks.mask(for: shape.key, box: shape.box) { draw($0, shape.space, shape.key.path) }
    if let mask {
      cairo_mask_surface(context, mask.surface, Double(shape.x + mask.left), Double(shape.y + mask.top))
    } else {
      // Drawn as the mask would be: Cairo cuts curves into lines in slightly different ways elsewhere.
      draw(context, shape.placedSpace, shape.key.path)
    }
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint, paint: Paint, box: CGRect) {
    guard let payload = layout.payload as? PangoTextPayload else { return }
    // Runs may have colours of their own even if nothing is seen of the paint.
    if !source.set(paint, alpha: alpha, box: box) { context.setSource(.clear, alpha: 1) }
    // Underlines are areas; a clip or a fill before may have asked for hard edges.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    for placed in payload.lines {
      var lineSpace = space
      let position = space.devicePoint(CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y))
      // A baseline on a whole pixel keeps the feet of letters sharp.
      lineSpace.moveOrigin(
        to: space.isAligned
          ? CGPoint(x: DeviceSpace.nearestPixel(position.x), y: DeviceSpace.nearestPixel(position.y))
          : position)
      if LargeText.isNeeded(for: placed.line, in: lineSpace) {
        guard let seen else { continue }
        LargeText(context: context, space: lineSpace, box: seen).draw(placed.line) { color in
          source.set(color.map { .color($0) } ?? paint, alpha: alpha, box: box)
        }
        if !source.set(paint, alpha: alpha, box: box) { context.setSource(.clear, alpha: 1) }
        continue
      }
      lineSpace.apply(to: context)
      cairo_move_to(context, 0, 0)
      pango_cairo_show_layout_line(context, placed.line.pangoLine)
    }
    cairo_identity_matrix(context)
    cairo_new_path(context)
  }
}
