import Foundation

/// Someone who shows a stored value.
protocol StorageListener: AnyObject {
  var key: String { get }
  /// The stored value may be another now.
  func storedValueMayHaveChanged(transaction: Transaction)
}

/// Values by keys that outlive the app, and who shows them.
///
/// May be used from any thread.
package class StorageArea: @unchecked Sendable {
  private struct Entry {
    weak var listener: (any StorageListener)?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  init() {}

  func object(forKey key: String) -> Any? { nil }

  func store(_ value: Any?, forKey key: String) {}

  /// Waits until all is where it stays.
  package func synchronize() {}

  /// Writes a value and tells those who show it.
  final func write(_ value: Any?, forKey key: String, transaction: Transaction) {
    store(value, forKey: key)
    for listener in listeners where listener.key == key {
      listener.storedValueMayHaveChanged(transaction: transaction)
    }
  }

  /// Values may have been changed by others: those who show them look again.
  package func revalidate() {
    for listener in listeners { listener.storedValueMayHaveChanged(transaction: Transaction()) }
  }

  final func add(_ listener: any StorageListener) {
    lock.withLock { entries[ObjectIdentifier(listener)] = Entry(listener: listener) }
  }

  final func remove(_ listener: any StorageListener) {
    _ = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(listener)) }
  }

  private var listeners: [any StorageListener] {
    lock.withLock { entries.values.compactMap(\.listener) }
  }
}

/// The values of `UserDefaults`, also written to their file at once.
final class DefaultsArea: StorageArea, @unchecked Sendable {
  let defaults: UserDefaults
  private let file: PropertyListFile
  private let dateLock = NSLock()
  private var seenDate: Date?

  private static let table = NSLock()
  nonisolated(unsafe) private static var areas: [String: DefaultsArea] = [:]

  /// The one area of some defaults.
  static func area(for defaults: UserDefaults) -> DefaultsArea {
    let name = domain(of: defaults)
    return table.withLock {
      if let known = areas[name] { return known }
      let made = DefaultsArea(defaults, domain: name)
      areas[name] = made
      return made
    }
  }

  /// All that are in use.
  static var all: [DefaultsArea] { table.withLock { Array(areas.values) } }

  private init(_ defaults: UserDefaults, domain: String) {
    self.defaults = defaults
    file = PropertyListFile(
      url: StorageFolders.config().appendingPathComponent(domain).appendingPathExtension("plist"))
    seenDate = file.modificationDate
  }

  /// The name of the defaults' file; Foundation on Linux keeps it to itself, but for reflection.
  private static func domain(of defaults: UserDefaults) -> String {
    for child in Mirror(reflecting: defaults).children where child.label == "suite" {
      if let name = child.value as? String { return name }
    }
    return Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  override func object(forKey key: String) -> Any? { defaults.object(forKey: key) }

  override func store(_ value: Any?, forKey key: String) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    file.set(value, forKey: key)
  }

  override func synchronize() {
    file.synchronize()
  }

  /// Takes over what another process has written, if it has.
  func readFileIfChanged() {
    let date = file.modificationDate
    let isNew: Bool = dateLock.withLock {
      defer { seenDate = date }
      return date != seenDate
    }
    guard isNew else { return }
    // What this process has not written yet is newer than what the file holds.
    file.synchronize()
    for (key, value) in file.contents() { defaults.set(value, forKey: key) }
    revalidate()
  }
}

/// The values of one window.
package final class SceneArea: StorageArea, @unchecked Sendable {
  private let file: PropertyListFile?
  private let lock = NSLock()
  private var values: [String: Any]

  /// - Parameter name: the window's, for its file; `nil` keeps the values in memory only.
  package init(name: String?) {
    file = name.map { name in
      let folder = StorageFolders.state().appendingPathComponent(ProcessInfo.processInfo.processName)
      return PropertyListFile(url: folder.appendingPathComponent("scene-\(name).plist"))
    }
    values = file?.contents() ?? [:]
    super.init()
  }

  override func object(forKey key: String) -> Any? { lock.withLock { values[key] } }

  override func store(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
    file?.set(value, forKey: key)
  }

  override package func synchronize() {
    file?.synchronize()
  }
}

/// All that apps store, for the app's session.
package enum Storage {
  /// Writes what is not written yet; called when an app ends.
  package static func synchronize() {
    for area in DefaultsArea.all { area.synchronize() }
    // What the app wrote to its defaults directly is in Foundation's memory only, until it is asked to write.
    UserDefaults.standard.synchronize()
  }

  /// Takes over what other processes wrote; called when a window becomes active.
  package static func readChangedFiles() {
    for area in DefaultsArea.all { area.readFileIfChanged() }
  }

  /// Takes over what was written to `UserDefaults` directly, which tells nobody on Linux.
  static func revalidate() {
    for area in DefaultsArea.all { area.revalidate() }
  }
}
