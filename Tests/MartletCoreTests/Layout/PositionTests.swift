import SwiftUI
import Testing
import ViewTesting

/// `position`, `layoutPriority` and `zIndex` through views.
@MainActor
struct PositionTests {
  @Test func positionPutsTheMiddleOnAPoint() throws {  // n114
    let ui = TestHost(size: CGSize(width: 100, height: 60)) {
      Color.red.frame(width: 10, height: 20).accessibilityIdentifier("it").position(x: 30, y: 40)
    }
    #expect(try ui.frame("it") == CGRect(x: 25, y: 30, width: 10, height: 20))
  }

  @Test func positionMovesGradually() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 60)) { Mover() }
    try ui.tap(ui.find(.identifier("it")))
    ui.advance(by: 0.5)
    #expect(isNear(try ui.frame("it").midX, 50, 1))
    ui.settle()
    #expect(try ui.frame("it").midX == 80)
  }

  @Test func aPositionThatIsNoNumberIsZero() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 60)) {
      Color.red.frame(width: 10, height: 20).accessibilityIdentifier("it").position(x: .nan, y: 40)
    }
    #expect(try ui.frame("it") == CGRect(x: -5, y: 30, width: 10, height: 20))
    #expect(TestHost.takeWarnings().contains { $0.contains("position") })
  }

  @Test func theHigherPriorityIsServedFirst() throws {
    // Apple, "layoutPriority(_:)": the higher one gets all but the least that the others need.
    let ui = TestHost(size: CGSize(width: 100, height: 60)) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).accessibilityIdentifier("low")
        Color.blue.accessibilityIdentifier("high").layoutPriority(1)
      }
    }
    #expect(try ui.frame("low").width == 20)
    #expect(try ui.frame("high").width == 80)
  }

  @Test func aPriorityCanChange() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 60)) { PrioritySwitch() }
    #expect(try ui.frame("first").width == 50)
    try ui.tap(ui.find(.identifier("first")))
    #expect(try ui.frame("first").width == 100)
  }

  @Test func theHigherZIndexIsInFront() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 60)) { FrontSwitch() }
    #expect(ui.color(at: CGPoint(x: 50, y: 30)).description == "#FF0000")
    ui.tap(at: CGPoint(x: 50, y: 30))
    #expect(ui.color(at: CGPoint(x: 50, y: 30)).description == "#0000FF")
    #expect(ui.repaintDifference == 0)
  }
}

private struct Mover: View {
  @State private var isAway = false

  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("it")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
      .position(x: isAway ? 80 : 20, y: 30)
  }
}

private struct PrioritySwitch: View {
  @State private var isFirst = false

  var body: some View {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("first").onTapGesture { isFirst = true }
        .layoutPriority(isFirst ? 1 : 0)
      Color.blue
    }
  }
}

private struct FrontSwitch: View {
  @State private var rank = 1.0

  var body: some View {
    ZStack {
      Color(red: 1, green: 0, blue: 0).zIndex(rank).padding(4)
      Color(red: 0, green: 0, blue: 1)
    }
    .onTapGesture { rank = -1 }
  }
}
