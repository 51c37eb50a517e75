import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// The toggle for all of several.
@MainActor @Suite struct SelectAllToggleTests {
  private struct Item: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct Switches: View {
    @State var items: [Item]
    let tally: Tally

    var body: some View {
      VStack(alignment: .leading) {
        SelectAllToggle(
          "All", sources: $items.map { $item in $item.isOn.onSet { _, _ in tally.note("set") } }
        )
        .toggleStyle(.check)
        Text("on: \(items.filter(\.isOn).map { "\($0.id)" }.joined(separator: ","))")
      }
      .padding()
    }
  }

  private struct Members: View {
    let all: [String]
    @State var chosen: Set<String>
    let tally: Tally

    var body: some View {
      VStack(alignment: .leading) {
        SelectAllToggle(
          "All", of: all, selection: $chosen.onSet { _, _ in tally.note("set") }
        )
        .toggleStyle(.check)
        Text("in: \(chosen.sorted().joined(separator: ","))")
      }
      .padding()
    }
  }

  private func all(_ ui: TestHost) throws -> FoundView { try ui.find(.label("All")) }

  @Test func ofSomeItMakesAllOfAllNone() throws {
    let tally = Tally()
    let items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false), Item(id: 3, isOn: false)]
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Switches(items: items, tally: tally) }
    #expect(try all(ui).value == "mixed")
    try ui.tap(all(ui))
    #expect(ui.shows("on: 1,2,3"))
    // Only those that were off are written.
    #expect(tally.take() == ["set": 2])
    #expect(try all(ui).value == "on")
    try ui.tap(all(ui))
    #expect(ui.shows("on: "))
    #expect(try all(ui).value == "off")
  }

  @Test func aSetIsWrittenOnce() throws {
    let tally = Tally()
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      Members(all: ["a", "b", "c"], chosen: ["b", "z"], tally: tally)
    }
    try ui.tap(all(ui))
    #expect(ui.shows("in: a,b,c,z"))
    #expect(tally.take() == ["set": 1])
    try ui.tap(all(ui))
    // What is not among all stays.
    #expect(ui.shows("in: z"))
    #expect(tally.take() == ["set": 1])
  }

  @Test func theKeyboardPressesIt() {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      Members(all: ["a", "b"], chosen: [], tally: Tally())
    }
    ui.tabKey()
    ui.key("space")
    #expect(ui.shows("in: a,b"))
  }

  @Test func whereThereIsNothingItCantBePressed() throws {
    let tally = Tally()
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Members(all: [], chosen: ["z"], tally: tally)
        Switches(items: [], tally: tally)
      }
    }
    for toggle in ui.findAll(.label("All")) {
      ui.tap(toggle)
      #expect(toggle.value == "off")
    }
    #expect(tally.take().isEmpty && ui.shows("in: z"))
  }

  @Test func duplicatesCountOnce() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      Members(all: ["a", "a"], chosen: ["a"], tally: Tally())
    }
    #expect(try all(ui).value == "on")
  }
}
