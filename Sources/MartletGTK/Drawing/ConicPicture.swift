import CMartletGTK
import Foundation
import MartletPrimitives

/// A gradient around a point, drawn as slices of one Cairo mesh.
///
/// Cairo has no such gradient. Within a slice of a few degrees the colours of a mesh run evenly over the
/// angle, as they should. Slices are not smoothed at their edges, so where colours change at once, what
/// follows is drawn again through a smooth edge.
struct ConicPicture {
  /// A range of angles whose ends have a colour each.
  private struct Slice {
    var start: Double
    var end: Double
    var startColor: ResolvedColor
    var endColor: ResolvedColor
  }

  /// Slices that go over into each other.
  private struct Run {
    var slices: [Slice]
    var start: Double { slices[0].start }
    var end: Double { slices[slices.count - 1].end }
  }

  private static let turn = 2 * Double.pi
  /// The widest slice, in radians: over 5° an angle and its tangent differ by less than 1/1000.
  private static let widestSlice = Double.pi / 36
  /// How far a run is drawn under the edge of the next, if there is room: at 2 pixels from the centre, more
  /// than a pixel.
  private static let overlap = Double.pi / 4

  /// The longest slice that is drawn; Cairo's meshes take no end of time for larger ones.
  private static let mostPixels: CGFloat = 32_000

  private let center: CGPoint
  private let space: DeviceSpace
  private let runs: [Run]

  /// `nil` for a gradient that nothing can be seen of.
  init?(_ gradient: ResolvedGradient, in frame: CGRect, space: DeviceSpace) {
    guard case .angular(let unitCenter, let start, let end) = gradient.geometry,
      let ramp = GradientRamp(gradient)
    else { return nil }
    center = unitCenter.point(in: frame)
    guard center.x.isFinite, center.y.isFinite, start.radians.isFinite, end.radians.isFinite else {
      return nil
    }
    self.space = space
    runs = Self.runs(Self.slices(ramp, from: start.radians, to: end.radians))
  }

  /// The slices of a full turn.
  ///
  /// - Source: Apple, "AngularGradient": more than a turn shows the last turn; less leaves a gap that the
  ///   colours at 1 and 0 share half and half.
  private static func slices(_ ramp: GradientRamp, from first: Double, to last: Double) -> [Slice] {
    var ramp = ramp
    var (start, end) = (first, last)
    if end < start {
      (start, end) = (end, start)
      ramp = ramp.reversed
    }
    if end - start > turn {
      // Of a reversed gradient, the last turn lies at its start.
      let part = 1 - CGFloat(turn / (end - start))
      if last < first {
        ramp = ramp.reversed.ending(from: part).reversed
        end = start + turn
      } else {
        ramp = ramp.ending(from: part)
        start = end - turn
      }
    }
    start = start.truncatingRemainder(dividingBy: turn)
    let span = min(abs(last - first), turn)
    var slices: [Slice] = []
    if span > 0 {
      for (one, next) in zip(ramp.stops, ramp.stops.dropFirst()) where next.location > one.location {
        slices.append(
          Slice(
            start: start + span * Double(one.location), end: start + span * Double(next.location),
            startColor: one.color, endColor: next.color))
      }
    }
    let gap = turn - span
    if gap > 1e-9 {
      let colors = (ramp.stops[ramp.stops.count - 1].color, ramp.stops[0].color)
      let middle = start + span + gap / 2
      slices.append(
        Slice(start: start + span, end: middle, startColor: colors.0, endColor: colors.0))
      slices.append(
        Slice(start: middle, end: start + turn, startColor: colors.1, endColor: colors.1))
    }
    return slices
  }

  /// Cuts where the colour changes at once; one run that closes on itself if it never does.
  private static func runs(_ slices: [Slice]) -> [Run] {
    var runs: [Run] = []
    for slice in slices {
      if let last = runs.last?.slices.last, last.endColor == slice.startColor {
        runs[runs.count - 1].slices.append(slice)
      } else {
        runs.append(Run(slices: [slice]))
      }
    }
    guard runs.count > 1, runs[runs.count - 1].slices.last?.endColor == runs[0].slices[0].startColor else {
      return runs
    }
    // The last run goes on in the first one, a turn later.
    let head = runs.removeFirst().slices.map {
      Slice(start: $0.start + turn, end: $0.end + turn, startColor: $0.startColor, endColor: $0.endColor)
    }
    runs[runs.count - 1].slices += head
    return runs
  }

