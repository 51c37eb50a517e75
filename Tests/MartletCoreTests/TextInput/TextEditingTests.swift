import Testing

@testable import MartletCore
@testable import MartletPrimitives

@Suite struct TextEditingTests {
  @Test func insertingReplacesTheSelection() {
    var editing = TextEditing("one two")
    editing.select(anchor: 4, caret: 7)
    editing.insert("three")
    #expect(editing.text == "one three")
    #expect(editing.caret == 9 && !editing.hasSelection)
  }

  @Test func offsetsWithinACharacterMoveToItsStart() {
    // A letter with a combining accent is three bytes and one character.
    var editing = TextEditing("e\u{301}x")
    editing.moveCaret(to: 1)
    #expect(editing.caret == 0)
    editing.moveCaret(to: 2)
    #expect(editing.caret == 0)
    editing.moveCaret(to: 3)
    #expect(editing.caret == 3)
    editing.moveCaret(to: 100)
    #expect(editing.caret == 4)
  }

  @Test func anAccentThatJoinsTheLetterBeforeTakesTheCaretAlong() {
    var editing = TextEditing("ex")
    editing.moveCaret(to: 1)
    editing.insert("\u{301}")
    #expect(editing.text == "e\u{301}x")
    #expect(editing.caret == 3)
  }

  @Test func whatIsComposedIsNoPartOfTheText() {
    var editing = TextEditing("abc")
    editing.selectAll()
    editing.setPreedit(TextPreedit(text: "\u{3042}", caret: 3))
    #expect(editing.text == "abc")
    editing.insert("\u{4E9C}")
    #expect(editing.text == "\u{4E9C}")
    #expect(editing.preedit == nil)
  }

  @Test func deletingAroundTheCaretCountsScalars() {
    var editing = TextEditing("a\u{1F600}b")
    editing.moveCaret(to: 5)
    let results = [(-1, 1), (-2, 1), (0, 9)].map { editing.deleteAround(offset: $0.0, count: $0.1) }
    #expect(results == [true, false, false])
    #expect(editing.text == "ab")
  }

  @Test func undoingGoesThroughTheSteps() {
    var editing = TextEditing("")
    for letter in ["a", "b", " ", "c"] { editing.insert(letter, isTyping: true) }
    editing.delete(to: 3, isTyping: true)
    #expect(editing.text == "ab ")
    let undone = (0..<4).map { _ in editing.undo() ? editing.text : "nothing" }
    #expect(undone == ["ab c", "ab ", "", "nothing"])
    let redone = (0..<4).map { _ in editing.redo() ? editing.text : "nothing" }
    #expect(redone == ["ab ", "ab c", "ab ", "nothing"])
    editing.insert("x")
    let couldRedo = editing.redo()
    #expect(!couldRedo)
  }

  @Test func whatCanBeTakenBackHasALimit() {
    var editing = TextEditing(String(repeating: "a", count: 1 << 20))
    for _ in 0..<40 {
      editing.selectAll()
      editing.insert(String(repeating: "b", count: 1 << 20))
    }
    var steps = 0
    while editing.undo() { steps += 1 }
    // Each step holds what was there and what came.
    #expect(steps == TextHistory.mostBytes >> 21)
  }

  @Test func anAnswerBecomesPartOfTheLastStep() {
    var editing = TextEditing("ab")
    editing.moveCaret(to: 2)
    editing.insert("c", isTyping: true)
    editing.adopt("ABC", isAnswer: true)
    #expect(editing.caret == 3)
    let undone = editing.undo() ? editing.text : "nothing"
    #expect(undone == "ab")
    let redone = editing.redo() ? editing.text : "nothing"
    #expect(redone == "ABC")
  }

  @Test func aTextFromElsewhereEndsTheSteps() {
    var editing = TextEditing("ab")
    editing.insert("c")
    editing.adopt("other", isAnswer: false)
    let couldUndo = editing.undo()
    #expect(!couldUndo)
  }

  @Test(arguments: [
    // Old text, caret, new text, where the caret should be.
    ("abc", 3, "abcdef", 6), ("abc", 1, "abcdef", 1), ("abc", 2, "xxabc", 4), ("abc", 2, "ABC", 2),
    ("abc", 2, "", 0), ("", 0, "abc", 3), ("a\u{E9}c", 3, "a\u{E9}\u{E9}c", 3),
  ])
  func theCaretStaysWhereItMakesSense(old: String, caret: Int, new: String, expected: Int) {
    var editing = TextEditing(old)
    editing.moveCaret(to: caret)
    editing.adopt(new, isAnswer: false)
    #expect(editing.caret == expected)
    #expect(editing.text == new)
  }

  @Test func randomChangesCanAllBeUndone() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["a", "\u{E9}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{5D0}", " ", "\u{301}"]
    for _ in 0..<50 {
      var editing = TextEditing("start")
      for _ in 0..<60 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: editing.insert(pieces.randomElement(using: &random)!, isTyping: Bool.random(using: &random))
        case 1: editing.delete(to: editing.text.characterStart(before: editing.caret), isTyping: true)
        case 2: editing.delete(to: editing.text.wordEnd(after: editing.caret), isTyping: false)
        default:
          editing.select(
            anchor: Int.random(in: 0...editing.length, using: &random),
            caret: Int.random(in: 0...editing.length, using: &random))
        }
        #expect(editing.text.characterStart(at: editing.caret) == editing.caret)
      }
      let end = editing.text
      while editing.undo() {}
      #expect(editing.text == "start")
      while editing.redo() {}
      #expect(editing.text == end)
    }
  }
}
