import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// All toggle styles alike: touch, keys, assistive tools, direction, text size, and what is disabled.
@MainActor @Suite struct ToggleInputTests {
  enum Kind: String, CaseIterable, Sendable {
    case pill, check, checkmarkRow, chip, symbol

    @MainActor func styled(_ toggle: some View) -> AnyView {
      switch self {
      case .pill: AnyView(toggle.toggleStyle(.pill))
      case .check: AnyView(toggle.toggleStyle(.check))
      case .checkmarkRow: AnyView(toggle.toggleStyle(.checkmarkRow))
      case .chip: AnyView(toggle.toggleStyle(.chip))
      case .symbol: AnyView(toggle.toggleStyle(.symbol(on: "bell.fill", off: "bell.slash")))
      }
    }
  }

  private struct Page: View {
    let kind: Kind
    var title = "Sound"
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 20) {
        kind.styled(Toggle(title, isOn: $isOn))
        Chosen(text: isOn ? "on" : "off")
      }
      .padding()
    }
  }

  private func host(_ kind: Kind, title: String = "Sound", idiom: TestHost.Idiom = .desktop) -> TestHost {
    TestHost(size: CGSize(width: 360, height: 160), idiom: idiom) { Page(kind: kind, title: title) }
  }

  /// Where the toggle is pressed: of the pill, on the switch.
  private func target(_ ui: TestHost) throws -> CGPoint {
    let frame = try ui.find(.role(.toggle)).frame
    return CGPoint(x: frame.maxX - 12, y: frame.midY)
  }

  @Test(arguments: Kind.allCases) func aFingerFlipsIt(kind: Kind) throws {
    let ui = host(kind, idiom: .touch)
    let point = try target(ui)
    ui.touchDrag(from: point, to: point, duration: 0.1)
    #expect(ui.chosen == "on")
  }

  @Test(arguments: Kind.allCases) func keysFlipIt(kind: Kind) {
    let ui = host(kind)
    ui.tabKey()
    ui.key("space")
    #expect(ui.chosen == "on")
    ui.key("Return")
    #expect(ui.chosen == "off")
  }

  @Test(arguments: Kind.allCases) func assistiveToolsReadAndFlipIt(kind: Kind) throws {
    let ui = host(kind)
    let toggle = try ui.find(.role(.toggle))
    #expect(toggle.text == "Sound" && toggle.value == "off")
    #expect(toggle.activate())
    #expect(ui.chosen == "on" && toggle.value == "on")
  }

  @Test(arguments: Kind.allCases) func whatIsDisabledStays(kind: Kind) throws {
    let ui = TestHost(size: CGSize(width: 360, height: 160)) { Page(kind: kind).disabled(true) }
    ui.tap(at: try target(ui))
    ui.tabKey()
    ui.key("space")
    #expect(try !ui.find(.role(.toggle)).activate())
    #expect(ui.chosen == "off")
  }

  @Test(arguments: Kind.allCases) func rightToLeftItIsTurned(kind: Kind) throws {
    let ui = TestHost(size: CGSize(width: 360, height: 160)) {
      Page(kind: kind).environment(\.layoutDirection, .rightToLeft)
    }
    let frame = try ui.find(.role(.toggle)).frame
    ui.tap(at: CGPoint(x: frame.minX + 12, y: frame.midY))
    #expect(ui.chosen == "on")
  }

  @Test(arguments: Kind.allCases) func largeTextNeedsMoreRoom(kind: Kind) throws {
    // Dynamic Type is iOS's.
    let small = try host(kind, idiom: .touch).find(.role(.toggle)).frame
    let ui = TestHost(size: CGSize(width: 700, height: 300), idiom: .touch) {
      Page(kind: kind).dynamicTypeSize(.accessibility3)
    }
    let large = try ui.find(.role(.toggle)).frame
    #expect(large.height > small.height && large.width > small.width)
  }

  @Test(
    arguments: Kind.allCases,
    [
      "", "A title that goes on and on, for longer than any window is wide", "two\nlines", "\u{D55C}\u{AE00}",
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{1F600}",
    ])
  func anyTitleWillDo(kind: Kind, title: String) throws {
    let ui = host(kind, title: title)
    ui.tap(at: try target(ui))
    #expect(ui.chosen == "on")
    let frame = try ui.find(.role(.toggle)).frame
    #expect(frame.minX >= 0 && frame.maxX <= 360)
  }

  @Test(arguments: Kind.allCases) func twoOnOneBindingAgree(kind: Kind) throws {
    struct Two: View {
      let kind: Kind
      @State private var isOn = false
      var body: some View {
        VStack {
          kind.styled(Toggle("One", isOn: $isOn))
          kind.styled(Toggle("Two", isOn: $isOn))
        }
        .padding()
      }
    }
    let ui = TestHost(size: CGSize(width: 360, height: 160)) { Two(kind: kind) }
    #expect(try ui.find(.label("One")).activate())
    #expect(try ui.find(.label("Two")).value == "on")
  }

  // MARK: The pill's knob

  @Test func aDragThatIsCancelledLeavesNothingBehind() throws {
    let ui = host(.pill)
    let atRest = ui.displayListText
    let point = try target(ui)
    ui.pointerDown(at: point)
    ui.pointerMove(to: CGPoint(x: point.x + 30, y: point.y))
    #expect(ui.displayListText != atRest)
    ui.pointerCancel()
    ui.settle()
    #expect(ui.displayListText == atRest && ui.chosen == "off")
  }

  @Test func aKnobThatIsBroughtBackWritesNothing() throws {
    let ui = host(.pill)
    let point = try target(ui)
    ui.pointerDown(at: point)
    ui.pointerMove(to: CGPoint(x: point.x + 30, y: point.y))
    ui.pointerMove(to: point)
    ui.pointerUp()
    #expect(ui.chosen == "off")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 4]) func aHeightThatIsNoneIsTheDefault(height: CGFloat)
    throws
  {
    func frame(_ style: PillToggleStyle) throws -> CGRect {
      let ui = TestHost(size: CGSize(width: 200, height: 100)) {
        Toggle("A", isOn: .constant(true)).toggleStyle(style)
      }
      return try ui.find(.role(.toggle)).frame
    }
    #expect(try frame(PillToggleStyle(height: height)) == frame(.pill))
  }
}
