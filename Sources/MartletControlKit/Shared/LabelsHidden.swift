import MartletCore

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls leave out the labels beside them.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// The control with its label for assistive tools, where it shows none.
  @ViewBuilder
  nonisolated func spokenLabel<Label: View>(_ label: Label, isNeeded: Bool) -> some View {
    if isNeeded { spoken(label) } else { self }
  }

  /// The view, whose controls show no labels beside them; assistive tools still read them.
  ///
  /// - Source: Apple, "labelsHidden()".
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
