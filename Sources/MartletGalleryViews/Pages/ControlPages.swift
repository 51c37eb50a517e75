import SwiftUI

struct ButtonPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case automatic, bordered, borderedProminent, borderless, plain, link }
    enum Size: String, CaseIterable { case mini, small, regular, large }
    var title = "Save"
    var style = Style.automatic
    var size = Size.regular
    var isDestructive = false
    var hasSymbol = false
    var isDisabled = false

    var code: String {
      let symbol = hasSymbol ? ", systemImage: \"tray.and.arrow.down\"" : ""
      let role = isDestructive ? ", role: .destructive" : ""
      return gallery(
        "Button(\(title.literal)\(symbol)\(role)) { save() }",
        [
          style == .automatic ? nil : ".buttonStyle(.\(style))",
          size == .regular ? nil : ".controlSize(.\(size))",
          isDisabled ? ".disabled(true)" : nil,
        ])
    }

    var controlSize: ControlSize {
      switch size {
      case .mini: .mini
      case .small: .small
      case .regular: .regular
      case .large: .large
      }
    }
  }

  @State private var settings = Settings()
  @State private var presses = 0

  var body: some View {
    ControlPage(code: settings.code) {
      VStack(spacing: 14) {
        styled(settings.style) { live }
          .controlSize(settings.controlSize)
          .disabled(settings.isDisabled)
        Text("Pressed \(presses) times").foregroundStyle(.secondary)
      }
    } parameters: {
      ParameterText("Title", text: $settings.title)
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterPicker("Size", selection: $settings.size, Settings.Size.allCases)
      ParameterToggle("Symbol", isOn: $settings.hasSymbol)
      ParameterToggle("Destructive", isOn: $settings.isDestructive)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
    } states: {
      StatesPanel(title: "Styles, enabled and disabled") {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) {
            HStack(spacing: 12) {
              styled(style) { Button("Enabled") { presses += 1 } }
              styled(style) { Button("Disabled") {} }.disabled(true)
            }
          }
        }
      }
      StatesPanel(title: "Titles") {
        StateOf("Long") { Button(HardTitle.long) { presses += 1 } }
        StateOf("Several lines") { Button(HardTitle.lines) { presses += 1 } }
        StateOf("Korean") { Button(HardTitle.korean) { presses += 1 } }
        StateOf("Arabic") { Button(HardTitle.arabic) { presses += 1 } }
      }
    }
  }

  @ViewBuilder private var live: some View {
    let role: ButtonRole? = settings.isDestructive ? .destructive : nil
    if settings.hasSymbol {
      Button(settings.title, systemImage: "tray.and.arrow.down", role: role) { presses += 1 }
    } else {
      Button(settings.title, role: role) { presses += 1 }
    }
  }

  @ViewBuilder private func styled<Content: View>(
    _ style: Settings.Style, @ViewBuilder content: () -> Content
  ) -> some View {
    switch style {
    case .automatic: content().buttonStyle(.automatic)
    case .bordered: content().buttonStyle(.bordered)
    case .borderedProminent: content().buttonStyle(.borderedProminent)
    case .borderless: content().buttonStyle(.borderless)
    case .plain: content().buttonStyle(.plain)
    case .link: content().buttonStyle(.link)
    }
  }
}

