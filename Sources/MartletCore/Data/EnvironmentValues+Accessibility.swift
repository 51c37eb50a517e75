import Foundation

/// What the desktop says about assistive tools and wishes.
struct AssistanceState: Equatable, Sendable {
  var isScreenReaderOn = false
  var differentiatesWithoutColor = false
}

private struct AssistanceKey: EnvironmentKey {
  static var defaultValue: AssistanceState { AssistanceState() }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  var assistance: AssistanceState {
    get { self[AssistanceKey.self] }
    set { self[AssistanceKey.self] = newValue }
  }

  /// Whether a screen reader runs, such as Orca.
  ///
  /// - Source: Apple, "accessibilityVoiceOverEnabled"; GNOME's "screen-reader-enabled".
  public var accessibilityVoiceOverEnabled: Bool { assistance.isScreenReaderOn }

  /// Whether an assistive tool runs.
  ///
  /// - Source: Apple, "accessibilityEnabled"; GNOME's "screen-reader-enabled".
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? assistance.isScreenReaderOn }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the user asks that nothing be told by colour alone.
  ///
  /// - Source: Apple, "accessibilityDifferentiateWithoutColor"; GNOME's "show-status-shapes".
  public var accessibilityDifferentiateWithoutColor: Bool { assistance.differentiatesWithoutColor }

  /// Whether the user asks for buttons with outlines.
  ///
  /// - Source: Apple, "accessibilityShowButtonShapes"; GNOME's nearest wish is "show-status-shapes".
  public var accessibilityShowButtonShapes: Bool { assistance.differentiatesWithoutColor }

  /// Whether the user asks that nothing shine through.
  ///
  /// Linux desktops have no such setting, so nobody does.
  ///
  /// - Source: Apple, "accessibilityReduceTransparency".
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the screen's colours are inverted.
  ///
  /// Linux desktops do that behind the programs' backs if at all, so none is told.
  ///
  /// - Source: Apple, "accessibilityInvertColors".
  public var accessibilityInvertColors: Bool { false }

  /// Whether the user acts by switches.
  ///
  /// Linux desktops have no such setting, so nobody does.
  ///
  /// - Source: Apple, "accessibilitySwitchControlEnabled".
  public var accessibilitySwitchControlEnabled: Bool { false }
}
