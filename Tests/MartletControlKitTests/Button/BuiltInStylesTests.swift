import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite(.serialized) struct BuiltInStylesTests {
  /// The pictures of a button at rest and pressed.
  private func pictures(_ kind: ButtonKind, _ idiom: TestHost.Idiom, disabled: Bool = false) throws
    -> [String]
  {
    let ui = TestHost(size: CGSize(width: 200, height: 60), idiom: idiom) {
      kind.button("Button").disabled(disabled)
    }
    let rest = ui.displayListText
    ui.pointerDown(at: try ui.control("Button").center)
    return [rest, ui.displayListText]
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch]) func stylesLookApart(idiom: TestHost.Idiom) throws {
    let kinds: [ButtonKind] = [.bordered, .borderedProminent, .borderless, .plain, .destructive]
    let looks = try kinds.map { try pictures($0, idiom)[0] }
    #expect(Set(looks).count == kinds.count)
  }

  @Test(arguments: ButtonKind.allCases) func everyStyleShowsAPress(kind: ButtonKind) throws {
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let looks = try pictures(kind, idiom)
      #expect(looks[0] != looks[1])
    }
  }

  @Test(arguments: ButtonKind.allCases) func everyStyleLooksDisabled(kind: ButtonKind) throws {
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let disabled = try pictures(kind, idiom, disabled: true)
      #expect(try pictures(kind, idiom)[0] != disabled[0])
      #expect(disabled[0] == disabled[1])
    }
  }

  @Test(arguments: ButtonKind.allCases) func everyStyleRunsItsActionOnce(kind: ButtonKind) throws {
    let journal = Journal()
    let ui = TestHost { kind.button("Button") { journal.note("run") } }
    try ui.tap("Button")
    #expect(journal.take() == ["run"])
  }

  @Test func automaticIsBorderedOnTheDesktopAndBorderlessOnTouchScreens() throws {
    #expect(try pictures(.automatic, .desktop)[0] == pictures(.bordered, .desktop)[0])
    #expect(try pictures(.automatic, .touch)[0] == pictures(.borderless, .touch)[0])
  }

  @Test func theColourThatTheUserSetsGoesFirst() {
    let ui = TestHost(idiom: .touch) { Button("Button") {}.foregroundColor(.orange) }
    // The system's orange: fact n152.
    #expect(ui.displayListText.contains("#FF9500FF"))
  }

  @Test func aTintOfTheAccentColourIsTheOneOutside() {
    let ui = TestHost(idiom: .touch) {
      Button("Button") {}.tint(.accentColor.opacity(0.5)).tint(.accentColor).tint(.green)
    }
    // The system's green on iOS (Human Interface Guidelines, "Color") at 50 %: 127.5 of 255 is 80.
    #expect(ui.displayListText.contains("#34C75980"))
  }

  /// Heights: see `ControlMetrics.desktop`.
  @Test(arguments: zip(ControlSize.allCases, [13.0, 16, 20, 28, 36]))
  func desktopButtonsHaveTheHeightsOfTheirSizes(size: ControlSize, height: Double) throws {
    let ui = TestHost { Button("Button") {}.controlSize(size) }
    #expect(isNear(try ui.frame("Button").height, height, 0.5))
  }

  @Test func aRangeOfControlSizesLimits() throws {
    let ui = TestHost { Button("Button") {}.controlSize(...ControlSize.small).controlSize(.large) }
    #expect(isNear(try ui.frame("Button").height, 16, 0.5))
  }

  @Test func emptyLongAndMultiLineLabelsAreShown() throws {
    let long = String(repeating: "a very long label ", count: 40)
    let ui = TestHost(size: CGSize(width: 200, height: 400)) {
      VStack {
        Button("") {}
        Button(action: {}, label: { EmptyView() })
        Button("one\ntwo\nthree") {}
        Button(long) {}
      }
    }
    let three = try ui.frame("three")
    // Three lines of 16, the two gaps of 2 between them (fact n029), and the padding of 2.
    #expect(isNear(three.height, 56))
    let wide = try ui.frame("a very long")
    #expect(wide.width <= 200)
    #expect(ui.findAll(.role(.button)).count == 4)
  }

  @Test func severalViewsInALabelMakeARow() throws {
    let ui = TestHost {
      Button(
        action: {},
        label: {
          Text("left"); Text("right")
        })
    }
    let button = try ui.frame("left")
    #expect(button.width > button.height * 2)
    #expect(try ui.control("left").text == "left, right")
  }

  @Test func aButtonTellsItsRole() throws {
    let ui = TestHost { Button("Save") {} }
    #expect(try ui.find(.role(.button)).text == "Save")
  }

  @Test func spaceAndReturnPressTheFocusedButton() throws {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Button("First") { journal.note("first") }.buttonStyle(TellingStyle())
        Button("Second") { journal.note("second") }.buttonStyle(FramingStyle(name: "frame"))
          .buttonStyle(TellingStyle())
      }
    }
    ui.tabKey()
    ui.keyDown("space")
    #expect(try ui.control("First").text == "First, pressed")
    ui.keyUp("space")
    #expect(journal.take() == ["first"])
    #expect(try ui.control("First").text == "First, at rest")
    ui.tabKey()
    ui.keyDown("Return")
    #expect(try ui.control("Second").text == "frame, Second, pressed")
    ui.keyUp("Return")
    #expect(journal.take() == ["second"])
    ui.tabKey()
    ui.key("Return")
    #expect(journal.take() == ["first"])
  }
}
