import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// All button styles alike: touch, assistive tools, direction, text size, titles.
@MainActor @Suite struct ButtonInputTests {
  enum Kind: String, CaseIterable, Sendable {
    case hold, confirm, repeating, doubleTap, pressScale

    @MainActor func styled(_ button: some View) -> AnyView {
      switch self {
      case .hold: AnyView(button.buttonStyle(.hold(duration: 0.7)))
      case .confirm: AnyView(button.buttonStyle(.confirm))
      case .repeating: AnyView(button.buttonStyle(.repeating))
      case .doubleTap: AnyView(button.buttonStyle(.doubleTap))
      case .pressScale: AnyView(button.buttonStyle(.pressScale))
      }
    }

    /// Does with a finger what the button wants.
    @MainActor func touch(_ ui: TestHost, at point: CGPoint) {
      switch self {
      case .hold: ui.touchDrag(from: point, to: point, duration: 0.9)
      case .confirm, .doubleTap:
        ui.touchDrag(from: point, to: point, duration: 0.05)
        ui.touchDrag(from: point, to: point, duration: 0.05)
      case .repeating, .pressScale: ui.touchDrag(from: point, to: point, duration: 0.05)
      }
    }
  }

  private func host(
    _ kind: Kind, _ tally: Tally, title: String = "Go", idiom: TestHost.Idiom = .desktop,
    size: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 160), idiom: idiom) {
      kind.styled(Button(title) { tally.note("go") })
        .dynamicTypeSize(size)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test(arguments: Kind.allCases) func aFingerWorksIt(kind: Kind) throws {
    let tally = Tally()
    let ui = host(kind, tally, idiom: .touch)
    kind.touch(ui, at: CGPoint(x: 200, y: 80))
    #expect(tally.take() == ["go": 1])
  }

  @Test(arguments: Kind.allCases) func aPressThatLeavesDoesNothingMore(kind: Kind) throws {
    let tally = Tally()
    let ui = host(kind, tally)
    ui.pointerDown(at: CGPoint(x: 200, y: 80))
    ui.pointerMove(to: CGPoint(x: 390, y: 150))
    _ = tally.take()
    ui.advance(by: 1)
    ui.pointerUp()
    #expect(tally.take().isEmpty)
  }

  @Test(arguments: Kind.allCases) func assistiveToolsFindAButtonThatActs(kind: Kind) throws {
    let tally = Tally()
    let button = try host(kind, tally).find(.role(.button))
    #expect(button.text == "Go")
    #expect(button.activate())
    #expect(tally.take() == ["go": 1])
  }

  @Test(arguments: Kind.allCases) func largeTextMakesALargerButton(kind: Kind) throws {
    // Dynamic Type is iOS's.
    let small = try host(kind, Tally(), idiom: .touch).find(.role(.button)).frame
    let large = try host(kind, Tally(), idiom: .touch, size: .accessibility3).find(.role(.button)).frame
    #expect(large.height > small.height && large.width > small.width)
  }

  @Test(
    arguments: Kind.allCases,
    [
      "", "A title that goes on and on, for longer than any window is wide", "two\nlines", "\u{D55C}\u{AE00}",
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{1F600}",
    ])
  func anyTitleWillDo(kind: Kind, title: String) throws {
    let tally = Tally()
    let ui = host(kind, tally, title: title)
    let frame = try ui.find(.role(.button)).frame
    #expect(frame.minX >= 0 && frame.maxX <= 400)
    #expect(try ui.find(.role(.button)).activate() && tally.take() == ["go": 1])
  }

  /// The bar grows from the leading edge: left to right it covers the left half first.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aHeldBarGrowsFromTheLeadingEdge(direction: LayoutDirection) throws {
    let ui = host(.hold, Tally(), title: "A longer title", direction: direction)
    let frame = try ui.find(.role(.button)).frame
    let left = CGPoint(x: frame.minX + 8, y: frame.midY)
    let right = CGPoint(x: frame.maxX - 8, y: frame.midY)
    let before = (ui.color(at: left), ui.color(at: right))
    ui.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    ui.advance(by: 0.35)
    let isLeftFilled = ui.color(at: left) != before.0
    let isRightFilled = ui.color(at: right) != before.1
    #expect(isLeftFilled == (direction == .leftToRight) && isRightFilled == (direction == .rightToLeft))
  }

  @Test func aButtonThatGoesWhileItIsHeldActsNoMore() throws {
    struct Vanishing: View {
      let tally: Tally
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 20) {
          if isThere { Button("Go") { tally.note("go") }.buttonStyle(.repeating) }
          Toggle("There", isOn: $isThere)
        }
      }
    }
    let tally = Tally()
    let ui = TestHost(size: CGSize(width: 300, height: 160)) { Vanishing(tally: tally) }
    let middle = try ui.find(.text("Go")).center
    ui.pointerDown(at: middle)
    _ = tally.take()
    #expect(try ui.find(.role(.toggle)).activate())
    ui.advance(by: 2)
    ui.pointerUp()
    #expect(tally.take().isEmpty)
  }
}
