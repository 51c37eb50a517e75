import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ContentMarginsTests {
  private func column(_ count: Int = 20) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) {
        Text(verbatim: "row \($0)").frame(maxWidth: .infinity).frame(height: 50)
      }
    }
  }

  @Test func contentStaysClearOfTheEdgesAtItsEnds() throws {
    let ui = TestHost { ScrollView { column() }.contentMargins(20) }
    #expect(try isNear(ui.find(.text("row 0")).frame.midY, 45))
    ui.scroll(by: CGSize(width: 0, height: 10_000), with: .touchpad)
    #expect(try isNear(ui.find(.text("row 19")).frame.midY, 255))
  }

  @Test func edgesAndPlacementsAreSetOneByOne() throws {
    let ui = TestHost {
      ScrollView { Color.red.frame(height: 50).accessibilityIdentifier("in") }
        .contentMargins(.leading, 10, for: .scrollContent)
        .contentMargins(.vertical, EdgeInsets(top: 5, leading: 90, bottom: 5, trailing: 90))
        .contentMargins(.horizontal, 70, for: .scrollIndicators)
    }
    #expect(try ui.frame("in") == CGRect(x: 10, y: 5, width: 390, height: 50))
    let mirrored = TestHost {
      ScrollView { Color.red.frame(height: 50).accessibilityIdentifier("in") }
        .contentMargins(.leading, 10, for: .scrollContent).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try mirrored.frame("in") == CGRect(x: 0, y: 0, width: 390, height: 50))
  }

  @Test func horizontalMarginsWorkInBothDirections() throws {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text(verbatim: "row \($0)").frame(width: 100) } }
    }
    .contentMargins(.horizontal, 30, for: .scrollContent)
    let ui = TestHost { row }
    #expect(try isNear(ui.find(.text("row 0")).frame.midX, 80))
    ui.scroll(by: CGSize(width: 10_000, height: 0), with: .touchpad)
    #expect(try isNear(ui.find(.text("row 9")).frame.midX, 320))
    let mirrored = TestHost { row.environment(\.layoutDirection, .rightToLeft) }
    #expect(try isNear(mirrored.find(.text("row 0")).frame.midX, 320))
    mirrored.scroll(by: CGSize(width: -10_000, height: 0), with: .touchpad)
    #expect(try isNear(mirrored.find(.text("row 9")).frame.midX, 80))
  }

  @Test func indicatorsCountTheMarginsIn() throws {
    // All of the content would be seen, but for its margins.
    let ui = TestHost(idiom: .touch) {
      ScrollView { column(5) }.contentMargins(.vertical, 40, for: .scrollContent)
    }
    ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 240))
    #expect(ui.drawnOpacities(of: "fill").contains { $0 > 0.3 && $0 < 0.4 })
    let fits = TestHost(idiom: .touch) { ScrollView { column(5) } }
    fits.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 240))
    #expect(fits.drawnOpacities(of: "fill").isEmpty)
  }

  @Test func badMarginsAreNone() throws {
    let ui = TestHost { ScrollView { column() }.contentMargins(.nan).contentMargins(.top, .infinity) }
    #expect(try isNear(ui.find(.text("row 0")).frame.midY, 25))
  }

  @Test func theDefaultAnchorDecidesWhatIsSeenFirst() throws {
    let ui = TestHost { ScrollView { column() }.defaultScrollAnchor(.bottom) }
    #expect(try isNear(ui.find(.text("row 19")).frame.midY, 275))
    let centered = TestHost { ScrollView { column() }.defaultScrollAnchor(.center) }
    #expect(try isNear(centered.find(.text("row 10")).frame.minY.rounded(), 166, 20))
    #expect(try isNear(centered.find(.text("row 9")).frame.midY, 125))
  }

  private struct Chat: View {
    @State private var count = 10

    var body: some View {
      VStack(spacing: 0) {
        Text("More").frame(height: 20).onTapGesture { count += 3 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").frame(height: 50) }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test func whoIsAtTheAnchorStaysThereWhenContentGrows() throws {
    let ui = TestHost { Chat() }
    #expect(try isNear(ui.find(.text("row 9")).frame.midY, 275))
    try ui.tap("More")
    #expect(try isNear(ui.find(.text("row 12")).frame.midY, 275))
    // Who has scrolled away stays where they are.
    ui.scroll(by: CGSize(width: 0, height: -200), with: .touchpad)
    let before = try ui.find(.text("row 8")).frame
    try ui.tap("More")
    #expect(try isNear(ui.find(.text("row 8")).frame, before))
  }

  @Test func smallContentIsAligned() throws {
    let ui = TestHost { ScrollView { column(2) }.defaultScrollAnchor(.bottom, for: .alignment) }
    #expect(try isNear(ui.find(.text("row 1")).frame.midY, 275))
    let plain = TestHost { ScrollView { column(2) } }
    #expect(try isNear(plain.find(.text("row 1")).frame.midY, 75))
  }

  @Test func withoutAClipContentIsSeenBeyondTheEdges() throws {
    let row = ScrollView { column() }.frame(width: 200, height: 100)
    let clipped = TestHost { row }
    let open = TestHost { row.scrollClipDisabled() }
    #expect(clipped.displayListText.contains("clip"))
    #expect(!open.displayListText.contains("clip"))
  }
}
