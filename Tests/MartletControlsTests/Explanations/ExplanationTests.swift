import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// `.explanation`: asked for by hovering, holding and a key; one at a time.
@MainActor @Suite(.serialized) struct ExplanationTests {
  private struct Page: View {
    @State private var presses = 0
    @State private var isSecondShown = true
    var isDisabled = false

    var body: some View {
      VStack(spacing: 60) {
        Button("First \(presses)") { presses += 1 }
          .disabled(isDisabled)
          .explanation("About the first")
        if isSecondShown {
          Button("Second") { isSecondShown = false }.explanation(Text(verbatim: "About the second"))
        }
        Button("Hold") { presses += 10 }.buttonStyle(.hold(duration: 0.7)).explanation("About holding")
        Text("Plain").explanation("")
      }
      .padding(40)
    }
  }

  private func host(isDisabled: Bool = false) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 500)) { Page(isDisabled: isDisabled) }
  }

  private func hover(_ ui: TestHost, _ text: String, for seconds: Double = 0.7) throws {
    ui.hover(at: try ui.find(.text(containing: text)).center)
    ui.advance(by: seconds)
  }

  // MARK: Pointer

  @Test func theRestingPointerAsksForIt() throws {
    let ui = host()
    try hover(ui, "First", for: Explanation.delay - 0.1)
    #expect(ui.popoverFrames.isEmpty)
    ui.advance(by: 0.2)
    #expect(ui.popoverFrames.count == 1)
    ui.hover(at: CGPoint(x: 2, y: 2))
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func passingByAsksForNothing() throws {
    let ui = host()
    try hover(ui, "First", for: 0.3)
    ui.hover(at: CGPoint(x: 2, y: 2))
    ui.advance(by: 2)
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func aPressActsAtOnceAndTakesItAway() throws {
    let ui = host()
    try hover(ui, "First")
    try ui.tap(ui.find(.text(containing: "First")))
    #expect(ui.shows("First 1"))
    #expect(ui.popoverFrames.isEmpty)
    // Not again while the pointer stays.
    ui.hover(at: try ui.find(.text(containing: "First")).center)
    ui.advance(by: 2)
    #expect(ui.popoverFrames.isEmpty)
    ui.hover(at: CGPoint(x: 2, y: 2))
    try hover(ui, "First")
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func thereIsOneAtATime() throws {
    let ui = host()
    try hover(ui, "First")
    try hover(ui, "Second")
    #expect(ui.popoverFrames.count == 1)
    ui.tabKey()
    ui.key("F1")
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func theInnermostExplanationIsShown() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 300)) {
      VStack {
        Text("Inner").padding().explanation("About the row, in a few more words than the group has")
        Text("Other").padding()
      }
      .padding(30)
      .explanation("Group")
    }
    try hover(ui, "Other")
    let narrow = try #require(ui.popoverFrames.first)
    ui.hover(at: CGPoint(x: 2, y: 2))
    try hover(ui, "Inner")
    let wide = try #require(ui.popoverFrames.first)
    #expect(ui.popoverFrames.count == 1 && wide.width > narrow.width)
  }

  @Test func aDisabledControlExplainsItself() throws {
    let ui = host(isDisabled: true)
    try hover(ui, "First")
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func nothingToSayShowsNothing() throws {
    let ui = host()
    try hover(ui, "Plain")
    try ui.press(ui.find(.text("Plain")), for: 1)
    #expect(ui.popoverFrames.isEmpty)
  }

  // MARK: Holding

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func holdingAsksForItAndDoesNotAct(idiom: TestHost.Idiom) throws {
    let ui = TestHost(size: CGSize(width: 400, height: 500), idiom: idiom) { Page() }
    try ui.press(ui.find(.text(containing: "First")), for: 1)
    #expect(ui.popoverFrames.count == 1)
    #expect(ui.shows("First 0"))
    // The next press closes it, and does nothing else.
    try ui.tap(ui.find(.text(containing: "Second")))
    #expect(ui.popoverFrames.isEmpty)
    #expect(ui.shows("Second"))
    try ui.tap(ui.find(.text(containing: "First")))
    #expect(ui.shows("First 1"))
  }

  @Test func aFingerAsksToo() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 500), idiom: .touch) { Page() }
    let point = try ui.find(.text(containing: "First")).center
    ui.touchDrag(from: point, to: point, duration: 0.8, lifts: false)
    #expect(ui.popoverFrames.count == 1)
    ui.touchLift(at: point)
    #expect(ui.shows("First 0"))
  }

  @Test func whatIsMadeToBeHeldKeepsThePress() throws {
    let ui = host()
    try ui.press(ui.find(.text("Hold")), for: 1)
    #expect(ui.popoverFrames.isEmpty)
    #expect(ui.shows("First 10"))
    ui.hover(at: CGPoint(x: 2, y: 2))
    try hover(ui, "Hold")
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func aShortPressIsAPress() throws {
    let ui = host()
    let point = try ui.find(.text(containing: "First")).center
    let atRest = ui.color(at: CGPoint(x: point.x, y: point.y + 8))
    ui.pointerDown(at: point)
    ui.advance(by: 0.2)
    #expect(ui.color(at: CGPoint(x: point.x, y: point.y + 8)) != atRest)
    ui.pointerUp()
    #expect(ui.shows("First 1"))
  }

  // MARK: Keyboard

  @Test(arguments: ["F1", "Help"]) func aKeyAsksForIt(key: String) throws {
    let ui = host()
    ui.tabKey()
    ui.key(key)
    #expect(ui.popoverFrames.count == 1)
    // The keyboard is where it was.
    ui.key("space")
    #expect(ui.shows("First 1"))
    ui.key(key)
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func escapeAndMovingOnTakeItAway() throws {
    let ui = host()
    ui.tabKey()
    ui.key("F1")
    ui.key("Escape")
    #expect(ui.popoverFrames.isEmpty)
    ui.key("F1")
    #expect(ui.popoverFrames.count == 1)
    ui.tabKey()
    #expect(ui.popoverFrames.isEmpty)
  }

  // MARK: The rest

  @Test func assistiveToolsReadItAsAHint() throws {
    let ui = host()
    #expect(try ui.find(.text(containing: "First")).hint == "About the first")
    #expect(try ui.find(.text("Second")).hint == "About the second")
    #expect(try ui.find(.text("Plain")).hint == nil)
  }

  @Test func aViewThatGoesTakesItsExplanationAlong() throws {
    let ui = host()
    try hover(ui, "Second")
    #expect(ui.popoverFrames.count == 1)
    #expect(try ui.find(.text("Second")).activate())
    #expect(ui.popoverFrames.isEmpty)
    try hover(ui, "First")
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func aWindowThatIsLeftShowsNone() throws {
    let ui = host()
    ui.tabKey()
    ui.key("F1")
    ui.setActive(false)
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func aLongTextWraps() throws {
    let words: String = String(repeating: "Words that say a lot. ", count: 12)
    let ui = TestHost(size: CGSize(width: 500, height: 500)) { Text("Here").explanation(words) }
    try hover(ui, "Here")
    let frame = try #require(ui.popoverFrames.first)
    // 280 points of text with 12 on each side.
    #expect(frame.width <= 304.5 && frame.height > 60)
  }

  // MARK: Around other controls

  private struct Field: View {
    @State private var text = "one two three"
    var body: some View {
      TextField("Name", text: $text).frame(width: 200).explanation("About the field")
    }
  }

  @Test func aFieldIsClickedAndSelectedInAsEver() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Field() }
    let frame = try ui.find(.role(.textField)).frame
    ui.drag(from: CGPoint(x: frame.minX + 2, y: frame.midY), to: CGPoint(x: frame.maxX - 2, y: frame.midY))
    ui.type("x")
    #expect(try ui.find(.role(.textField)).value == "x")
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func aFieldAsksByF1WhileItIsTypedIn() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Field() }
    try ui.tap(ui.find(.role(.textField)))
    ui.key("F1")
    #expect(ui.popoverFrames.count == 1)
    ui.type("!")
    #expect(try ui.find(.role(.textField)).value?.contains("!") == true)
  }

  @Test func aPillIsDraggedAsEver() throws {
    struct Pill: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn).toggleStyle(.pill).explanation("About the sound")
      }
    }
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Pill() }
    let frame = try ui.find(.role(.toggle)).frame
    let knob = CGPoint(x: frame.maxX - 30, y: frame.midY)
    ui.drag(from: knob, to: CGPoint(x: knob.x + 24, y: knob.y))
    #expect(try ui.find(.role(.toggle)).value == "on")
    ui.tap(at: knob)
    #expect(try ui.find(.role(.toggle)).value == "off")
  }

  /// What is explained may be a part of something that is pressed as a whole.
  @Test func aViewAroundIsPressedAsEver() throws {
    struct Rows: View {
      @State private var size = "Small"
      @State private var taps = 0
      @State private var selection: String?
      var body: some View {
        VStack {
          RadioGroup(["Small", "Large"], selection: $size) { Text($0).explanation("About \($0)") }
          HStack { Text("Part").explanation("About the part") }.onTapGesture { taps += 1 }
          Button {
            taps += 10
          } label: {
            Text("Label").explanation("About the label")
          }
          List(["one", "two"], id: \.self, selection: $selection) { Text($0).explanation("About \($0)") }
            .frame(height: 80)
          Text(verbatim: "\(size), \(taps), \(selection ?? "none")")
        }
        .padding()
      }
    }
    let ui = TestHost(size: CGSize(width: 300, height: 400)) { Rows() }
    try ui.tap(ui.find(.text("Large")))
    try ui.tap(ui.find(.text("Part")))
    try ui.tap(ui.find(.text("Label")))
    try ui.tap(ui.find(.text("two")))
    #expect(ui.shows("Large, 11, two"))
    try ui.press(ui.find(.text("Small")), for: 1)
    #expect(ui.shows("About Small") && ui.shows("Large, 11, two"))
  }

  @Test func inASheetItExplainsToo() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 300)) {
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("In front").padding(40).explanation("About the sheet")
      }
    }
    ui.settle()
    try hover(ui, "In front")
    #expect(ui.shows("About the sheet"))
  }

  @Test func rowsOfAListExplainThemselves() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 300)) {
      List(0..<100, id: \.self) { row in Text("Row \(row)").explanation("About \(row)") }
    }
    try hover(ui, "Row 3")
    #expect(ui.shows("About 3"))
    ui.wheel(at: CGPoint(x: 150, y: 150), by: 2_000)
    ui.settle()
    #expect(!ui.shows("About 3"))
  }

  @Test func rightToLeftAndLargeTextAreNoTrouble() throws {
    let ui = TestHost(size: CGSize(width: 600, height: 400), idiom: .touch) {
      Text("Here").explanation(
        "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645}"
      )
      .environment(\.layoutDirection, .rightToLeft)
      .dynamicTypeSize(.accessibility3)
    }
    try hover(ui, "Here")
    let frame = try #require(ui.popoverFrames.first)
    #expect(frame.width <= 304.5 && frame.height > 40)
  }

  @Test(arguments: [Double.nan, -1, .infinity]) func aDelayThatIsNoneIsTheDefault(delay: Double) throws {
    let ui = TestHost(size: CGSize(width: 300, height: 300)) {
      Text("Here").explanation("Words", delay: delay)
    }
    try hover(ui, "Here", for: Explanation.delay - 0.1)
    #expect(ui.popoverFrames.isEmpty)
    ui.advance(by: 0.2)
    #expect(ui.popoverFrames.count == 1)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func looks(scheme: ColorScheme) throws {
    let ui = TestHost(size: CGSize(width: 400, height: 240), scale: 2, colorScheme: scheme) {
      Button("Publish") {}
        .explanation("Everyone who has the link can read the document. You can take it back at any time.")
    }
    try hover(ui, "Publish")
    try ui.writePictureNow("Explanation-\(scheme)")
    #expect(ui.popoverFrames.count == 1)
  }
}
