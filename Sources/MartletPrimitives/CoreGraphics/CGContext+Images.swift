import Foundation

extension CGContext {
  /// Creates a context that draws a picture.
  ///
  /// - Parameters:
  ///   - data: `nil`; memory of the caller's can't be drawn into.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: not used.
  ///   - space: red, green and blue.
  ///   - bitmapInfo: whether there is opacity.
  /// - Returns: `nil` for any other kind of picture.
  /// - Source: Apple, "init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)".
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let kind = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    guard data == nil, width > 0, height > 0, width < 32_767, height < 32_767, bitsPerComponent == 8,
      space.model == .rgb, let kind, kind != .alphaOnly, kind != .none
    else { return nil }
    let isOpaque = kind == .noneSkipFirst || kind == .noneSkipLast
    let box = CGRect(x: 0, y: 0, width: width, height: height)
    var state = RecordedState()
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height)
    self.init(
      recorder: DisplayRecorder(), state: state, bounds: box,
      output: CGContextOutput(.image(width: width, height: height, isOpaque: isOpaque), mediaBox: box))
  }

  /// Returns the picture as it is now; `nil` if the context does not draw one.
  ///
  /// - Source: Apple, "makeImage()".
  public func makeImage() -> CGImage? {
    guard let output, case .image(let width, let height, let isOpaque) = output.target else { return nil }
    endAllLayers()
    let items = recorder.finish()
    recorder = DisplayRecorder()
    // What was drawn so far stays; the commands that follow are drawn on top of it.
    for item in items { recorder.record(item, RecordedState()) }
    return GraphicsBackends.current?.image(items, width: width, height: height, scale: 1, isOpaque: isOpaque)
  }

  /// The width of the picture that is drawn, in pixels.
  public var width: Int {
    if let output, case .image(let width, _, _) = output.target { return width }
    return 0
  }

  /// The height of the picture that is drawn, in pixels.
  public var height: Int {
    if let output, case .image(_, let height, _) = output.target { return height }
    return 0
  }

  /// Draws a picture into a rectangle of the present space, in which it stands upright where y goes up.
  ///
  /// - Source: Apple, "draw(_:in:byTiling:)".
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite
    else { return }
    let size = CGSize(width: image.width, height: image.height)
    let picture = ResolvedImage(name: "CGImage", size: size, isTemplate: false, payload: image)
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    let place = upright.concatenating(state.recorded.transform)
    let target = CGRect(origin: .zero, size: rect.size)
    guard byTiling else {
      var resizing = ImageResizing(isAntialiased: state.isAntialiased)
      switch state.interpolation {
      case .none: resizing.interpolation = .none
      case .low: resizing.interpolation = .low
      case .default, .medium: resizing.interpolation = .medium
      case .high: resizing.interpolation = .high
      }
      return record(.image(picture, rect: target, tint: nil, resizing: resizing), transform: place)
    }
    guard place.isUsable else { return }
    // As large as what is left of the context, seen from the tile's own space.
    let visible = (state.recorded.clip?.bounds ?? bounds).applying(place.inverted())
    let pattern = ImagePattern(image: picture, scale: 1)
    let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
    let area = visible.applying(scale.inverted())
    record(
      .fill(Path(area), .image(pattern, frame: CGRect(origin: .zero, size: size)), FillStyle()),
      transform: scale.concatenating(place))
  }
}
