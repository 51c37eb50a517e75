/// How a layer's colours join those that are there.
///
/// The separable and the non-separable modes are those of the W3C's "Compositing and Blending"; the others are Porter
/// and Duff's. Modes that change what lies outside of the source do so within the layer's bounds only.
package enum DisplayBlendMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  /// The sum of both, of opacities too, cut off at white.
  case plusLighter
  /// The sum of both with black counted negatively, cut off at black.
  case plusDarker
}
