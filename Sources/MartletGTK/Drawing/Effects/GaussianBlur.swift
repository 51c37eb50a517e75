import CMartletPixels
import Foundation
import MartletPrimitives

/// A blur of one radius in one space: how far the picture is made smaller for it, and what is left to do then.
struct GaussianBlur {
  /// Device pixels along each axis.
  private let deviation: (x: Double, y: Double)
  /// Device pixels along one side of a pixel that is blurred: a power of two.
  let unit: Int

  /// The least deviation, in pixels, of a picture that may be made smaller no further.
  ///
  /// At this one, what lies between two pixels differs from a straight line by less than 2 of 255 levels.
  private static let leastDeviation = 2.0
  /// The largest that the blur itself takes.
  private static let mostDeviation = 50.0

  init(radius: CGFloat, in space: DeviceSpace) {
    let radius = Double(DisplayFilter.usableRadius(radius))
    let scale = space.axisScales
    deviation = (radius * scale.x, radius * scale.y)
    var unit = 1
    let (low, high) = (min(deviation.x, deviation.y), max(deviation.x, deviation.y))
    while unit < 1 << 15,
      low / Double(unit * 2) >= Self.leastDeviation || high / Double(unit) > Self.mostDeviation
    {
      unit *= 2
    }
    self.unit = unit
  }

  /// Whether nothing would be seen of it.
  var isNothing: Bool { max(deviation.x, deviation.y) < 0.1 }

  /// Device pixels along a side of the pixels that are drawn: coarser ones for blurs so large that details of several
  /// pixels are lost anyway, so that no blur needs a picture much larger than what is seen.
  var sourceUnit: Int { max(1, unit / 8) }

  /// The blurred picture, on a grid of this blur's unit; the given one may be changed.
  func apply(to source: EffectPicture) -> EffectPicture? {
    var picture = source
    while picture.unit < unit {
      guard let half = picture.halved() else { return nil }
      picture = half
    }
    // Making pixels larger blurs, and so does drawing them smoothly: what they add in variance is left out here.
    let size = Double(picture.unit)
    let added = size > 1 ? (1 - 1 / (size * size)) * (1.0 / 12 + 1.0 / 6) : 0
    func rest(_ deviation: Double) -> Double {
      max(deviation * deviation / (size * size) - added, 0).squareRoot()
    }
    picture.withPixels { data, width, height, stride in
      martlet_blur(
        data, width, height, stride, Int32(picture.bytesPerPixel), min(rest(deviation.x), 60),
        min(rest(deviation.y), 60))
    }
    return picture
  }
}

extension DeviceSpace {
  /// How many pixels a point has along each of the device's axes; the same for both where they are turned.
  var axisScales: (x: Double, y: Double) {
    let (a, b, c, d) = (Double(matrix.a), Double(matrix.b), Double(matrix.c), Double(matrix.d))
    if b == 0, c == 0 { return (abs(a), abs(d)) }
    if a == 0, d == 0 { return (abs(c), abs(b)) }
    let mean = abs(a * d - b * c).squareRoot()
    return (mean, mean)
  }

  /// A distance in points as one in pixels.
  func distance(_ size: CGSize) -> CGSize {
    func within(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e8), 1e8) }
    let across: CGFloat = matrix.a * size.width + matrix.c * size.height
    let down: CGFloat = matrix.b * size.width + matrix.d * size.height
    return CGSize(width: within(across), height: within(down))
  }
}
