import Foundation
import MartletCore

/// A picker as a button that opens a menu; on the desktop with its label beside it.
///
/// - Source: NSPopUpButton on the desktop; on touch screens the value in the accent colour, without the label,
///   as iOS 16 and later show a picker outside of lists and forms, or in a row the label and the value in gray.
nonisolated struct MenuPicker: View {
  private let configuration: _PickerConfiguration
  @State private var isOpen = false

  init(configuration: _PickerConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    OpenableMenuPicker(configuration: configuration, isOpen: $isOpen)
  }
}

/// The picker's parts, with the menu open or not.
nonisolated struct OpenableMenuPicker: View {
  private let configuration: _PickerConfiguration
  @Binding private var isOpen: Bool
  private let open: StableAction
  private var context = ControlContext()
  @Environment(\.labelsAreHidden) private var isLabelHidden
  @Environment(\.isInList) private var isInList

  init(configuration: _PickerConfiguration, isOpen: Binding<Bool>) {
    self.configuration = configuration
    _isOpen = isOpen
    open = StableAction { isOpen.wrappedValue = true }
  }

  @MainActor var body: some View {
    let isLabelShown = (context.isDesktop || isRow) && !isLabelHidden && configuration.hasLabel
    HStack(alignment: .firstTextBaseline, spacing: context.pickers.labelSpacing) {
      if isLabelShown { PickerLabel(content: configuration.label) }
      if isLabelShown, isRow { Spacer(minLength: 0) }
      button
    }
    .spokenLabel(configuration.label.accessibilityPart(.label), isNeeded: !isLabelShown)
    .accessibleParts(.popUpButton, activate: context.isEnabled ? open.box : nil)
  }

  /// Whether the picker is a row of its own.
  private var isRow: Bool { !context.isDesktop && isInList }

  @MainActor private var button: some View {
    let configuration = configuration
    let isOpen = $isOpen
    let corner: CGFloat = context.metrics.button(context.controlSize).cornerRadius
    return PopUpButton(value: value, isOpen: isOpen.wrappedValue, others: others, isRow: isRow)
      .modifier(_FocusRingAreaModifier(outline: RoundedRectangle(cornerRadius: corner)))
      .modifier(OpeningPress(isOpen: isOpen))
      .modifier(_FocusableModifier(isFocusable: true))
      .onKeyPress(keys: [.space, .return, .upArrow, .downArrow], phases: .down) { _ in
        isOpen.wrappedValue = true
        return .handled
      }
      .modifier(
        _MenuPresenter(isPresented: isOpen, position: context.isDesktop ? .overTitle : .below) {
          PickerMenu(rows: configuration.all())
        }
      )
      .modifier(HoverTelling())
  }

  /// A pop-up button is as wide as its widest row, so that a choice moves nothing around it.
  ///
  /// Of a long menu only the row that is shown is made: such a button is as wide as its value.
  @MainActor private var others: [PickerRow] {
    guard context.isDesktop, configuration.currentValueLabel == nil else { return [] }
    return configuration.others(Self.mostMeasuredRows)
  }

  private static let mostMeasuredRows = 24

  @MainActor private var value: AnyView {
    if let own = configuration.currentValueLabel { return own }
    if configuration.isMixed { return AnyView(Text(verbatim: Self.mixedTitle)) }
    guard let row = configuration.current() else { return AnyView(Text(verbatim: "")) }
    return AnyView.row(row.view)
  }

  /// What stands for several values; a dash, as in the menu's rows, needs no translation.
  private static let mixedTitle = "—"
}

/// A picker's label beside it.
nonisolated struct PickerLabel: View {
  let content: AnyView
  private var context = ControlContext()

  init(content: AnyView) {
    self.content = content
  }

  @MainActor var body: some View {
    content
      .defaultFont(context.metrics.button(context.controlSize).font)
      .defaultForeground(
        context.isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.colors.disabledLabel)
      )
      .accessibilityPart(.label)
  }
}

/// Opens a menu: at the press with a pointer, so that one gesture can go on to the row, on release with a finger.
struct OpeningPress: ViewModifier {
  @Binding var isOpen: Bool
  private var context = ControlContext()

  init(isOpen: Binding<Bool>) {
    _isOpen = isOpen
  }

  func body(content: Content) -> some View {
    let opensAtPress = context.isDesktop
    let binding = $isOpen
    content
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .onChanged { isInside in
            if opensAtPress, isInside { binding.wrappedValue = true }
          }
          .onEnded { _ in
            if !opensAtPress { binding.wrappedValue = true }
          })
  }
}
