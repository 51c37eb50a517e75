import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

/// Defaults of their own, whose file goes when the test ends.
final class StorageSuite {
  let name = "martlet-test-\(UUID().uuidString)"
  let defaults: UserDefaults

  init() {
    guard let made = UserDefaults(suiteName: name) else { fatalError("a suite name is refused") }
    defaults = made
  }

  var file: URL { StorageFolders.config().appendingPathComponent("\(name).plist") }
  var area: DefaultsArea { DefaultsArea.area(for: defaults) }

  deinit {
    for suffix in ["", ".lock", ".unreadable"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
  }
}

/// Apple, "AppStorage".
@MainActor @Suite struct AppStorageTests {
  private enum Flavor: String { case sweet, sour }

  private struct Settings: View {
    @AppStorage("name") private var name = "nobody"
    @AppStorage("count") private var count = 0
    @AppStorage("isOn") private var isOn = false
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("flavor") private var flavor = Flavor.sweet
    @AppStorage("page") private var page = URL(fileURLWithPath: "/first")
    @AppStorage("note") private var note: String?

    var body: some View {
      VStack {
        Text(
          verbatim:
            "\(name) \(count) \(isOn ? "on" : "off") \(ratio) \(flavor.rawValue) \(page.absoluteString)")
        Text("note \(note ?? "none")").onTapGesture { note = note == nil ? "hello" : nil }
        Text("Change").onTapGesture {
          name = "Ada"
          count += 2
          isOn.toggle()
          ratio = 3
          flavor = .sour
          page = URL(string: "https://example.com/a?b=c") ?? page
        }
        Toggle("Switch", isOn: $isOn)
      }
    }
  }

  @Test func valuesOfAllKindsAreKept() throws {
    let suite = StorageSuite()
    let first = TestHost { Settings().defaultAppStorage(suite.defaults) }
    #expect(first.shows("nobody 0 off 0.5 sweet file:///first"))
    try first.tap("Change")
    try first.tap("note none")
    #expect(first.shows("Ada 2 on 3.0 sour https://example.com/a?b=c"))
    let second = TestHost { Settings().defaultAppStorage(suite.defaults) }
    #expect(second.shows("Ada 2 on 3.0 sour https://example.com/a?b=c"))
    #expect(second.shows("note hello"))
    suite.area.synchronize()
    let values = try #require(
      PropertyListSerialization.propertyList(from: Data(contentsOf: suite.file), format: nil)
        as? [String: Any])
    #expect(values["name"] as? String == "Ada")
    #expect(values["count"] as? Int == 2)
    try second.tap("note hello")
    suite.area.synchronize()
    #expect(try !String(contentsOf: suite.file, encoding: .utf8).contains("note"))
  }

  private struct Reader: View {
    let journal: Journal
    @AppStorage("shared") private var shared = 1
    var body: some View { journal.noted("reader", Text("reads \(shared)")) }
  }

  private struct Writer: View {
    @AppStorage("shared") private var shared = 1
    @AppStorage("other") private var other = 1
    var body: some View {
      VStack {
        Text("Write").onTapGesture { shared += 1 }
        Text("Other").onTapGesture { other += 1 }
      }
    }
  }

