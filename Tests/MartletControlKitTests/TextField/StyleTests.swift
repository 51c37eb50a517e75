import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TextFieldStyleTests {
  /// As apps write them.
  private struct Framed: TextFieldStyle {
    var color = Color.orange
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration
        .textFieldStyle(.plain)
        .padding(10)
        .background(color)
    }
  }

  private struct Titled: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<_Label>) -> some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(isEnabled ? "enabled" : "disabled")
        configuration
      }
    }
  }

  @Test func aStyleOfOnesOwnIsPutAroundTheField() throws {
    let journal = Journal()
    let ui = TestHost { NotingField(journal, "abc").textFieldStyle(Framed()) }
    ui.type("d", into: try ui.field)
    #expect(journal.take() == ["abcd"])
    // The text's line of 16 points; no border of the field's own.
    #expect(try ui.field.frame.height == 16)
  }

  @Test func stylesStackAndReadTheirEnvironment() throws {
    let ui = TestHost {
      NotingField(Journal(), "abc").textFieldStyle(Titled()).textFieldStyle(.plain).disabled(true)
    }
    #expect(ui.shows("disabled"))
    #expect(try ui.field.frame.height == 16)
  }

  @Test func aStyleMayHandOnToAnother() throws {
    struct Rounded: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        RoundedBorderTextFieldStyle()._body(configuration: configuration).padding(2)
      }
    }
    let ui = TestHost { NotingField(Journal()).textFieldStyle(Rounded()) }
    #expect(try ui.field.frame.height == 22)
  }

  @Test func heights() throws {
    func height<S: TextFieldStyle>(_ style: S, _ idiom: TestHost.Idiom) throws -> CGFloat {
      let ui = TestHost(idiom: idiom) { TextField("Name", text: .constant("abc")).textFieldStyle(style) }
      return try ui.field.frame.height
    }
    // NSTextField's 22 and UITextField's 22 and 34, as the tables of metrics say.
    #expect(try height(.automatic, .desktop) == 22)
    #expect(try height(.squareBorder, .desktop) == 22)
    #expect(try height(.roundedBorder, .desktop) == 22)
    #expect(try height(.plain, .desktop) == 16)
    #expect(try height(.automatic, .touch) == 22)
    #expect(try height(.roundedBorder, .touch) == 34)
  }

  @Test func largeTextMakesALargeField() throws {
    let ui = TestHost { TextField("Name", text: .constant("abc")).font(.largeTitle) }
    // A line of 32 points in a border of 3.
    #expect(try ui.field.frame.height == 38)
  }

  @Test func aVerticalFieldKeepsItsHeightWhereThereIsNoRoom() throws {
    let text = String(repeating: "word ", count: 60)
    let ui = TestHost(size: CGSize(width: 120, height: 50), idiom: .touch) {
      VStack {
        Text("above")
        TextField("Notes", text: .constant(text), axis: .vertical)
      }
    }
    #expect(try ui.field.frame.minY >= ui.find(.text("above")).frame.maxY)
  }

  @Test func aFieldTakesTheWidthItIsOfferedAndHugsItsTextWhenFixed() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 100)) { TextField("Name", text: .constant("abc")) }
    #expect(try ui.field.frame.width == 300)
    let short = TestHost { TextField("Name", text: .constant("abc")).fixedSize() }
    let long = TestHost { TextField("Name", text: .constant("abcabcabc")).fixedSize() }
    let width = try short.field.frame.width
    #expect(width < 60)
    #expect(try long.field.frame.width > width + 20)
  }

  @Test func aPromptIsThePlaceholderAndTheLabelTheName() throws {
    let ui = TestHost { TextField("Name", text: .constant(""), prompt: Text("Ada Lovelace")) }
    #expect(ui.displayListText.contains("Ada Lovelace"))
    let field = try ui.find(.label("Name"))
    #expect(field.hint == "Ada Lovelace")
    #expect(field.role == .textField)
    #expect(ui.shows("Ada Lovelace"))
  }

  @Test func aLabelCanBeAnyView() throws {
    let ui = TestHost {
      TextField(text: .constant("")) { Label("Search", systemImage: "magnifyingglass") }
    }
    #expect(ui.displayListText.contains("Search"))
    #expect(try ui.field.text.contains("Search"))
  }

  @Test func theBaselineIsTheTexts() throws {
    let ui = TestHost {
      HStack(alignment: .firstTextBaseline) {
        Text("Beside")
        TextField("Name", text: .constant("abc")).frame(width: 100)
      }
    }
    let text = try ui.find(.text("Beside")).frame
    let field = try ui.field.frame
    // Both lines are 16 high; the field's begins 3 below its border.
    #expect(abs(text.minY - (field.minY + 3)) < 0.6)
  }

  @Test func theRingShowsAfterAClickAndNotAroundPlainFields() throws {
    let ui = TestHost { TextField("Name", text: .constant("abc")).padding() }
    let before = strokes(ui)
    ui.tap(try ui.field)
    #expect(strokes(ui) > before)
    ui.setActive(false)
    #expect(strokes(ui) == before)
    let plain = TestHost { TextField("Name", text: .constant("abc")).textFieldStyle(.plain).padding() }
    plain.tap(try plain.field)
    plain.tabKey()
    #expect(strokes(plain) == 0)
  }

  private func strokes(_ ui: TestHost) -> Int {
    ui.displayListText.split(separator: "\n").filter { $0.contains("stroke") }.count
  }
}

@MainActor @Suite struct SecureFieldTests {
  private struct Login: View {
    @State private var password = ""
    var body: some View {
      VStack {
        SecureField("Password", text: $password)
        Text("[\(password)]")
      }
    }
  }

  @Test func dotsAreShownAndNothingIsCopied() throws {
    let ui = TestHost { Login() }
    ui.tap(try ui.find(.role(.secureTextField)))
    ui.type("ab\u{E9}")
    #expect(ui.shows("[ab\u{E9}]"))
    #expect(ui.displayListText.contains("\u{2022}\u{2022}\u{2022}"))
    #expect(try ui.find(.role(.secureTextField)).value == "\u{2022}\u{2022}\u{2022}")
    ui.clipboard = "old"
    ui.key("a", modifiers: .control)
    ui.key("c", modifiers: .control)
    ui.key("x", modifiers: .control)
    #expect(ui.clipboard == "old")
    #expect(ui.primarySelection == nil)
    #expect(ui.shows("[ab\u{E9}]"))
    ui.press(.rightArrow)
    ui.press(.leftArrow)
    ui.type("x")
    #expect(ui.shows("[abx\u{E9}]"))
    ui.key("BackSpace", modifiers: .control)
    #expect(ui.shows("[\u{E9}]"))
  }
}
