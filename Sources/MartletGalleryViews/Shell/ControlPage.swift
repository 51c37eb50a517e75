import MartletCore
import SwiftUI

/// A page about one control: live with its parameters beside it, its code, and its states.
struct ControlPage<Live: View, Parameters: View, States: View>: View {
  /// The code of what is live, with the present parameters.
  let code: String
  @ViewBuilder let live: Live
  @ViewBuilder let parameters: Parameters
  @ViewBuilder let states: States

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if !PagePicture.showsStatesOnly {
        stage
        CodePanel(code: code)
      }
      states
    }
  }

  /// What is live, beside its parameters.
  private var stage: some View {
    HStack(alignment: .top, spacing: 16) {
      live
        .frame(maxWidth: .infinity, minHeight: 150)
        .padding(20)
        .frame(maxHeight: .infinity)
        .background(.quinary, in: Self.corners)
      VStack(alignment: .leading, spacing: 12) {
        parameters
        Spacer(minLength: 0)
      }
      .controlSize(.small)
      .font(.subheadline)
      .padding(16)
      .frame(width: 250, alignment: .leading)
      .frame(maxHeight: .infinity)
      .overlay { Self.corners.strokeBorder(.quaternary, lineWidth: 1) }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private static var corners: RoundedRectangle { RoundedRectangle(cornerRadius: 10, style: .continuous) }
}

/// Code that can be copied.
struct CodePanel: View {
  let code: String
  @State private var isCopied = false
  @Environment(\.copyText) private var copyText

  var body: some View {
    Text(verbatim: code)
      .accessibilityIdentifier("code")
      .font(.system(.callout, design: .monospaced))
      .lineSpacing(3)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(14)
      .padding(.trailing, 60)
      .background(.quinary, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      // Code is written from left to right in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .overlay(alignment: .topTrailing) {
        Button(isCopied ? "Copied" : "Copy") {
          copyText(code)
          isCopied = true
        }
        .controlSize(.small)
        .padding(10)
      }
      .onChange(of: code) { isCopied = false }
  }
}

/// A heading over a part of a page.
struct Panel<Content: View>: View {
  let title: String
  let fillsHeight: Bool
  let content: Content

  init(_ title: String, fillsHeight: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.fillsHeight = fillsHeight
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: fillsHeight ? .infinity : nil, alignment: .topLeading)
    .overlay(RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.quaternary, lineWidth: 1))
  }
}

/// States of a control, each under its name.
struct StatesPanel<Content: View>: View {
  var title = "States"
  @ViewBuilder let content: Content

  var body: some View {
    Panel(title) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 220), spacing: 16, alignment: .topLeading)],
        alignment: .leading,
        spacing: 16
      ) { content }
    }
  }
}

/// A control in a state, under the state's name.
struct StateOf<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Titles that controls have to cope with.
enum HardTitle {
  static let long = "A title that goes on for longer than there is room in most windows"
  static let lines = "Two lines\nof a title"
  static let korean = "\u{C54C}\u{B9BC} \u{BC1B}\u{AE30}"
  static let arabic =
    "\u{62A}\u{634}\u{63A}\u{64A}\u{644} \u{627}\u{644}\u{625}\u{634}\u{639}\u{627}\u{631}\u{627}\u{62A}"
}

// MARK: Parameters

/// A parameter that is one of several values.
struct ParameterPicker<Value: Hashable>: View {
  let title: String
  @Binding var selection: Value
  let values: [Value]
  let name: (Value) -> String

  init(
    _ title: String, selection: Binding<Value>, _ values: [Value],
    name: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.title = title
    _selection = selection
    self.values = values
    self.name = name
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Picker(title, selection: $selection) {
        ForEach(values, id: \.self) { Text(verbatim: name($0)) }
      }
      .labelsHidden()
      .fixedSize()
    }
  }
}

/// A parameter that is there or not.
struct ParameterToggle: View {
  let title: String
  @Binding var isOn: Bool

  init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View {
    Toggle(title, isOn: $isOn).toggleStyle(.checkbox)
  }
}

/// A parameter that is a text.
struct ParameterText: View {
  let title: String
  @Binding var text: String

  init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }

  var body: some View {
    HStack {
      Text(title)
      TextField(title, text: $text).textFieldStyle(.roundedBorder)
    }
  }
}

// MARK: Code

extension String {
  /// The text as a literal in Swift.
  var literal: String { debugDescription }
}

/// Code with modifiers, each on a line of its own where there are several.
func gallery(_ view: String, _ modifiers: [String?]) -> String {
  let used: [String] = modifiers.compactMap { $0 }
  if used.isEmpty { return view }
  if used.count == 1, !view.contains("\n") { return view + used[0] }
  return view + used.map { "\n  \($0)" }.joined()
}
