import SwiftUI
import Testing
import ViewTesting

/// Every built-in style of toggle.
enum ToggleKind: String, CaseIterable {
  case automatic, switched, button, checkbox

  @MainActor @ViewBuilder func toggle(_ title: String, _ isOn: Binding<Bool>) -> some View {
    switch self {
    case .automatic: Toggle(title, isOn: isOn).toggleStyle(.automatic)
    case .switched: Toggle(title, isOn: isOn).toggleStyle(.switch)
    case .button: Toggle(title, isOn: isOn).toggleStyle(.button)
    case .checkbox: Toggle(title, isOn: isOn).toggleStyle(.checkbox)
    }
  }
}

@MainActor @Suite struct ToggleTests {
  private struct Screen: View {
    @State private var isOn = false
    let kind: ToggleKind
    let journal: Journal

    var body: some View {
      VStack {
        kind.toggle("Wi-Fi", $isOn)
        Text(isOn ? "is on" : "is off")
      }
      .onChange(of: isOn) { journal.note(isOn ? "on" : "off") }
    }
  }

  @Test(arguments: ToggleKind.allCases) func aClickWritesTheBindingOnce(kind: ToggleKind) throws {
    let journal = Journal()
    let ui = TestHost { Screen(kind: kind, journal: journal) }
    try ui.tap("Wi-Fi")
    #expect(journal.take() == ["on"])
    #expect(ui.says("is on"))
    try ui.tap("Wi-Fi")
    #expect(journal.take() == ["off"])
  }

  @Test(arguments: ToggleKind.allCases) func aClickOnEitherEndToggles(kind: ToggleKind) throws {
    let journal = Journal()
    let ui = TestHost { Screen(kind: kind, journal: journal) }
    let frame = try ui.frame("Wi-Fi")
    ui.tap(at: CGPoint(x: frame.minX + 3, y: frame.midY))
    ui.tap(at: CGPoint(x: frame.maxX - 3, y: frame.midY))
    #expect(journal.take() == ["on", "off"])
  }

  @Test(arguments: ToggleKind.allCases) func bothStatesLookApartInBothIdioms(kind: ToggleKind) throws {
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let looks = [false, true].flatMap { isOn in
        [false, true].map { isDisabled in
          TestHost(idiom: idiom) {
            kind.toggle("Wi-Fi", .constant(isOn)).disabled(isDisabled)
          }.displayListText
        }
      }
      #expect(Set(looks).count == 4)
    }
  }

  @Test func automaticIsASwitchAndButtonIsNot() {
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let looks = [ToggleKind.automatic, .switched, .button].map { kind in
        TestHost(idiom: idiom) { kind.toggle("Wi-Fi", .constant(true)) }.displayListText
      }
      #expect(looks[0] == looks[1])
      #expect(looks[0] != looks[2])
    }
  }

  @Test(arguments: ToggleKind.allCases) func aDisabledToggleDoesNothing(kind: ToggleKind) throws {
    let journal = Journal()
    let ui = TestHost { Screen(kind: kind, journal: journal).disabled(true) }
    try ui.tap("Wi-Fi")
    #expect(journal.take() == [])
  }

  @Test(arguments: ToggleKind.allCases) func aToggleTellsItsRoleAndValue(kind: ToggleKind) throws {
    let ui = TestHost { Screen(kind: kind, journal: Journal()) }
    #expect(try ui.find(.role(.toggle)).text == "Wi-Fi")
    #expect(try ui.find(.role(.toggle)).value == "off")
    try ui.tap("Wi-Fi")
    #expect(try ui.find(.role(.toggle)).value == "on")
  }

  @Test func theSpaceBarToggles() throws {
    let journal = Journal()
    let ui = TestHost { Screen(kind: .switched, journal: journal) }
    ui.tabKey()
    ui.key("space")
    #expect(journal.take() == ["on"])
  }

  @Test func theKnobGlides() throws {
    let ui = TestHost { Screen(kind: .switched, journal: Journal()).labelsHidden() }
    let before = ui.displayListText
    try ui.tap("Wi-Fi")
    ui.advance(by: 0.1)
    let between = ui.displayListText
    #expect(ui.settle(within: 1))
    let after = ui.displayListText
    #expect(Set([before, between, after]).count == 3)
  }

  /// Fact n255: 49 × 31 on iOS; 38 × 22 is NSSwitch's regular size.
  @Test(arguments: [
    (TestHost.Idiom.touch, CGSize(width: 49, height: 31)), (.desktop, CGSize(width: 38, height: 22)),
  ])
  func aSwitchWithoutItsLabelHasItsOwnSize(idiom: TestHost.Idiom, size: CGSize) throws {
    let ui = TestHost(idiom: idiom) { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().fixedSize() }
    let frame = try ui.find(.role(.toggle)).frame
    #expect(isNear(frame.width, size.width) && isNear(frame.height, size.height))
    #expect(try ui.find(.role(.toggle)).text == "Wi-Fi")
  }

  @Test func onTouchScreensTheSwitchStandsAtTheFarEdge() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 100), idiom: .touch) {
      Toggle("Wi-Fi", isOn: .constant(false))
    }
    #expect(isNear(try ui.frame("Wi-Fi").width, 300))
    #expect(ui.color(at: CGPoint(x: 280, y: 50)) != ui.color(at: CGPoint(x: 200, y: 50)))
  }

  @Test func longLabelsWrap() throws {
    let long = String(repeating: "a long label ", count: 8)
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let ui = TestHost(size: CGSize(width: 200, height: 400), idiom: idiom) {
        VStack {
          Toggle(long, isOn: .constant(false))
          Toggle("", isOn: .constant(false))
        }
      }
      let frame = try ui.frame("a long label")
      #expect(frame.width <= 200 && frame.height > 60)
    }
  }

  @Test func aBindingToAnotherPlaceIsWrittenThrough() throws {
    struct Settings { var flags = [false, true] }
    struct Rows: View {
      @State private var settings = Settings()

      var body: some View {
        ForEach(0..<2) { row in
          Toggle("row \(row)", isOn: $settings.flags[row])
        }
        Text(settings.flags.description)
      }
    }
    let ui = TestHost { VStack { Rows() } }
    try ui.tap("row 0")
    try ui.tap("row 1")
    #expect(ui.says("[true, false]"))
  }
}
