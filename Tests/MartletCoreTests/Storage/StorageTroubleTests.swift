import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

/// What other processes and broken files do to stored values.
@MainActor @Suite struct StorageTroubleTests {
  private struct Shared: View {
    @AppStorage("shared") private var shared = 1
    @AppStorage("kept") private var kept = 1

    var body: some View {
      VStack {
        Text("shows \(shared) \(kept)")
        Text("Write").onTapGesture { shared += 1 }
      }
    }
  }

  private func write(_ values: Any, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: file, options: .atomic)
  }

  private func integers(in file: URL) throws -> [String: Int] {
    let data = try Data(contentsOf: file)
    return try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Int])
  }

  /// Waits, in real time, for what another process did to be seen.
  private func waits(for text: String, in ui: TestHost) async -> Bool {
    // The other tests of the program may keep this one waiting.
    for _ in 0..<6000 {
      if ui.shows(text) { return true }
      try? await Task.sleep(for: .milliseconds(10))
      await ui.yield()
    }
    return false
  }

  @Test func whatAnotherProcessRemovesIsGone() throws {
    let suite = StorageSuite()
    let ui = TestHost { Shared().defaultAppStorage(suite.defaults) }
    suite.area.write(5, forKey: "shared", transaction: Transaction())
    suite.area.write(6, forKey: "kept", transaction: Transaction())
    suite.area.synchronize()
    #expect(ui.shows("shows 5 6"))
    try write(["kept": 7], to: suite.file)
    suite.area.readFileIfChanged()
    #expect(ui.shows("shows 1 7"))
    #expect(suite.defaults.object(forKey: "shared") == nil)
  }

  @Test func aRemovedFileLeavesTheInitialValues() throws {
    let suite = StorageSuite()
    let ui = TestHost { Shared().defaultAppStorage(suite.defaults) }
    suite.area.write(5, forKey: "shared", transaction: Transaction())
    suite.area.synchronize()
    try FileManager.default.removeItem(at: suite.file)
    suite.area.readFileIfChanged()
    #expect(ui.shows("shows 1 1"))
  }

  /// A value that is not in the file yet is newer than the file.
  @Test func aValueThatIsStillToBeWrittenIsNotTakenForRemoved() throws {
    let suite = StorageSuite()
    let ui = TestHost { Shared().defaultAppStorage(suite.defaults) }
    try write(["kept": 7], to: suite.file)
    suite.area.write(5, forKey: "shared", transaction: Transaction())
    suite.area.readFileIfChanged()
    #expect(ui.shows("shows 5 7"))
    suite.area.synchronize()
    #expect(try integers(in: suite.file) == ["shared": 5, "kept": 7])
  }

  /// A property list that is no dictionary is as unusable as one that is none at all.
  @Test func aPropertyListOfAnotherKindIsKeptAside() throws {
    let suite = StorageSuite()
    try write(["only", "texts"], to: suite.file)
    let ui = TestHost { Shared().defaultAppStorage(suite.defaults) }
    try ui.tap("Write")
    suite.area.synchronize()
    #expect(ui.shows("shows 2 1"))
    #expect(try integers(in: suite.file) == ["shared": 2])
    #expect(
      try String(contentsOfFile: suite.file.path + ".unreadable", encoding: .utf8).contains("texts"))
  }

  /// A folder in the file's place can be neither read nor written, whoever the user is.
  ///
  /// That is said once, nothing is lost, and the app goes on; and once the file can be written, it is.
  @Test func whatCanNotBeWrittenIsSaidOnceAndWrittenLater() throws {
    let suite = StorageSuite()
    try FileManager.default.createDirectory(at: suite.file, withIntermediateDirectories: true)
    let note = suite.file.appendingPathComponent("note")
    try Data("precious".utf8).write(to: note)
    let ui = TestHost { Shared().defaultAppStorage(suite.defaults) }
    _ = TestHost.takeWarnings()
    try ui.tap("Write")
    suite.area.synchronize()
    suite.area.write(9, forKey: "kept", transaction: Transaction())
    suite.area.synchronize()
    #expect(ui.shows("shows 2 9"))
    #expect(try String(contentsOf: note, encoding: .utf8) == "precious")
    let warnings = TestHost.takeWarnings().filter { $0.contains("can't be written to \(suite.file.path)") }
    #expect(warnings.count == 1)
    try FileManager.default.removeItem(at: suite.file)
    try ui.tap("Write")
    suite.area.synchronize()
    #expect(try integers(in: suite.file) == ["shared": 3, "kept": 9])
  }

  private static func takePartInTheOtherProcess() async {
    let name = ProcessInfo.processInfo.environment["MARTLET_TEST_SHARED"]
    guard let name, let defaults = UserDefaults(suiteName: name) else { exit(1) }
    let area = DefaultsArea.area(for: defaults)
    let listener = TestHost { Shared().defaultAppStorage(defaults) }
    guard listener.shows("shows 1 3") else { exit(2) }
    area.write(42, forKey: "shared", transaction: Transaction())
    // The process of the test may be busy with all others.
    for _ in 0..<30_000 {
      if listener.shows("shows 42 43") { exit(0) }
      try? await Task.sleep(for: .milliseconds(10))
      await listener.yield()
    }
    exit(3)
  }

  /// Two living processes: one shows what the other writes, as it writes it, with neither window touched.
  @Test func twoLiveProcessesSeeEachOthersChanges() async throws {
    // The other process learns it from here.
    let name = "martlet-test-shared-\(UUID().uuidString)"
    setenv("MARTLET_TEST_SHARED", name, 1)
    let file = StorageFolders.config().appendingPathComponent("\(name).plist")
    try? FileManager.default.removeItem(at: file)
    let defaults = try #require(UserDefaults(suiteName: name))
    for key in ["shared", "kept"] { defaults.removeObject(forKey: key) }
    let ui = TestHost { Shared().defaultAppStorage(defaults) }
    let area = DefaultsArea.area(for: defaults)
    area.write(3, forKey: "kept", transaction: Transaction())
    area.synchronize()
    // The other process waits for our answer to its value, and so has seen it when it ends well.
    let other = Task {
      await #expect(processExitsWith: .success) { await StorageTroubleTests.takePartInTheOtherProcess() }
    }
    #expect(await waits(for: "shows 42 3", in: ui))
    area.write(43, forKey: "kept", transaction: Transaction())
    area.synchronize()
    _ = await other.value
    for suffix in ["", ".lock"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
  }
}
