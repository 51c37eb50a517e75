import SwiftUI

/// The rows and columns of a picture of one control: what stands in a row is the same style in every state.
struct StatePage<Row: Hashable, Control: View>: View {
  let title: String
  let rows: [Row]
  let name: (Row) -> String
  @ViewBuilder let control: (Row) -> Control

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline)
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 24) {
          Text(name(row)).frame(width: 190, alignment: .leading).foregroundColor(.secondary)
          control(row)
          Spacer()
        }
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Every built-in style of button.
enum ButtonKind: String, CaseIterable {
  case automatic, bordered, borderedProminent, borderless, plain, link
  case destructive, destructiveProminent, tinted, tintedProminent, capsule

  @MainActor @ViewBuilder func button(_ title: String, _ action: @escaping @MainActor () -> Void = {})
    -> some View
  {
    switch self {
    case .automatic: Button(title, action: action).buttonStyle(.automatic)
    case .bordered: Button(title, action: action).buttonStyle(.bordered)
    case .borderedProminent: Button(title, action: action).buttonStyle(.borderedProminent)
    case .borderless: Button(title, action: action).buttonStyle(.borderless)
    case .plain: Button(title, action: action).buttonStyle(.plain)
    case .link: Button(title, action: action).buttonStyle(.link)
    case .destructive: Button(title, role: .destructive, action: action).buttonStyle(.bordered)
    case .destructiveProminent:
      Button(title, role: .destructive, action: action).buttonStyle(.borderedProminent)
    case .tinted: Button(title, action: action).buttonStyle(.bordered).tint(.purple)
    case .tintedProminent: Button(title, action: action).buttonStyle(.borderedProminent).tint(.green)
    case .capsule: Button(title, action: action).buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
  }
}

/// Every built-in style of text field, and some tinted.
enum FieldKind: String, CaseIterable {
  case automatic, roundedBorder, squareBorder, plain, small, large, tinted

  @MainActor @ViewBuilder func styled(_ field: some View) -> some View {
    switch self {
    case .automatic: field.textFieldStyle(.automatic)
    case .roundedBorder: field.textFieldStyle(.roundedBorder)
    case .squareBorder: field.textFieldStyle(.squareBorder)
    case .plain: field.textFieldStyle(.plain)
    case .small: field.controlSize(.small)
    case .large: field.textFieldStyle(.roundedBorder).controlSize(.large)
    case .tinted: field.tint(.purple).foregroundColor(.purple)
    }
  }
}

/// A field with a text of its own.
struct FieldOfItsOwn: View {
  @State var text: String
  let kind: FieldKind

  var body: some View {
    kind.styled(TextField("Name", text: $text)).frame(width: 140)
  }
}
