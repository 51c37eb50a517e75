import Foundation
import MartletPrimitives

/// The colours of a gradient between 0 and 1.
///
/// Between two neighbouring stops, components of gamma-encoded sRGB run evenly, which is what Cairo does;
/// other colour spaces get more stops. Opacity is not multiplied in, as in Core Graphics.
struct GradientRamp {
  /// At least one, the first at 0 and the last at 1, in order.
  private(set) var stops: [ResolvedGradient.Stop]

  /// `nil` for a gradient without stops.
  init?(_ gradient: ResolvedGradient) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
    var list: [ResolvedGradient.Stop] = []
    if first.location > 0 { list.append(.init(first.color, at: 0)) }
    for (index, stop) in gradient.stops.enumerated() {
      if index > 0 {
        list += Self.between(gradient.stops[index - 1], stop, in: gradient.colorSpace)
      }
      list.append(stop)
    }
    if last.location < 1 { list.append(.init(last.color, at: 1)) }
    stops = Self.clipped(list)
  }

  private init(stops: [ResolvedGradient.Stop]) {
    self.stops = stops
  }

  /// The colour of all, if there is only one.
  var singleColor: ResolvedColor? {
    stops.allSatisfy { $0.color == stops[0].color } ? stops[0].color : nil
  }

  /// The colour at a place; on a hard edge, the one after it.
  func color(at location: CGFloat) -> ResolvedColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    return Self.mix(stops[next - 1], stops[next], at: location)
  }

  /// The part from one place to 1, stretched to all of 0 … 1.
  func ending(from start: CGFloat) -> GradientRamp {
    guard start > 0, start < 1 else { return self }
    var list = [ResolvedGradient.Stop(color(at: start), at: 0)]
    for stop in stops where stop.location > start {
      list.append(.init(stop.color, at: (stop.location - start) / (1 - start)))
    }
    return GradientRamp(stops: list)
  }

  var reversed: GradientRamp {
    GradientRamp(stops: stops.reversed().map { .init($0.color, at: 1 - $0.location) })
  }

  /// What lies in 0 … 1 of stops that may go beyond.
  private static func clipped(_ list: [ResolvedGradient.Stop]) -> [ResolvedGradient.Stop] {
    guard let first = list.first, let last = list.last, first.location < 0 || last.location > 1 else {
      return list
    }
    var result: [ResolvedGradient.Stop] = []
    for (index, stop) in list.enumerated() {
      if index > 0 {
        let before = list[index - 1]
        for edge in [CGFloat(0), 1] where before.location < edge && edge < stop.location {
          result.append(.init(mix(before, stop, at: edge), at: edge))
        }
      }
      if (0...1).contains(stop.location) { result.append(stop) }
    }
    // All of it lies before, or after.
    if result.isEmpty {
      let color = last.location < 0 ? last.color : first.color
      result = [.init(color, at: 0), .init(color, at: 1)]
    }
    return result
  }

  private static func mix(
    _ start: ResolvedGradient.Stop, _ end: ResolvedGradient.Stop, at location: CGFloat
  ) -> ResolvedColor {
    let length = end.location - start.location
    guard length > 0 else { return end.color }
    return ColorMixing.mix(
      start.color, end.color, Float((location - start.location) / length), in: .device)
  }

  /// As many more stops as it takes to follow another colour space by eye.
  private static let steps = 12

  private static func between(
    _ start: ResolvedGradient.Stop, _ end: ResolvedGradient.Stop, in space: ResolvedGradient.ColorSpace
  ) -> [ResolvedGradient.Stop] {
    guard space != .device, start.location < end.location, start.color != end.color else { return [] }
    return (1..<steps).map { step in
      let fraction = CGFloat(step) / CGFloat(steps)
      let color = ColorMixing.mix(start.color, end.color, Float(fraction), in: space)
      return .init(color, at: start.location + (end.location - start.location) * fraction)
    }
  }
}
