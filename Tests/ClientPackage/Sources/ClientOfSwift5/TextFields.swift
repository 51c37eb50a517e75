import SwiftUI

/// Text fields as users write them: none may cause a warning.
struct FieldA: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(8)
      .background(Color.orange)
  }
}
struct FieldB: TextFieldStyle {
  var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  func _body(configuration: TextField<_Label>) -> some View {
    VStack { if isEnabled { configuration } else { configuration.textFieldStyle(.plain) } }
  }
}
/// A title beside a field.
public struct FieldC: TextFieldStyle {
  let label: String
  /// Creates the style.
  public init(_ label: String) { self.label = label }
  /// The title and the field.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text(label); configuration.multilineTextAlignment(.trailing)
    }
  }
}
struct FieldsOfAForm: View {
  enum Field: Hashable { case name, age }
  @State private var name = ""
  @State private var age = 3
  @State private var weight: Double? = nil
  @State private var date = Date()
  @State private var price = Decimal(1)
  @FocusState private var focus: Field?
  @Binding var bound: String
  let title: String

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField(title, text: $bound)
      TextField(title + "x", text: $name, prompt: Text("Required").foregroundColor(.red))
      TextField(text: $name) { Text("Label") }
      TextField(text: $name, prompt: Text("p")) { Label("a", systemImage: "star") }
      TextField("Age", value: $age, format: .number)
      TextField("Weight", value: $weight, format: .number.precision(.fractionLength(1)))
      TextField("Price", value: $price, format: .currency(code: "EUR"))
      TextField("Percent", value: .constant(0.5), format: .percent, prompt: Text("%"))
      TextField("Date", value: $date, formatter: DateFormatter())
      TextField("Long", text: $name, axis: .vertical).lineLimit(2...5)
      TextField("Long \(age)", text: $name, prompt: nil, axis: .vertical)
      SecureField("Password", text: $name)
      SecureField(title, text: $name, prompt: Text("secret"))
      SecureField(text: $name) { Text("pw") }
    }
    .textFieldStyle(RoundedBorderTextFieldStyle())
    .textFieldStyle(.roundedBorder)
    .textFieldStyle(FieldB(isFocused: focus == .name))
    .focused($focus, equals: .name)
    .onSubmit { print("submitted") }
    .onSubmit(of: [.text, .search]) { focus = nil }
    .submitLabel(.done)
    .submitScope()
    .keyboardType(.emailAddress)
    .textContentType(.password)
    .autocapitalization(.none)
    .textInputAutocapitalization(.never)
    .disableAutocorrection(true)
    .autocorrectionDisabled()
  }
}
struct OlderFields: View {
  @State private var text = ""
  var body: some View {
    TextField(
      "a", text: $text, onEditingChanged: { began in if began { print(text) } }, onCommit: { print("c") })
    TextField("a", text: $text, onCommit: { self.text = "" })
    TextField("a", text: $text, onEditingChanged: { _ in })
    SecureField("a", text: $text) { print("commit") }
    TextField("a", value: .constant(1), formatter: NumberFormatter(), onCommit: {})
  }
}
