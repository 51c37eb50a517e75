import Foundation

/// Where a picture's opacity lies among the components of a pixel.
///
/// - Source: Apple, "CGImageAlphaInfo".
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none = 0
  /// Last, and the colour is multiplied by it.
  case premultipliedLast = 1
  /// First, and the colour is multiplied by it.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// The last byte means nothing.
  case noneSkipLast = 5
  /// The first byte means nothing.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// How the pixels of a picture lie in memory.
///
/// - Source: Apple, "CGBitmapInfo".
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the opacity's kind stands.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Where the byte order stands.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit words, the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit words, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How colours that a device can't show are replaced.
///
/// - Source: Apple, "CGColorRenderingIntent".
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As the picture is used.
  case defaultIntent = 0
  /// Colours that fit stay as they are.
  case absoluteColorimetric = 1
  /// Colours that fit keep their distance from white.
  case relativeColorimetric = 2
  /// All colours move a little.
  case perceptual = 3
  /// Colours stay vivid.
  case saturation = 4
}

/// Where the four components of a 32-bit pixel stand, as bytes in memory.
struct PixelLayout {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int
  var hasAlpha: Bool
  var isPremultiplied: Bool

  /// `nil` for a layout that is not one of 32 bits.
  init?(_ info: CGBitmapInfo) {
    guard !info.contains(.floatComponents),
      let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    // Components from the most significant byte on.
    let isAlphaFirst: Bool
    switch kind {
    case .premultipliedFirst, .first, .noneSkipFirst: isAlphaFirst = true
    case .premultipliedLast, .last, .noneSkipLast: isAlphaFirst = false
    case .none, .alphaOnly: return nil
    }
    (red, green, blue, alpha) = isAlphaFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
    if info.intersection(.byteOrderMask) == .byteOrder32Little {
      (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, 3 - alpha)
    }
    hasAlpha = kind != .noneSkipFirst && kind != .noneSkipLast
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
  }

  func words(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    data.withUnsafeBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          let start = row * bytesPerRow + column * 4
          let opacity = hasAlpha ? UInt32(bytes[start + alpha]) : 255
          func component(_ place: Int) -> UInt32 {
            let value = UInt32(bytes[start + place])
            // More colour than opacity is no premultiplied colour; drawing it would overflow.
            return isPremultiplied || !hasAlpha ? min(value, opacity) : (value * opacity + 127) / 255
          }
          words.append(opacity << 24 | component(red) << 16 | component(green) << 8 | component(blue))
        }
      }
    }
    return words
  }
}
