import Foundation

/// A picture made of pixels, which does not change after it was made.
///
/// Pixels are 32-bit words, alpha in the most significant byte, then red, green and blue multiplied by it, gamma-encoded
/// in sRGB.
///
/// - Source: Apple, "CGImage".
public final class CGImage: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Rows from the top, `width` words each.
  package let words: [UInt32]
  package let isOpaque: Bool

  // Guarded by the lock: drawing belongs to the main actor, but pictures may be shared.
  private let lock = NSLock()
  private var prepared: AnyObject?

  package init(width: Int, height: Int, words: [UInt32], isOpaque: Bool) {
    precondition(words.count == width * height, "a picture needs one word for each of its pixels")
    self.width = width
    self.height = height
    self.words = words
    self.isOpaque = isOpaque
  }

  /// What the backend made of the picture to draw it, made when it is first asked for.
  package func prepared(_ make: () -> AnyObject?) -> AnyObject? {
    lock.withLock {
      if let prepared { return prepared }
      prepared = make()
      return prepared
    }
  }

  /// The bits of one component.
  public var bitsPerComponent: Int { 8 }

  /// The bits of one pixel.
  public var bitsPerPixel: Int { 32 }

  /// The distance between rows, in bytes.
  public var bytesPerRow: Int { width * 4 }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { .standardRGB }

  /// Where the opacity stands.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// How the pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue).union(.byteOrder32Little)
  }

  /// Whether only the opacity counts.
  public var isMask: Bool { false }

  /// Whether the pixels between the picture's own are blended when it is drawn larger.
  public var shouldInterpolate: Bool { true }

  /// The pixels.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: words.withUnsafeBytes { NSData(bytes: $0.baseAddress, length: $0.count) })
  }

  /// Returns the part of the picture in a rectangle of pixels; `nil` if none of it lies there.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = all.overlap(with: rect)
    guard !part.isNull else { return nil }
    let left = Int(part.minX.rounded(.down))
    let top = Int(part.minY.rounded(.down))
    let right = min(Int(part.maxX.rounded(.up)), width)
    let bottom = min(Int(part.maxY.rounded(.up)), height)
    guard right > left, bottom > top else { return nil }
    var cut: [UInt32] = []
    cut.reserveCapacity((right - left) * (bottom - top))
    for row in top..<bottom { cut += words[(row * width + left)..<(row * width + right)] }
    return CGImage(width: right - left, height: bottom - top, words: cut, isOpaque: isOpaque)
  }

  /// Returns the picture.
  public func copy() -> CGImage? { self }

  /// Creates a picture from pixels in memory.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 32.
  ///   - bytesPerRow: the distance between rows, in bytes.
  ///   - space: sRGB, or the device's space.
  ///   - bitmapInfo: where the opacity stands, and the byte order.
  ///   - decode: not used; `nil`.
  /// - Returns: `nil` for any other kind of pixels, and where there are too few of them.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 32, bytesPerRow >= width * 4,
      space.model == .rgb, decode == nil, let data = provider.data,
      data.length >= bytesPerRow * (height - 1) + width * 4,
      let layout = PixelLayout(bitmapInfo)
    else { return nil }
    let words = layout.words(data as Data, width: width, height: height, bytesPerRow: bytesPerRow)
    self.init(width: width, height: height, words: words, isOpaque: !layout.hasAlpha)
  }
}

extension CGImage: Hashable {
  /// Returns whether two are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the object's identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
