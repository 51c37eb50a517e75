import SwiftUI
import Testing
import ViewTesting

/// Headers and footers that stay in view while their section scrolls.
@MainActor @Suite struct LazyPinnedTests {
  private struct Sections: View {
    let views: PinnedScrollableViews

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: views) {
          ForEach(0..<10, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Text(verbatim: "row \(section).\($0)").frame(height: 50) }
            } header: {
              Text(verbatim: "header \(section)").frame(height: 30)
            } footer: {
              Text(verbatim: "footer \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  private func middle(_ ui: TestHost, _ text: String) throws -> CGFloat {
    try ui.find(.text(text)).frame.midY
  }

  @Test func footersStickToTheLowerEdge() throws {
    let ui = TestHost { Sections(views: .sectionFooters) }
    // 30 for the header and 500 for the rows: the footer belongs at 530, and sticks at 280.
    #expect(try isNear(middle(ui, "footer 0"), 290))
    ui.scroll(by: CGSize(width: 0, height: 260), with: .touchpad)
    // 270 is where it belongs now, above the next section.
    #expect(try isNear(middle(ui, "footer 0"), 280))
    ui.scroll(by: CGSize(width: 0, height: 60), with: .touchpad)
    #expect(try isNear(middle(ui, "footer 0"), 220))
    #expect(try isNear(middle(ui, "footer 1"), 290))
    #expect(ui.repaintDifference == 0)
  }

  @Test func bothStickAtOnce() throws {
    let ui = TestHost { Sections(views: [.sectionHeaders, .sectionFooters]) }
    ui.scroll(by: CGSize(width: 0, height: 100), with: .touchpad)
    #expect(try isNear(middle(ui, "header 0"), 15))
    #expect(try isNear(middle(ui, "footer 0"), 290))
  }

  @Test func withoutPinsTheyScrollAway() throws {
    let ui = TestHost { Sections(views: .init()) }
    ui.scroll(by: CGSize(width: 0, height: 100), with: .touchpad)
    #expect(!ui.shows("header 0"))
    #expect(!ui.shows("footer 0"))
  }

  @Test func headersStickBelowABar() throws {
    let ui = TestHost {
      Sections(views: .sectionHeaders).safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
    }
    #expect(try isNear(middle(ui, "header 0"), 55))
    ui.scroll(by: CGSize(width: 0, height: 100), with: .touchpad)
    #expect(try isNear(middle(ui, "header 0"), 55))
  }
}