  @Test func allThatShowAKeyFollowIncludingOtherWindows() throws {
    let suite = StorageSuite()
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Reader(journal: journal)
        Writer()
      }
      .defaultAppStorage(suite.defaults)
    }
    let other = TestHost { Reader(journal: Journal()).defaultAppStorage(suite.defaults) }
    _ = journal.take()
    try ui.tap("Write")
    #expect(ui.shows("reads 2") && other.shows("reads 2"))
    #expect(journal.take() == ["reader"])
    try ui.tap("Other")
    #expect(journal.take() == [])
  }

  @Test func aDirectWriteToTheDefaultsIsSeenAtTheNextUpdate() {
    let suite = StorageSuite()
    let ui = TestHost { Reader(journal: Journal()).defaultAppStorage(suite.defaults) }
    suite.defaults.set(7, forKey: "shared")
    #expect(ui.shows("reads 7"))
    suite.defaults.removeObject(forKey: "shared")
    #expect(ui.shows("reads 1"))
  }

  @Test func aValueOfAnotherTypeCountsAsNoneAndStaysUntilItIsWritten() {
    let suite = StorageSuite()
    suite.defaults.set("text", forKey: "shared")
    let ui = TestHost { Reader(journal: Journal()).defaultAppStorage(suite.defaults) }
    #expect(ui.shows("reads 1"))
    #expect(suite.defaults.string(forKey: "shared") == "text")
  }

  private struct Sliding: View {
    @AppStorage("isFar") private var isFar = false
    var body: some View {
      VStack {
        Color.red.opacity(isFar ? 1 : 0.5)
        Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { isFar = true } }
      }
    }
  }

  @Test func aStoredChangeCanBeAnimated() throws {
    let suite = StorageSuite()
    let ui = TestHost { Sliding().defaultAppStorage(suite.defaults) }
    try ui.tap("Go")
    ui.advance(by: 0.5)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.75) })
  }

  private final class Model: ObservableObject {
    @AppStorage var level: Int
    init(_ defaults: UserDefaults) { _level = AppStorage(wrappedValue: 1, "level", store: defaults) }
  }

  private struct ModelView: View {
    @ObservedObject var model: Model
    var body: some View { Text("level \(model.level)").onTapGesture { model.level += 1 } }
  }

  @Test func anObservableObjectTellsOfItsStoredValues() throws {
    let suite = StorageSuite()
    let ui = TestHost { ModelView(model: Model(suite.defaults)) }
    try ui.tap("level 1")
    #expect(ui.shows("level 2"))
  }

  @Test func aFileThatIsNoPropertyListIsKeptAside() throws {
    let suite = StorageSuite()
    try FileManager.default.createDirectory(
      at: suite.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("not a property list".utf8).write(to: suite.file)
    let ui = TestHost { Reader(journal: Journal()).defaultAppStorage(suite.defaults) }
    #expect(ui.shows("reads 1"))
    suite.area.write(5, forKey: "shared", transaction: Transaction())
    suite.area.synchronize()
    #expect(ui.shows("reads 5"))
    #expect(
      try String(contentsOfFile: suite.file.path + ".unreadable", encoding: .utf8) == "not a property list")
    #expect(try String(contentsOf: suite.file, encoding: .utf8).contains("<integer>5</integer>"))
    #expect(TestHost.takeWarnings().contains { $0.contains("no property list") })
  }

  @Test func whatAnotherProcessWroteIsNotLost() throws {
    let suite = StorageSuite()
    suite.area.write(1, forKey: "mine", transaction: Transaction())
    suite.area.synchronize()
    let theirs: [String: Any] = ["mine": 1, "theirs": 2]
    try PropertyListSerialization.data(fromPropertyList: theirs, format: .xml, options: 0).write(
      to: suite.file)
    suite.area.write(3, forKey: "mine", transaction: Transaction())
    suite.area.synchronize()
    let text = try String(contentsOf: suite.file, encoding: .utf8)
    #expect(text.contains("theirs") && text.contains("<integer>3</integer>"))
  }

  /// The file is whole at every moment: the old one, or the new one.
  @Test func aProcessKilledWhileWritingLosesNothing() async throws {
    // The other process learns it from here.
    let name = "martlet-test-killed-\(UUID().uuidString)"
    setenv("MARTLET_TEST_KILLED", name, 1)
    let file = StorageFolders.config().appendingPathComponent("\(name).plist")
    try? FileManager.default.removeItem(at: file)
    for _ in 0..<3 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        let name = ProcessInfo.processInfo.environment["MARTLET_TEST_KILLED"]
        guard let name, let defaults = UserDefaults(suiteName: name) else { return }
        let area = DefaultsArea.area(for: defaults)
        area.write(String(repeating: "x", count: 200_000), forKey: "long", transaction: Transaction())
        area.synchronize()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { kill(getpid(), SIGKILL) }
        var count = 0
        while true {
          count += 1
          area.write(count, forKey: "count", transaction: Transaction())
        }
      }
      let data = try Data(contentsOf: file)
      let values = try #require(
        PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
      #expect((values["long"] as? String)?.count == 200_000)
    }
    for suffix in ["", ".lock"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
  }
}
