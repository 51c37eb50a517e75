import SwiftUI
import Testing
import ViewTesting

/// Rows of 50 points in a scroll view of 300.
private struct Column: View {
  var count = 20
  var axes: Axis.Set = .vertical

  var body: some View {
    ScrollView(axes) {
      if axes == .vertical {
        VStack(spacing: 0) { rows }
      } else {
        HStack(spacing: 0) { rows }
      }
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { row in
      Text(verbatim: "row \(row)").frame(width: 100, height: 50)
    }
  }
}

@MainActor @Suite struct ScrollingTests {
  private func top(_ ui: TestHost, _ row: Int = 0) throws -> CGFloat {
    try ui.find(.text("row \(row)")).frame.midY - 25
  }

  @Test func theWheelMovesSmoothlyAndStops() throws {
    let ui = TestHost { Column() }
    ui.scroll(by: CGSize(width: 0, height: 48))
    ui.advance(by: 0.02)
    let onTheWay = try top(ui)
    #expect(onTheWay < 0 && onTheWay > -48)
    ui.advance(by: 0.4)
    #expect(try isNear(top(ui), -48))
    #expect(ui.settle(within: 2))
    #expect(ui.repaintDifference == 0)
  }

  /// Neither bodies nor measurements: scrolling moves a layer.
  @Test func scrollingEvaluatesAndMeasuresNothing() throws {
    let ui = TestHost { Column(count: 200) }
    ui.settle()
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: 480))
    ui.settle()
    #expect(try isNear(top(ui), -480))
    #expect(ui.counters.bodies == 0)
    #expect(ui.counters.measures == 0)
    #expect(ui.counters.frames > 3)
  }

  @Test func itStopsAtTheEnds() throws {
    let ui = TestHost { Column() }
    ui.scroll(by: CGSize(width: 0, height: -100))
    ui.settle()
    #expect(try isNear(top(ui), 0))
    ui.scroll(by: CGSize(width: 0, height: 100_000))
    ui.settle()
    #expect(try isNear(top(ui), -700))
    #expect(ui.scroll(by: CGSize(width: 0, height: 10)) == false)
  }

  @Test func theTouchpadMovesAtOnceAndGlidesOn() throws {
    let ui = TestHost { Column(count: 200) }
    for _ in 0..<6 {
      ui.scroll(by: CGSize(width: 0, height: 10), with: .touchpad)
      ui.advance(by: 1.0 / 60)
    }
    #expect(try isNear(top(ui), -60))
    ui.endScroll()
    ui.settle()
    // 600 points a second, slowed down by 0.998 a millisecond, go 300 points; the last bit is cut off.
    #expect(try top(ui) < -340 && top(ui) > -361)
  }

  @Test func shiftTurnsTheWheelSideways() throws {
    let ui = TestHost { Column(axes: .horizontal) }
    ui.scroll(by: CGSize(width: 0, height: 100))
    ui.settle()
    #expect(try isNear(ui.find(.text("row 0")).frame.midX, 50))
    ui.scroll(by: CGSize(width: 0, height: 100), modifiers: .shift)
    ui.settle()
    #expect(try isNear(ui.find(.text("row 0")).frame.midX, -50))
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let ui = TestHost { Column(axes: .horizontal).environment(\.layoutDirection, .rightToLeft) }
    #expect(try isNear(ui.find(.text("row 0")).frame.midX, 350))
    // To the left is further on.
    ui.scroll(by: CGSize(width: -100, height: 0))
    ui.settle()
    #expect(try isNear(ui.find(.text("row 0")).frame.midX, 450))
    ui.scroll(by: CGSize(width: 500, height: 0))
    ui.settle()
    #expect(try isNear(ui.find(.text("row 0")).frame.midX, 350))
  }

  private struct Nested: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<4, id: \.self) { Text("inner \($0)").frame(width: 100, height: 50) }
            }
          }
          .frame(height: 100)
          ForEach(0..<20, id: \.self) { Text("outer \($0)").frame(width: 100, height: 50) }
        }
      }
    }
  }

  @Test func theInnerViewScrollsFirstAndThenTheOuter() throws {
    let ui = TestHost { Nested() }
    let point = CGPoint(x: 200, y: 50)
    ui.scroll(by: CGSize(width: 0, height: 1000), at: point)
    ui.settle()
    #expect(try isNear(ui.find(.text("inner 3")).frame.midY, 75))
    #expect(try isNear(ui.find(.text("outer 0")).frame.midY, 125))
    ui.scroll(by: CGSize(width: 0, height: 30), at: point)
    ui.settle()
    #expect(try isNear(ui.find(.text("outer 0")).frame.midY, 95))
  }

  @Test func disabledItStays() throws {
    let ui = TestHost { Column().scrollDisabled(true) }
    #expect(!ui.scroll(by: CGSize(width: 0, height: 48)))
    ui.key("Page_Down")
    ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 50))
    ui.settle()
    #expect(try isNear(top(ui), 0))
  }

  @Test func keysScroll() throws {
    let ui = TestHost { Column() }
    ui.key("Down")
    ui.settle()
    #expect(try isNear(top(ui), -48))
    ui.key("Home")
    ui.settle()
    #expect(try isNear(top(ui), 0))
    ui.key("Page_Down")
    ui.settle()
    #expect(try isNear(top(ui), -270))
    ui.key("End")
    ui.settle()
    #expect(try isNear(top(ui), -700))
    ui.key("space", modifiers: .shift)
    ui.settle()
    #expect(try isNear(top(ui), -430))
  }

  @Test func theKeyboardRevealsWhereItGoes() throws {
    let ui = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in Button("row \(row)") {}.frame(height: 50) }
        }
      }
    }
    for _ in 0..<10 { ui.tabKey() }
    let frame = try ui.find(.text("row 9")).frame
    #expect(frame.minY >= 0 && frame.maxY <= 300)
    #expect(try ui.find(.text("row 0")).frame.maxY < 0)
  }

  @Test func theIndicatorComesAndGoesWithoutFramesInBetween() throws {
    let ui = TestHost { Column() }
    ui.settle()
    let atRest = ui.drawn("fill").count
    ui.scroll(by: CGSize(width: 0, height: 48), with: .touchpad)
    #expect(ui.drawn("fill").count == atRest + 1)
    ui.advance(by: 0.1)
    ui.resetCounters()
    ui.advance(by: 0.4)
    #expect(ui.counters.frames == 0)
    ui.advance(by: 1)
    #expect(ui.drawn("fill").count == atRest)
    #expect(ui.settle())
    #expect(ui.repaintDifference == 0)
  }

  @Test(arguments: [ScrollIndicatorVisibility.hidden, .never]) func hiddenIndicatorsStayAway(
    visibility: ScrollIndicatorVisibility
  ) throws {
    let ui = TestHost { Column().scrollIndicators(visibility) }
    let atRest = ui.drawn("fill").count
    ui.scroll(by: CGSize(width: 0, height: 48), with: .touchpad)
    #expect(ui.drawn("fill").count == atRest)
  }

  @Test func whatComesUnderTheRestingPointerIsHovered() throws {
    let journal = Journal()
    let ui = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Color.red.frame(height: 50).onHover { journal.note("\(row) \($0)") }
          }
        }
      }
    }
    ui.hover(at: CGPoint(x: 200, y: 20))
    #expect(journal.take() == ["0 true"])
    ui.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 200, y: 20), with: .touchpad)
    #expect(journal.take() == ["0 false", "1 true"])
  }

  @Test func aPressStopsTheContent() throws {
    let ui = TestHost { Column(count: 200) }
    for _ in 0..<6 {
      ui.scroll(by: CGSize(width: 0, height: 20), with: .touchpad)
      ui.advance(by: 1.0 / 60)
    }
    ui.endScroll()
    ui.advance(by: 0.1)
    ui.pointerDown(at: CGPoint(x: 200, y: 150))
    let stopped = try top(ui)
    ui.advance(by: 0.5)
    #expect(try top(ui) == stopped)
    ui.pointerUp()
  }

  @Test func theMouseDragsTheIndicator() throws {
    let ui = TestHost { Column().frame(maxWidth: .infinity).background(Color.white) }
    ui.scroll(by: CGSize(width: 0, height: 1), with: .touchpad)
    let right = try ui.find(.role(.scrollArea)).frame.maxX
    ui.drag(from: CGPoint(x: right - 5, y: 20), to: CGPoint(x: right - 5, y: 400))
    #expect(try isNear(top(ui), -700))
  }
}

