import Foundation
import MartletPrimitives

extension Image {
  /// How a picture's pixels are turned before they are shown.
  ///
  /// - Source: Apple, "Image.Orientation".
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// Left and right exchanged.
    case upMirrored
    /// Turned by half.
    case down
    /// Top and bottom exchanged.
    case downMirrored
    /// Turned by a quarter, counterclockwise.
    case left
    /// Rows and columns exchanged.
    case leftMirrored
    /// Turned by a quarter, clockwise.
    case right
    /// Rows and columns exchanged, and turned by half.
    case rightMirrored
  }

  /// A picture made of pixels, and what assistive tools call it.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - orientation: how the pixels are turned.
  /// - Source: Apple, "init(_:scale:orientation:label:)".
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.pixels(cgImage.turned(orientation), scale: scale), label: .text(label))
  }

  /// A picture made of pixels that assistive tools leave out.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - orientation: how the pixels are turned.
  /// - Source: Apple, "init(decorative:scale:orientation:)".
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.pixels(cgImage.turned(orientation), scale: scale), label: .decorative)
  }

  /// A picture that a closure draws, again whenever something that it read has changed.
  ///
  /// - Parameters:
  ///   - size: the picture's size, in points.
  ///   - label: what assistive tools call it; with `nil`, they leave it out.
  ///   - opaque: whether it is black where nothing is drawn.
  ///   - colorMode: the working space for colours; here it is always gamma-encoded sRGB.
  ///   - renderer: draws the picture.
  /// - Source: Apple, "init(size:label:opaque:colorMode:renderer:)".
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    if colorMode != .nonLinear {
      Diagnostics.warnOnce(
        "image-color-mode",
        "Image(size:label:opaque:colorMode:renderer:): the colour mode .\(colorMode) is not available here; colours are "
          + "blended in gamma-encoded sRGB.")
    }
    self.init(
      .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer)),
      label: label.map { .text($0) } ?? .decorative)
  }
}

/// A closure that draws a picture; two are equal only if they are one.
final class DrawnImage: Equatable, @unchecked Sendable {
  // The closure runs on the main actor only.

  let size: CGSize
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

  /// Draws the picture; `nil` for one without a size.
  func draw(in environment: EnvironmentValues, host: ViewHost?, owner: String) -> MartletPrimitives
    .ResolvedImage?
  {
    guard let host, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let drawing = CanvasDrawing(
      host: host, owner: owner, bounds: CGRect(origin: .zero, size: size), environment: environment)
    drawing.fillIfOpaque(isOpaque)
    BodyEvaluation.isolated((renderer, drawing)) { renderer, drawing in
      var context = GraphicsContext(drawing)
      renderer(&context)
    }
    let clip = DisplayClip(path: Path(drawing.bounds), style: FillStyle())
    let layer = DisplayLayer(clip: clip, items: [.layer(drawing.finish())])
    return ResolvedImage(name: "drawing", size: size, isTemplate: false, payload: layer)
  }
}

extension CGImage {
  /// The picture with its pixels turned.
  fileprivate func turned(_ orientation: Image.Orientation) -> CGImage {
    switch orientation {
    case .up: return self
    case .upMirrored: return mapped(swapsSides: false) { ($1.width - 1 - $0.x, $0.y) }
    case .down: return mapped(swapsSides: false) { ($1.width - 1 - $0.x, $1.height - 1 - $0.y) }
    case .downMirrored: return mapped(swapsSides: false) { ($0.x, $1.height - 1 - $0.y) }
    case .left: return mapped(swapsSides: true) { ($1.width - 1 - $0.y, $0.x) }
    case .leftMirrored: return mapped(swapsSides: true) { place, _ in (place.y, place.x) }
    case .right: return mapped(swapsSides: true) { ($0.y, $1.height - 1 - $0.x) }
    case .rightMirrored: return mapped(swapsSides: true) { ($1.width - 1 - $0.y, $1.height - 1 - $0.x) }
    }
  }

  /// - Parameter source: where the pixel for a place comes from.
  private func mapped(
    swapsSides: Bool, from source: ((x: Int, y: Int), CGImage) -> (x: Int, y: Int)
  ) -> CGImage {
    let columns = swapsSides ? height : width
    let rows = swapsSides ? width : height
    var turned: [UInt32] = []
    turned.reserveCapacity(words.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = source((column, row), self)
        turned.append(words[place.y * width + place.x])
      }
    }
    return CGImage(width: columns, height: rows, words: turned, isOpaque: isOpaque)
  }
}
