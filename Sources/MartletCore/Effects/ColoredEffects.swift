import Foundation
import MartletPrimitives

/// A modifier whose effect has a colour, which the environment decides and which is animated as it looks.
package protocol ColoredModifier: ElementModifier {
  associatedtype Shown: Animatable
  nonisolated func resolved(in environment: EnvironmentValues) -> Shown
  nonisolated static func effect(_ shown: Shown) -> DisplayEffect?
}

extension ColoredModifier {
  nonisolated package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ColoredEffectElement(modifier, parent: parent)
  }
}

final class ColoredEffectElement<M: ColoredModifier>: ModifierElement<M> {
  private var model: M.Shown?
  private var shown: M.Shown?
  private var animation: AttributeAnimation<M.Shown.AnimatableData>?

  private func resolve() -> M.Shown { readEnvironment { modifier.resolved(in: $0) } }

  override func didMount() {
    model = resolve()
    shown = model
  }

  override func modifierChanged(from old: M) { change() }
  override func refresh() { change() }

  private func change() {
    let new = resolve()
    if let model {
      AttributeAnimation.change(&animation, of: self, from: model.animatableData, to: new.animatableData)
    }
    model = new
    var presented = new
    if let animation { presented.animatableData = animation.presented(at: host.now) }
    shown = presented
    invalidateLayer()
  }

  override func animate(to time: Double) -> Bool {
    guard let running = animation else { return false }
    let goesOn = running.goesOn(at: time)
    shown?.animatableData = running.presented(at: time)
    if !goesOn {
      animation = nil
      shown = model
    }
    invalidateLayer()
    return goesOn
  }

  override var layerEffect: DisplayEffect? { shown.flatMap { M.effect($0) } }
}

extension ResolvedColor: Animatable {
  /// The components, gamma-encoded.
  package var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
  {
    get {
      AnimatablePair(
        AnimatablePair(Double(red), Double(green)), AnimatablePair(Double(blue), Double(opacity)))
    }
    set {
      red = Float(newValue.first.first)
      green = Float(newValue.first.second)
      blue = Float(newValue.second.first)
      opacity = Float(newValue.second.second)
    }
  }
}

/// Draws a shadow behind each part of a view.
nonisolated public struct _ShadowEffect: ColoredModifier, Sendable {
  package var modifierName: String { "shadow" }

  let color: Color
  let radius: CGFloat
  let offset: CGSize

  package struct Shown: Animatable {
    var shadow: DisplayShadow

    package var animatableData:
      AnimatablePair<ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
    {
      get {
        AnimatablePair(
          shadow.color.animatableData, AnimatablePair(shadow.radius, shadow.offset.animatableData))
      }
      set {
        shadow.color.animatableData = newValue.first
        shadow.radius = newValue.second.first
        shadow.offset.animatableData = newValue.second.second
      }
    }
  }

  package func resolved(in environment: EnvironmentValues) -> Shown {
    Shown(
      shadow: DisplayShadow(color: color.resolved(in: environment), radius: radius, offset: offset))
  }

  package static func effect(_ shown: Shown) -> DisplayEffect? {
    guard shown.shadow.color.opacity > 0 else { return nil }
    return DisplayEffect(filters: [.shadow(shown.shadow)])
  }
}

/// Multiplies a view's colours by another one.
nonisolated public struct _ColorMultiplyEffect: ColoredModifier, Sendable {
  package var modifierName: String { "colorMultiply" }

  let color: Color

  package typealias Shown = ResolvedColor

  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    color.resolved(in: environment)
  }

  package static func effect(_ shown: ResolvedColor) -> DisplayEffect? {
    DisplayEffect(filters: [.colorMatrix(.multiplied(by: shown))])
  }
}

extension View {
  /// The view with a shadow behind each of its parts; behind all of it as one after `compositingGroup()`.
  ///
  /// - Parameters:
  ///   - color: the shadow's colour; black of a third by default (fact n141).
  ///   - radius: the standard deviation of its blur, in points, as a `CALayer`'s shadow radius is.
  ///   - x: how far to the right it lies, in points.
  ///   - y: how far below it lies, in points.
  /// - Source: Apple, "shadow(color:radius:x:y:)".
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(
        color: color, radius: NumberCheck.notNegative(radius, in: "shadow"),
        offset: NumberCheck.finite(CGSize(width: x, height: y), in: "shadow")))
  }

  /// The view with its colours multiplied by another one.
  ///
  /// - Source: Apple, "colorMultiply(_:)".
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
}
