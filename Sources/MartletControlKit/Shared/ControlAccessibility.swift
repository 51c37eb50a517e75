import MartletCore

extension View {
  /// The view as one control to assistive tools and tests: with all labels inside it as its name.
  nonisolated func accessibleControl(
    _ role: AccessibilityRole, value: String? = nil, activate: StableAction.Box?
  ) -> some View {
    var properties = AccessibilityProperties(role: role)
    properties.value = value
    properties.combinesChildren = true
    properties.activate = activate
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// The view with another one that can't be seen and takes no place, but is read by assistive tools.
  nonisolated func spoken<Spoken: View>(_ label: Spoken) -> some View {
    background { label.fixedSize().frame(width: 0, height: 0).opacity(0) }
  }
}

extension View {
  /// The view as what a control is called.
  nonisolated func accessibilityPart(_ part: AccessibilityPart) -> some View {
    modifier(_AccessibilityPartModifier(part: part))
  }

  /// The view as one control, called and valued as its marked parts say.
  nonisolated func accessibleParts(
    _ role: AccessibilityRole, hasChildren: Bool = false, activate: StableAction.Box? = nil
  ) -> some View {
    var properties = AccessibilityProperties(role: role)
    properties.activate = activate
    return modifier(_AccessibleControlModifier(properties: properties, hasChildren: hasChildren))
  }
}
