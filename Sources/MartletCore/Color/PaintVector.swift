import Foundation
import MartletPrimitives

/// What moves gradually when a paint changes: a colour's components; a gradient's points and stops.
///
/// Two paints move into each other only if they are of one kind, and gradients only if they have as many
/// stops. Any other change is there at once: it is no difference at all, so nothing is animated.
struct PaintVector: VectorArithmetic {
  private enum Kind: Equatable {
    /// The zero of every kind.
    case zero
    case color
    case gradient(form: Int, stops: Int, columns: Int)
  }

  private var kind: Kind
  private var color: SIMD4<Double> = .zero
  private var numbers: [Double] = []

  private init(_ kind: Kind) {
    self.kind = kind
  }

  init(_ color: ResolvedColor) {
    kind = .color
    self.color = SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  init(_ paint: Paint) {
    switch paint {
    case .color(let color):
      self.init(color)
    case .gradient(let gradient, _):
      self.init(Self.kind(of: gradient))
      gradient.visitNumbers { numbers.append($0) }
    case .image, .backdrop:
      self.init(.zero)
    }
  }

  private static func kind(of gradient: ResolvedGradient) -> Kind {
    switch gradient.geometry {
    case .linear: return .gradient(form: 0, stops: gradient.stops.count, columns: 0)
    case .radial: return .gradient(form: 1, stops: gradient.stops.count, columns: 0)
    case .elliptical: return .gradient(form: 2, stops: gradient.stops.count, columns: 0)
    case .angular: return .gradient(form: 3, stops: gradient.stops.count, columns: 0)
    case .mesh(let mesh): return .gradient(form: 4, stops: mesh.colors.count, columns: mesh.columns)
    }
  }

  /// The colour with these components; `nil` if it is no colour's vector.
  var resolvedColor: ResolvedColor? {
    guard kind == .color else { return nil }
    return ResolvedColor(
      red: Float(color.x), green: Float(color.y), blue: Float(color.z), opacity: Float(color.w))
  }

  /// A paint with these numbers in place of its own; as it is if it is of another kind.
  func applied(to paint: Paint) -> Paint {
    switch paint {
    case .color:
      return resolvedColor.map { .color($0) } ?? paint
    case .gradient(let gradient, let frame):
      guard kind == Self.kind(of: gradient) else { return paint }
      return .gradient(gradient.replacingNumbers(numbers), frame: frame)
    case .image, .backdrop:
      return paint
    }
  }

  static var zero: PaintVector { PaintVector(.zero) }

  static func + (left: PaintVector, right: PaintVector) -> PaintVector {
    if right.kind == .zero { return left }
    if left.kind == .zero { return right }
    guard left.kind == right.kind else { return left }
    var sum = left
    sum.color += right.color
    for index in sum.numbers.indices where index < right.numbers.count {
      sum.numbers[index] += right.numbers[index]
    }
    return sum
  }

  static func - (left: PaintVector, right: PaintVector) -> PaintVector {
    if right.kind == .zero { return left }
    guard left.kind == .zero || left.kind == right.kind else { return .zero }
    return left + right.scaled(by: -1)
  }

  mutating func scale(by rhs: Double) {
    color *= rhs
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double {
    (color * color).sum() + numbers.reduce(0) { $0 + $1 * $1 }
  }
}

extension ResolvedGradient {
  /// Calls a closure with each number that may be animated.
  fileprivate func visitNumbers(_ body: (Double) -> Void) {
    var copy = self
    copy.editNumbers {
      body($0)
      return $0
    }
  }

  fileprivate func replacingNumbers(_ numbers: [Double]) -> ResolvedGradient {
    var copy = self
    var index = 0
    copy.editNumbers { old in
      defer { index += 1 }
      return index < numbers.count ? numbers[index] : old
    }
    return copy
  }

  /// Goes through all numbers in a fixed order.
  private mutating func editNumbers(_ edit: (Double) -> Double) {
    func length(_ value: CGFloat) -> CGFloat { CGFloat(edit(Double(value))) }
    func point(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: length(point.x), y: length(point.y)) }
    func color(_ color: ResolvedColor) -> ResolvedColor {
      ResolvedColor(
        red: Float(edit(Double(color.red))), green: Float(edit(Double(color.green))),
        blue: Float(edit(Double(color.blue))), opacity: Float(edit(Double(color.opacity))))
    }
    switch geometry {
    case .linear(let start, let end):
      geometry = .linear(point(start), point(end))
    case .radial(let center, let start, let end):
      geometry = .radial(center: point(center), startRadius: length(start), endRadius: length(end))
    case .elliptical(let center, let start, let end):
      geometry = .elliptical(center: point(center), startFraction: length(start), endFraction: length(end))
    case .angular(let center, let start, let end):
      geometry = .angular(
        center: point(center), start: Angle(radians: edit(start.radians)),
        end: Angle(radians: edit(end.radians)))
    case .mesh(var mesh):
      func place(_ point: SIMD2<Float>) -> SIMD2<Float> {
        SIMD2(Float(edit(Double(point.x))), Float(edit(Double(point.y))))
      }
      mesh.vertices = mesh.vertices.map {
        ColorMesh.Vertex(
          position: place($0.position), leading: place($0.leading), top: place($0.top),
          trailing: place($0.trailing), bottom: place($0.bottom))
      }
      mesh.colors = mesh.colors.map(color)
      mesh.background = color(mesh.background)
      geometry = .mesh(mesh)
    }
    self = withStops(stops.map { Stop(color($0.color), at: length($0.location)) })
  }
}
