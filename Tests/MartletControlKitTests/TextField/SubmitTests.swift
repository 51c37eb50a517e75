import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct SubmitTests {
  private let journal = Journal()

  @Test func returnRunsTheActionsFromTheInsideOut() throws {
    let journal = self.journal
    let ui = TestHost {
      VStack {
        NotingField(journal, "abc")
          .onSubmit { journal.note("inner") }
          .onSubmit(of: .search) { journal.note("search") }
      }
      .onSubmit(of: .text) { journal.note("outer") }
    }
    ui.tap(try ui.field)
    ui.press(.return)
    #expect(journal.take() == ["inner", "outer"])
    ui.key("KP_Enter")
    #expect(journal.take() == ["inner", "outer"])
  }

  @Test func aScopeKeepsSubmissionsIn() throws {
    let journal = self.journal
    let ui = TestHost {
      VStack {
        NotingField(journal).onSubmit { journal.note("inner") }.submitScope()
      }
      .onSubmit { journal.note("outer") }
    }
    ui.tap(try ui.field)
    ui.press(.return)
    #expect(journal.take() == ["inner"])
  }

  @Test func onTheDesktopReturnSelectsAllAndKeepsTheKeyboard() throws {
    let ui = TestHost { NotingField(journal, "abc") }
    ui.tap(try ui.field)
    ui.press(.return)
    ui.type("x")
    #expect(journal.take() == ["x"])
  }

  @Test func onTouchScreensReturnLetsGoOfTheKeyboard() throws {
    let ui = TestHost(idiom: .touch) { NotingField(journal, "abc") }
    ui.tap(try ui.field)
    #expect(ui.textInputDescription != nil)
    ui.press(.return)
    #expect(ui.textInputDescription == nil)
    ui.type("x")
    #expect(journal.take() == [])
  }

  @Test func submittingMovesTheKeyboardWhereTheAppSays() throws {
    struct Login: View {
      enum Field { case name, password }
      @FocusState private var focus: Field?
      @State private var name = ""
      @State private var password = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .password }
          SecureField("Password", text: $password).focused($focus, equals: .password)
            .onSubmit { log = "\(name)/\(password)" }
          Text("<\(log)>")
        }
        .onAppear { focus = .name }
      }
    }
    let ui = TestHost { Login() }
    ui.type("ada\nsecret\n")
    #expect(ui.shows("<ada/secret>"))
  }

  @Test func theOlderActionsRun() throws {
    let journal = self.journal
    let ui = TestHost {
      VStack {
        TextField(
          "First", text: .constant("a"), onEditingChanged: { journal.note("editing \($0)") },
          onCommit: { journal.note("commit") })
        SecureField("Second", text: .constant("b"), onCommit: { journal.note("second") })
      }
    }
    ui.tabKey()
    ui.press(.return)
    #expect(journal.take() == ["editing true", "commit"])
    ui.tabKey()
    #expect(journal.take() == ["editing false"])
    ui.press(.return)
    #expect(journal.take() == ["second"])
  }

  @Test func escapeIsLeftToTheSurroundings() throws {
    let journal = self.journal
    let ui = TestHost {
      NotingField(journal).focusable().onKeyPress(.escape) {
        journal.note("escape")
        return .handled
      }
    }
    ui.tap(try ui.field)
    ui.press(.escape)
    #expect(journal.take() == ["escape"])
  }
}
