import MartletPrimitives

/// How a view's colours join those behind it.
///
/// - Source: Apple, "BlendMode".
public enum BlendMode: Hashable, Sendable {
  /// Covers what is behind.
  case normal
  /// Multiplies both: as dark as both, one after the other.
  case multiply
  /// Multiplies what both lack to white: as light as both together.
  case screen
  /// Multiplies or screens, depending on what is behind.
  case overlay
  /// Takes the darker of both in each component.
  case darken
  /// Takes the lighter of both in each component.
  case lighten
  /// Lightens what is behind to reflect the view.
  case colorDodge
  /// Darkens what is behind to reflect the view.
  case colorBurn
  /// Darkens or lightens a little, depending on the view.
  case softLight
  /// Multiplies or screens, depending on the view.
  case hardLight
  /// The difference of both.
  case difference
  /// As a difference, with less contrast.
  case exclusion
  /// The view's hue, with the saturation and luminosity of what is behind.
  case hue
  /// The view's saturation, with the hue and luminosity of what is behind.
  case saturation
  /// The view's hue and saturation, with the luminosity of what is behind.
  case color
  /// The view's luminosity, with the hue and saturation of what is behind.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes away what is behind.
  case destinationOut
  /// The sum of both, cut off at black, which counts negatively.
  case plusDarker
  /// The sum of both, cut off at white.
  case plusLighter

  package var display: DisplayBlendMode {
    switch self {
    case .normal: return .normal
    case .multiply: return .multiply
    case .screen: return .screen
    case .overlay: return .overlay
    case .darken: return .darken
    case .lighten: return .lighten
    case .colorDodge: return .colorDodge
    case .colorBurn: return .colorBurn
    case .softLight: return .softLight
    case .hardLight: return .hardLight
    case .difference: return .difference
    case .exclusion: return .exclusion
    case .hue: return .hue
    case .saturation: return .saturation
    case .color: return .color
    case .luminosity: return .luminosity
    case .sourceAtop: return .sourceAtop
    case .destinationOver: return .destinationOver
    case .destinationOut: return .destinationOut
    case .plusDarker: return .plusDarker
    case .plusLighter: return .plusLighter
    }
  }
}
