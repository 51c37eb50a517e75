import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ClipboardTests {
  private let journal = Journal()

  private func host(_ text: String) throws -> TestHost {
    let ui = TestHost { NotingField(journal, text) }
    ui.tap(try ui.field)
    ui.key("a", modifiers: .control)
    return ui
  }

  @Test(arguments: [("c", EventModifiers.control), ("Insert", .control), ("c", .command)])
  func copying(key: String, modifiers: EventModifiers) throws {
    let ui = try host("abc")
    ui.key(key, modifiers: modifiers)
    #expect(ui.clipboard == "abc")
    #expect(journal.take() == [])
  }

  @Test(arguments: [("x", EventModifiers.control), ("Delete", .shift)])
  func cutting(key: String, modifiers: EventModifiers) throws {
    let ui = try host("abc")
    ui.key(key, modifiers: modifiers)
    #expect(ui.clipboard == "abc")
    #expect(journal.take() == [""])
  }

  @Test(arguments: [("v", EventModifiers.control), ("Insert", .shift), ("v", .command)])
  func pasting(key: String, modifiers: EventModifiers) throws {
    let ui = try host("abc")
    ui.clipboard = "new"
    ui.key(key, modifiers: modifiers)
    #expect(journal.take() == ["new"])
    ui.key("z", modifiers: .control)
    #expect(journal.take() == ["abc"])
  }

  @Test func nothingSelectedCopiesNothing() throws {
    let ui = try host("abc")
    ui.clipboard = "old"
    ui.press(.end)
    ui.key("c", modifiers: .control)
    ui.key("x", modifiers: .control)
    #expect(ui.clipboard == "old")
    #expect(journal.take() == [])
  }

  @Test func whatIsNoTextPastesNothing() throws {
    let ui = try host("abc")
    ui.clipboard = nil
    ui.key("v", modifiers: .control)
    #expect(journal.take() == [])
  }

  @Test func lineBreaksBecomeSpacesAndOtherControlCharactersGo() throws {
    let ui = try host("")
    ui.clipboard = "one\ntwo\r\nthree\u{2028}f\u{7}o\u{0}u\u{85}r"
    ui.key("v", modifiers: .control)
    #expect(journal.take() == ["one two three fou r"])
  }

  @Test func theMiddleButtonPastesWhatWasSelectedLast() throws {
    let ui = try host("abc")
    #expect(ui.primarySelection == "abc")
    let frame = try ui.field.frame
    ui.primarySelection = "xyz"
    ui.pointerDown(at: CGPoint(x: frame.minX + 6, y: frame.midY), button: 2)
    ui.pointerUp(button: 2)
    #expect(journal.take() == ["xyzabc"])
  }
}
