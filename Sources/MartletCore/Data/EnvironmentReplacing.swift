import Foundation

// `\.self` stands for all values at once: reading it gives what is in force now, and setting it puts other values
// in the place of all that are inherited.

extension EnvironmentScope {
  /// The entries in force here, the nearest of each key.
  var entriesInForce: [EnvironmentEntry] {
    var result: [EnvironmentEntry] = []
    var seen: Set<ObjectIdentifier> = []
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.entries where seen.insert(entry.key).inserted { result.append(entry) }
      if current.isWhole { break }
      scope = current.parent
    }
    return result
  }
}

extension EnvironmentValues {
  /// The values in force in a scope at this moment; they stay what they are when the scope's change.
  init(snapshotOf scope: EnvironmentScope) {
    self.init()
    adoptAll(scope.entriesInForce)
  }

  /// Those set on this copy, and those behind it.
  var allEntries: [EnvironmentEntry] {
    var result = overrides
    let known = Set(overrides.map(\.key))
    for entry in scope?.entriesInForce ?? [] where !known.contains(entry.key) { result.append(entry) }
    return result
  }

  mutating func adoptAll(_ entries: [EnvironmentEntry]) {
    for entry in entries { adopt(entry) }
  }

  /// What the engine needs in every environment, whatever an app makes of it.
  static let engineKeys: Set<ObjectIdentifier> = {
    var values = EnvironmentValues()
    values.theme = .desktop
    values.systemOpener = nil
    values.windowHandle = WindowHandle()
    return Set(values.overrides.map(\.key))
  }()
}

/// Reads which environment values a piece of code asks for.
final class EnvironmentProbe: _DependencyReader {
  private(set) var mask: EnvironmentMask = 0

  override init() { super.init() }

  override func recordEnvironmentRead(_ bit: EnvironmentMask) { mask |= bit }
}
