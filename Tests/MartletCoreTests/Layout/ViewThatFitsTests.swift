import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ViewThatFitsTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func theFirstThatFitsIsShown() throws {
    let ui = TestHost {
      ViewThatFits {
        box("large", 500, 10)
        box("middle", 300, 10)
        box("small", 100, 10)
      }
    }
    #expect(try ui.frame("middle") == CGRect(x: 50, y: 145, width: 300, height: 10))
    #expect(ui.findAll(.identifier("large")).isEmpty && ui.findAll(.identifier("small")).isEmpty)
    ui.resize(to: CGSize(width: 200, height: 100))
    #expect(try ui.frame("small").midX == 100)
    // Where none fits, the last is taken.
    ui.resize(to: CGSize(width: 50, height: 100))
    #expect(try ui.frame("small").midX == 25)
    #expect(ui.repaintDifference == 0)
  }

  @Test func anEmptyViewIsNoCandidate() throws {
    let ui = TestHost(size: CGSize(width: 12, height: 12)) {
      ViewThatFits {
        EmptyView()
        box("in", 4, 4)
      }
    }
    // Fact n117.
    #expect(try ui.frame("in") == CGRect(x: 4, y: 4, width: 4, height: 4))
  }

  @Test func onlyTheAxesAskedForCount() throws {
    let ui = TestHost {
      ViewThatFits(in: .horizontal) {
        box("tall", 100, 1000)
        box("low", 100, 10)
      }
    }
    #expect(try ui.frame("tall").height == 1000)
  }

  @Test func theIdealSizeDecides() throws {
    // A long line would wrap, but its ideal is one line.
    let ui = TestHost(size: CGSize(width: 120, height: 100)) {
      ViewThatFits {
        Text("a text that is much longer than the window is wide")
        Text("short")
      }
    }
    #expect(ui.shows("short"))
  }

  private struct Screen: View {
    let journal: Journal
    @State private var width: CGFloat = 300

    var body: some View {
      VStack {
        Text("Narrow").onTapGesture { width = 150 }
        Text("Wide").onTapGesture { width = 300 }
        ViewThatFits {
          Tapped(name: "wide", journal: journal).frame(width: 200)
          Tapped(name: "narrow", journal: journal).frame(width: 100)
        }
        .frame(width: width)
      }
    }
  }

  private struct Tapped: View {
    let name: String
    let journal: Journal
    @State private var taps = 0

    var body: some View {
      Text("\(name) \(taps)").onTapGesture { taps += 1 }
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
    }
  }

  @Test func appearancesAreThoseOfTheViewShown() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    #expect(journal.take() == ["+wide"])
    try ui.tap("wide 0")
    try ui.tap("Narrow")
    #expect(ui.shows("narrow 0") && !ui.shows("wide 1"))
    #expect(Set(journal.take()) == ["-wide", "+narrow"])
    try ui.tap("Wide")
    // The state of a view that was out of sight is kept.
    #expect(ui.shows("wide 1"))
    #expect(Set(journal.take()) == ["-narrow", "+wide"])
  }
}
