import SwiftUI

struct MenuPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case automatic, button, borderlessButton }
    var title = "Actions"
    var style = Style.automatic
    var hasSubmenu = true
    var isContextMenu = false
    var isDisabled = false

    var code: String {
      let submenu = hasSubmenu ? "\n  Menu(\"More\") { Button(\"Archive\") { archive() } }" : ""
      let rows =
        "  Button(\"Duplicate\") { duplicate() }\(submenu)\n  Divider()\n  Button(\"Delete\", role: .destructive) { delete() }"
      if isContextMenu { return "Text(\(title.literal)).contextMenu {\n\(rows)\n}" }
      return gallery(
        "Menu(\(title.literal)) {\n\(rows)\n}",
        [style == .automatic ? nil : ".menuStyle(.\(style))", isDisabled ? ".disabled(true)" : nil])
    }
  }

  @State private var settings = Settings()
  @State private var chosen = "Nothing yet"

  var body: some View {
    ControlPage(code: settings.code) {
      if settings.isContextMenu {
        Text(settings.title).padding(20).background(.quaternary, in: Capsule()).contextMenu { rows }
      } else {
        styled(settings.style, Menu(settings.title) { rows }).fixedSize().disabled(settings.isDisabled)
      }
    } parameters: {
      ParameterText("Title", text: $settings.title)
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterToggle("Submenu", isOn: $settings.hasSubmenu)
      ParameterToggle("On a right click", isOn: $settings.isContextMenu)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text(chosen).foregroundStyle(.secondary)
    } states: {
      StatesPanel {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) { styled(style, Menu("Actions") { rows }).fixedSize() }
        }
        StateOf("symbol") { Menu("Actions", systemImage: "ellipsis.circle") { rows }.fixedSize() }
        StateOf("disabled") { Menu("Actions") { rows }.fixedSize().disabled(true) }
        StateOf("Arabic, right to left") {
          Menu(HardTitle.arabic) { rows }.fixedSize().environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    Button("Duplicate") { chosen = "Duplicated" }
    if settings.hasSubmenu { Menu("More") { Button("Archive") { chosen = "Archived" } } }
    Divider()
    Button("Delete", role: .destructive) { chosen = "Deleted" }
  }

  @ViewBuilder private func styled(_ style: Settings.Style, _ menu: some View) -> some View {
    switch style {
    case .automatic: menu.menuStyle(.automatic)
    case .button: menu.menuStyle(.button)
    case .borderlessButton: menu.menuStyle(.borderlessButton)
    }
  }
}

struct AlertPage: View {
  struct Settings: Equatable {
    enum Kind: String, CaseIterable { case alert, confirmationDialog, sheet }
    var kind = Kind.alert
    var title = "Delete \u{201C}Budget\u{201D}?"
    var hasMessage = true

    var code: String {
      let message = hasMessage ? " message: {\n  Text(\"This can\u{2019}t be undone.\")\n}" : ""
      let actions =
        "  Button(\"Delete\", role: .destructive) { delete() }\n  Button(\"Cancel\", role: .cancel) {}"
      switch kind {
      case .alert: return ".alert(\(title.literal), isPresented: $isShown) {\n\(actions)\n}\(message)"
      case .confirmationDialog:
        return
          ".confirmationDialog(\(title.literal), isPresented: $isShown, titleVisibility: .visible) {\n\(actions)\n}\(message)"
      case .sheet:
        return ".sheet(isPresented: $isShown) {\n  VStack { Text(\(title.literal)) }.padding(32)\n}"
      }
    }
  }

  @State private var settings = Settings()
  @State private var isShown = false
  @State private var answer = "No answer yet"

  var body: some View {
    ControlPage(code: settings.code) {
      Button("Show") { isShown = true }
        .alert(settings.title, isPresented: shown(.alert)) {
          actions
        } message: {
          message
        }
        .confirmationDialog(
          settings.title, isPresented: shown(.confirmationDialog), titleVisibility: .visible
        ) {
          actions
        } message: {
          message
        }
        .sheet(isPresented: shown(.sheet)) {
          VStack(spacing: 16) {
            Text(settings.title).font(.headline)
            Button("Done") { isShown = false }.keyboardShortcut(.defaultAction)
          }
          .padding(32)
        }
    } parameters: {
      ParameterPicker("Kind", selection: $settings.kind, Settings.Kind.allCases)
      ParameterText("Title", text: $settings.title)
      ParameterToggle("Message", isOn: $settings.hasMessage)
      Text(answer).foregroundStyle(.secondary)
    } states: {
      EmptyView()
    }
  }

