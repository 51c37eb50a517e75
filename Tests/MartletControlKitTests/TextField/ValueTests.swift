import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ValueFieldTests {
  private struct Amount: View {
    @State private var amount = 5
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Other", text: .constant(""))
        Text("[\(amount.description)]")
        Text("set").onTapGesture { amount = 77 }
      }
    }
  }

  private func amount(_ ui: TestHost) throws -> FoundView { try ui.find(.label("Amount")) }

  @Test func theValueIsWrittenAtTheEndOfEditing() throws {
    let ui = TestHost { Amount() }
    #expect(try amount(ui).value == "5")
    ui.clear(try amount(ui))
    ui.type("1234")
    #expect(try amount(ui).value == "1234")
    #expect(ui.shows("[5]"))
    ui.press(.return)
    #expect(ui.shows("[1234]"))
    #expect(try amount(ui).value == "1,234")
    ui.type("42")
    ui.tabKey()
    #expect(ui.shows("[42]"))
  }

  @Test func whatIsNoValueGoesBack() throws {
    let ui = TestHost { Amount() }
    ui.clear(try amount(ui))
    ui.type("many")
    ui.press(.return)
    #expect(ui.shows("[5]"))
    #expect(try amount(ui).value == "5")
  }

  @Test func aFieldThatGoesAwayWritesWhatWasTyped() throws {
    struct Closing: View {
      @State private var amount = 5
      @State private var isEditing = true
      var body: some View {
        VStack {
          if isEditing { TextField("Amount", value: $amount, format: .number) }
          Text("[\(amount.description)]")
          Text("close").onTapGesture { isEditing = false }
        }
      }
    }
    let ui = TestHost { Closing() }
    ui.clear(try amount(ui))
    ui.type("12")
    ui.tap(try ui.find(.text("close")))
    #expect(ui.shows("[12]"))
    #expect(ui.isIdle)
  }

  @Test func aChangeFromOutsideShows() throws {
    let ui = TestHost { Amount() }
    ui.tap(try ui.find(.text("set")))
    #expect(try amount(ui).value == "77")
  }

  @Test func aMissingValueIsAnEmptyText() throws {
    struct Screen: View {
      @State private var value: Double?
      var body: some View {
        VStack {
          TextField("Value", value: $value, format: .number.locale(Locale(identifier: "en_US")))
          Text("[\(value.map { $0.description } ?? "none")]")
        }
      }
    }
    let ui = TestHost { Screen() }
    ui.type("2.5\n", into: try ui.field)
    #expect(ui.shows("[2.5]"))
    ui.clear(try ui.field)
    ui.press(.return)
    #expect(ui.shows("[none]"))
  }

  @Test func aFormatterReadsAndWrites() throws {
    struct Screen: View {
      @State private var value = 1.5
      let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        return formatter
      }()
      var body: some View {
        VStack {
          TextField("Value", value: $value, formatter: formatter)
          Text("[\(value.description)]")
        }
      }
    }
    let ui = TestHost { Screen() }
    #expect(try ui.field.value == "1.50")
    ui.clear(try ui.field)
    ui.type("7\n")
    #expect(ui.shows("[7.0]"))
    #expect(try ui.field.value == "7.00")
  }
}
