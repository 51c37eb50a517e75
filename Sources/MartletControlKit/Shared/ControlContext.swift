import MartletCore

/// What the look of a control depends on besides the control itself.
nonisolated struct ControlContext: DynamicProperty {
  @Environment(\.theme) var theme
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.controlSize) var controlSize
  @Environment(\.tintColor) var tintColor
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.isControlHovered) private var isPointerOver

  var isDesktop: Bool { theme.idiom == .desktop }
  /// Whether the look shows that the pointer is over the control; touch screens have no pointer to show.
  var isHovered: Bool { isDesktop && isEnabled && isPointerOver }
  var metrics: ControlMetrics { theme.controls }
  var colors: ControlColors { theme.controlColors }
  var pickers: PickerMetrics { theme.pickers }
  var menus: MenuMetrics { theme.menus }
  /// What is drawn in the accent colour.
  var accent: Color { tintColor ?? .accentColor }
}

/// What a label without a face is painted with.
enum LabelPaint {
  /// The accent colour of a control: that of its role, or its tint, or the system's.
  static func accent(_ role: ButtonRole?) -> Color {
    role == .destructive ? .red : .accentColor
  }
}
