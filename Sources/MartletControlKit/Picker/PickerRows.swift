import MartletCore

/// Finds the rows of a picker and the values they stand for.
nonisolated struct PickerRows<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selected: Binding<[SelectionValue]>
  /// What messages call the picker.
  let name: String

  /// The row of the selection; says so once if there is none.
  func current() -> PickerRow? {
    let selection = selected.wrappedValue
    guard selection.count == 1, let value = selection.first else { return nil }
    var found: PickerRow?
    var types: [String] = []
    RowLister.forEachRow(of: content) { row in
      guard row.kind == .view, !isControl(row) else { return true }
      note(row, in: &types)
      guard row.value(as: SelectionValue.self) == value else { return true }
      found = pickerRow(row, mark: .on)
      return false
    }
    if found == nil, !types.isEmpty { warnAboutMissing(value, types) }
    return found
  }

  /// The rows but for the selected one, if there are no more than a number of them.
  func others(limit: Int) -> [PickerRow] {
    let selection = selected.wrappedValue
    var rows: [PickerRow] = []
    var count = 0
    RowLister.forEachRow(of: content) { row in
      guard row.kind == .view, !isControl(row) else { return true }
      count += 1
      let value = row.value(as: SelectionValue.self)
      let isSelected = value.map { selection == [$0] } ?? false
      if !isSelected { rows.append(pickerRow(row, mark: .off)) }
      return count <= limit
    }
    return count <= limit ? rows : []
  }

  /// All rows; the first one of each value counts.
  func all() -> [PickerRow] {
    let selection = selected.wrappedValue
    let mark: PickerRow.Mark = selection.count > 1 ? .mixed : .on
    var seen: Set<SelectionValue> = []
    var rows: [PickerRow] = []
    var types: [String] = []
    RowLister.forEachRow(of: content) { row in
      let value = row.kind == .view ? row.value(as: SelectionValue.self) : nil
      if row.kind == .view, !isControl(row) { note(row, in: &types) }
      let isFirst: Bool = value.map { seen.insert($0).inserted } ?? false
      if let value, !isFirst { warnAboutDuplicate(value) }
      let isSelected = value.map { isFirst && selection.contains($0) } ?? false
      rows.append(pickerRow(row, mark: isSelected ? mark : .off))
      return true
    }
    for value in selection where !seen.contains(value) && !types.isEmpty { warnAboutMissing(value, types) }
    return rows
  }

  /// A control without a value isn't one of the choices.
  private func isControl(_ row: ContentRow) -> Bool {
    row.control != nil && row.value(as: SelectionValue.self) == nil
  }

  private func pickerRow(_ row: ContentRow, mark: PickerRow.Mark) -> PickerRow {
    let value = row.value(as: SelectionValue.self)
    let selected = selected
    return PickerRow(
      key: row.key, kind: row.kind, view: row.view, mark: mark, isDisabled: row.isDisabled,
      isControl: isControl(row),
      choose: { if let value { selected.wrappedValue = [value] } })
  }

  // MARK: Messages

  private func note(_ row: ContentRow, in types: inout [String]) {
    let name: String = row.valueType.map { "\($0)" } ?? "none"
    if !types.contains(name) { types.append(name) }
  }

  private func warnAboutMissing(_ value: SelectionValue, _ types: [String]) {
    let type = "\(SelectionValue.self)"
    var advice = "Give a row .tag(…) with that value, or set the selection to a value that has a row."
    if !types.contains(type) {
      advice =
        "The rows' tags are of type \(types.joined(separator: ", ")), but the selection is of type \(type): give "
        + "the rows .tag(…) with values of that type."
    }
    Diagnostics.warnOnce(
      "picker-selection-\(name)-\(value)",
      "\(name): the selection \(value) has no row with that tag, so none is selected. " + advice)
  }

  private func warnAboutDuplicate(_ value: SelectionValue) {
    Diagnostics.warnOnce(
      "picker-tag-\(name)-\(value)",
      "\(name): more than one row has the tag \(value). The first one is selected for it; give each row a tag of "
        + "its own.")
  }
}
