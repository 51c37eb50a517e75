import SwiftUI
import Testing
import ViewTesting

/// Text of an input method reaches the binding once it is finished.
///
/// - Source: public reports of SwiftUI's TextField on macOS, whose bound string stays empty during a composition while
///   the prompt goes away, e.g. abue-ammar/tinycast#254.
@MainActor @Suite struct CompositionTests {
  private let journal = Journal()

  @Test func koreanIsComposedOnceAndShownMeanwhile() throws {
    let ui = TestHost { NotingField(journal) }
    ui.tap(try ui.field)
    for stage in ["\u{314E}", "\u{D558}", "\u{D55C}"] {
      ui.composeText(stage)
      #expect(ui.displayListText.contains(stage))
      #expect(!ui.displayListText.contains("Name"))
      #expect(try ui.field.value == "")
    }
    #expect(journal.take() == [])
    ui.commitText("\u{D55C}")
    ui.composeText("\u{AE00}")
    ui.commitText("\u{AE00}")
    #expect(journal.take() == ["\u{D55C}", "\u{D55C}\u{AE00}"])
    #expect(ui.shows("[\u{D55C}\u{AE00}]"))
  }

  @Test func whatIsDroppedLeavesTheTextAsItWas() throws {
    let ui = TestHost { NotingField(journal, "abc") }
    ui.tap(try ui.field)
    ui.key("a", modifiers: .control)
    ui.composeText("\u{3042}")
    #expect(!ui.displayListText.contains("abc\""))
    ui.composeText("")
    #expect(ui.displayListText.contains("abc"))
    #expect(journal.take() == [])
    // The selection is still there.
    ui.type("x")
    #expect(journal.take() == ["x"])
  }

  @Test func returnAcceptsACandidateAndSubmitsNothing() throws {
    let journal = self.journal
    let ui = TestHost { NotingField(journal).onSubmit { journal.note("submit") } }
    ui.tap(try ui.field)
    ui.composeText("\u{3042}")
    ui.press(.return)
    #expect(journal.take() == ["\u{3042}"])
    ui.press(.return)
    #expect(journal.take() == ["submit"])
  }

  @Test func aClickEndsTheComposition() throws {
    let ui = TestHost { NotingField(journal, "abc") }
    ui.tap(try ui.field)
    ui.composeText("\u{3042}")
    let frame = try ui.field.frame
    ui.tap(at: CGPoint(x: frame.minX + 7, y: frame.midY))
    #expect(!ui.displayListText.contains("\u{3042}"))
    #expect(journal.take() == [])
  }

  @Test func whatIsComposedDoesNotFollowTheKeyboard() throws {
    struct Two: View {
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
          Text("[\(first)][\(second)]")
        }
      }
    }
    let ui = TestHost { Two() }
    ui.tabKey()
    ui.composeText("\u{3042}")
    ui.tap(try ui.find(.label("Second")))
    #expect(ui.shows("[][]"))
    ui.type("x")
    #expect(ui.shows("[][x]"))
  }

  @Test func theInputMethodSeesTheCaretAndMayDeleteAroundIt() throws {
    let ui = TestHost { NotingField(journal, "a\u{E9}b") }
    ui.tap(try ui.field)
    ui.press(.end)
    let end = try #require(ui.caretFrame)
    ui.press(.leftArrow)
    let before = try #require(ui.caretFrame)
    #expect(before.minX < end.minX)
    #expect(try ui.field.frame.contains(CGPoint(x: before.midX, y: before.midY)))
    ui.deleteSurroundingText(offset: -1, count: 1)
    #expect(journal.take() == ["ab"])
    // There is not that much.
    ui.deleteSurroundingText(offset: -4, count: 2)
    #expect(journal.take() == [])
  }

  @Test func whatIsTypedIsDescribedToTheInputMethod() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Plain", text: $text)
          TextField("Mail", text: $text).keyboardType(.emailAddress).autocorrectionDisabled()
          TextField("Count", text: $text).keyboardType(.numberPad).textInputAutocapitalization(.never)
          TextField("Code", text: $text).textContentType(.oneTimeCode)
          SecureField("Secret", text: $text)
        }
      }
    }
    let ui = TestHost { Screen() }
    #expect(ui.textInputDescription == nil)
    var described: [String?] = []
    for _ in 0..<5 {
      ui.tabKey()
      described.append(ui.textInputDescription)
    }
    #expect(
      described == [
        "freeForm", "email, no spellcheck", "digits, lowercase", "pin, private",
        "password, no spellcheck, no emoji, private",
      ])
  }

  @Test func viewsAroundTheFieldGetKeysFirst() throws {
    let journal = self.journal
    let ui = TestHost {
      NotingField(journal)
        .onKeyPress(.upArrow) {
          journal.note("up")
          return .handled
        }
        .onKeyPress("x") {
          journal.note("x key")
          return .handled
        }
        .onKeyPress(.return) {
          journal.note("return ignored")
          return .ignored
        }
        .onSubmit { journal.note("submit") }
    }
    ui.tap(try ui.field)
    ui.type("axb")
    #expect(journal.take() == ["a", "x key", "ab"])
    ui.press(.upArrow)
    ui.press(.return)
    #expect(journal.take() == ["up", "return ignored", "submit"])
  }
}
