import CMartletGTK
import Foundation
import MartletPrimitives

/// Makes a Cairo context paint in whatever a paint says.
struct PaintSource {
  let context: OpaquePointer
  /// The space of the points that paints are placed in.
  let space: DeviceSpace
  let pictures: PaintPictures

  /// Sets the source for what is painted next.
  ///
  /// - Parameter box: where that will be, in the surface's pixels.
  /// - Returns: whether anything would be seen of it; if not, the source is as it was.
  func set(_ paint: Paint, alpha: Double, box: CGRect) -> Bool {
    if case .color(let color) = paint {
      guard color.opacity > 0 else { return false }
      context.setSource(color, alpha: alpha)
      return true
    }
    guard paint.isVisible, alpha > 0, !box.isNull, space.isInvertible else { return false }
    // Cairo fixes a source in the space in force when it is set; these are placed by their own matrix.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    defer { cairo_set_matrix(context, &matrix) }
    switch paint.multiplied(byOpacity: alpha) {
    case .color: return false
    case .gradient(let gradient, let frame): return set(gradient, in: frame, box: box)
    case .image(let pattern, let frame): return set(pattern, in: frame)
    case .backdrop(let backdrop): return set(backdrop, box: box)
    }
  }

  // MARK: Gradients

  private func set(_ gradient: ResolvedGradient, in frame: CGRect, box: CGRect) -> Bool {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return false
    }
    switch gradient.geometry {
    case .angular:
      return setPicture(of: gradient, in: frame, box: box) { context, box in
        ConicPicture(gradient, in: frame, space: space)?.draw(on: context, covering: box)
      }
    case .mesh(let mesh):
      let device = space.deviceBox(frame)
      if !DeviceSpace.isWithin(device) {
        return setEnlarged(mesh, of: gradient, in: frame)
      }
      return setPicture(of: gradient, in: frame, box: box) { context, _ in
        MeshPicture(mesh, colorSpace: gradient.colorSpace, frame: frame, space: space).draw(on: context)
      }
    case .linear, .radial, .elliptical:
      return GradientPattern(gradient, in: frame, space: space).set(on: context)
    }
  }

  /// Paints with a picture of what lies in a box, for gradients that Cairo has no pattern for.
  ///
  /// The picture is of the whole box, whichever part is drawn now, so that each part has the same pixels.
  private func setPicture(
    of gradient: ResolvedGradient, in frame: CGRect, box: CGRect,
    draw: (OpaquePointer, CGRect) -> Void
  ) -> Bool {
    let area = box.insetBy(dx: -1, dy: -1).integral.intersection(Self.extent(of: context))
    guard !area.isNull, !area.isEmpty else { return false }
    let key = PaintPictures.GradientKey(
      gradient: gradient, frame: frame, matrix: space.matrix, area: area)
    guard let picture = pictures.picture(for: key, draw: { draw($0, area) }) else { return false }
    cairo_set_source_surface(context, picture.surface, area.minX, area.minY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    return true
  }

  /// Paints with a smaller picture of a mesh that is too large for Cairo, drawn larger.
  private func setEnlarged(_ mesh: ColorMesh, of gradient: ResolvedGradient, in frame: CGRect) -> Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    let scale = 1_024 / max(frame.width, frame.height)
    var flat = DeviceSpace(scale: scale, isExact: true)
    flat.moveOrigin(to: CGPoint(x: -frame.minX * scale, y: -frame.minY * scale))
    let area = CGRect(
      x: 0, y: 0, width: max(1, (frame.width * scale).rounded()),
      height: max(1, (frame.height * scale).rounded()))
    let key = PaintPictures.GradientKey(gradient: gradient, frame: frame, matrix: flat.matrix, area: area)
    let picture = pictures.picture(for: key) { context in
      MeshPicture(mesh, colorSpace: gradient.colorSpace, frame: frame, space: flat).draw(on: context)
    }
    guard let picture, let pattern = cairo_pattern_create_for_surface(picture.surface) else { return false }
    defer { cairo_pattern_destroy(pattern) }
    let toPicture = space.matrix.inverted().concatenating(flat.matrix)
    var matrix = cairo_matrix_t(
      xx: toPicture.a, yx: toPicture.b, xy: toPicture.c, yy: toPicture.d, x0: toPicture.tx, y0: toPicture.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    return true
  }

  // MARK: Pictures

  private func set(_ pattern: ImagePattern, in frame: CGRect) -> Bool {
    let matrix = space.matrix
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    guard frame.minX.isFinite, frame.minY.isFinite,
      let tile = pictures.tile(for: pattern, pixelsPerPoint: scale)
    else { return false }
    // From pixels of the tile to the surface's.
    var corner = space.devicePoint(CGPoint(x: frame.minX, y: frame.minY))
    if space.isAligned {
      corner = CGPoint(x: DeviceSpace.nearestPixel(corner.x), y: DeviceSpace.nearestPixel(corner.y))
    }
    let size = pattern.tileSize
    let across = size.width / CGFloat(tile.width)
    let down = size.height / CGFloat(tile.height)
    var inverse = cairo_matrix_t(
      xx: matrix.a * across, yx: matrix.b * across, xy: matrix.c * down, yy: matrix.d * down, x0: corner.x,
      y0: corner.y)
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS,
      let source = cairo_pattern_create_for_surface(tile.surface)
    else { return false }
    defer { cairo_pattern_destroy(source) }
    cairo_pattern_set_matrix(source, &inverse)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
    cairo_set_source(context, source)
    return true
  }

  // MARK: Backdrops

  private func set(_ backdrop: Backdrop, box: CGRect) -> Bool {
    let extent = Self.extent(of: context)
    let area = box.insetBy(dx: -1, dy: -1).integral.intersection(extent)
    guard !area.isNull, !area.isEmpty else { return false }
    guard Self.hasPixels(context) else {
      // A document can't look at what was drawn; the tint is left of the glass.
      let tint = backdrop.tint.multiplied(byOpacity: backdrop.opacity)
      guard tint.opacity > 0 else { return false }
      context.setSource(tint, alpha: 1)
      return true
    }
    let sigma = min(max(backdrop.blurRadius.isFinite ? backdrop.blurRadius : 0, 0), 200)
    let picture = BackdropPicture(
      of: context, extent: extent, area: area, blurRadius: sigma * backdrop.scale(of: space.matrix))
    guard let picture else { return false }
    picture.finish(backdrop)
    picture.set(on: context)
    return true
  }

  /// Whether a context draws a picture, and no document.
  private static func hasPixels(_ context: OpaquePointer) -> Bool {
    cairo_get_target(context).map { cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE } ?? false
  }

  /// The pixels of the surface that a context draws on; of a document, those of what is not clipped away.
  private static func extent(of context: OpaquePointer) -> CGRect {
    guard let target = cairo_get_target(context) else { return .null }
    guard hasPixels(context) else {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    var left = 0.0
    var top = 0.0
    cairo_surface_get_device_offset(target, &left, &top)
    return CGRect(
      x: -left, y: -top, width: CGFloat(cairo_image_surface_get_width(target)),
      height: CGFloat(cairo_image_surface_get_height(target)))
  }
}
