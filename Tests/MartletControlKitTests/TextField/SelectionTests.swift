import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct SelectionTests {
  private let journal = Journal()

  private func host(_ text: String) -> TestHost {
    let ui = TestHost { NotingField(journal, text) }
    return ui
  }

  /// A point in the text of the field, by the share of its width.
  private func point(_ ui: TestHost, _ x: CGFloat) throws -> CGPoint {
    let frame = try ui.field.frame
    return CGPoint(x: frame.minX + 6 + x, y: frame.midY)
  }

  @Test func aClickPutsTheCaretWhereItIs() throws {
    let ui = host("iiiiiiii")
    ui.tap(at: try point(ui, 0.5))
    ui.type("|")
    #expect(journal.take() == ["|iiiiiiii"])
    ui.tap(at: try point(ui, 300))
    ui.type("|")
    #expect(journal.take() == ["|iiiiiiii|"])
  }

  @Test func aDoubleClickSelectsAWordAndATripleClickAll() throws {
    let ui = host("one two")
    ui.tap(at: try point(ui, 5), count: 2)
    ui.type("1")
    #expect(journal.take() == ["1 two"])
    ui.advance(by: 1)
    ui.tap(at: try point(ui, 5), count: 3)
    ui.type("2")
    #expect(journal.take() == ["2"])
  }

  @Test func aDragSelects() throws {
    let ui = host("one two")
    ui.drag(from: try point(ui, 0), to: try point(ui, 200))
    ui.type("x")
    #expect(journal.take() == ["x"])
  }

  @Test func aDragThatBeganWithADoubleClickSelectsWords() throws {
    let ui = host("one two three")
    let start = try point(ui, 30)
    ui.tap(at: start)
    ui.pointerDown(at: start)
    ui.pointerMove(to: CGPoint(x: start.x + 8, y: start.y))
    ui.pointerMove(to: try point(ui, 55))
    ui.pointerUp()
    ui.type("x")
    #expect(journal.take() == ["one x"])
  }

  @Test func aClickWithShiftExtends() throws {
    let ui = host("one two")
    ui.tap(at: try point(ui, 0.5))
    ui.advance(by: 1)
    ui.tap(at: try point(ui, 200), modifiers: .shift)
    ui.type("x")
    #expect(journal.take() == ["x"])
  }

  @Test func shiftAndArrowsExtendAndAnArrowAloneEndsTheSelection() throws {
    let ui = host("abcdef")
    ui.tap(at: try point(ui, 200))
    ui.press(.leftArrow, modifiers: .shift)
    ui.press(.leftArrow, modifiers: .shift)
    ui.type("x")
    #expect(journal.take() == ["abcdx"])
    ui.press(.home)
    ui.press(.rightArrow, modifiers: .shift)
    ui.press(.rightArrow, modifiers: .shift)
    ui.press(.rightArrow)
    ui.type("|")
    #expect(journal.take() == ["ab|cdx"])
    ui.press(.end, modifiers: .shift)
    ui.press(.leftArrow)
    ui.type("-")
    #expect(journal.take() == ["ab|-cdx"])
    ui.key("a", modifiers: .control)
    ui.press(.delete)
    #expect(journal.take() == [""])
  }

  @Test func tabSelectsAllAsOnMacOS() throws {
    let ui = host("abc")
    ui.tabKey()
    ui.type("x")
    #expect(journal.take() == ["x"])
  }

  @Test func tabPutsTheCaretAtTheEndOnTouchScreens() throws {
    let ui = TestHost(idiom: .touch) { NotingField(journal, "abc") }
    ui.tabKey()
    ui.type("x")
    #expect(journal.take() == ["abcx"])
  }

  @Test func inHebrewTheLeftArrowGoesOn() throws {
    let ui = host("\u{5D0}\u{5D1}\u{5D2}")
    ui.tap(at: try point(ui, 100))
    ui.press(.home)
    ui.press(.leftArrow)
    ui.type("|")
    #expect(journal.take() == ["\u{5D0}|\u{5D1}\u{5D2}"])
  }

  @Test func aSelectionOverBothDirectionsIsDrawnInPieces() throws {
    let ui = host("abc \u{5D0}\u{5D1}\u{5D2} def")
    ui.tap(at: try point(ui, 0.5))
    let before = fills(ui)
    for _ in 0..<6 { ui.press(.rightArrow, modifiers: .shift) }
    #expect(fills(ui) > before)
  }

  private func fills(_ ui: TestHost) -> Int {
    ui.displayListText.split(separator: "\n").filter { $0.contains("fill") }.count
  }

  @Test func aTextWiderThanTheFieldFollowsTheCaret() throws {
    let ui = TestHost(size: CGSize(width: 160, height: 100)) {
      NotingField(journal, String(repeating: "word ", count: 40))
    }
    ui.tap(try ui.field)
    ui.press(.end)
    let frame = try ui.field.frame
    let caret = try #require(ui.caretFrame)
    #expect(caret.maxX <= frame.maxX && caret.minX > frame.midX)
    ui.press(.home)
    let first = try #require(ui.caretFrame)
    #expect(first.minX >= frame.minX && first.minX < frame.minX + 8)
    for _ in 0..<60 { ui.press(.rightArrow) }
    let moved = try #require(ui.caretFrame)
    #expect(moved.maxX <= frame.maxX && moved.minX > frame.midX)
  }
}