struct TogglePage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case automatic, `switch`, checkbox, button }
    var title = "Wi-Fi"
    var style = Style.automatic
    var isLabelHidden = false
    var isDisabled = false

    var code: String {
      gallery(
        "Toggle(\(title.literal), isOn: $isOn)",
        [
          style == .automatic ? nil : ".toggleStyle(.\(style))", isLabelHidden ? ".labelsHidden()" : nil,
          isDisabled ? ".disabled(true)" : nil,
        ])
    }
  }

  private struct Item: Identifiable {
    let id: String
    var isOn: Bool
  }

  @State private var settings = Settings()
  @State private var isOn = true
  @State private var items = [Item(id: "Photos", isOn: true), Item(id: "Music", isOn: false)]

  var body: some View {
    ControlPage(code: settings.code) {
      live.disabled(settings.isDisabled)
    } parameters: {
      ParameterText("Title", text: $settings.title)
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterToggle("Label hidden", isOn: $settings.isLabelHidden)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text(isOn ? "On" : "Off").foregroundStyle(.secondary)
    } states: {
      StatesPanel {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) {
            VStack(alignment: .leading, spacing: 8) {
              styled(style, Toggle("On", isOn: .constant(true)))
              styled(style, Toggle("Off", isOn: .constant(false)))
              styled(style, Toggle("Disabled", isOn: .constant(true))).disabled(true)
            }
          }
        }
        StateOf("mixed, of several sources") {
          VStack(alignment: .leading, spacing: 8) {
            Toggle("All", sources: $items, isOn: \.isOn)
            ForEach($items) { $item in Toggle(item.id, isOn: $item.isOn).padding(.leading, 18) }
          }
          .toggleStyle(.checkbox)
        }
        StateOf("Arabic, right to left") {
          Toggle(HardTitle.arabic, isOn: $isOn).environment(\.layoutDirection, .rightToLeft)
        }
        StateOf("Several lines") { Toggle(HardTitle.lines, isOn: $isOn).toggleStyle(.checkbox) }
      }
    }
  }

  @ViewBuilder private var live: some View {
    let toggle = styled(settings.style, Toggle(settings.title, isOn: $isOn))
    if settings.isLabelHidden { toggle.labelsHidden() } else { toggle }
  }

  @ViewBuilder private func styled(_ style: Settings.Style, _ toggle: some View) -> some View {
    switch style {
    case .automatic: toggle.toggleStyle(.automatic)
    case .switch: toggle.toggleStyle(.switch)
    case .checkbox: toggle.toggleStyle(.checkbox)
    case .button: toggle.toggleStyle(.button)
    }
  }
}

struct PickerPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case menu, segmented, radioGroup, inline }
    var style = Style.menu
    var count = 3
    var isDisabled = false

    var code: String {
      gallery(
        """
        Picker("Flavour", selection: $flavour) {
          ForEach(flavours.prefix(\(count)), id: \\.self) { Text($0) }
        }
        """, [".pickerStyle(.\(style))", isDisabled ? ".disabled(true)" : nil])
    }
  }

  private static let flavours = ["Vanilla", "Cherry", "Lemon", "Pistachio", "Hazelnut", "Mint"]

  @State private var settings = Settings()
  @State private var flavour = "Cherry"

  var body: some View {
    ControlPage(code: settings.code) {
      picker(settings.style, count: settings.count).disabled(settings.isDisabled)
    } parameters: {
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterPicker("Values", selection: $settings.count, [1, 3, 6])
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text("Chosen: \(flavour)").foregroundStyle(.secondary)
    } states: {
      StatesPanel {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) { picker(style, count: 3) }
        }
        StateOf("disabled") { picker(.menu, count: 3).disabled(true) }
        StateOf("right to left") { picker(.segmented, count: 3).environment(\.layoutDirection, .rightToLeft) }
      }
    }
  }

  @ViewBuilder private func picker(_ style: Settings.Style, count: Int) -> some View {
    let picker = Picker("Flavour", selection: $flavour) {
      ForEach(Self.flavours.prefix(count), id: \.self) { Text($0) }
    }
    .fixedSize()
    switch style {
    case .menu: picker.pickerStyle(.menu)
    case .segmented: picker.pickerStyle(.segmented)
    case .radioGroup: picker.pickerStyle(.radioGroup)
    case .inline: picker.pickerStyle(.inline)
    }
  }
}

