import MartletFoundation

// Titles that a localized string resource describes. A literal could be one too, but is a key.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a text as its header.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}

extension View {
  /// The view with a name for assistive tools.
  ///
  /// - Source: Apple, "accessibilityLabel(_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The view with a value for assistive tools.
  ///
  /// - Source: Apple, "accessibilityValue(_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// The view with a hint about what it does for assistive tools.
  ///
  /// - Source: Apple, "accessibilityHint(_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
}
