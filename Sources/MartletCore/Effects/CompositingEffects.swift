import Foundation
import MartletPrimitives

/// Makes a view's parts join what is behind by a blend mode.
nonisolated public struct _BlendModeEffect: VisualModifier, Sendable {
  package var modifierName: String { "blendMode" }

  let blendMode: BlendMode

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  package func effect(_ size: CGSize) -> DisplayEffect? {
    blendMode == .normal ? nil : DisplayEffect(blendMode: blendMode.display)
  }
}

/// Makes effects around a view apply to it as a whole.
nonisolated public struct _CompositingGroupEffect: VisualModifier, Sendable {
  package var modifierName: String { "compositingGroup" }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  package func effect(_ size: CGSize) -> DisplayEffect? { DisplayEffect(isGroup: true) }
}

/// The colour space in which overlapping colours are mixed.
///
/// - Source: Apple, "ColorRenderingMode".
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB, as everything is mixed by default.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond 0 and 1.
  case extendedLinear
}

extension View {
  /// The view, mixed with what is behind it by a blend mode.
  ///
  /// Each of its parts is mixed by itself unless the view is a `compositingGroup()`.
  ///
  /// - Source: Apple, "blendMode(_:)".
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// The view put together by itself, so that opacity, shadows and blend modes around it apply to it as a whole.
  ///
  /// - Source: Apple, "compositingGroup()".
  nonisolated public func compositingGroup() -> some View {
    modifier(_CompositingGroupEffect())
  }

  /// The view drawn into one picture before it is shown.
  ///
  /// Everything is drawn into pictures here, so it does what `compositingGroup()` does.
  ///
  /// - Parameters:
  ///   - opaque: promises that the view leaves nothing transparent.
  ///   - colorMode: the space in which colours are mixed; only the default is there.
  /// - Source: Apple, "drawingGroup(opaque:colorMode:)".
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    if colorMode != .nonLinear {
      Diagnostics.warnOnce(
        "drawing-group-mode",
        "drawingGroup(colorMode: .\(colorMode)) mixes colours in gamma-encoded sRGB here, as .nonLinear does."
      )
    }
    return modifier(_CompositingGroupEffect())
  }
}
