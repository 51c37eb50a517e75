import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct SectionTests {
  private func order(_ ui: TestHost) -> [String] {
    ui.findAll(.role(.staticText)).sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  /// Outside lists a section is only a way of writing (Apple, "Section").
  @Test func aStackListsHeaderContentAndFooter() {
    let ui = TestHost {
      VStack {
        Section {
          Text("one")
          Text("two")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Section("title") { Text("three") }
        Section(header: Text("old")) { Text("four") }
        Section(footer: Text("end")) { Text("five") }
      }
    }
    #expect(
      order(ui) == ["head", "one", "two", "foot", "title", "three", "old", "four", "five", "end"])
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Section {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
        } header: {
          Text("\(count) rows")
        }
        Text("Add").onTapGesture { count += 1 }
      }
    }
  }

  @Test func rowsComeAndGoInside() throws {
    let ui = TestHost { Counting() }
    try ui.tap("Add")
    try ui.tap("Add")
    #expect(order(ui) == ["2 rows", "row 0", "row 1", "Add"])
  }
}
