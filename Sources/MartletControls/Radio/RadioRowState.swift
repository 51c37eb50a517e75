import Observation

/// What changes about one row of a radio group while its label stays.
///
/// Each row reads its own, so that a change of selection evaluates the row that loses it and the one that gets it.
@MainActor @Observable final class RadioRowState {
  fileprivate(set) var isSelected: Bool
  /// Whether Tab stops here; it does at one row of a group.
  fileprivate(set) var isTabStop: Bool
  /// Whether the keyboard is to come here as soon as the row is on screen.
  var wantsFocus = false
  /// Whether the row is disabled by itself.
  fileprivate(set) var isDisabled = false

  init(isSelected: Bool, isTabStop: Bool) {
    self.isSelected = isSelected
    self.isTabStop = isTabStop
  }
}

extension RadioRowState {
  /// Writes what differs, so that nobody is told about what stays.
  func update(isSelected: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
  }

  /// Writes what differs, so that nobody is told about what stays.
  func update(isTabStop: Bool) {
    if self.isTabStop != isTabStop { self.isTabStop = isTabStop }
  }

  /// Writes what differs, so that nobody is told about what stays.
  func update(isDisabled: Bool) {
    if self.isDisabled != isDisabled { self.isDisabled = isDisabled }
  }
}
