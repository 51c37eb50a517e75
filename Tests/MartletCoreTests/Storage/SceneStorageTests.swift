import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

/// Apple, "SceneStorage".
@MainActor @Suite struct SceneStorageTests {
  private struct Tabs: View {
    @SceneStorage("tab") private var tab = 0
    @SceneStorage("draft") private var draft: String?

    var body: some View {
      VStack {
        Text("tab \(tab)").onTapGesture { tab += 1 }
        Text("draft \(draft ?? "none")").onTapGesture { draft = "some" }
        Text("twin \(tab)")
      }
    }
  }

  @Test func eachWindowHasValuesOfItsOwn() throws {
    let first = TestHost { Tabs() }
    let second = TestHost { Tabs() }
    try first.tap("tab 0")
    try first.tap("draft none")
    #expect(first.shows("tab 1") && first.shows("draft some") && first.shows("twin 1"))
    #expect(second.shows("tab 0"))
  }

  @Test func aWindowFindsItsValuesAgain() throws {
    let name = "test-\(UUID().uuidString)"
    let first = SceneArea(name: name)
    first.write(3, forKey: "tab", transaction: Transaction())
    first.synchronize()
    let second = SceneArea(name: name)
    #expect(second.object(forKey: "tab") as? Int == 3)
    let folder = StorageFolders.state().appendingPathComponent(ProcessInfo.processInfo.processName)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("scene-\(name).plist"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("scene-\(name).plist.lock"))
  }
}
