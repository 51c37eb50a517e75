import SwiftUI

/// Notes what happened, in order, for closures that run later.
final class Journal: @unchecked Sendable {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// For the inside of a view builder.
  func noted<V: View>(_ entry: String, _ view: V) -> V {
    note(entry)
    return view
  }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A value that a test changes while views are on screen, without being a state.
final class Cell<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
