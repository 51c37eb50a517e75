import MartletControls
import SwiftUI

struct ExplanationPage: View {
  struct Settings: Equatable {
    var text = "Everyone who has the link can read it."
    var delay = Explanation.delay

    var code: String {
      let delay = self.delay == Explanation.delay ? "" : ", delay: \(self.delay)"
      return "Button(\"Publish\") { isPublished = true }\n  .explanation(\(text.literal)\(delay))"
    }
  }

  @State private var settings = Settings()
  @State private var count = 0

  var body: some View {
    ControlPage(code: settings.code) {
      VStack(spacing: 14) {
        Button("Publish") { count += 1 }.explanation(settings.text, delay: settings.delay)
        Text("Rest the pointer on it, press and hold it, or press F1 while it has the keyboard.")
          .multilineTextAlignment(.center)
          .foregroundStyle(.secondary)
      }
    } parameters: {
      ParameterText("Text", text: $settings.text)
      ParameterPicker("Delay", selection: $settings.delay, [0, 0.3, Explanation.delay, 1.5])
      Text("Pressed \(count) times").foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "On any view") {
        StateOf("text") { Text("Hover me").explanation("A text explains itself, too.") }
        StateOf("disabled") {
          Button("Not now") {}.disabled(true).explanation("Sign in first: then this button works.")
        }
        StateOf("a control to hold") {
          Button("Erase", role: .destructive) { count += 1 }
            .buttonStyle(.hold())
            .explanation("Holding it erases; the explanation comes by hovering or F1.")
        }
        StateOf("Arabic") {
          Text(HardTitle.arabic).explanation(HardTitle.arabic).environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }
}

struct ValidatedFieldPage: View {
  struct Settings: Equatable {
    var isAlert = false
    var isEager = false
    var longest = 20

    var code: String {
      var end = ""
      if isAlert { end += ", placement: .alert" }
      if isEager { end += ", isEager: true" }
      return """
        ValidatedField(
          "Name", text: $name, rules: [.notEmpty("Enter a name."), .length(...\(longest))]\(end))
        """
    }
  }

  @State private var settings = Settings()
  @State private var name = ""

  var body: some View {
    ControlPage(code: settings.code) {
      ValidatedField(
        "Name", text: $name, rules: [.notEmpty("Enter a name."), .length(...settings.longest)],
        placement: settings.isAlert ? .alert : .inline, isEager: settings.isEager
      )
      .frame(width: 260)
    } parameters: {
      ParameterToggle("In an alert", isOn: $settings.isAlert)
      ParameterToggle("From the start", isOn: $settings.isEager)
      ParameterPicker("Longest", selection: $settings.longest, [3, 8, 20])
      Text("Text: \(name)").foregroundStyle(.secondary)
    } states: {
      StatesPanel {
        StateOf("nothing yet") { field("Address", "", [.notEmpty("Enter an address.")]) }
        StateOf("empty") { field("Address", "", [.notEmpty("Enter an address.")], isEager: true) }
        StateOf("no address") { field("Address", "ada at home", [.email()], isEager: true) }
        StateOf("no number") { field("Age", "old", [.number(in: 0...150)], isEager: true) }
        StateOf("fine") { field("Address", "ada@example.org", [.email()], isEager: true) }
        StateOf("a long message") {
          field(
            "Code", "AB",
            [.matching("[A-Z]{2}-[0-9]{4}", "Two letters, a dash and four digits, as on the card.")],
            isEager: true)
        }
      }
      .textFieldStyle(.roundedBorder)
    }
    .textFieldStyle(.roundedBorder)
  }

  private func field(_ title: String, _ text: String, _ rules: [FieldRule], isEager: Bool = false)
    -> some View
  {
    FieldState(title: title, text: text, rules: rules, isEager: isEager)
  }

  private struct FieldState: View {
    let title: String
    @State var text: String
    let rules: [FieldRule]
    let isEager: Bool

    var body: some View { ValidatedField(title, text: $text, rules: rules, isEager: isEager) }
  }
}

struct SortingPage: View {
  enum Column: String, CaseIterable { case name = "Name", size = "Size" }

  struct Settings: Equatable {
    var isHeader = true

    var code: String {
      let sorted = """
        ForEach(files.sorted(by: key, order: order) { $0 == .name ? byName : bySize }) { … }
        """
      if !isHeader { return "SortPicker(\"Sort by\", selection: $key, order: $order)\n\(sorted)" }
      return """
        HStack {
          SortHeader("Name", key: .name, selection: $key, order: $order)
          Spacer()
          SortHeader("Size", key: .size, selection: $key, order: $order)
        }
        \(sorted)
        """
    }
  }

  private struct File: Identifiable {
    let name: String
    let size: Int
    var id: String { name }
  }

  private static let files = [
    File(name: "Harbour", size: 3120), File(name: "Lullaby", size: 7310), File(name: "Main", size: 14),
    File(name: "Notes", size: 14),
  ]

  @State private var settings = Settings()
  @State private var key = Column.name
  @State private var order = Foundation.SortOrder.forward

  private var sorted: [File] {
    Self.files.sorted(by: key, order: order) { key in
      key == .name ? KeyPathComparator(\File.name) : KeyPathComparator(\File.size)
    }
  }

  var body: some View {
    ControlPage(code: settings.code) {
      VStack(spacing: 8) {
        if settings.isHeader {
          HStack {
            SortHeader("Name", key: Column.name, selection: $key, order: $order)
            Spacer()
            SortHeader("Size", key: Column.size, selection: $key, order: $order)
          }
        } else {
          HStack {
            SortPicker("Sort by", selection: $key, order: $order)
            Spacer()
          }
        }
        ForEach(sorted) { file in
          HStack {
            Text(file.name)
            Spacer()
            Text("\(file.size) KB").foregroundStyle(.secondary)
          }
          .padding(.horizontal, 8)
        }
      }
      .frame(width: 280)
    } parameters: {
      ParameterPicker("As", selection: $settings.isHeader, [true, false]) { $0 ? "Column heads" : "Menu" }
      Text("\(key.rawValue), \(order == .forward ? "ascending" : "descending")").foregroundStyle(.secondary)
    } states: {
      StatesPanel {
        StateOf("ascending") {
          SortHeader("Name", key: 1, selection: .constant(1), order: .constant(.forward))
        }
        StateOf("descending") {
          SortHeader("Name", key: 1, selection: .constant(1), order: .constant(.reverse))
        }
        StateOf("another column") {
          SortHeader("Name", key: 1, selection: .constant(2), order: .constant(.forward))
        }
        StateOf("menu") {
          SortPicker("Sort by", selection: .constant(Column.size), order: .constant(.reverse))
        }
        StateOf("disabled") {
          SortPicker("Sort by", selection: .constant(Column.name), order: .constant(.forward)).disabled(true)
        }
      }
    }
  }
}

struct BindingToolsPage: View {
  @State private var value = 3.0
  @State private var nickname: String?
  @State private var isHidden = false
  @State private var size = "Small"
  @State private var query = ""
  @State private var sent = ""
  @State private var debounce = Debounce<String>()
  @State private var journal: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Read and written in another way") {
        VStack(alignment: .leading, spacing: 12) {
          tool("Toggle(\"Shown\", isOn: $isHidden.not)") { Toggle("Shown", isOn: $isHidden.not) }
          tool("TextField(\"Nickname\", text: $nickname.replacingNil(with: \"\"))") {
            TextField("Nickname", text: $nickname.replacingNil(with: "")).frame(width: 160)
          }
          tool("TextField(\"0 to 10\", value: $value.clamped(to: 0...10), format: .number)") {
            TextField("0 to 10", value: $value.clamped(to: 0...10), format: .number).frame(width: 80)
          }
          tool("Toggle(\"Large\", isOn: $size.equals(\"Large\"))") {
            HStack {
              Toggle("Small", isOn: $size.equals("Small"))
              Toggle("Large", isOn: $size.equals("Large"))
            }
            .toggleStyle(.chip)
          }
        }
      }
      Panel("Told of writes") {
        VStack(alignment: .leading, spacing: 12) {
          tool("$size.onSet { old, new in … }.onReselect { … }") {
            HStack(spacing: 12) {
              RadioGroup(["Small", "Large"], selection: observed) { Text(verbatim: $0) }
            }
          }
          Text(journal.isEmpty ? "Nothing yet" : journal.joined(separator: "\n")).foregroundStyle(.secondary)
        }
      }
      Panel("Written after a rest") {
        tool("TextField(\"Search\", text: $query.debounced(for: .milliseconds(500), by: debounce))") {
          HStack {
            TextField("Search", text: $query.debounced(for: .milliseconds(500), by: debounce)).frame(
              width: 160)
            Text("Arrived: \(query)").foregroundStyle(.secondary)
          }
        }
      }
    }
    .textFieldStyle(.roundedBorder)
  }

  private var observed: Binding<String> {
    $size
      .onSet { old, new in note("set: \(old) \u{2192} \(new)") }
      .onReselect { note("chosen again: \($0)") }
  }

  private func note(_ line: String) {
    journal = Array(([line] + journal).prefix(3))
  }

  private func tool<Content: View>(_ code: String, @ViewBuilder content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: code).font(.system(.caption, design: .monospaced)).foregroundStyle(.secondary)
      content()
    }
  }
}
