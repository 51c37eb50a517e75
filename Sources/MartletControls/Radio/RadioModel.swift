import SwiftUI

/// Which rows are marked for a selection.
enum RadioMarks: Sendable {
  /// Those that stand for the selected value.
  case selected
  /// All rows up to the last one that stands for the selected value, as stars are.
  case upToSelected
}

/// The engine of radio groups: who is selected, where Tab stops, where the arrow keys lead.
///
/// It is not observed itself. Rows observe their `RadioRowState`, in which the model writes what changed.
@MainActor final class RadioModel<Value: Hashable> {
  private(set) var rows: [RadioRowID<Value>] = []
  private(set) var selection: Value?
  let marks: RadioMarks
  /// Selects a value, or takes the selection back, in the app's data; `nil` until the group is shown.
  private var connection: Connection?

  /// Whether the user worked with the pointer last, not with keys, since the keyboard came into the group.
  var isPointed = false
  /// How often the rows have changed.
  private(set) var generation = 0

  private var values: [Value] = []
  private var places: [RadioRowID<Value>: Int] = [:]
  private var counts: [Value: Int] = [:]
  private var states: [RadioRowID<Value>: RadioRowState] = [:]
  private var disabled: Set<RadioRowID<Value>> = []
  private var tabStop: RadioRowID<Value>?
  /// The row that has the keyboard.
  private var focused: RadioRowID<Value>?
  /// The rows on screen, and the one among them that watches the app's selection.
  private var shown: Set<RadioRowID<Value>> = []
  private var watcher: RadioRowID<Value>?

  /// The way to the app's data.
  struct Connection {
    let selection: Binding<Value>
    /// What stands for no selection; `nil` if a selected row stays selected when it is pressed again.
    var empty: Value?
  }

  nonisolated init(marks: RadioMarks = .selected) {
    self.marks = marks
  }

  // MARK: What is shown

  /// Takes over the way to the app's data, and what is selected there if nothing is known yet.
  ///
  /// Later changes are `RadioSelectionWatcher`'s, so that a body which calls this does not depend on the selection.
  func connect(_ connection: Connection) {
    self.connection = connection
    if selection == nil { selection = connection.selection.wrappedValue }
  }

