import MartletCore

/// What a picker style knows about a picker.
///
/// Public only because the styles' common hook names it.
nonisolated public struct _PickerConfiguration {
  let label: AnyView
  /// Whether there is a label to show at all.
  let hasLabel: Bool
  /// What a closed menu shows in place of the selected row.
  let currentValueLabel: AnyView?
  /// Whether the picker stands for several values that differ.
  let isMixed: Bool
  /// The selected row, found without going further than it.
  let current: () -> PickerRow?
  /// All rows, and what stands between them.
  let all: () -> [PickerRow]

  /// The rows but for the selected one, if there are no more than a number of them.
  let others: (_ limit: Int) -> [PickerRow]

  /// The rows that can be selected, without sections, dividers and controls.
  func choices() -> [PickerRow] { all().filter { $0.kind == .view && !$0.isControl } }
}

/// One row of a picker.
nonisolated struct PickerRow {
  enum Mark: Hashable {
    case off
    case on
    /// Selected for some of several values.
    case mixed
  }

  let key: RowKey
  let kind: ContentRow.Kind
  let view: AnyView
  let mark: Mark
  let isDisabled: Bool
  /// Whether it is a control that stands for no value, such as a button among the rows of a menu.
  let isControl: Bool
  /// Selects the row; called by what the user does.
  let choose: () -> Void

  var isOn: Bool { mark == .on }
}
