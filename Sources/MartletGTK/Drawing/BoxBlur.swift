import CMartletGTK
import Foundation

/// A blur near to Gaussian: each pixel becomes the mean of its neighbours, three times over, along each axis.
///
/// - Complexity: O(n) in the picture's bytes, whatever the width.
struct BoxBlur {
  private let radii: [Int]

  /// - Parameter sigma: the standard deviation in pixels.
  init(sigma: Double) {
    // Three boxes of width w have the variance (w² − 1) / 4; widths alternate to come near.
    // Source: P. Kovesi, "Fast Almost-Gaussian Filtering", 2010.
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let (w, s) = (Double(low), 12 * sigma * sigma)
    let count = (s - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
    radii = (0..<3).map { (Double($0) < count.rounded() ? low : low + 2) / 2 }
  }

  func apply(to image: CairoImage) {
    guard let data = cairo_image_surface_get_data(image.surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(image.surface))
    let longest = max(image.width, image.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { line in
      for channel in 0..<4 {
        for row in 0..<image.height {
          blur(data + row * stride + channel, count: image.width, step: 4, line)
        }
        for column in 0..<image.width {
          blur(data + column * 4 + channel, count: image.height, step: stride, line)
        }
      }
    }
    cairo_surface_mark_dirty(image.surface)
  }

  /// Blurs one channel of a row or column; beyond its ends it goes on as it is there.
  private func blur(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    for radius in radii where radius > 0 {
      for index in 0..<count { line[index] = start[index * step] }
      let last = count - 1
      var sum = Int(line[0]) * (radius + 1)
      for offset in 1...radius { sum += Int(line[min(offset, last)]) }
      let width = 2 * radius + 1
      for index in 0..<count {
        start[index * step] = UInt8(truncatingIfNeeded: (sum + radius) / width)
        sum += Int(line[min(index + radius + 1, last)]) - Int(line[max(index - radius, 0)])
      }
    }
  }
}

extension CairoImage {
  /// Moves each pixel away from its grey, or towards it.
  func saturate(by amount: Double) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Fixed-point numbers with 8 bits; shares of light of Rec. 709.
    let factor = Int((amount * 256).rounded())
    for row in 0..<height {
      let line = data + row * stride
      for pixel in 0..<width {
        let bytes = line + pixel * 4
        let (blue, green, red) = (Int(bytes[0]), Int(bytes[1]), Int(bytes[2]))
        let grey = (54 * red + 183 * green + 19 * blue) >> 8
        let alpha = Int(bytes[3])
        bytes[0] = UInt8(min(max(grey + ((blue - grey) * factor) >> 8, 0), alpha))
        bytes[1] = UInt8(min(max(grey + ((green - grey) * factor) >> 8, 0), alpha))
        bytes[2] = UInt8(min(max(grey + ((red - grey) * factor) >> 8, 0), alpha))
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
