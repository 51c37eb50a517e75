import CMartletGTK
import CMartletPixels
import Foundation
import MartletPrimitives

/// Applies a layer's filters, one after the other.
struct FilterPipeline {
  let layer: DisplayLayer
  let filters: [DisplayFilter]
  /// The layer's own space with the anchor at the origin.
  let local: DeviceSpace
  let caches: DrawingCaches
  /// What is worked on, in device pixels from the anchor.
  private let box: PixelBox

  /// - Parameter visible: what will be seen of the result, in device pixels from the anchor.
  init(
    layer: DisplayLayer, filters: [DisplayFilter], local: DeviceSpace, visible: PixelBox,
    caches: DrawingCaches
  ) {
    self.layer = layer
    self.filters = filters
    self.local = local
    self.caches = caches
    let step = filters.map { Self.reduction(of: $0, in: local) }.max() ?? 1
    box = Self.reach(of: filters, around: visible, in: local)
      .intersection(Self.extent(of: layer, filters, in: local)).aligned(to: step)
  }

  /// What the filters' input and output may cover, in device pixels from the anchor.
  static func extent(of layer: DisplayLayer, _ filters: [DisplayFilter], in local: DeviceSpace) -> PixelBox {
    let all = filters.reduce(contentBounds(of: layer)) { $1.damage($0) }
    return PixelBox(around: local.deviceBox(all)).grown(2, 2)
  }

  /// What the input must hold so that the output is right within `visible`.
  private static func reach(
    of filters: [DisplayFilter], around visible: PixelBox, in local: DeviceSpace
  ) -> PixelBox {
    var (across, down) = (2.0, 2.0)
    for filter in filters {
      let spread = filter.damage(CGRect(x: 0, y: 0, width: 0, height: 0))
      let width = Double(max(-spread.minX, spread.maxX))
      let height = Double(max(-spread.minY, spread.maxY))
      let matrix = local.matrix
      across += width * abs(Double(matrix.a)) + height * abs(Double(matrix.c)) + 2
      down += width * abs(Double(matrix.b)) + height * abs(Double(matrix.d)) + 2
    }
    return visible.grown(Int(min(across, 1e8).rounded(.up)), Int(min(down, 1e8).rounded(.up)))
  }

  private static func contentBounds(of layer: DisplayLayer) -> CGRect {
    var box = CGRect.null
    for item in layer.items {
      let bounds = item.bounds
      if !bounds.isNull { box = box.isNull ? bounds : box.union(bounds) }
    }
    return box
  }

  /// What the layer is to be drawn as; empty if nothing can be seen of it.
  func parts() -> [EffectPart] {
    guard !box.isEmpty else { return [] }
    var parts: [EffectPart] = [.items]
    var extent = Self.contentBounds(of: layer)
    for filter in filters {
      extent = filter.spread(extent)
      switch filter {
      case .blur(let radius, let isOpaque):
        let blur = GaussianBlur(radius: radius, in: local)
        guard !blur.isNothing else { continue }
        guard let picture = picture(of: parts, unit: blur.sourceUnit) else { return [] }
        var cut: PixelBox?
        if isOpaque {
          let whole = local.deviceBox(extent)
          let edges = PixelBox(
            around: CGRect(
              x: whole.minX.rounded(), y: whole.minY.rounded(), width: whole.width.rounded(),
              height: whole.height.rounded()))
          extendEdges(of: picture, at: edges)
          cut = edges
        }
        guard let blurred = blur.apply(to: picture) else { return [] }
        parts = [.picture(blurred, cut: cut)]
      case .shadow(let shadow):
        parts = adding(shadow, to: parts)
      case .colorMatrix(let matrix):
        guard !matrix.isIdentity else { continue }
        guard let picture = picture(of: parts, unit: 1) else { return [] }
        let rows = matrix.rows.flatMap { $0 }.map { $0.isFinite ? $0 : 0 }
        picture.withPixels { martlet_color_matrix($0, $1, $2, $3, rows) }
        let isUnbounded = matrix.a5 > 0
        parts = [.picture(picture, cut: isUnbounded ? PixelBox(around: local.deviceBox(extent)) : nil)]
      case .luminanceToAlpha:
        guard let picture = picture(of: parts, unit: 1) else { return [] }
        picture.withPixels { martlet_luminance_to_alpha($0, $1, $2, $3) }
        parts = [.picture(picture, cut: nil)]
      case .alphaThreshold(let least, let most, let color):
        guard let picture = picture(of: parts, unit: 1) else { return [] }
        let cut = least <= 0 ? PixelBox(around: local.deviceBox(extent)) : nil
        picture.withPixels {
          martlet_alpha_threshold($0, $1, $2, $3, Float(least), Float(most), color.premultipliedWord)
        }
        parts = [.picture(picture, cut: cut)]
      }
    }
    return parts
  }

