import MartletCore

/// The colours of controls in one family of devices.
struct ControlColors: Sendable {
  /// The face of a bordered button, and of a check box that is off.
  var face: ThemedColor
  var hoveredFace: ThemedColor
  var pressedFace: ThemedColor
  var disabledFace: ThemedColor
  /// The line around a face.
  var border: ThemedColor
  /// The shadow right below a face.
  var shadow: ThemedColor
  /// The light on a face's upper edge.
  var highlight: ThemedColor
  /// What lies over a coloured face or a track while the pointer is over it.
  var hoveredVeil: ThemedColor
  /// What lies over a coloured face while it is pressed.
  var pressedVeil: ThemedColor
  /// Text that can't be acted on.
  var disabledLabel: ThemedColor
  /// The text of an empty text field.
  var placeholder: ThemedColor
  /// The ground of a text field with a border.
  var field: ThemedColor
  var disabledField: ThemedColor
  var fieldBorder: ThemedColor
  /// A link.
  var link: ThemedColor
  var pressedLink: ThemedColor
  /// The track of a switch that is off.
  var track: ThemedColor
  /// The line along the inner edge of a track.
  var trackBorder: ThemedColor
  var knob: ThemedColor
  var pressedKnob: ThemedColor
  /// The track of a switch that is on; `nil` for the accent colour.
  var trackOn: Color?
  /// How opaque a bordered button's own tint is on its face, light and dark.
  var tintedFaceOpacity: [ColorScheme: Double]
  /// How opaque a label without a face is while it is pressed.
  var pressedBorderlessOpacity: Double
  var pressedPlainOpacity: Double
  /// How opaque a bordered button is while it is pressed.
  var pressedBorderedOpacity: Double
  /// How opaque what is drawn in colours of its own is while it is disabled.
  var disabledOpacity: Double
}

extension ControlColors {
  /// macOS 11 to 15.
  ///
  /// Placeholders are NSColor.placeholderTextColor (a quarter of black or white).
  /// Disabled text is NSColor.disabledControlTextColor (a quarter of black or white) and links are
  /// NSColor.linkColor, both as remembered. macOS shows no hover on these controls; other desktops do, so a
  /// hovered one is about half way to the pressed one. Everything else is by eye, after what push buttons look like: white,
  /// in dark a quarter of white, with a hairline and a short shadow.
  static let desktop = ControlColors(
    face: ThemedColor(0xFFFFFF, dark: 0xFFFFFF, 0.25),
    hoveredFace: ThemedColor(0xF7F7F7, dark: 0xFFFFFF, 0.3),
    pressedFace: ThemedColor(0xE6E6E6, dark: 0xFFFFFF, 0.36),
    disabledFace: ThemedColor(0xFFFFFF, 0.5, dark: 0xFFFFFF, 0.1),
    border: ThemedColor(0x000000, 0.1, dark: 0x000000, 0.25),
    shadow: ThemedColor(0x000000, 0.14, dark: 0x000000, 0.2),
    highlight: ThemedColor(0xFFFFFF, 0, dark: 0xFFFFFF, 0.15),
    hoveredVeil: ThemedColor(0x000000, 0.06, dark: 0xFFFFFF, 0.08),
    pressedVeil: ThemedColor(0x000000, 0.14, dark: 0xFFFFFF, 0.16),
    disabledLabel: ThemedColor(0x000000, 0.25, dark: 0xFFFFFF, 0.25),
    placeholder: ThemedColor(0x000000, 0.25, dark: 0xFFFFFF, 0.25),
    field: ThemedColor(0xFFFFFF, dark: 0xFFFFFF, 0.06),
    disabledField: ThemedColor(0xFFFFFF, 0.5, dark: 0xFFFFFF, 0.03),
    fieldBorder: ThemedColor(0x000000, 0.16, dark: 0xFFFFFF, 0.14),
    link: ThemedColor(0x0068DA, dark: 0x419CFF),
    pressedLink: ThemedColor(0x004FA6, dark: 0x8AC2FF),
    track: ThemedColor(0x000000, 0.12, dark: 0xFFFFFF, 0.16),
    trackBorder: ThemedColor(0x000000, 0.08, dark: 0xFFFFFF, 0.06),
    knob: ThemedColor(0xFFFFFF, dark: 0xD0D0D0),
    pressedKnob: ThemedColor(0xF0F0F0, dark: 0xE4E4E4),
    trackOn: nil, tintedFaceOpacity: [:], pressedBorderlessOpacity: 1, pressedPlainOpacity: 0.7,
    pressedBorderedOpacity: 1,
    disabledOpacity: 0.5)

  /// iOS 15 to 18.
  ///
  /// Faces are UIColor.tertiarySystemFill (767680 at 12 and 24 %), disabled text is tertiaryLabel, placeholders are placeholderText, a switch that
  /// is on is systemGreen, all as documented for UIColor; the track that is off and all opacities are by eye.
  static let touch = ControlColors(
    face: ThemedColor(0x767680, 0.12, dark: 0x767680, 0.24),
    hoveredFace: ThemedColor(0x767680, 0.12, dark: 0x767680, 0.24),
    pressedFace: ThemedColor(0x767680, 0.12, dark: 0x767680, 0.24),
    disabledFace: ThemedColor(0x767680, 0.12, dark: 0x767680, 0.24),
    border: ThemedColor(.clear),
    shadow: ThemedColor(0x000000, 0.06, dark: 0x000000, 0.06),
    highlight: ThemedColor(.clear),
    hoveredVeil: ThemedColor(.clear),
    pressedVeil: ThemedColor(.clear),
    disabledLabel: ThemedColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
    placeholder: ThemedColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3),
    field: ThemedColor(0xFFFFFF, dark: 0x000000),
    disabledField: ThemedColor(0xF8F8F8, dark: 0x0C0C0C),
    fieldBorder: ThemedColor(0x3C3C43, 0.2, dark: 0xEBEBF5, 0.2),
    link: ThemedColor(0x007AFF, dark: 0x0A84FF),
    pressedLink: ThemedColor(0x007AFF, 0.3, dark: 0x0A84FF, 0.3),
    track: ThemedColor(0xE9E9EA, dark: 0x39393D),
    trackBorder: ThemedColor(.clear),
    knob: ThemedColor(.white),
    pressedKnob: ThemedColor(.white),
    trackOn: .green, tintedFaceOpacity: [.light: 0.15, .dark: 0.22], pressedBorderlessOpacity: 0.2,
    pressedPlainOpacity: 0.5, pressedBorderedOpacity: 0.7,
    disabledOpacity: 0.5)
}
