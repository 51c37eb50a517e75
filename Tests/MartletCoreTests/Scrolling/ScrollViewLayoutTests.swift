import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ScrollViewLayoutTests {
  /// Fact n120: the ideal height of a shape is 10.
  @Test func contentGetsItsIdealLength() throws {
    let ui = TestHost { ScrollView { Rectangle().accessibilityIdentifier("bar").accessibilityLabel("bar") } }
    #expect(try ui.frame("bar").height == 10)
  }

  /// Fact n119: the scroll view takes the height it is offered and the content's width.
  @Test func itTakesTheOfferedLengthAndTheContentsWidth() throws {
    let ui = TestHost {
      ScrollView { Color.red.frame(width: 70, height: 20) }.accessibilityIdentifier("view")
    }
    let frame = try ui.frame("view")
    #expect(frame.size == CGSize(width: 70, height: 300))
    #expect(frame.minX == 165)
  }

  @Test func shortContentBeginsAtTheTop() throws {
    let ui = TestHost { ScrollView { Text("A") } }
    #expect(try ui.find(.text("A")).frame.minY == 0)
  }

  /// Several views make a column.
  @Test func severalViewsMakeAColumn() throws {
    let ui = TestHost {
      ScrollView {
        Text("A")
        Text("B")
      }
    }
    #expect(try ui.find(.text("B")).frame.minY >= ui.find(.text("A")).frame.maxY)
  }

  @Test func alongTwoAxesShortContentIsInTheMiddle() throws {
    let ui = TestHost { ScrollView([.horizontal, .vertical]) { Text("A") } }
    #expect(try abs(ui.find(.text("A")).frame.midX - 200) < 1)
    #expect(try abs(ui.find(.text("A")).frame.midY - 150) < 1)
  }

  @Test func withoutAnOfferItIsAsLargeAsItsContent() throws {
    let ui = TestHost {
      ScrollView { Color.red.frame(width: 70, height: 90) }.fixedSize().accessibilityIdentifier("view")
    }
    #expect(try ui.frame("view").size == CGSize(width: 70, height: 90))
  }

  @Test func whatIsOutsideIsNotHit() throws {
    let journal = Journal()
    let ui = TestHost {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { row in
              Color.red.frame(width: 100, height: 50).onTapGesture { journal.note("\(row)") }
            }
          }
        }
        .frame(height: 100)
        Color.blue.frame(width: 100, height: 200)
      }
    }
    ui.tap(at: CGPoint(x: 200, y: 120))
    #expect(journal.take().isEmpty)
    ui.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 200, y: 50))
    ui.settle()
    ui.tap(at: CGPoint(x: 200, y: 20))
    #expect(journal.take() == ["1"])
    #expect(ui.repaintDifference == 0)
  }

  @Test func badOffersDoNotCrash() {
    _ = TestHost.takeWarnings()
    let ui = TestHost {
      VStack {
        ScrollView { Color.red.frame(width: .nan, height: .infinity) }
        ScrollView(.horizontal) { ScrollView { ScrollView([.horizontal, .vertical]) { Text("A") } } }
        ScrollView([]) { Text("B") }
      }
      .frame(width: .nan)
    }
    ui.scroll(by: CGSize(width: CGFloat.nan, height: CGFloat.infinity))
    ui.scroll(by: CGSize(width: 5, height: 5))
    #expect(ui.settle())
    _ = TestHost.takeWarnings()
  }
}