  /// One picture of the parts, which nothing else uses.
  private func picture(of parts: [EffectPart], unit: Int, isMask: Bool = false) -> EffectPicture? {
    // A picture that is there already, on the same grid or a coarser one, need not be drawn again.
    if !isMask, parts.count == 1, case .picture(let picture, nil) = parts[0], picture.unit >= unit {
      if picture.unit == unit || unit > 1 { return picture }
    }
    guard let picture = EffectPicture(covering: box, unit: unit, isMask: isMask) else { return nil }
    picture.draw(failures: caches.failures) { draw(parts, on: $0, unit: unit) }
    return picture
  }

  private func draw(_ parts: [EffectPart], on context: OpaquePointer, unit: Int) {
    for part in parts {
      cairo_save(context)
      if case .items = part {
        let area = box.divided(by: unit).rect
        LayerDrawing(context: context, caches: caches)
          .drawItems(
            of: layer, in: local.reduced(by: unit), region: CullRegion(boxes: [area]), box: area, alpha: 1)
      } else {
        cairo_scale(context, 1 / Double(unit), 1 / Double(unit))
        let drawing = PartDrawing(context: context, anchor: .zero)
        switch part {
        case .items: break
        case .picture(let picture, let cut): drawing.draw(picture, cut: cut, alpha: 1)
        case .mask(let picture, let color, let x, let y, let mode):
          drawing.draw(picture, color: color, x: x, y: y, mode: mode, alpha: 1)
        }
      }
      cairo_restore(context)
    }
  }

  // MARK: Shadows

  /// The parts with their shadow behind or before them.
  private func adding(_ shadow: DisplayShadow, to parts: [EffectPart]) -> [EffectPart] {
    guard shadow.color.opacity > 0 else { return shadow.isAlone ? [] : parts }
    let blur = GaussianBlur(radius: shadow.radius, in: local)
    guard var silhouette = picture(of: parts, unit: blur.sourceUnit, isMask: true) else { return parts }
    if shadow.isInverted { invert(silhouette) }
    if !blur.isNothing {
      guard let blurred = blur.apply(to: silhouette), let whole = blurred.refined(to: box) else {
        return parts
      }
      silhouette = whole
    }
    let offset = local.distance(shadow.usableOffset)
    let mask = EffectPart.mask(
      silhouette, color: shadow.color, x: Int(offset.width.rounded()), y: Int(offset.height.rounded()),
      mode: shadow.blendMode)
    if shadow.isAlone { return [mask] }
    guard shadow.isAbove else { return [mask] + parts }
    // A shadow in front joins the picture and not what lies behind.
    let both = parts + [mask]
    guard shadow.blendMode != .normal, let picture = picture(of: both, unit: 1) else { return both }
    return [.picture(picture, cut: nil)]
  }

  private func invert(_ mask: EffectPicture) {
    guard let copy = EffectPicture(covering: mask.pixels, unit: mask.unit, isMask: true) else { return }
    copy.draw { context in
      cairo_set_source_surface(context, mask.surface, Double(mask.box.left), Double(mask.box.top))
      cairo_paint(context)
    }
    mask.draw { context in
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source_surface(context, copy.surface, Double(copy.box.left), Double(copy.box.top))
      cairo_paint(context)
    }
  }

  // MARK: Blurs

  /// Repeats the colours at the picture's edges outwards, so that a blur doesn't make them fade.
  private func extendEdges(of picture: EffectPicture, at edges: PixelBox) {
    let inner = edges.intersection(picture.pixels).divided(by: picture.unit)
    guard !inner.isEmpty else { return }
    picture.withPixels { data, width, height, stride in
      martlet_extend_edges(
        data, width, height, stride, Int32(inner.left - picture.box.left), Int32(inner.top - picture.box.top),
        Int32(inner.right - picture.box.left), Int32(inner.bottom - picture.box.top))
    }
  }

  private static func reduction(of filter: DisplayFilter, in local: DeviceSpace) -> Int {
    switch filter {
    case .blur(let radius, _): return GaussianBlur(radius: radius, in: local).unit
    case .shadow(let shadow): return GaussianBlur(radius: shadow.radius, in: local).unit
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold: return 1
    }
  }
}

extension EffectPicture {
  /// The same coverage on the device's own pixels.
  fileprivate func refined(to pixels: PixelBox) -> EffectPicture? {
    guard unit > 1 else { return self }
    guard let fine = EffectPicture(covering: pixels, isMask: true) else { return nil }
    fine.draw { context in
      guard let pattern = makePattern(anchor: .zero) else { return }
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source(context, pattern)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
    }
    return fine
  }
}

extension ResolvedColor {
  /// The colour in Cairo's order.
  var premultipliedWord: UInt32 {
    func unit(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
    let alpha = unit(opacity)
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(unit(red) * alpha) << 16 | byte(unit(green) * alpha) << 8
      | byte(unit(blue) * alpha)
  }
}
