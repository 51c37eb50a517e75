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
    listenerAdded()
  }

  func listenerAdded() {}

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
  private let storeLock = NSLock()
  // Guarded by the lock. The state of the file that was read last; the outer `nil` if it has to be read in any case.
  private var seenStamp: PropertyListFile.Stamp??
  /// Held while the file is read, so that who asks meanwhile returns when its values are there.
  private let readLock = NSLock()
  private var isWatched = false
  /// The keys that the file held when it was read last, and those written since.
  private var knownKeys: Set<String>

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
    seenStamp = .some(file.stamp)
    knownKeys = Set((file.readableContents() ?? [:]).keys)
  }

  /// From the first view that shows a value on, changes that other processes make are seen as they are made.
  override func listenerAdded() {
    let isFirst: Bool = storeLock.withLock {
      defer { isWatched = true }
      return !isWatched
    }
    guard isFirst else { return }
    FolderWatch.config.watch(file.url.lastPathComponent) { [weak self] in self?.readFileIfChanged() }
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
    storeLock.withLock {
      if let value {
        defaults.set(value, forKey: key)
        knownKeys.insert(key)
      } else {
        defaults.removeObject(forKey: key)
        knownKeys.remove(key)
      }
      // What the file holds is another thing from now on, whatever its stamp.
      seenStamp = nil
      file.set(value, forKey: key)
    }
  }

  override func synchronize() {
    file.synchronize()
  }

  /// Takes over what another process has written or removed, if it has.
  func readFileIfChanged() {
    readLock.lock()
    defer { readLock.unlock() }
    let stamp = file.stamp
    let isNew: Bool = storeLock.withLock {
      defer { seenStamp = .some(stamp) }
      return seenStamp != .some(stamp)
    }
    guard isNew else { return }
    // What this process has not written yet is newer than what the file holds.
    file.synchronize()
    var rounds = 0
    repeat {
      let count = file.changeCount
      guard let contents = file.readableContents() else { return }
      if takeOver(contents, unlessChangedSince: count) { break }
      rounds += 1
    } while rounds < Self.mostRounds
    revalidate()
  }

  /// How often the file is read again because this process goes on writing; the last of these writes has it read anew.
  private static let mostRounds = 3

  /// Returns false if a value was set since a count was taken, which may be newer than the contents.
  private func takeOver(_ contents: [String: Any], unlessChangedSince count: Int) -> Bool {
    storeLock.withLock {
      guard file.changeCount == count else { return false }
      let waiting = file.pendingKeys
      for (key, value) in contents where !waiting.contains(key) { defaults.set(value, forKey: key) }
      for key in knownKeys.subtracting(contents.keys) where !waiting.contains(key) {
        defaults.removeObject(forKey: key)
      }
      knownKeys = waiting.union(contents.keys)
      return true
    }
  }
}

/// The values of one window.
package final class SceneArea: StorageArea, @unchecked Sendable {
  private let file: PropertyListFile?
  private let lock = NSLock()
  private var values: [String: Any]

  /// Whether the values outlive the app.
  package var isKept: Bool { file != nil }

  /// - Parameter name: the window's, for its file; `nil` keeps the values in memory only.
  package init(name: String?) {
    file = name.map { name in
      let folder = StorageFolders.state().appendingPathComponent(ProcessInfo.processInfo.processName)
      return PropertyListFile(url: folder.appendingPathComponent("scene-\(name).plist"))
    }
    values = file?.readableContents() ?? [:]
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

extension SceneArea {
  private static let sizeKey = "martlet.window.size"
  /// Display servers count pixels in 16 bits.
  private static let longestSide = 32_000.0

  /// The size that the window had when it was closed, in points; `nil` if it is not known.
  package var windowSize: CGSize? {
    get {
      let sides: [Double] =
        (object(forKey: Self.sizeKey) as? String)?.split(separator: "x").compactMap { Double($0) } ?? []
      // The file is the user's: anything can be in it.
      guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= Self.longestSide }) else { return nil }
      return CGSize(width: sides[0], height: sides[1])
    }
    set {
      guard newValue != windowSize else { return }
      store(newValue.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" }, forKey: Self.sizeKey)
    }
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
