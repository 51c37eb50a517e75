import Observation

/// What changes about one row of a radio group while its label stays.
///
/// Each row reads its own, so that a change of selection evaluates the row that loses it and the one that gets it.
@MainActor @Observable final class RadioRowState {
  /// Whether the row is marked: that it is the selected one, or, of stars, that it is before the selected one.
  fileprivate(set) var isSelected: Bool
  /// Whether the row is the selected one.
  fileprivate(set) var isCurrent: Bool
  /// Whether Tab stops here; it does at one row of a group.
  fileprivate(set) var isTabStop: Bool
  /// Whether the keyboard is to come here as soon as the row is on screen.
  var wantsFocus = false
  /// Whether the row watches the app's selection for its group; one row on screen does.
  fileprivate(set) var isWatcher = false
  /// Whether the row is disabled by itself.
  fileprivate(set) var isDisabled = false

  init(isSelected: Bool, isCurrent: Bool, isTabStop: Bool) {
    self.isSelected = isSelected
    self.isCurrent = isCurrent
    self.isTabStop = isTabStop
  }
}

extension RadioRowState {
  /// Writes what differs, so that nobody is told about what stays.
  func update(isSelected: Bool, isCurrent: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isCurrent != isCurrent { self.isCurrent = isCurrent }
  }

  /// Writes what differs, so that nobody is told about what stays.
  func update(isTabStop: Bool) {
    if self.isTabStop != isTabStop { self.isTabStop = isTabStop }
  }

  /// Writes what differs, so that nobody is told about what stays.
  func update(isWatcher: Bool) {
    if self.isWatcher != isWatcher { self.isWatcher = isWatcher }
  }

  /// Writes what differs, so that nobody is told about what stays.
  func update(isDisabled: Bool) {
    if self.isDisabled != isDisabled { self.isDisabled = isDisabled }
  }
}
