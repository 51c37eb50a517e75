import Foundation
import MartletCore

/// A picker as rows among the other views: radio buttons on the desktop, rows with a check mark on touch screens.
nonisolated struct InlinePicker: View {
  let configuration: _PickerConfiguration
  private var context = ControlContext()

  init(configuration: _PickerConfiguration) {
    self.configuration = configuration
  }

  @MainActor @ViewBuilder var body: some View {
    if context.isDesktop {
      RadioGroupPicker(configuration: configuration)
    } else {
      CheckedRows(configuration: configuration)
    }
  }
}

/// Rows below one another, the selected one with a check mark at its end.
nonisolated struct CheckedRows: View {
  private let configuration: _PickerConfiguration
  private var context = ControlContext()
  @Environment(\.labelsAreHidden) private var isLabelHidden

  init(configuration: _PickerConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let isLabelShown = !isLabelHidden && configuration.hasLabel
    let rows = configuration.choices()
    let last = rows.last?.key
    VStack(alignment: .leading, spacing: 0) {
      if isLabelShown {
        configuration.label
          .defaultFont(context.menus.headerFont)
          .defaultForeground(Color.secondary)
          .padding(.vertical, Self.labelPadding)
          .accessibilityPart(.label)
      }
      ForEach(rows, id: \.key) { row in
        CheckedRow(row: row)
        if row.key != last { Divider() }
      }
    }
    .modifier(_FocusableModifier(isFocusable: true))
    .modifier(ArrowKeys(rows: rows, isHorizontal: false))
    .spokenLabel(configuration.label.accessibilityPart(.label), isNeeded: !isLabelShown)
    .accessibleParts(.radioGroup, hasChildren: true)
  }

  /// By eye, in points.
  private static let labelPadding: CGFloat = 6
}

/// One row of an inline picker.
nonisolated struct CheckedRow: View {
  private let content: AnyView
  private let mark: PickerRow.Mark
  private let isDisabled: Bool
  private let choose: StableAction
  private var context = ControlContext()

  init(row: PickerRow) {
    content = row.view
    mark = row.mark
    isDisabled = row.isDisabled
    choose = StableAction(row.choose)
  }

  @MainActor var body: some View {
    let box = choose.box
    PressedView(
      CheckedRowLook(mark: mark), role: nil,
      label: ButtonStyleConfiguration.Label(content: .row(content)), action: { box?.run() }
    )
    .accessibleControl(
      .radioButton, value: mark.spoken, activate: isDisabled || !context.isEnabled ? nil : choose.box
    )
    .disabled(isDisabled)
  }
}

/// The row's title, and the check mark in the accent colour.
nonisolated struct CheckedRowLook: ButtonStyle {
  let mark: PickerRow.Mark
  private var context = ControlContext()

  init(mark: PickerRow.Mark) {
    self.mark = mark
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.label
        .defaultFont(context.menus.font)
        .defaultForeground(
          context.isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.colors.disabledLabel))
      Spacer(minLength: 0)
      MenuMark(mark: mark)
        .foregroundStyle(
          context.isEnabled ? AnyShapeStyle(context.accent) : AnyShapeStyle(context.colors.disabledLabel))
    }
    .frame(minHeight: context.menus.rowHeight)
    .opacity(configuration.isPressed ? context.colors.pressedPlainOpacity : 1)
    .contentShape(Rectangle())
  }
}