  /// Takes over the rows, in order, and returns their identities.
  ///
  /// It may be called in a body: what rows observe changes with the next `settle()`.
  ///
  /// - Complexity: O(n) if they differ from those before; else as long as it takes to compare them.
  @discardableResult
  func adopt(values newValues: [Value]) -> [RadioRowID<Value>] {
    if newValues == values, rows.count == values.count { return rows }
    values = newValues
    rows = RadioRowID.rows(for: newValues)
    places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($0.element, $0.offset) })
    counts = rows.reduce(into: [:]) { $0[$1.value] = $1.occurrence + 1 }
    states = states.filter { places[$0.key] != nil }
    disabled = disabled.filter { places[$0] != nil }
    if let row = focused, places[row] == nil { focused = nil }
    generation += 1
    if states.isEmpty { moveTabStop() }
    return rows
  }

  /// Tells the rows what changed about them with the rows' number and order.
  func settle() {
    for row in states.keys { updateMarks(of: row) }
    moveTabStop()
  }

  /// A row came on screen, or went.
  ///
  /// A group has no view of its own that could watch the app's selection, so one of its rows does.
  func rowIsShown(_ isShown: Bool, _ row: RadioRowID<Value>) {
    if isShown { shown.insert(row) } else { shown.remove(row) }
    if !isShown { focusChanged(false, of: row) }
    if let watcher, shown.contains(watcher) { return }
    if let before = watcher { states[before]?.update(isWatcher: false) }
    watcher = shown.first
    if let next = watcher { state(of: next).update(isWatcher: true) }
  }

  /// Takes over the app's selection.
  func adopt(selection newSelection: Value) {
    guard newSelection != selection else { return }
    let before: Value? = selection
    selection = newSelection
    if marks == .upToSelected {
      for row in states.keys { updateMarks(of: row) }
    } else {
      for value in [before, newSelection] {
        guard let value else { continue }
        for row in rows(standingFor: value) { updateMarks(of: row) }
      }
    }
    moveTabStop()
  }

  /// What changes about a row.
  func state(of row: RadioRowID<Value>) -> RadioRowState {
    if let known = states[row] { return known }
    let state = RadioRowState(
      isSelected: isMarked(row), isCurrent: row.value == selection, isTabStop: row == tabStop)
    states[row] = state
    return state
  }

  /// Where a row stands, from 0 on.
  func place(of row: RadioRowID<Value>) -> Int? { places[row] }

  private func rows(standingFor value: Value) -> [RadioRowID<Value>] {
    (0..<counts[value, default: 0]).map { RadioRowID(value: value, occurrence: $0) }
  }

  private func isMarked(_ row: RadioRowID<Value>) -> Bool {
    guard let selection else { return false }
    switch marks {
    case .selected: return row.value == selection
    case .upToSelected:
      guard let place = places[row], let last = rows(standingFor: selection).last.flatMap({ places[$0] })
      else { return false }
      return place <= last
    }
  }

  private func updateMarks(of row: RadioRowID<Value>) {
    states[row]?.update(isSelected: isMarked(row), isCurrent: row.value == selection)
  }

  // MARK: What the user does

  /// Selects a row, or takes the selection back where that is allowed and the row has it.
  func press(_ row: RadioRowID<Value>) {
    guard places[row] != nil, !disabled.contains(row) else { return }
    if row.value != selection {
      write(row.value)
    } else if let empty = connection?.empty, empty != selection {
      write(empty)
    }
  }

  /// Goes some rows forward or back, past those that are disabled, and selects the row there.
  ///
  /// - Returns: whether there is such a row. At the ends there is none: the selection does not go round.
  @discardableResult
  func move(by step: Int, from row: RadioRowID<Value>) -> Bool {
    guard step != 0, let place = places[focused ?? row] else { return false }
    return select(firstFrom: place + step, step: step)
  }

  /// Selects the first row that can be selected, or the last one.
  @discardableResult
  func moveToEnd(isLast: Bool) -> Bool {
    select(firstFrom: isLast ? rows.count - 1 : 0, step: isLast ? -1 : 1)
  }

  private func select(firstFrom start: Int, step: Int) -> Bool {
    var place: Int = start
    while rows.indices.contains(place) {
      let row: RadioRowID<Value> = rows[place]
      if !disabled.contains(row) {
        if row.value != selection { write(row.value) }
        focus(row)
        return true
      }
      place += step
    }
    return false
  }

  /// Writes to the app's data, and shows what became of it: the app may have refused.
  private func write(_ value: Value) {
    guard let binding = connection?.selection else { return }
    binding.wrappedValue = value
    withTransaction(binding.transaction) { adopt(selection: binding.wrappedValue) }
  }

  // MARK: The keyboard

  /// A row got or lost the keyboard.
  func focusChanged(_ isFocused: Bool, of row: RadioRowID<Value>) {
    if isFocused {
      if focused == nil { isPointed = false }
      focused = row
      moveTabStop()
    } else if focused == row {
      focused = nil
      moveTabStop()
    }
  }

  /// A row is disabled by itself, or isn't any more.
  func setDisabled(_ isDisabled: Bool, _ row: RadioRowID<Value>) {
    guard disabled.contains(row) != isDisabled else { return }
    if isDisabled { disabled.insert(row) } else { disabled.remove(row) }
    state(of: row).update(isDisabled: isDisabled)
    moveTabStop()
  }

  private func focus(_ row: RadioRowID<Value>) {
    focused = row
    setTabStop(row)
    state(of: row).wantsFocus = true
  }

  /// Tab stops at the selected row, or where there is none that can be reached at the first one.
  private func moveTabStop() {
    let selected: RadioRowID<Value>? = selection.flatMap { value in
      let all: [RadioRowID<Value>] = rows(standingFor: value).filter { !disabled.contains($0) }
      return all.first { $0 == focused } ?? all.first
    }
    let target: RadioRowID<Value>? =
      selected ?? focused.flatMap { disabled.contains($0) ? nil : $0 }
      ?? rows.first { !disabled.contains($0) }
    // Who works in the group with the keyboard keeps it when the selection changes.
    if let target, let current = focused, current != target {
      focus(target)
    } else {
      setTabStop(target)
    }
  }

  private func setTabStop(_ row: RadioRowID<Value>?) {
    guard row != tabStop else { return }
    let before: RadioRowID<Value>? = tabStop
    tabStop = row
    if let before { states[before]?.update(isTabStop: false) }
    if let row { states[row]?.update(isTabStop: true) }
  }
}