  private func shown(_ kind: Settings.Kind) -> Binding<Bool> {
    Binding(get: { isShown && settings.kind == kind }, set: { if !$0 { isShown = false } })
  }

  @ViewBuilder private var actions: some View {
    Button("Delete", role: .destructive) { answer = "Delete" }
    Button("Cancel", role: .cancel) { answer = "Cancel" }
  }

  @ViewBuilder private var message: some View {
    if settings.hasMessage { Text("This can\u{2019}t be undone.") }
  }
}

struct ListPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case automatic, plain, inset, bordered, sidebar }
    var style = Style.automatic
    var hasSections = true
    var allowsSeveral = false

    var code: String {
      let selection = allowsSeveral ? "selection: $names" : "selection: $name"
      let rows =
        hasSections
        ? "  Section(\"Fruit\") { ForEach(fruit, id: \\.self) { Text($0) } }\n  Section(\"Nuts\") { ForEach(nuts, id: \\.self) { Text($0) } }"
        : "  ForEach(fruit + nuts, id: \\.self) { Text($0) }"
      return gallery(
        "List(\(selection)) {\n\(rows)\n}", [style == .automatic ? nil : ".listStyle(.\(style))"])
    }
  }

  private static let fruit = ["Apple", "Cherry", "Lemon"]
  private static let nuts = ["Almond", "Hazelnut"]

  @State private var settings = Settings()
  @State private var name: String?
  @State private var names: Set<String> = []

  var body: some View {
    ControlPage(code: settings.code) {
      list(settings.style).frame(width: 260, height: 190)
    } parameters: {
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterToggle("Sections", isOn: $settings.hasSections)
      ParameterToggle("Several at once", isOn: $settings.allowsSeveral)
      Text(settings.allowsSeveral ? names.sorted().joined(separator: ", ") : name ?? "None selected")
        .foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "Styles") {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) { list(style).frame(height: 150) }
        }
      }
    }
  }

  @ViewBuilder private func list(_ style: Settings.Style) -> some View {
    if settings.allowsSeveral {
      styled(style, List(selection: $names) { rows })
    } else {
      styled(style, List(selection: $name) { rows })
    }
  }

  @ViewBuilder private var rows: some View {
    if settings.hasSections {
      Section("Fruit") { ForEach(Self.fruit, id: \.self) { Text($0) } }
      Section("Nuts") { ForEach(Self.nuts, id: \.self) { Text($0) } }
    } else {
      ForEach(Self.fruit + Self.nuts, id: \.self) { Text($0) }
    }
  }

  @ViewBuilder private func styled(_ style: Settings.Style, _ list: some View) -> some View {
    switch style {
    case .automatic: list.listStyle(.automatic)
    case .plain: list.listStyle(.plain)
    case .inset: list.listStyle(.inset)
    case .bordered: list.listStyle(.bordered)
    case .sidebar: list.listStyle(.sidebar)
    }
  }
}

struct ImagePage: View {
  struct Settings: Equatable {
    enum Scale: String, CaseIterable { case small, medium, large }
    enum Mode: String, CaseIterable { case monochrome, hierarchical, palette, multicolor }
    var name = "cloud.sun.fill"
    var scale = Scale.medium
    var mode = Mode.monochrome
    var isTinted = false

    var code: String {
      gallery(
        "Image(systemName: \(name.literal))",
        [
          scale == .medium ? nil : ".imageScale(.\(scale))",
          mode == .monochrome ? nil : ".symbolRenderingMode(.\(mode))",
          isTinted ? ".foregroundStyle(.orange)" : nil, ".font(.largeTitle)",
        ])
    }

    var imageScale: Image.Scale { scale == .small ? .small : scale == .large ? .large : .medium }
    var rendering: SymbolRenderingMode {
      switch mode {
      case .monochrome: .monochrome
      case .hierarchical: .hierarchical
      case .palette: .palette
      case .multicolor: .multicolor
      }
    }
  }

  @State private var settings = Settings()

