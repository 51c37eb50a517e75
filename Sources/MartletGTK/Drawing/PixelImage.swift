import Foundation
import MartletPrimitives

/// A colour as it lies in a picture: 8 bits a component, not premultiplied.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from a 24-bit number such as `0x007AFF`.
  package init(hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF), alpha: alpha)
  }

  package var description: String {
    ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      opacity: Float(alpha) / 255
    ).hexDescription
  }
}

/// A finished picture.
package struct PixelImage: Equatable, Sendable {
  /// Device pixels.
  package let width: Int
  package let height: Int
  /// Device pixels a point.
  package let scale: CGFloat
  /// Where the picture's top left corner lies in the surface it shows, in points.
  package let origin: CGPoint
  /// Rows from the top; a pixel is 0xAARRGGBB with premultiplied colour.
  let words: [UInt32]

  init(width: Int, height: Int, scale: CGFloat = 1, origin: CGPoint = .zero, words: [UInt32]) {
    precondition(words.count == width * height, "a picture needs one word for each of its pixels")
    self.width = width
    self.height = height
    self.scale = scale
    self.origin = origin
    self.words = words
  }

  /// A picture of CoreGraphics'.
  package init(_ image: CGImage) {
    self.init(width: image.width, height: image.height, words: image.words)
  }

  /// The pixel in a column and row of the picture, clear outside of it.
  package subscript(x: Int, y: Int) -> Pixel {
    guard (0..<width).contains(x), (0..<height).contains(y) else {
      return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let word = words[y * width + x]
    let alpha = word >> 24
    func component(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha))
    }
    return Pixel(red: component(16), green: component(8), blue: component(0), alpha: UInt8(alpha))
  }

  /// The pixel at a point of the surface that the picture shows.
  package func pixel(at point: CGPoint) -> Pixel {
    let x = ((point.x - origin.x) * scale).rounded(.down)
    let y = ((point.y - origin.y) * scale).rounded(.down)
    guard abs(x) < 1e9, abs(y) < 1e9 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    return self[Int(x), Int(y)]
  }

  /// Whether no pixel lets anything shine through.
  package var isOpaque: Bool {
    words.allSatisfy { $0 >> 24 == 255 }
  }

  /// How many pixels differ from those of a picture of the same size, and by how much at most.
  ///
  /// - Parameter tolerance: how far a channel may be off without counting.
  package func difference(from other: PixelImage, tolerance: Int = 0) -> (count: Int, largest: Int) {
    guard width == other.width, height == other.height else { return (.max, 255) }
    var count = 0
    var largest = 0
    for (mine, theirs) in zip(words, other.words) where mine != theirs {
      var distance = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        distance = max(distance, abs(Int(mine >> shift & 0xFF) - Int(theirs >> shift & 0xFF)))
      }
      if distance > tolerance { count += 1 }
      largest = max(largest, distance)
    }
    return (count, largest)
  }
}