/// Fingers.
@MainActor @Suite struct TouchScrollingTests {
  private func top(_ ui: TestHost) throws -> CGFloat { try ui.find(.text("row 0")).frame.midY - 25 }

  @Test func aFingerDragsTheContentAndItGlidesOn() throws {
    let ui = TestHost(idiom: .touch) { Column(count: 200) }
    ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), lifts: false)
    #expect(try isNear(top(ui), -100))
    ui.touchLift(at: CGPoint(x: 200, y: 150))
    ui.settle()
    // 500 points a second go 250 further.
    #expect(try top(ui) < -330 && top(ui) > -360)
  }

  @Test func beyondTheEndItFollowsLessAndComesBack() throws {
    let ui = TestHost(idiom: .touch) { Column() }
    ui.touchDrag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 250), lifts: false)
    #expect(try top(ui) > 50 && top(ui) < 110)
    ui.touchLift(at: CGPoint(x: 200, y: 250))
    #expect(ui.settle(within: 3))
    #expect(try isNear(top(ui), 0))
  }

  @Test func aDragThatStartsOnAButtonScrollsAndDoesNotPressIt() throws {
    let journal = Journal()
    let ui = TestHost(idiom: .touch) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Button("row \(row)") { journal.note("pressed") }.frame(height: 50)
          }
        }
      }
    }
    let start = try ui.find(.text("row 3")).center
    ui.touchDrag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
    ui.settle()
    #expect(journal.take().isEmpty)
    #expect(try top(ui) < -50)
    try ui.touchTap(ui.find(.text("row 8")))
    #expect(journal.take() == ["pressed"])
  }

  @Test func theMouseDoesNotDrag() throws {
    let ui = TestHost(idiom: .touch) { Column() }
    ui.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 50))
    ui.settle()
    #expect(try isNear(top(ui), 0))
  }
}
