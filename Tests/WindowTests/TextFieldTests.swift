import Foundation
import Testing

extension RealWindows {
  /// What only a real window has of text input: GTK's input method, the clipboard of the display, and popups.
  struct TextFieldTests {
    private func middle(_ window: AppWindow, _ text: String) throws -> CGPoint {
      let frame = try window.frame(of: text)
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Where the text of a field begins: the fixture's fields are 300 points wide and in the window's middle.
    private func start(_ window: AppWindow, _ text: String) throws -> CGPoint {
      CGPoint(x: (window.contentSize.width - 300) / 2 + 6, y: try middle(window, text).y)
    }

    @Test(.timeLimit(.minutes(2)))
    func whatIsTypedArrivesLetterByLetter() async throws {
      let window = try await AppWindow("text-fields")
      try await window.click(middle(window, "First"))
      try await window.type("hello, World")
      try await window.program.line("First hello, World")
      #expect(window.events.count == 12)
      try await window.key("Return")
      try await window.program.line("submit First")
      // Return has selected all.
      try await window.type("x")
      try await window.program.line("First x")
      try await window.key("ctrl+z")
      try await wait(until: "the text as before") { window.events.last == "First hello, World" }
      try await window.key("shift+Left")
      try await window.key("ctrl+a")
      try await window.key("BackSpace")
      try await wait(until: "an empty text") { window.events.last == "First " }
    }

    @Test(.timeLimit(.minutes(2)))
    func aDragSelectsAndADoubleClickTakesAWord() async throws {
      let window = try await AppWindow("text-fields")
      let first = try start(window, "First")
      try await window.click(first)
      try await window.type("one two")
      try await window.program.line("First one two")
      try await window.press(CGPoint(x: first.x + 200, y: first.y))
      try await window.move(to: CGPoint(x: first.x + 100, y: first.y))
      try await window.move(to: CGPoint(x: first.x + 1, y: first.y))
      try await window.release()
      try await window.type("abc def")
      try await window.program.line("First abc def")
      try await window.click(CGPoint(x: first.x + 8, y: first.y), count: 2)
      try await window.type("x")
      try await window.program.line("First x def")
    }

    @Test(.timeLimit(.minutes(2)))
    func textGoesToAnotherProgramByTheClipboard() async throws {
      let source = try await AppWindow("text-fields")
      try await source.click(middle(source, "First"))
      try await source.type("copied")
      try await source.program.line("First copied")
      try await source.key("ctrl+a")
      try await source.key("ctrl+c")
      let target = try await AppWindow("text-fields", on: source.display)
      try await target.click(middle(target, "Second"))
      try await target.key("ctrl+v")
      try await target.program.line("Second copied")
      // The middle button takes what is selected there.
      let secret = try middle(target, "Secret")
      try await target.click(secret, button: 2)
      try await target.program.line("Secret copied")
    }

    @Test(.timeLimit(.minutes(2)))
    func deadKeysAreComposed() async throws {
      let window = try await AppWindow("text-fields")
      try await window.click(middle(window, "First"))
      try await window.key("dead_acute")
      try await window.key("e")
      try await window.program.line("First \u{E9}")
      #expect(window.events == ["First \u{E9}"])
    }

    /// GTK's own input method takes a code after Control, Shift and U, and shows it underlined until it is finished.
    @Test(.timeLimit(.minutes(2)))
    func whatIsComposedIsShownAndWrittenOnce() async throws {
      let window = try await AppWindow("text-fields")
      let field = try start(window, "First")
      try await window.click(field)
      // Three letters and a line below them.
      func ink() throws -> Int {
        let picture = try window.display.picture()
        var count = 0
        for y in Int(field.y) - 8..<Int(field.y) + 8 {
          for x in Int(field.x)..<Int(field.x) + 40 {
            let (column, row) = window.pixel(CGPoint(x: x, y: y))
            if picture[column, row].red < 100, !picture[column, row].isBlue { count += 1 }
          }
        }
        return count
      }
      let before = try ink()
      try await window.key("ctrl+shift+u")
      try await window.key("e")
      try await window.key("9")
      try await wait(until: "the code to be seen") { try ink() > before + 25 }
      #expect(window.events == [])
      try await window.key("Return")
      try await window.program.line("First \u{E9}")
      #expect(window.events == ["First \u{E9}"])
    }

    @Test(.timeLimit(.minutes(2)))
    func aFieldInAPopoverTakesText() async throws {
      let window = try await AppWindow("text-fields")
      let button = try window.frame(of: "Open")
      try await window.click(CGPoint(x: button.midX, y: button.midY))
      try await window.program.line("open true")
      try await wait(until: "the popover") { try await window.visibleWindowCount() == 2 }
      // It lies to the right of the button; Tab finds the field in it.
      try await window.key("Tab")
      try await window.type("abc")
      try await window.program.line("Inside abc")
      try await window.key("dead_acute")
      try await window.key("a")
      try await window.program.line("Inside abc\u{E1}")
      try await window.key("Escape")
      try await window.program.line("open false")
    }

    /// Apple, "presentationBackgroundInteraction(_:)": enabled, the view behind can be used.
    @Test(.timeLimit(.minutes(2)))
    func aPopoverThatLetsInputThroughLeavesTheWindowToTheUser() async throws {
      let window = try await AppWindow("free-popover")
      func middle(_ title: String) throws -> CGPoint {
        let frame = try window.frame(of: title)
        return CGPoint(x: frame.midX, y: frame.midY)
      }
      let open = try middle("Open")
      try await window.click(open)
      try await window.program.line("open true")
      try await wait(until: "the popover") { try await window.visibleWindowCount() == 2 }
      try await window.click(middle("Behind"))
      try await window.program.line("behind")
      #expect(try await window.visibleWindowCount() == 2)
      try await window.click(middle("First"))
      try await window.type("ab")
      try await window.program.line("First ab")
      // The field in the popover, below the button: its middle is where the popover's is.
      try await window.click(CGPoint(x: open.x, y: open.y + 50))
      try await window.type("cd")
      try await window.program.line("Inside cd")
      // Not where it was clicked before, so that it is no double click.
      let end = try middle("First")
      try await window.click(CGPoint(x: end.x + 60, y: end.y))
      try await window.type("e")
      try await window.program.line("First abe")
      try await window.key("Escape")
      try await window.program.line("open false")
      try await wait(until: "the popover to go") { try await window.visibleWindowCount() == 1 }
    }
  }
}