  var body: some View {
    ControlPage(code: settings.code) {
      Image(systemName: settings.name)
        .imageScale(settings.imageScale)
        .symbolRenderingMode(settings.rendering)
        .foregroundStyle(settings.isTinted ? AnyShapeStyle(Color.orange) : AnyShapeStyle(.foreground))
        .font(.largeTitle)
    } parameters: {
      ParameterPicker(
        "Symbol", selection: $settings.name,
        ["cloud.sun.fill", "bell.badge", "folder.fill", "heart.fill", "wifi"])
      ParameterPicker("Scale", selection: $settings.scale, Settings.Scale.allCases)
      ParameterPicker("Rendering", selection: $settings.mode, Settings.Mode.allCases)
      ParameterToggle("Orange", isOn: $settings.isTinted)
    } states: {
      StatesPanel(title: "Fonts and scales") {
        StateOf("body") { Image(systemName: "star.fill") }
        StateOf("title") { Image(systemName: "star.fill").font(.title) }
        StateOf("large scale") { Image(systemName: "star.fill").imageScale(.large) }
        StateOf("resizable") { Image(systemName: "star.fill").resizable().scaledToFit().frame(height: 40) }
        StateOf("in a text") { Text("Rated \(Image(systemName: "star.fill")) by all") }
        StateOf("disabled") { Image(systemName: "star.fill").foregroundStyle(.tertiary) }
      }
    }
  }
}

struct ScrollViewPage: View {
  struct Settings: Equatable {
    enum Axis: String, CaseIterable { case vertical, horizontal }
    var axis = Axis.vertical
    var showsIndicators = true
    var isPaged = false
    var isDisabled = false

    var code: String {
      let stack = axis == .vertical ? "VStack" : "HStack"
      let head = axis == .vertical ? "ScrollView" : "ScrollView(.horizontal)"
      return gallery(
        "\(head) {\n  \(stack) { ForEach(0..<20) { Tile($0) } }\n}",
        [
          showsIndicators ? nil : ".scrollIndicators(.hidden)",
          isPaged ? ".scrollTargetBehavior(.paging)" : nil,
          isDisabled ? ".scrollDisabled(true)" : nil,
        ])
    }
  }

  @State private var settings = Settings()

  var body: some View {
    ControlPage(code: settings.code) {
      scroller
        .scrollIndicators(settings.showsIndicators ? .automatic : .hidden)
        .scrollDisabled(settings.isDisabled)
        .frame(width: 260, height: 180)
        .background(.background, in: RoundedRectangle(cornerRadius: 8))
    } parameters: {
      ParameterPicker("Axis", selection: $settings.axis, Settings.Axis.allCases)
      ParameterToggle("Indicators", isOn: $settings.showsIndicators)
      ParameterToggle("Page by page", isOn: $settings.isPaged)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
    } states: {
      EmptyView()
    }
  }

  @ViewBuilder private var scroller: some View {
    if settings.isPaged {
      plain.scrollTargetBehavior(.paging)
    } else {
      plain
    }
  }

  @ViewBuilder private var plain: some View {
    if settings.axis == .vertical {
      ScrollView {
        VStack(spacing: 8) { tiles }.frame(maxWidth: .infinity).padding(8)
      }
    } else {
      ScrollView(.horizontal) {
        HStack(spacing: 8) { tiles }.frame(maxHeight: .infinity).padding(8)
      }
    }
  }

  private var tiles: some View {
    ForEach(0..<20, id: \.self) { number in
      Text("\(number)")
        .frame(minWidth: 60, minHeight: 40)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

struct LinkPage: View {
  struct Settings: Equatable {
    var title = "Swift on Linux"
    var isTinted = false
    var isDisabled = false

    var code: String {
      gallery(
        "Link(\(title.literal), destination: URL(string: \"https://www.swift.org\")!)",
        [isTinted ? ".tint(.pink)" : nil, isDisabled ? ".disabled(true)" : nil])
    }
  }

  @State private var settings = Settings()
  @State private var opened = "Nothing opened yet"

  var body: some View {
    ControlPage(code: settings.code) {
      if let address = URL(string: "https://www.swift.org") {
        Link(settings.title, destination: address)
          .tint(settings.isTinted ? .pink : nil)
          .disabled(settings.isDisabled)
          // The gallery stays where it is.
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened = "Would open \(url.absoluteString)"
              return .handled
            })
      }
    } parameters: {
      ParameterText("Title", text: $settings.title)
      ParameterToggle("Pink", isOn: $settings.isTinted)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text(opened).foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "Links in texts") {
        StateOf("Markdown") { Text("Read [the manual](https://www.swift.org) first.") }
        StateOf("Korean") { Text("[\(HardTitle.korean)](https://www.swift.org)") }
      }
    }
  }
}