struct TextFieldPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case automatic, plain, roundedBorder, squareBorder }
    var prompt = "Your name"
    var style = Style.roundedBorder
    var isSecure = false
    var isVertical = false
    var isDisabled = false

    var code: String {
      let axis = isVertical && !isSecure ? ", axis: .vertical" : ""
      let view = isSecure ? "SecureField" : "TextField"
      return gallery(
        "\(view)(\"Name\", text: $name, prompt: Text(\(prompt.literal))\(axis))",
        [style == .automatic ? nil : ".textFieldStyle(.\(style))", isDisabled ? ".disabled(true)" : nil])
    }
  }

  @State private var settings = Settings()
  @State private var name = ""

  var body: some View {
    ControlPage(code: settings.code) {
      styled(settings.style, live).frame(width: 260).disabled(settings.isDisabled)
    } parameters: {
      ParameterText("Prompt", text: $settings.prompt)
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterToggle("Secure", isOn: $settings.isSecure)
      ParameterToggle("Several lines", isOn: $settings.isVertical)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
    } states: {
      StatesPanel {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) { styled(style, TextField("Field", text: .constant("Ada Lovelace"))) }
        }
        StateOf("empty") { TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder) }
        StateOf("disabled") {
          TextField("Field", text: .constant("Not now")).textFieldStyle(.roundedBorder).disabled(true)
        }
        StateOf("Korean") {
          TextField("Field", text: .constant(HardTitle.korean)).textFieldStyle(.roundedBorder)
        }
        StateOf("Arabic, right to left") {
          TextField("Field", text: .constant(HardTitle.arabic)).textFieldStyle(.roundedBorder)
            .environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }

  @ViewBuilder private var live: some View {
    let prompt = Text(verbatim: settings.prompt)
    if settings.isSecure {
      SecureField("Name", text: $name, prompt: prompt)
    } else if settings.isVertical {
      TextField("Name", text: $name, prompt: prompt, axis: .vertical)
    } else {
      TextField("Name", text: $name, prompt: prompt)
    }
  }

  @ViewBuilder private func styled(_ style: Settings.Style, _ field: some View) -> some View {
    switch style {
    case .automatic: field.textFieldStyle(.automatic)
    case .plain: field.textFieldStyle(.plain)
    case .roundedBorder: field.textFieldStyle(.roundedBorder)
    case .squareBorder: field.textFieldStyle(.squareBorder)
    }
  }
}

struct PopoverPage: View {
  struct Settings: Equatable {
    enum Side: String, CaseIterable { case top, bottom, leading, trailing }
    var edge = Side.top
    var letsInputThrough = false

    var code: String {
      let interaction = letsInputThrough ? "\n      .presentationBackgroundInteraction(.enabled)" : ""
      return """
        Button("Info") { isShown.toggle() }
          .popover(isPresented: $isShown, arrowEdge: .\(edge)) {
            Text("A surface of its own.").padding()\(interaction)
          }
        """
    }

    var arrowEdge: Edge {
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }

  @State private var settings = Settings()
  @State private var isShown = false

  var body: some View {
    ControlPage(code: settings.code) {
      Button("Info") { isShown.toggle() }
        .popover(isPresented: $isShown, arrowEdge: settings.arrowEdge) {
          Text("A surface of its own.")
            .padding()
            .presentationBackgroundInteraction(settings.letsInputThrough ? .enabled : .automatic)
        }
    } parameters: {
      ParameterPicker("Edge", selection: $settings.edge, Settings.Side.allCases)
      ParameterToggle("Lets input through", isOn: $settings.letsInputThrough)
      Text(isShown ? "Open" : "Closed").foregroundStyle(.secondary)
    } states: {
      EmptyView()
    }
  }
}

struct LabelPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case automatic, titleAndIcon, titleOnly, iconOnly }
    var title = "Favourites"
    var symbol = "star.fill"
    var style = Style.automatic
    var isLarge = false

    var code: String {
      gallery(
        "Label(\(title.literal), systemImage: \(symbol.literal))",
        [style == .automatic ? nil : ".labelStyle(.\(style))", isLarge ? ".font(.title)" : nil])
    }
  }

  @State private var settings = Settings()

  var body: some View {
    ControlPage(code: settings.code) {
      styled(settings.style, Label(settings.title, systemImage: settings.symbol))
        .font(settings.isLarge ? .title : .body)
    } parameters: {
      ParameterText("Title", text: $settings.title)
      ParameterPicker(
        "Symbol", selection: $settings.symbol, ["star.fill", "heart", "bolt.fill", "folder", "trash"])
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterToggle("Large", isOn: $settings.isLarge)
    } states: {
      StatesPanel {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) { styled(style, Label("Favourites", systemImage: "star.fill")) }
        }
        StateOf("Several lines") { Label(HardTitle.lines, systemImage: "text.alignleft") }
        StateOf("Korean") { Label(HardTitle.korean, systemImage: "bell") }
        StateOf("Arabic, right to left") {
          Label(HardTitle.arabic, systemImage: "bell").environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }

  @ViewBuilder private func styled(_ style: Settings.Style, _ label: some View) -> some View {
    switch style {
    case .automatic: label.labelStyle(.automatic)
    case .titleAndIcon: label.labelStyle(.titleAndIcon)
    case .titleOnly: label.labelStyle(.titleOnly)
    case .iconOnly: label.labelStyle(.iconOnly)
    }
  }
}
