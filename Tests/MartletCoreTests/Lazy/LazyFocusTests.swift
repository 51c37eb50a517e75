import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LazyFocusTests {
  private struct Fields: View {
    @State private var texts = (0..<40).map { "t\($0)" }
    var body: some View {
      VStack {
        Button("top") {}
        ScrollView {
          LazyVStack { ForEach(0..<40, id: \.self) { row in TextField("f\(row)", text: $texts[row]) } }
        }
        Button("bottom") {}
      }
    }
  }

  /// Tab goes through all rows, also those that are not there yet, as in a stack that is not lazy.
  @Test(arguments: [TestHost.Idiom.desktop, .touch]) func tabReachesEveryRow(idiom: TestHost.Idiom) throws {
    let ui = TestHost(idiom: idiom) { Fields() }
    ui.tabKey()
    for row in 0..<40 {
      ui.tabKey()
      ui.settle()
      ui.type("!")
      #expect(try ui.find(.role(.textField).and(.label("f\(row)"))).value?.contains("!") == true)
    }
    ui.tabKey()
    #expect(ui.repaintDifference == 0)
  }

  private struct Watching: View {
    let journal: Journal
    @State private var number = 0
    var body: some View {
      VStack {
        Text("More").onTapGesture { number += 1 }
        List(0..<8) { row in Text("row \(row)").onChange(of: number) { journal.note("\(row)") } }
      }
    }
  }

  @Test func rowsActInTheirOrder() throws {
    let journal = Journal()
    let ui = TestHost { Watching(journal: journal) }
    try ui.tap("More")
    #expect(journal.take() == (0..<8).map(String.init))
  }
}
