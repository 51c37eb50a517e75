import Foundation
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
        kind.toggle(
          "Wi-Fi",
          Binding(
            get: { isOn },
            set: {
              journal.note($0 ? "on" : "off")
              isOn = $0
            }))
        Text(isOn ? "is on" : "is off")
      }
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

  /// A knob of 20 in a track of 38 with 1 around it goes from 1 to 17, in 0.2 s of easeInOut
  /// (`ControlMetrics.desktop`).
  @Test(arguments: [0, 0.05, 0.1, 0.15]) func theKnobGlides(time: Double) throws {
    func hasKnob(_ ui: TestHost, at x: Double) -> Bool {
      // Where it is, with at most two decimals.
      let number = String(format: "%g", (x * 100).rounded() / 100)
      return ui.displayListText.contains("transform (1, 0, 0, 1, \(number), 0)")
    }
    let ui = TestHost { Screen(kind: .switched, journal: Journal()).labelsHidden() }
    #expect(hasKnob(ui, at: 1))
    try ui.tap("Wi-Fi")
    ui.advance(by: time)
    #expect(hasKnob(ui, at: 1 + 16 * UnitCurve.easeInOut.value(at: time / 0.2)), "\(ui.displayListText)")
    #expect(ui.settle(within: 1))
    #expect(hasKnob(ui, at: 17))
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
