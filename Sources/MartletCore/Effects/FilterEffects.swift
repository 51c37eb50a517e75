import Foundation
import MartletPrimitives

/// Blurs a view's picture.
nonisolated public struct _BlurEffect: VisualModifier, Sendable {
  package var modifierName: String { "blur" }

  var radius: CGFloat
  let isOpaque: Bool

  /// The radius.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package func effect(_ size: CGSize) -> DisplayEffect? {
    guard DisplayFilter.usableRadius(radius) > 0 else { return nil }
    return DisplayEffect(filters: [.blur(radius: radius, isOpaque: isOpaque)])
  }
}

/// Changes the colours of a view's picture by an amount.
nonisolated public struct _ColorAmountEffect: VisualModifier, Sendable {
  enum Kind {
    case brightness
    case contrast
    case saturation
    case grayscale
    case hueRotation
  }

  package var modifierName: String { "\(kind)" }

  let kind: Kind
  /// Radians for a rotation.
  var amount: Double

  /// The amount.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  private var matrix: ColorMatrix {
    switch kind {
    case .brightness: return .brightness(amount)
    case .contrast: return .contrast(amount)
    case .saturation: return .saturation(amount)
    case .grayscale: return .grayscale(amount)
    case .hueRotation: return .hueRotation(Angle(radians: amount))
    }
  }

  package func effect(_ size: CGSize) -> DisplayEffect? {
    let isNeutral = kind == .contrast || kind == .saturation ? amount == 1 : amount == 0
    return isNeutral ? nil : DisplayEffect(filters: [.colorMatrix(matrix)])
  }
}

/// Turns each colour of a view's picture into its opposite.
nonisolated public struct _ColorInvertEffect: VisualModifier, Sendable {
  package var modifierName: String { "colorInvert" }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  package func effect(_ size: CGSize) -> DisplayEffect? {
    DisplayEffect(filters: [.colorMatrix(.inverted)])
  }
}

/// Makes a view's picture the more opaque the lighter it was.
nonisolated public struct _LuminanceToAlphaEffect: VisualModifier, Sendable {
  package var modifierName: String { "luminanceToAlpha" }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  package func effect(_ size: CGSize) -> DisplayEffect? {
    DisplayEffect(filters: [.luminanceToAlpha])
  }
}

extension View {
  /// The view blurred.
  ///
  /// The radius is the standard deviation of a Gaussian blur, as it is in Core Animation and in CSS filters.
  ///
  /// - Parameters:
  ///   - radius: how far colours spread, in points.
  ///   - opaque: keeps the edges sharp: nothing spreads beyond them, and they don't fade.
  /// - Source: Apple, "blur(radius:opaque:)".
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: NumberCheck.notNegative(radius, in: "blur"), isOpaque: opaque))
  }

  /// The view lighter by an amount, from 0 for no change to 1 for white.
  ///
  /// - Source: Apple, "brightness(_:)".
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(
      _ColorAmountEffect(kind: .brightness, amount: NumberCheck.finite(amount, or: 0, in: "brightness")))
  }

  /// The view with more or less difference between dark and light; 1 is no change, a negative amount inverts.
  ///
  /// - Source: Apple, "contrast(_:)".
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .contrast, amount: NumberCheck.finite(amount, or: 1, in: "contrast")))
  }

  /// The view with stronger or weaker colours; 1 is no change, 0 is grey.
  ///
  /// - Source: Apple, "saturation(_:)".
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(
      _ColorAmountEffect(kind: .saturation, amount: NumberCheck.finite(amount, or: 1, in: "saturation")))
  }

  /// The view in greys, from 0 for no change to 1.
  ///
  /// - Source: Apple, "grayscale(_:)".
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .grayscale, amount: NumberCheck.finite(amount, or: 0, in: "grayscale")))
  }

  /// The view with all hues turned by an angle.
  ///
  /// - Source: Apple, "hueRotation(_:)".
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(
      _ColorAmountEffect(kind: .hueRotation, amount: NumberCheck.finite(angle, in: "hueRotation").radians))
  }

  /// The view in opposite colours.
  ///
  /// - Source: Apple, "colorInvert()".
  nonisolated public func colorInvert() -> some View {
    modifier(_ColorInvertEffect())
  }

  /// The view as a black mask that is the more opaque the lighter it was.
  ///
  /// - Source: Apple, "luminanceToAlpha()".
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_LuminanceToAlphaEffect())
  }
}
