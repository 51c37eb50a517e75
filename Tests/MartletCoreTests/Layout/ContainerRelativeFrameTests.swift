import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ContainerRelativeFrameTests {
  private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test func theWindowIsAContainer() throws {
    let ui = TestHost {
      VStack(spacing: 0) {
        box("in").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 4 }
      }
    }
    #expect(try ui.frame("in").size == CGSize(width: 100, height: 75))
    ui.resize(to: CGSize(width: 200, height: 400))
    #expect(try ui.frame("in").size == CGSize(width: 50, height: 100))
  }

  @Test func cardsFillAScrollView() throws {
    let ui = TestHost {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<50, id: \.self) { card in
            Text(verbatim: "card \(card)").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
          }
        }
      }
      .frame(width: 310)
    }
    // (310 − 3 · 10) / 4 = 70; two with a gap are 150.
    let middles = try (0..<2).map { try ui.find(.text("card \($0)")).frame.midX }
    #expect(isNear(middles[0], 120) && isNear(middles[1] - middles[0], 160))
  }

  @Test func marginsAreNotPartOfTheContainer() throws {
    let ui = TestHost {
      ScrollView { box("in").frame(height: 20).containerRelativeFrame(.horizontal, alignment: .leading) }
        .contentMargins(.horizontal, 30, for: .scrollContent)
    }
    #expect(try ui.frame("in") == CGRect(x: 30, y: 0, width: 340, height: 20))
  }

  @Test func aPageOfAScrollViewFollowsItsSize() throws {
    let ui = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { page in
            Color.red.accessibilityIdentifier("page \(page)").containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
    }
    #expect(try ui.frame("page 1") == CGRect(x: 0, y: 300, width: 400, height: 300))
    ui.resize(to: CGSize(width: 350, height: 200))
    #expect(try ui.frame("page 2") == CGRect(x: 0, y: 400, width: 350, height: 200))
    #expect(ui.repaintDifference == 0)
  }

  private struct Growing: View {
    @State private var text = "a"

    var body: some View {
      VStack(spacing: 0) {
        Text(text).accessibilityIdentifier("text").containerRelativeFrame(.horizontal) { length, _ in
          length / 2
        }
        Text("Grow").onTapGesture { text += " and more" }
      }
      .frame(width: 300, height: 100)
    }
  }

  /// The window asks for its least size after each layout, which must not swallow later changes.
  @Test func changesInsideGoOnBeingLaidOut() throws {
    let ui = TestHost { Growing() }
    ui.resize(to: CGSize(width: 500, height: 300))
    let before = try ui.frame("text").width
    try ui.tap("Grow")
    #expect(try ui.frame("text").width > before)
    try ui.tap("Grow")
    #expect(ui.shows("a and more and more"))
    #expect(ui.repaintDifference == 0)
  }

  @Test func badNumbersAreReportedAndHarmless() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost {
      VStack(spacing: 0) {
        box("a").containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: .nan)
        box("b").containerRelativeFrame(.horizontal) { _, _ in .nan }
        box("c").containerRelativeFrame(.horizontal) { length, _ in -length }
      }
    }
    #expect(try ui.frame("a").width == 400)
    #expect(try ui.frame("b").width == 0 && ui.frame("c").width == 0)
    #expect(TestHost.takeWarnings().contains { $0.contains("containerRelativeFrame") })
  }
}
