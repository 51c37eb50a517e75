import MartletControls
import SwiftUI

struct KitButtonsPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable {
      case hold = "Hold"
      case confirm = "Confirm"
      case repeating = "Repeat"
      case doubleTap = "Double tap"
      case pressScale = "Press scale"
    }
    var style = Style.hold
    var duration = 0.7
    var isRing = false
    var isDestructive = true
    var isDisabled = false

    var code: String {
      let role = isDestructive ? ", role: .destructive" : ""
      let style: String
      switch self.style {
      case .hold: style = ".hold(duration: \(duration)\(isRing ? ", indicator: .ring" : ""))"
      case .confirm: style = ".confirm(\"Really?\")"
      case .repeating: style = ".repeating"
      case .doubleTap: style = ".doubleTap"
      case .pressScale: style = ".pressScale"
      }
      return gallery(
        "Button(\"Delete\"\(role)) { count += 1 }",
        [".buttonStyle(\(style))", isDisabled ? ".disabled(true)" : nil])
    }
  }

  @State private var settings = Settings()
  @State private var count = 0

  var body: some View {
    ControlPage(code: settings.code) {
      VStack(spacing: 14) {
        live.disabled(settings.isDisabled)
        Text("Acted \(count) times").foregroundStyle(.secondary)
      }
    } parameters: {
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases) { $0.rawValue }
      if settings.style == .hold {
        ParameterPicker("Duration", selection: $settings.duration, [0.3, 0.7, 1.5])
        ParameterToggle("Ring", isOn: $settings.isRing)
      }
      ParameterToggle("Destructive", isOn: $settings.isDestructive)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text("Space and Return do what the pointer does.").foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "All of them") {
        StateOf("hold") { Button("Hold me") { count += 1 }.buttonStyle(.hold()) }
        StateOf("hold, with a ring") {
          Button {
            count += 1
          } label: {
            Image(systemName: "power")
          }
          .buttonStyle(.hold(indicator: .ring))
          .accessibilityLabel("Switch off")
        }
        StateOf("confirm") { Button("Sign out") { count += 1 }.buttonStyle(.confirm("Sign out?")) }
        StateOf("repeating") {
          HStack(spacing: 8) {
            Button {
              count -= 1
            } label: {
              Image(systemName: "minus")
            }.accessibilityLabel("Less")
            Text("\(count)").monospacedDigit().frame(width: 36)
            Button {
              count += 1
            } label: {
              Image(systemName: "plus")
            }.accessibilityLabel("More")
          }
          .buttonStyle(.repeating)
        }
        StateOf("double tap") { Button("Tap twice") { count += 1 }.buttonStyle(.doubleTap) }
        StateOf("press scale") {
          Button {
            count += 1
          } label: {
            Label("Play", systemImage: "play.fill")
          }.buttonStyle(.pressScale)
        }
        StateOf("disabled") { Button("Hold me") {}.buttonStyle(.hold()).disabled(true) }
        StateOf("Korean") { Button(HardTitle.korean) {}.buttonStyle(.hold()) }
      }
    }
  }

  @ViewBuilder private var live: some View {
    let button = Button("Delete", role: settings.isDestructive ? .destructive : nil) { count += 1 }
    switch settings.style {
    case .hold:
      button.buttonStyle(.hold(duration: settings.duration, indicator: settings.isRing ? .ring : .bar))
    case .confirm: button.buttonStyle(.confirm("Really?"))
    case .repeating: button.buttonStyle(.repeating)
    case .doubleTap: button.buttonStyle(.doubleTap)
    case .pressScale: button.buttonStyle(.pressScale)
    }
  }
}

