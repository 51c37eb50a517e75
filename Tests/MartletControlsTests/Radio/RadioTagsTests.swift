import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// Rows that are views with tags.
@MainActor @Suite struct RadioTagsTests {
  private struct Page<Rows: View>: View {
    @State var size: Size? = .small
    @ViewBuilder let rows: Rows

    var body: some View {
      VStack(alignment: .leading) {
        RadioGroup(selection: $size) { rows }
        Chosen(text: size?.rawValue ?? "none")
      }
    }
  }

  @Test func anyViewWithATagIsARow() throws {
    let ui = TestHost {
      Page {
        Text("Small").tag(Size.small)
        Label("Medium", systemImage: "star").tag(Size.medium)
        VStack {
          Text("Large")
          Text("and heavy")
        }
        .tag(Size.large)
      }
    }
    #expect(ui.selectedRows == ["Small"])
    try ui.tap(ui.row("Large, and heavy"))
    #expect(ui.chosen == "Large")
    #expect(try ui.row("Large, and heavy").value == "3 of 3")
  }

  @Test func aForEachsAndSectionsRowsAreRows() throws {
    let ui = TestHost {
      Page {
        Section("Usual") {
          ForEach([Size.small, .medium], id: \.self) { Text($0.rawValue).tag($0) }
        }
        Section {
          Text("Large").tag(Size.large)
        } header: {
          Text("Special")
        } footer: {
          Text("Needs a wheelbarrow")
        }
      }
    }
    #expect(
      ui.views.map(\.text)
        == ["Usual", "Small", "Medium", "Special", "Large", "Needs a wheelbarrow", "Small"])
    #expect(try ui.find(.text("Special")).role == .header)
    #expect(try ui.row("Large").value == "3 of 3")
    try ui.tap(ui.row("Large"))
    #expect(ui.chosen == "Large")
    ui.tabKey()
    ui.key("Up")
    #expect(ui.chosen == "Medium")
  }

  @Test func aRowWithTheTagNilStandsForNoSelection() throws {
    let ui = TestHost {
      Page {
        Text("None").tag(Size?.none)
        Text("Small").tag(Size.small)
      }
    }
    try ui.tap(ui.row("None"))
    #expect(ui.chosen == "none")
    #expect(ui.selectedRows == ["None"])
  }

  @Test func viewsWithoutAFittingTagAreShownAndNoRows() throws {
    let ui = TestHost {
      Page {
        Text("Small").tag(Size.small)
        Divider()
        Text("Untagged")
        Text("Of another type").tag(7)
      }
    }
    try ui.tap(ui.find(.text("Untagged")))
    try ui.tap(ui.find(.text("Of another type")))
    #expect(ui.chosen == "Small")
    #expect(ui.findAll(.role(.button)).map(\.text) == ["Small"])
  }

  @Test func aTagOfAPlainSelectionSelects() throws {
    struct PlainPage: View {
      @State var number = 1
      var body: some View {
        HStack {
          RadioGroup(selection: $number) { ForEach(1..<4) { Text("No. \($0)").tag($0) } }
          Chosen(text: "\(number)")
        }
      }
    }
    let ui = TestHost { PlainPage() }
    try ui.tap(ui.row("No. 3"))
    #expect(ui.chosen == "3")
  }
}
