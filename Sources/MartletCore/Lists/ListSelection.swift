import Foundation
import MartletPrimitives

/// What is selected in a list, and how that is changed, without the type of the values.
package struct ListSelection {
  package let isMultiple: Bool
  package let selected: Set<AnyHashable>
  /// The value that a row with an id and a tag stands for; `nil` if it can't be selected.
  package let value: (AnyHashable?, SelectionTag?) -> AnyHashable?
  package let write: (Set<AnyHashable>) -> Void

  package init(
    isMultiple: Bool, selected: Set<AnyHashable>,
    value: @escaping (AnyHashable?, SelectionTag?) -> AnyHashable?,
    write: @escaping (Set<AnyHashable>) -> Void
  ) {
    self.isMultiple = isMultiple
    self.selected = selected
    self.value = value
    self.write = write
  }
}

extension ListElement {
  /// Rows that say by tags what they stand for have to be made to be asked; no more than these are.
  private static let mostSearched = 1_000

  // MARK: Values

  func value(of row: LazyRowElement) -> AnyHashable? {
    guard row.role == .row else { return nil }
    if let row = row as? ListRowElement, row.traits.isSelectionDisabled == true { return nil }
    return selection?.value(row.id, row.content?.selectionTag)
  }

  func isSelected(_ row: LazyRowElement) -> Bool {
    guard let selection, !selection.selected.isEmpty, let value = value(of: row) else { return false }
    return selection.selected.contains(value)
  }

  /// The values of an entry's rows, which are made if their ids don't tell.
  func values(ofEntry place: Int) -> [AnyHashable] {
    guard let selection, place >= 0, place < rows.line.count else { return [] }
    let segment = rows.line.segments[rows.line.segment(of: place)]
    guard segment.role == .row else { return [] }
    if case .run(let run) = segment.source, run.source.existingRow(at: place - segment.first) == nil,
      let value = selection.value(run.source.rowID(at: place - segment.first), nil), !usesTags
    {
      return [value]
    }
    return rows.madeRows(ofEntry: place).compactMap { value(of: $0) }
  }

  /// Whether rows say by tags what they stand for; then ids are no answer.
  private var usesTags: Bool {
    rows.window.contains { entry in entry.rows.contains { $0.content?.selectionTag != nil } }
  }

  /// The entry with a value.
  func place(of value: AnyHashable) -> Int? {
    for entry in rows.window where entry.rows.contains(where: { self.value(of: $0) == value }) {
      return entry.place
    }
    for segment in rows.line.segments {
      guard case .run(let run) = segment.source else { continue }
      if let index = run.source.index(ofID: value) { return segment.first + index }
    }
    return (0..<min(rows.line.count, Self.mostSearched)).first { values(ofEntry: $0).contains(value) }
  }

  // MARK: Press

  /// A row was pressed or tapped.
  func pressed(_ row: ListRowElement, _ modifiers: KeyModifiers) {
    guard let selection, let value = value(of: row) else { return }
    let isToggle = modifiers.contains(.control) || modifiers.contains(.command) || !appearance.selectsOnPress
    if selection.isMultiple, modifiers.contains(.shift), let start = rangeStart ?? cursor {
      selectRange(from: start, to: value)
    } else if selection.isMultiple, isToggle {
      var selected = selection.selected
      if selected.remove(value) == nil { selected.insert(value) }
      rangeStart = value
      select(selected, cursor: value)
    } else if !selection.isMultiple, modifiers.contains(.control) || modifiers.contains(.command),
      selection.selected.contains(value)
    {
      select([], cursor: value)
    } else {
      rangeStart = value
      select([value], cursor: value)
    }
  }

  private func selectRange(from start: AnyHashable, to end: AnyHashable) {
    guard let first = place(of: start), let last = place(of: end) else {
      select([end], cursor: end)
      return
    }
    var selected: Set<AnyHashable> = []
    for place in min(first, last)...max(first, last) { selected.formUnion(values(ofEntry: place)) }
    rangeStart = start
    select(selected, cursor: end)
  }

  private func select(_ values: Set<AnyHashable>, cursor: AnyHashable?) {
    self.cursor = cursor
    guard let selection, selection.selected != values else { return }
    Evaluation.untracked { selection.write(values) }
  }

  // MARK: Keys

  /// Moves or changes the selection by a key; returns whether the key was used.
  func selectByKey(_ key: KeyEvent) -> Bool {
    guard key.phase != .up, let selection, readEnvironment({ $0.isEnabled }) else { return false }
    let hasCommand = !key.modifiers.isDisjoint(with: [.control, .command])
    switch key.name {
    case "Up", "KP_Up": return !hasCommand && moveCursor(by: -1, extends: key.modifiers.contains(.shift))
    case "Down", "KP_Down": return !hasCommand && moveCursor(by: 1, extends: key.modifiers.contains(.shift))
    case "a", "A":
      guard hasCommand, selection.isMultiple else { return false }
      var all: Set<AnyHashable> = []
      for place in 0..<rows.line.count { all.formUnion(values(ofEntry: place)) }
      select(all, cursor: cursor)
      return true
    case "Delete", "BackSpace":
      return !hasCommand && deleteSelected()
    default: return false
    }
  }

  private func moveCursor(by step: Int, extends: Bool) -> Bool {
    guard let selection else { return false }
    let known = cursor.flatMap { selection.selected.contains($0) ? $0 : nil } ?? selection.selected.first
    let from = known.flatMap { self.place(of: $0) }
    var place = from.map { $0 } ?? (step > 0 ? -1 : rows.line.count)
    // Entries may give several rows: the next one may be in the same.
    if let known, let from {
      let values = self.values(ofEntry: from)
      if let index = values.firstIndex(of: known), values.indices.contains(index + step) {
        choose(values[index + step], at: from, extends: extends)
        return true
      }
    }
    while true {
      place += step
      guard place >= 0, place < rows.line.count else { return from != nil }
      let values = self.values(ofEntry: place)
      guard let value = step > 0 ? values.first : values.last else { continue }
      choose(value, at: place, extends: extends)
      return true
    }
  }

  private func choose(_ value: AnyHashable, at place: Int, extends: Bool) {
    if extends, selection?.isMultiple == true, let start = rangeStart ?? cursor {
      selectRange(from: start, to: value)
    } else {
      rangeStart = value
      select([value], cursor: value)
    }
    host.scrolling.show(ScrollRequest(.entry(rows, place: place), anchor: nil), in: self)
  }

  /// Deletes the selected rows that may be; returns whether there were any.
  private func deleteSelected() -> Bool {
    guard let selection, !selection.selected.isEmpty else { return false }
    var isAny = false
    for segment in rows.line.segments {
      guard case .run(let run) = segment.source, let delete = run.delete else { continue }
      var indices = IndexSet()
      for value in selection.selected {
        guard let place = self.place(of: value), place >= segment.first, place < segment.first + segment.count
        else {
          continue
        }
        let isLocked = rows.madeRows(ofEntry: place).contains {
          ($0 as? ListRowElement)?.traits.isDeletionDisabled == true
        }
        if !isLocked { indices.insert(place - segment.first) }
      }
      guard !indices.isEmpty else { continue }
      isAny = true
      Evaluation.untracked { delete.action(indices) }
    }
    return isAny
  }
}

extension LazyStackElement {
  /// The rows of an entry, made if they don't exist.
  func madeRows(ofEntry place: Int) -> [LazyRowElement] {
    let before = isLayingOut
    isLayingOut = true
    defer { isLayingOut = before }
    return entry(at: place)?.rows ?? []
  }
}
