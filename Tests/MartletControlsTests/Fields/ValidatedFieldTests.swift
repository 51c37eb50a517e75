import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// The field with rules, as its users type, leave it and submit.
@MainActor @Suite struct ValidatedFieldTests {
  private struct Page: View {
    var placement = FieldMessagePlacement.inline
    var isEager = false
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        ValidatedField(
          "Name", text: $name, rules: [.notEmpty("Enter a name."), .length(...5, "Five at most.")],
          placement: placement, isEager: isEager
        )
        .frame(width: 200)
        TextField("Other", text: .constant("")).frame(width: 200)
        Text("name: \(name)")
      }
      .padding()
    }
  }

  private func host(_ placement: FieldMessagePlacement = .inline, isEager: Bool = false) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 320)) { Page(placement: placement, isEager: isEager) }
  }

  private func field(_ ui: TestHost) throws -> FoundView {
    try ui.find(.role(.textField).and(.label("Name")))
  }
  private func leave(_ ui: TestHost) throws {
    try ui.tap(ui.find(.role(.textField).and(.label("Other"))))
    ui.settle()
  }

  @Test func nothingIsSaidBeforeTheUserHasBeenThere() throws {
    let ui = host()
    #expect(!ui.shows("Enter a name."))
    try ui.tap(field(ui))
    ui.type("abcdefg")
    #expect(ui.shows("name: abcdefg") && !ui.shows("Five at most."))
  }

  @Test func leavingSaysWhatIsWrongAndTypingTakesItAway() throws {
    let ui = host()
    try ui.tap(field(ui))
    try leave(ui)
    #expect(ui.shows("Enter a name."))
    #expect(try field(ui).hint == "Enter a name.")
    try ui.tap(field(ui))
    ui.type("abcde")
    ui.settle()
    #expect(!ui.shows("Enter a name.") && !ui.shows("Five at most."))
    #expect(try field(ui).hint == nil)
    ui.type("f")
    ui.settle()
    #expect(ui.shows("Five at most.") && ui.shows("name: abcdef"))
  }

  @Test func submittingSaysItToo() throws {
    let ui = host()
    try ui.tap(field(ui))
    ui.key("Return")
    ui.settle()
    #expect(ui.shows("Enter a name."))
  }

  @Test func anEagerFieldSaysItFromTheStart() {
    #expect(host(isEager: true).shows("Enter a name."))
  }

  @Test func anAlertSaysItOnceAndGivesTheKeyboardBack() throws {
    let ui = host(.alert)
    try ui.tap(field(ui))
    ui.type("abcdef")
    #expect(!ui.shows("Five at most."))
    ui.key("Return")
    ui.settle()
    #expect(ui.shows("Five at most."))
    try ui.tap(ui.find(.text("OK")))
    ui.settle()
    #expect(!ui.shows("Five at most."))
    // A field that gets the keyboard by itself has all of its text selected.
    ui.type("abc")
    #expect(ui.shows("name: abc"))
    ui.key("Return")
    ui.settle()
    #expect(!ui.shows("Five at most."))
  }

  @Test func composedTextIsNeverHeldUp() throws {
    let ui = host(isEager: true)
    try ui.tap(field(ui))
    ui.composeText("\u{1112}\u{1161}")
    ui.commitText("\u{D558}")
    #expect(ui.shows("name: \u{D558}"))
  }

  // MARK: Rules

  @Test func theRules() {
    func isFine(_ rule: FieldRule, _ text: String) -> Bool { rule.isSatisfied(by: text) }
    #expect(!isFine(.notEmpty(), "") && !isFine(.notEmpty(), " \n") && isFine(.notEmpty(), " a"))
    #expect(isFine(.length(2...3), "") && !isFine(.length(2...3), "a") && isFine(.length(2...3), "ab"))
    // As the reader counts: a family and a composed syllable are one character each.
    #expect(
      isFine(.length(...1), "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")
        && isFine(.length(...1), "\u{1112}\u{1161}"))
    #expect(!isFine(.length(...1), "ab") && !isFine(.length(3...), "ab") && isFine(.length(3...), "abc"))
    #expect(
      isFine(.matching("a|b", ""), "b") && !isFine(.matching("a|b", ""), "ab")
        && isFine(.matching("a", ""), ""))
    #expect(
      isFine(.email(), "ada@example.org") && !isFine(.email(), "ada@example") && !isFine(.email(), "a b@c.de")
    )
    let german = Locale(identifier: "de_DE")
    #expect(
      isFine(.number(in: 0...2, locale: german), "1,5") && isFine(.number(in: 0...2, locale: german), "1.5"))
    #expect(
      !isFine(.number(in: 0...2), "3") && !isFine(.number(in: 0...2), "x")
        && !isFine(.number(in: 0...2), "nan"))
  }

  @Test func anExpressionThatIsNoneMatchesAll() {
    #expect(FieldRule.matching("(", "").isSatisfied(by: "anything"))
  }

  @Test func theFirstBrokenRuleCounts() {
    let rules: [FieldRule] = [.notEmpty("one"), FieldRule("two") { $0 == "x" }]
    #expect(rules.firstBroken(by: "")?.message == Text("one"))
    #expect(rules.firstBroken(by: "y")?.message == Text("two"))
    #expect(rules.firstBroken(by: "x") == nil)
    #expect([FieldRule]().firstBroken(by: "") == nil)
  }

  /// The alert of the blog posts: presented by a binding that is computed from the text.
  @Test func aBindingComputedFromTheText() throws {
    struct Computed: View {
      @State private var name = "ab"
      var body: some View {
        TextField("Name", text: $name)
          .alert("Wrong", isPresented: $name.breaks([.notEmpty("Enter a name.")])) {
            Button("OK") {}
          } message: {
            Text("Enter a name.")
          }
          .padding()
      }
    }
    let ui = TestHost(size: CGSize(width: 320, height: 320)) { Computed() }
    #expect(!ui.shows("Enter a name."))
    try ui.clear(ui.find(.role(.textField)))
    ui.settle()
    #expect(ui.shows("Enter a name."))
    try ui.tap(ui.find(.text("OK")))
    ui.settle()
    #expect(!ui.shows("Enter a name."))
  }

  @Test(arguments: [ColorScheme.light, .dark]) func looks(scheme: ColorScheme) throws {
    let ui = TestHost(size: CGSize(width: 320, height: 240), scale: 2, colorScheme: scheme) {
      VStack(alignment: .leading, spacing: 16) {
        ValidatedField("Name", text: .constant(""), rules: [.notEmpty("Enter a name.")], isEager: true)
        ValidatedField(
          "Code", text: .constant("AB-1"),
          rules: [
            .matching("[A-Z]{2}-[0-9]{4}", "Two letters, a dash and four digits, as on the back of the card.")
          ],
          isEager: true)
        ValidatedField("Fine", text: .constant("Fine"), rules: [.notEmpty()], isEager: true)
      }
      .textFieldStyle(.roundedBorder)
      .padding(24)
    }
    try ui.writePicture("ValidatedField-\(scheme)")
    #expect(ui.shows("Enter a name."))
  }
}
