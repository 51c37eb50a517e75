import Foundation
import MartletPrimitives

/// Changes how a view looks, given where and how large it is, and leaves its layout alone.
///
/// - Source: Apple, "VisualEffect".
public protocol VisualEffect: Sendable, Animatable {
  /// Adds what the effect does, in order.
  func _appendSteps(to steps: inout _VisualEffectSteps)
}

/// The effect that others are made from, which changes nothing.
///
/// - Source: Apple, "EmptyVisualEffect".
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an effect that changes nothing.
  public init() {}

  /// Nothing.
  public func _appendSteps(to steps: inout _VisualEffectSteps) {}
}

/// What an effect does to the picture of a view of a certain size, step by step.
public struct _VisualEffectSteps {
  struct Step {
    var opacity: Double
    var transform: CGAffineTransform?
    var effect: DisplayEffect?
  }

  let size: CGSize
  let layoutDirection: LayoutDirection
  private(set) var list: [Step] = []

  init(size: CGSize, layoutDirection: LayoutDirection) {
    self.size = size
    self.layoutDirection = layoutDirection
  }

  mutating func append(_ modifier: some VisualModifier) {
    var effect = modifier.effect(size)
    if let projection = modifier.projection(size, layoutDirection) {
      effect = effect ?? DisplayEffect()
      effect?.projection = projection
    }
    let step = Step(
      opacity: modifier.opacity(size), transform: modifier.transform(size, layoutDirection), effect: effect)
    if step.opacity != 1 || step.transform != nil || step.effect != nil { list.append(step) }
  }

  /// What is drawn, given what the view draws.
  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    list.reduce(items) { items, step in
      step.opacity <= 0
        ? []
        : [
          .layer(
            DisplayLayer(
              transform: step.transform, opacity: step.opacity, effect: step.effect, items: items))
        ]
    }
  }

  var isInvisible: Bool { list.contains { $0.opacity <= 0 } }

  /// The point of the view that is seen at a point; `nil` if there is none.
  func contentPoint(at point: CGPoint) -> CGPoint? {
    var point = point
    for step in list.reversed() {
      if let projection = step.effect?.projection {
        guard let seen = projection.inverse.flatMap({ point.projected(by: $0) }) else { return nil }
        point = seen
      }
      if let transform = step.transform {
        guard let inverse = transform.inverse else { return nil }
        point = point.applying(inverse)
      }
    }
    return point
  }

  /// The way from the view to what is seen, without perspective.
  var placeTransform: CGAffineTransform? {
    var result: CGAffineTransform?
    var middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for step in list {
      for flat in [step.transform, step.effect?.projection?.flattened(at: middle)].compactMap({ $0 }) {
        result = result?.concatenating(flat) ?? flat
        middle = middle.applying(flat)
      }
    }
    return result
  }
}

/// An effect with one more step.
struct ModifiedVisualEffect<Base: VisualEffect, Step: VisualModifier & Sendable>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set {
      base.animatableData = newValue.first
      step.animatableData = newValue.second
    }
  }

  func _appendSteps(to steps: inout _VisualEffectSteps) {
    base._appendSteps(to: &steps)
    steps.append(step)
  }
}

extension VisualEffect {
  private func adding<Step: VisualModifier & Sendable>(_ step: Step) -> ModifiedVisualEffect<Self, Step> {
    ModifiedVisualEffect(base: self, step: step)
  }

  /// The effect, and then an opacity from 0 to 1.
  ///
  /// - Source: Apple, "VisualEffect.opacity(_:)".
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityEffect(amount: NumberCheck.number(opacity, or: 1, in: "opacity")))
  }

  /// The effect, and then a distance.
  ///
  /// - Source: Apple, "VisualEffect.offset(_:)".
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(_OffsetEffect(offset: NumberCheck.finite(offset, in: "offset")))
  }

  /// The effect, and then a distance.
  ///
  /// - Source: Apple, "VisualEffect.offset(x:y:)".
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(_OffsetEffect(offset: NumberCheck.finite(CGSize(width: x, height: y), in: "offset")))
  }

  /// The effect, and then another size.
  ///
  /// - Source: Apple, "VisualEffect.scaleEffect(_:anchor:)".
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      _ScaleEffect(
        scale: NumberCheck.finite(scale, or: 1, in: "scaleEffect"),
        anchor: NumberCheck.finite(anchor, in: "scaleEffect")))
  }

  /// The effect, and then another size.
  ///
  /// - Source: Apple, "VisualEffect.scaleEffect(_:anchor:)".
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      _ScaleEffect(
        scale: NumberCheck.finite(CGSize(width: s, height: s), or: 1, in: "scaleEffect"),
        anchor: NumberCheck.finite(anchor, in: "scaleEffect")))
  }

  /// The effect, and then another width and height.
  ///
  /// - Source: Apple, "VisualEffect.scaleEffect(x:y:anchor:)".
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      _ScaleEffect(
        scale: NumberCheck.finite(CGSize(width: x, height: y), or: 1, in: "scaleEffect"),
        anchor: NumberCheck.finite(anchor, in: "scaleEffect")))
  }

  /// The effect, and then a turn, clockwise for a positive angle.
  ///
  /// - Source: Apple, "VisualEffect.rotationEffect(_:anchor:)".
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      _RotationEffect(
        angle: NumberCheck.finite(angle, in: "rotationEffect"),
        anchor: NumberCheck.finite(anchor, in: "rotationEffect")))
  }

  /// The effect, and then a turn in space.
  ///
  /// - Source: Apple, "VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)".
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _GeometryEffectModifier(
        effect: _Rotation3DEffect(
          checkedAngle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// The effect, and then a transform.
  ///
  /// - Source: Apple, "VisualEffect.transformEffect(_:)".
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(_GeometryEffectModifier(effect: _TransformEffect(transform: transform)))
  }

  /// The effect, and then a projection.
  ///
  /// - Source: Apple, "VisualEffect.transformEffect(_:)".
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(_GeometryEffectModifier(effect: _ProjectionEffect(transform: transform)))
  }

  /// The effect, and then a blur.
  ///
  /// - Source: Apple, "VisualEffect.blur(radius:opaque:)".
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_BlurEffect(radius: NumberCheck.notNegative(radius, in: "blur"), isOpaque: opaque))
  }

  /// The effect, and then lighter colours.
  ///
  /// - Source: Apple, "VisualEffect.brightness(_:)".
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(_ColorAmountEffect(kind: .brightness, amount: amount))
  }

  /// The effect, and then more or less contrast.
  ///
  /// - Source: Apple, "VisualEffect.contrast(_:)".
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(_ColorAmountEffect(kind: .contrast, amount: amount))
  }

  /// The effect, and then greys.
  ///
  /// - Source: Apple, "VisualEffect.grayscale(_:)".
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_ColorAmountEffect(kind: .grayscale, amount: amount))
  }

  /// The effect, and then turned hues.
  ///
  /// - Source: Apple, "VisualEffect.hueRotation(_:)".
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_ColorAmountEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// The effect, and then stronger or weaker colours.
  ///
  /// - Source: Apple, "VisualEffect.saturation(_:)".
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(_ColorAmountEffect(kind: .saturation, amount: amount))
  }

  /// The effect, and then a blend mode.
  ///
  /// - Source: Apple, "VisualEffect.blendMode(_:)".
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(_BlendModeEffect(blendMode: blendMode))
  }
}
