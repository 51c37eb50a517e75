import SwiftUI
import Testing
import ViewTesting

/// `R` in the facts is a Rectangle, which takes what it is offered.
@MainActor @Suite struct StackViewTests {
  private func box(_ name: String) -> some View { Rectangle().accessibilityIdentifier(name) }

  private func widths(_ ui: TestHost, _ names: String...) throws -> [CGFloat] {
    try names.map { try ui.frame($0).width }
  }

  @Test func aRowDividesItsWidthEvenly() throws {
    let ui = TestHost {
      HStack(spacing: 0) {
        box("a")
        box("b")
        box("c")
      }
      .frame(width: 300)
    }
    // Fact n047.
    #expect(try widths(ui, "a", "b", "c") == [100, 100, 100])
  }

  @Test func theLeastFlexibleChooseFirst() throws {
    let ui = TestHost {
      HStack(spacing: 0) {
        box("a").frame(maxWidth: 100)
        box("b").frame(minWidth: 100)
      }
      .frame(width: 150)
    }
    // Fact n048.
    #expect(try widths(ui, "a", "b") == [75, 100])
  }

  @Test func limitsLeaveTheRestToTheOthers() throws {
    let ui = TestHost {
      HStack(spacing: 0) {
        box("a").frame(maxWidth: 23)
        box("b")
        box("c").frame(minWidth: 74)
      }
      .frame(width: 300)
    }
    // Fact n057.
    #expect(try widths(ui, "a", "b", "c") == [23, 138.5, 138.5])
  }

  @Test func shapesInAColumnAreEightApart() throws {
    let ui = TestHost {
      VStack {
        box("a")
        box("b")
        box("c")
      }
      .frame(width: 50, height: 50)
    }
    // Fact n030: (50 - 2 × 8) / 3.
    #expect(try isNear(ui.frame("a").height, 34.0 / 3))
    #expect(try isNear(ui.frame("b").minY - ui.frame("a").maxY, 8))
  }

  @Test func textsInAColumnAreTwoApart() throws {
    let ui = TestHost {
      VStack {
        Text("one")
        Text("two")
      }
    }
    // Fact n029.
    #expect(try isNear(ui.find(.text("two")).frame.minY - ui.find(.text("one")).frame.maxY, 2))
  }

  @Test func textsInARowAreEightApart() throws {
    let ui = TestHost {
      HStack {
        Text("one")
        Text("two")
      }
    }
    // Fact n038.
    #expect(try isNear(ui.find(.text("two")).frame.minX - ui.find(.text("one")).frame.maxX, 8))
  }

  @Test func spacersTakeNoSpacingBesideThem() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 900)) {
      VStack {
        box("a")
        Spacer()
        Spacer()
        Spacer()
        box("b")
      }
    }
    // Fact n032.
    #expect(try ui.frame("a").height == 438)
    #expect(try ui.frame("b").height == 438)
  }

  @Test func spacersBetweenFixedViewsAreEightAtLeast() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 900)) {
      VStack {
        box("a").frame(height: 64)
        Spacer()
        box("b")
        Spacer()
        box("c").frame(height: 64)
      }
    }
    // Fact n033.
    #expect(try ui.frame("b").height == 756)
    #expect(try ui.frame("b").minY == 72)
  }

  @Test func spacersPushViewsToTheEdges() throws {
    let ui = TestHost(size: CGSize(width: 20, height: 12)) {
      VStack {
        Spacer()
        box("a").frame(height: 2)
        Spacer()
        box("b").frame(height: 2)
        Spacer()
      }
    }
    // Fact n035.
    #expect(try ui.frame("a").minY == 0)
    #expect(try ui.frame("b").minY == 10)
  }

  @Test func aSpacerHasNoSizeAcross() throws {
    let ui = TestHost {
      HStack(spacing: 0) { Spacer(minLength: 30) }.background { box("back") }.fixedWidth()
    }
    // Fact n036.
    #expect(try ui.frame("back").height == 0)
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 3, y: 0)),
    (.bottomTrailing, CGPoint(x: 6, y: 6)), (.center, CGPoint(x: 3, y: 3)),
  ])
  func aPileAlignsItsViews(alignment: Alignment, origin: CGPoint) throws {
    let ui = TestHost(size: CGSize(width: 12, height: 12)) {
      ZStack(alignment: alignment) {
        Color.black.frame(width: 12, height: 12)
        Color.white.accessibilityIdentifier("white").frame(width: 6, height: 6)
      }
    }
    // Facts n104, n105, n107, n108.
    #expect(try ui.frame("white") == CGRect(origin: origin, size: CGSize(width: 6, height: 6)))
  }

  @Test(arguments: [
    (VerticalAlignment.top, 0.0), (.center, 15.0), (.bottom, 30.0),
  ])
  func aRowAlignsItsViews(alignment: VerticalAlignment, y: Double) throws {
    let ui = TestHost {
      HStack(alignment: alignment) {
        box("tall").frame(width: 10, height: 40)
        box("short").frame(width: 10, height: 10)
      }
    }
    #expect(try isNear(ui.frame("short").minY - ui.frame("tall").minY, y))
  }

  @Test func textsOfDifferentSizesShareABaseline() throws {
    let ui = TestHost {
      HStack(alignment: .firstTextBaseline) {
        Text("big").font(.largeTitle)
        Text("plain").padding(10)
        Text("small")
      }
    }
    let big = try ui.find(.text("big")).frame
    let plain = try ui.find(.text("plain")).frame
    let small = try ui.find(.text("small")).frame
    // Padding moves a view's baseline, not the text; a smaller font's line lies lower than the middle.
    #expect(isNear(plain.minY, small.minY))
    #expect(small.midY > big.midY && small.maxY < big.maxY)
  }

  @Test func severalViewsAtTheRootMakeAColumn() throws {
    let ui = TestHost {
      box("a").frame(width: 30, height: 10)
      box("b").frame(width: 50, height: 10)
    }
    // Fact n044.
    let a = try ui.frame("a")
    let b = try ui.frame("b")
    #expect(b.minY >= a.maxY)
    #expect(isNear(a.midX, b.midX))
  }

  private struct Growing: View {
    @State private var isLong = false

    var body: some View {
      HStack(spacing: 0) {
        Text(isLong ? "a much longer text" : "a").onTapGesture { isLong.toggle() }.accessibilityIdentifier(
          "t")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("after")
      }
    }
  }

  @Test func siblingsMakeRoomWhenAViewGrows() throws {
    let ui = TestHost { Growing() }
    let before = try ui.frame("after")
    try ui.tap("a")
    let after = try ui.frame("after")
    #expect(after.minX > before.minX)
    #expect(isNear(after.minX, try ui.frame("t").maxX))
    try ui.tap("a much longer text")
    #expect(try ui.frame("after") == before)
    #expect(ui.repaintDifference == 0)
  }
}

extension View {
  /// In a row whose other half is empty, so that the view gets its least width.
  fileprivate func fixedWidth() -> some View { frame(width: 30) }
}
