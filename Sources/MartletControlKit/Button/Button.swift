import MartletCore

/// Something to press that performs an action.
///
/// How it looks and what counts as a press is up to the style set by `buttonStyle(_:)`.
///
/// - Source: Apple, "Button".
nonisolated public struct Button<Label: View>: View {
  @Environment(\.buttonStyles) private var styles
  @Environment(\.styleNesting) private var nesting
  @Environment(\.menuTracker) private var menu
  @Environment(\.dialogContext) private var surroundings
  @Environment(\.presentationHandle) private var presentation
  private let role: ButtonRole?
  private let label: Label
  private let action: StableAction

  /// Creates a button from an action and a label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button for a purpose from an action and a label.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
    self.action = StableAction { MainActor.assumeIsolated(action) }
  }

  /// The label in the style in force.
  @MainActor @preconcurrency public var body: some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: .row(label)), action: action.box)
    // In a dialog a button looks as the dialog wants it, and closes it; in a sheet that the dialog presents it doesn't.
    let dialog = surroundings.flatMap { $0.handle === presentation ? $0 : nil }
    let own: (any PrimitiveButtonStyle)? = dialog == nil ? styles.first : DialogButtonStyle()
    let style: any PrimitiveButtonStyle = own ?? DefaultButtonStyle()
    action.box?.afterwards = dialog?.afterwards
    // What the style makes inherits the styles further out, so that a style used within itself ends.
    return styled(style, configuration)
      .environment(\.buttonStyles, styles.rest)
      .environment(\.styleNesting, nesting + 1)
      .modifier(KeyboardPress(action: action.box))
  }

  @MainActor private func styled(
    _ style: some PrimitiveButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    if let menu {
      return AnyView(
        MenuRow(content: AnyView(configuration.label), role: role) {
          menu.close()
          configuration.trigger()
        })
    }
    guard StyleNesting.allows(style, at: nesting) else { return AnyView(configuration.label) }
    return AnyView(PrimitiveStyleBody(style, configuration))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is asked to show, for styles that change another one.
  ///
  /// - Source: Apple, "init(_:)".
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = configuration.label
    action = StableAction { configuration.trigger() }
  }
}
