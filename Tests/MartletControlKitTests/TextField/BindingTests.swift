import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TextFieldBindingTests {
  /// A model whose setter makes something else of the text.
  private struct Changing: View {
    let change: (String) -> String
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: Binding(get: { text }, set: { [change] in text = change($0) }))
        Text("[\(text)]")
        Text("set").onTapGesture { text = "from outside" }
      }
    }
  }

  @Test func aSetterThatRefusesIsObeyed() throws {
    let ui = TestHost { Changing { String($0.prefix(3)) } }
    ui.type("abcdef", into: try ui.field)
    #expect(try ui.field.value == "abc")
    #expect(ui.displayListText.contains("abc") && !ui.displayListText.contains("abcd"))
    ui.press(.delete)
    ui.type("x")
    #expect(ui.shows("[abx]"))
  }

  @Test func aSetterThatCapitalizesKeepsTheCaretInPlace() throws {
    let ui = TestHost { Changing { $0.uppercased() } }
    ui.type("ad", into: try ui.field)
    ui.press(.leftArrow)
    ui.type("bc")
    #expect(ui.shows("[ABCD]"))
    ui.key("z", modifiers: .control)
    #expect(ui.shows("[AD]") || ui.shows("[ABD]"))
  }

  @Test func aConstantCanNotBeChanged() throws {
    let ui = TestHost { TextField("Name", text: .constant("abc")) }
    ui.type("x", into: try ui.field)
    #expect(try ui.field.value == "abc")
    #expect(!ui.displayListText.contains("abcx"))
  }

  @Test func aChangeFromOutsideShowsAtOnce() throws {
    let ui = TestHost { Changing { $0 } }
    ui.type("abc", into: try ui.field)
    ui.tap(try ui.find(.text("set")))
    #expect(try ui.field.value == "from outside")
    #expect(ui.displayListText.contains("from outside"))
    ui.type("!")
    #expect(ui.shows("[from outside!]"))
  }

  @Test func aLimitInOnChangeHolds() throws {
    struct Limited: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).onChange(of: text) { text = String(text.prefix(4)) }
      }
    }
    let ui = TestHost { Limited() }
    ui.type("abcdefgh", into: try ui.field)
    #expect(try ui.field.value == "abcd")
    #expect(!ui.displayListText.contains("abcde"))
  }

  @Test func aSetterThatSetsAgainEnds() throws {
    struct Again: View {
      @State private var text = ""
      @State private var count = 0
      private var binding: Binding<String> {
        Binding(
          get: { text },
          set: { new in
            count += 1
            text = new
            text = new.trimmingCharacters(in: .whitespaces)
          })
      }
      var body: some View {
        VStack {
          TextField("Name", text: binding)
          Text("\(count) writes of [\(text)]")
        }
      }
    }
    let ui = TestHost { Again() }
    ui.type("a b", into: try ui.field)
    #expect(ui.shows("3 writes of [ab]"))
    #expect(try ui.field.value == "ab")
  }

  @Test func anObservableModelIsWritten() throws {
    let model = NameModel()
    let ui = TestHost { NameEditor(model: model) }
    ui.type("abc", into: try ui.field)
    #expect(model.name == "abc")
    model.name = "xyz"
    ui.advance(by: 0.1)
    #expect(try ui.field.value == "xyz")
  }

  @Test func oneKeyEvaluatesOnlyWhatReadsTheText() throws {
    let ui = TestHost { Changing { $0 } }
    ui.type("a", into: try ui.field)
    ui.resetCounters()
    ui.type("b")
    // The view itself, the field, its style and the look; by hand.
    #expect(ui.counters.bodies <= 8)
  }
}

@Observable final class NameModel: @unchecked Sendable {
  var name = ""
}

private struct NameEditor: View {
  @Bindable var model: NameModel

  var body: some View { TextField("Name", text: $model.name) }
}
