import MartletCore

extension Button: MenuControlView {
  package static var menuControlKind: MenuControlKind { .button }
}

extension Toggle: MenuControlView {
  package static var menuControlKind: MenuControlKind { .toggle }
}

extension Picker: MenuControlView {
  package static var menuControlKind: MenuControlKind { .picker }
}

extension Menu: MenuControlView {
  package static var menuControlKind: MenuControlKind { .menu }
}

/// A picker inside a menu: its rows among the others, or a submenu of them.
///
/// - Source: Apple, "menu" (PickerStyle): a submenu when nested within a larger menu; "inline"; on touch screens
///   the automatic style is inline.
nonisolated struct NestedPicker: View {
  private let configuration: _PickerConfiguration
  private let isSubmenu: Bool
  private let isAutomatic: Bool
  private var context = ControlContext()

  init(configuration: _PickerConfiguration, style: any PickerStyle) {
    self.configuration = configuration
    isAutomatic = style is DefaultPickerStyle
    isSubmenu = style is MenuPickerStyle || style is PopUpButtonPickerStyle
  }

  @MainActor @ViewBuilder var body: some View {
    if isSubmenu || (isAutomatic && context.isDesktop) {
      SubmenuRow(label: configuration.label) { PickerMenu(rows: configuration.all()) }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        MenuEntries(entries: MenuEntry.entries(configuration.all()))
      }
    }
  }
}

/// A row of a menu that opens another menu beside it.
nonisolated struct SubmenuRow<Rows: View>: View {
  private let label: AnyView
  private let rows: () -> Rows
  @State private var isHighlighted = false
  @State private var isOpen = false
  private var context = ControlContext()

  init(label: AnyView, rows: @escaping () -> Rows) {
    self.label = label
    self.rows = rows
  }

  @MainActor var body: some View {
    let rows = rows
    MenuRowLook(
      content: label, mark: .off, isHighlighted: isHighlighted || isOpen, isDisabled: !context.isEnabled,
      hasSubmenu: true
    )
    .modifier(
      _MenuRowModifier(
        isCurrent: false, action: nil, highlightChanged: { isHighlighted = $0 },
        submenuChanged: { isOpen = $0 })
    )
    .accessibleControl(.menuItem, activate: nil)
    .modifier(_MenuPresenter(isPresented: $isOpen, position: .beside, rows: rows))
  }
}
