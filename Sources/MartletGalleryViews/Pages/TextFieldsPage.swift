import SwiftUI

struct TextFieldsPage: View {
  private enum Field: Hashable {
    case name
    case password
  }

  @State private var name = "Ada Lovelace"
  @State private var password = "notes on notes"
  @State private var search = ""
  @State private var amount = 1234.5
  @State private var notes = "A field with a vertical axis breaks its lines and grows with them."
  @State private var hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"
  @State private var code = "AB"
  @State private var greeting = ""
  @FocusState private var focus: Field?

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 16) {
        Panel("Sign in: Return goes on") {
          VStack(alignment: .leading, spacing: 8) {
            TextField("Name", text: $name)
              .focused($focus, equals: .name)
              .textContentType(.username)
              .onSubmit { focus = .password }
            SecureField("Password", text: $password)
              .focused($focus, equals: .password)
              .onSubmit { greeting = "Welcome, \(name)." }
            if !greeting.isEmpty { Text(greeting).foregroundStyle(.secondary) }
          }
        }
        Panel("Styles") {
          VStack(alignment: .leading, spacing: 8) {
            TextField("Square border", text: $search).textFieldStyle(.squareBorder)
            TextField("Rounded border", text: $search).textFieldStyle(.roundedBorder)
            TextField("Plain", text: $search).textFieldStyle(.plain)
            TextField("Not now", text: $search).disabled(true)
          }
        }
      }
      VStack(alignment: .leading, spacing: 16) {
        Panel("Your own style") {
          TextField("Search", text: $search, prompt: Text("Search the gallery"))
            .textFieldStyle(SearchFieldStyle())
        }
        Panel("Values") {
          VStack(alignment: .leading, spacing: 8) {
            TextField("Amount", value: $amount, format: .number)
            TextField(
              "Four capitals", text: Binding(get: { code }, set: { code = String($0.uppercased().prefix(4)) })
            )
          }
        }
        Panel("Scripts and lines") {
          VStack(alignment: .leading, spacing: 8) {
            TextField("Hebrew", text: $hebrew).environment(\.layoutDirection, .rightToLeft)
            TextField("Notes", text: $notes, axis: .vertical).lineLimit(4)
          }
        }
      }
    }
  }
}

/// A style with a symbol in a capsule.
struct SearchFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      configuration.textFieldStyle(.plain)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .background(.quaternary, in: Capsule())
  }
}