  /// Draws what is seen in a box of pixels.
  ///
  /// - Parameter context: one whose unit is the pixel, with nothing drawn on it yet.
  func draw(on context: OpaquePointer, covering box: CGRect) {
    let radius = self.radius(covering: box)
    guard radius > 0, radius.isFinite, let first = runs.first, let last = runs.last else { return }
    guard radius * pixelsPerPoint < Self.mostPixels else {
      // So far from the centre the direction is the same all over what is seen.
      let middle = CGPoint(x: box.midX, y: box.midY).applying(space.matrix.inverted())
      guard let color = color(at: atan2(middle.y - center.y, middle.x - center.x)) else { return }
      context.setSource(color, alpha: 1)
      cairo_paint(context)
      return
    }
    space.apply(to: context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    for (index, run) in runs.enumerated() {
      // What lies under an edge is drawn over by the runs that follow.
      let under = min(Self.overlap, first.start + Self.turn - run.end)
      // A pixel on an edge takes the colour that a run would have there if it went on.
      let margin = min(Self.overlap, (Self.turn - (run.end - run.start)) / 2)
      let before = index > 0 ? margin : runs.count > 1 ? min(Self.overlap, last.end - last.start) : 0
      let after = index > 0 ? max(margin, under) : under
      guard let pattern = mesh(run, radius: radius, before: before, after: after) else { continue }
      cairo_set_source(context, pattern)
      if index == 0 {
        cairo_paint(context)
      } else {
        fillWedge(from: run.start, to: run.end + under, radius: radius, on: context)
      }
      cairo_pattern_destroy(pattern)
    }
    if runs.count == 1, last.slices[last.slices.count - 1].endColor != first.slices[0].startColor {
      smoothSeam(of: first, radius: radius, on: context)
    }
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Makes the edge smooth where the only run ends at its own beginning.
  private func smoothSeam(of run: Run, radius: CGFloat, on context: OpaquePointer) {
    guard let pattern = mesh(run, radius: radius, before: Self.overlap, after: 0) else { return }
    // A narrow band of the colour at the end …
    let tip = point(run.start, radius)
    context.setSource(run.slices[run.slices.count - 1].endColor, alpha: 1)
    cairo_new_path(context)
    cairo_move_to(context, center.x, center.y)
    cairo_line_to(context, tip.x, tip.y)
    cairo_set_line_width(context, 3 / max(hypot(space.matrix.a, space.matrix.b), 1e-6))
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, [], 0, 0)
    cairo_stroke(context)
    // … and the beginning over it.
    cairo_set_source(context, pattern)
    fillWedge(from: run.start, to: run.start + Self.turn / 4, radius: radius, on: context)
    cairo_pattern_destroy(pattern)
  }

  /// The distance from the centre to the furthest corner, in points.
  private func radius(covering box: CGRect) -> CGFloat {
    let matrix = space.matrix
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    var longest: CGFloat = 0
    for (x, y) in [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)] {
      let (dx, dy) = (x - matrix.tx, y - matrix.ty)
      let point = CGPoint(
        x: (matrix.d * dx - matrix.c * dy) / determinant, y: (matrix.a * dy - matrix.b * dx) / determinant)
      longest = max(longest, hypot(point.x - center.x, point.y - center.y))
    }
    // The outer side of a slice is a straight line, which cuts a little off the circle.
    return longest * 1.05 + 2 / pixelsPerPoint
  }

  private var pixelsPerPoint: CGFloat { max(hypot(space.matrix.a, space.matrix.b), 1e-6) }

  /// The colour in a direction from the centre.
  private func color(at angle: Double) -> ResolvedColor? {
    for slice in runs.flatMap(\.slices) where slice.end > slice.start {
      var place = (angle - slice.start).truncatingRemainder(dividingBy: Self.turn)
      if place < 0 { place += Self.turn }
      guard place <= slice.end - slice.start else { continue }
      let fraction = Float(place / (slice.end - slice.start))
      return ColorMixing.mix(slice.startColor, slice.endColor, fraction, in: .device)
    }
    return runs.first?.slices.first?.startColor
  }

  private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  /// - Parameters:
  ///   - before: how far the first colour goes on before the run, in radians.
  ///   - after: how far the last colour goes on after it.
  private func mesh(_ run: Run, radius: CGFloat, before: Double, after: Double) -> OpaquePointer? {
    guard let pattern = cairo_pattern_create_mesh() else { return nil }
    var slices = run.slices
    let (first, last) = (slices[0], slices[slices.count - 1])
    if after > 1e-9 {
      slices.append(
        Slice(start: last.end, end: last.end + after, startColor: last.endColor, endColor: last.endColor))
    }
    // Last, and so in front of what the run has there itself.
    if before > 1e-9 {
      slices.append(
        Slice(
          start: first.start - before, end: first.start, startColor: first.startColor,
          endColor: first.startColor))
    }
    for slice in slices {
      let count = max(1, Int(((slice.end - slice.start) / Self.widestSlice).rounded(.up)))
      for index in 0..<count {
        let from = Double(index) / Double(count)
        let to = Double(index + 1) / Double(count)
        add(
          Slice(
            start: slice.start + (slice.end - slice.start) * from,
            end: slice.start + (slice.end - slice.start) * to,
            startColor: ColorMixing.mix(slice.startColor, slice.endColor, Float(from), in: .device),
            endColor: ColorMixing.mix(slice.startColor, slice.endColor, Float(to), in: .device)),
          radius: radius, to: pattern)
      }
    }
    return pattern
  }

  private func add(_ slice: Slice, radius: CGFloat, to pattern: OpaquePointer) {
    let (from, to) = (point(slice.start, radius), point(slice.end, radius))
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, center.x, center.y)
    cairo_mesh_pattern_line_to(pattern, from.x, from.y)
    cairo_mesh_pattern_line_to(pattern, to.x, to.y)
    cairo_mesh_pattern_line_to(pattern, center.x, center.y)
    for (corner, color) in [slice.startColor, slice.startColor, slice.endColor, slice.endColor].enumerated() {
      let color = color.usable
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity))
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  private func fillWedge(from start: Double, to end: Double, radius: CGFloat, on context: OpaquePointer) {
    cairo_new_path(context)
    cairo_move_to(context, center.x, center.y)
    let count = max(1, Int(((end - start) / (8 * Self.widestSlice)).rounded(.up)))
    for index in 0...count {
      // Wide enough that its straight sides don't cut into the circle.
      let corner = point(start + (end - start) * Double(index) / Double(count), radius * 1.4)
      cairo_line_to(context, corner.x, corner.y)
    }
    cairo_close_path(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
}