struct KitTogglesPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable {
      case pill = "Pill"
      case check = "Check"
      case checkmarkRow = "Checkmark row"
      case chip = "Chip"
      case symbol = "Symbol"
    }
    var style = Style.pill
    var height = 22
    var hasSymbols = false
    var isGreen = false
    var isDisabled = false

    var code: String {
      let style: String
      switch self.style {
      case .pill: style = pill
      case .check: style = ".check"
      case .checkmarkRow: style = ".checkmarkRow"
      case .chip: style = ".chip"
      case .symbol: style = ".symbol(on: \"bell.fill\", off: \"bell.slash\")"
      }
      return gallery(
        "Toggle(\"Notifications\", isOn: $isOn)",
        [".toggleStyle(\(style))", isDisabled ? ".disabled(true)" : nil])
    }

    private var pill: String {
      var arguments: [String] = []
      if height != 22 { arguments.append("height: \(height)") }
      if isGreen { arguments.append("on: .green") }
      if hasSymbols { arguments.append("onSymbol: \"checkmark\", offSymbol: \"xmark\"") }
      return arguments.isEmpty ? ".pill" : "PillToggleStyle(\(arguments.joined(separator: ", ")))"
    }
  }

  @State private var settings = Settings()
  @State private var isOn = true
  @State private var days: Set<String> = ["Mon", "Tue"]
  private static let week = ["Mon", "Tue", "Wed"]

  var body: some View {
    ControlPage(code: settings.code) {
      live.disabled(settings.isDisabled)
    } parameters: {
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases) { $0.rawValue }
      if settings.style == .pill {
        ParameterPicker("Height", selection: $settings.height, [16, 22, 30, 44])
        ParameterToggle("Green", isOn: $settings.isGreen)
        ParameterToggle("Symbols", isOn: $settings.hasSymbols)
      }
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text(isOn ? "On" : "Off").foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "On, off and disabled") {
        StateOf("pill") { ToggleStates().toggleStyle(.pill) }
        StateOf("check") { ToggleStates().toggleStyle(.check) }
        StateOf("checkmarkRow") { ToggleStates().toggleStyle(.checkmarkRow) }
        StateOf("chip") { ToggleStates().toggleStyle(.chip) }
        StateOf("symbol") { ToggleStates().toggleStyle(.symbol(on: "bell.fill", off: "bell.slash")) }
        StateOf("SelectAllToggle") {
          VStack(alignment: .leading, spacing: 6) {
            SelectAllToggle("All days", of: Self.week, selection: $days)
            ForEach(Self.week, id: \.self) { day in
              Toggle(day, isOn: member(day)).padding(.leading, 22)
            }
          }
          .toggleStyle(.check)
        }
      }
      StatesPanel(title: "Titles") {
        StateOf("Long") { Toggle(HardTitle.long, isOn: $isOn).toggleStyle(.check) }
        StateOf("Several lines") { Toggle(HardTitle.lines, isOn: $isOn).toggleStyle(.check) }
        StateOf("Korean") { Toggle(HardTitle.korean, isOn: $isOn).toggleStyle(.pill) }
        StateOf("Arabic, right to left") {
          Toggle(HardTitle.arabic, isOn: $isOn).toggleStyle(.pill).environment(
            \.layoutDirection, .rightToLeft)
        }
      }
    }
  }

  @ViewBuilder private var live: some View {
    let toggle = Toggle("Notifications", isOn: $isOn)
    switch settings.style {
    case .pill:
      toggle.toggleStyle(
        PillToggleStyle(
          height: CGFloat(settings.height), on: settings.isGreen ? .green : nil,
          onSymbol: settings.hasSymbols ? "checkmark" : nil, offSymbol: settings.hasSymbols ? "xmark" : nil))
    case .check: toggle.toggleStyle(.check)
    case .checkmarkRow: toggle.toggleStyle(.checkmarkRow).frame(width: 220)
    case .chip: toggle.toggleStyle(.chip)
    case .symbol: toggle.toggleStyle(.symbol(on: "bell.fill", off: "bell.slash"))
    }
  }

  private func member(_ day: String) -> Binding<Bool> {
    Binding(
      get: { days.contains(day) },
      set: { if $0 { days.insert(day) } else { days.remove(day) } })
  }
}

private struct ToggleStates: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle("On", isOn: $isOn)
      Toggle("Off", isOn: $isOff)
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
    }
  }
}
