import Foundation
import MartletCore
import MartletPrimitives

/// The outline of bordered buttons.
///
/// - Source: Apple, "ButtonBorderShape".
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
    case inherited
  }

  let kind: Kind
  private var insetAmount: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// As suits the control's size on the platform.
  public static let automatic = ButtonBorderShape(.automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(.circle)

  /// The one that the environment of the view that is drawn has.
  fileprivate static let inherited = ButtonBorderShape(.inherited)

  /// Rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline; the automatic one has the corners of a regular button on the desktop.
  public func path(in rect: CGRect) -> Path {
    let box: CGRect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var kind = kind
    if kind == .inherited { kind = ShapeSurroundings.value(\.buttonBorderShape)?.kind ?? .automatic }
    switch kind {
    case .capsule: return Capsule().path(in: box)
    case .circle: return Circle().path(in: box)
    case .automatic, .roundedRectangle, .inherited:
      var radius: CGFloat = ControlMetrics.desktop.button(.regular).cornerRadius
      if case .roundedRectangle(let own?) = kind { radius = max(own, 0) }
      return RoundedRectangle(cornerRadius: max(radius - insetAmount, 0)).path(in: box)
    }
  }

  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// Never mirrored: it is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that bordered buttons have where the shape is drawn.
  ///
  /// - Source: Apple, "buttonBorder".
  nonisolated public static var buttonBorder: ButtonBorderShape { .inherited }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The view with an outline for its bordered buttons.
  ///
  /// - Source: Apple, "buttonBorderShape(_:)".
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
