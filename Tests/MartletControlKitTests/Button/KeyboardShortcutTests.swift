import SwiftUI
import Testing
import ViewTesting

/// Apple, "keyboardShortcut(_:modifiers:)": pressing the shortcut anywhere in the window is the same as acting on the
/// control; the first one found in reading order is used.
@MainActor @Suite struct KeyboardShortcutTests {
  @Test(arguments: [EventModifiers.control, .command]) func commandIsControlOrTheLogoKey(held: EventModifiers)
  {
    let journal = Journal()
    let ui = TestHost { Button("Save") { journal.note("save") }.keyboardShortcut("s") }
    ui.press("s")
    #expect(journal.entries.isEmpty)
    ui.press("s", modifiers: [held, .shift])
    #expect(journal.entries.isEmpty)
    ui.press("s", modifiers: held)
    #expect(journal.entries == ["save"])
  }

  @Test func otherKeysHeldCount() {
    let journal = Journal()
    let ui = TestHost {
      Button("A") { journal.note("a") }.keyboardShortcut("k", modifiers: [.command, .shift])
      Button("B") { journal.note("b") }.keyboardShortcut("k", modifiers: [])
      Button("C") { journal.note("c") }.keyboardShortcut(.leftArrow, modifiers: .option)
    }
    ui.key("K", modifiers: [.control, .shift])
    ui.press("k")
    ui.press(.leftArrow, modifiers: .option)
    ui.press(.leftArrow)
    #expect(journal.entries == ["a", "b", "c"])
  }

  @Test func aSignNeedsNoShiftOfItsOwn() {
    let journal = Journal()
    let ui = TestHost { Button("Zoom") { journal.note("zoom") }.keyboardShortcut("+") }
    ui.key("plus", characters: "+", modifiers: [.control, .shift])
    #expect(journal.entries == ["zoom"])
  }

  @Test func theFirstOfSeveralIsPressed() {
    let journal = Journal()
    let ui = TestHost {
      Group {
        Button("A") { journal.note("a") }.disabled(true)
        Button("B") { journal.note("b") }
        Button("C") { journal.note("c") }
      }
      .keyboardShortcut("x")
    }
    ui.press("x", modifiers: .control)
    #expect(journal.entries == ["b"])
  }

  @Test func aToggleIsFlipped() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle(isOn ? "is on" : "is off", isOn: $isOn).keyboardShortcut("t") }
    }
    let ui = TestHost { Screen() }
    ui.press("t", modifiers: .control)
    #expect(ui.says("is on"))
  }

  @Test func returnAndEscapePressTheDefaultAndTheOneThatCancels() {
    let journal = Journal()
    let ui = TestHost {
      Button("OK") { journal.note("ok") }.keyboardShortcut(.defaultAction)
      Button("No") { journal.note("no") }.keyboardShortcut(.cancelAction)
    }
    ui.press(.return)
    ui.press(.escape)
    #expect(journal.entries == ["ok", "no"])
  }

  @Test func theViewWithTheKeyboardGoesFirst() {
    let journal = Journal()
    let ui = TestHost {
      Text("Here").focusable().onKeyPress(.return) {
        journal.note("here")
        return .handled
      }
      Button("OK") { journal.note("ok") }.keyboardShortcut(.defaultAction)
    }
    ui.tabKey()
    ui.press(.return)
    #expect(journal.entries == ["here"])
  }

  @Test func aShortcutOfNoneIsNone() {
    let journal = Journal()
    let ui = TestHost { Button("OK") { journal.note("ok") }.keyboardShortcut(nil).keyboardShortcut("o") }
    ui.press("o", modifiers: .control)
    #expect(journal.entries.isEmpty)
  }

  @Test func bracketsChangeSidesRightToLeft() {
    let journal = Journal()
    let ui = TestHost {
      Button("Back") { journal.note("back") }.keyboardShortcut("[")
      Button("Stay") { journal.note("stay") }
        .keyboardShortcut("{", modifiers: .command, localization: .withoutMirroring)
    }
    ui.key("bracketleft", characters: "[", modifiers: .control)
    #expect(journal.take() == ["back"])
    let mirrored = TestHost {
      VStack {
        Button("Back") { journal.note("back") }.keyboardShortcut("[")
        Button("Stay") { journal.note("stay") }
          .keyboardShortcut("{", modifiers: .command, localization: .withoutMirroring)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    mirrored.key("bracketleft", characters: "[", modifiers: .control)
    mirrored.key("bracketright", characters: "]", modifiers: .control)
    mirrored.key("braceleft", characters: "{", modifiers: [.control, .shift])
    #expect(journal.entries == ["back", "stay"])
  }

  @Test func aStyleCanAskForIt() {
    struct Telling: ButtonStyle {
      @Environment(\.keyboardShortcut) private var shortcut
      func makeBody(configuration: Configuration) -> some View {
        Text(shortcut == .defaultAction ? "default" : "plain")
      }
    }
    let ui = TestHost { Button("OK") {}.buttonStyle(Telling()).keyboardShortcut(.defaultAction) }
    #expect(ui.says("default"))
  }

  /// macOS draws the button that Return presses in the accent colour.
  @Test func theDefaultButtonIsColored() throws {
    let plain = TestHost { Button("W") {} }
    let colored = TestHost { Button("W") {}.keyboardShortcut(.defaultAction) }
    let point = try plain.find(.label("W")).frame
    let edge = CGPoint(x: point.minX + 4, y: point.midY)
    #expect(plain.color(at: edge).red > 200)
    #expect(colored.color(at: edge).red < 60)
  }
}
