import MartletControls
import SwiftUI

/// What the radio pages choose from.
enum Roast: String, CaseIterable {
  case light = "Light"
  case medium = "Medium"
  case dark = "Dark"
}

struct RadioGroupPage: View {
  struct Settings: Equatable {
    enum Style: String, CaseIterable { case ring, checkbox, card, chip }
    var style = Style.ring
    var isVertical = true
    var isDeselectable = false
    var isOneDisabled = false
    var isDisabled = false

    var code: String {
      let row = isOneDisabled ? "Text($0.name).radioButtonDisabled($0 == .dark)" : "Text($0.name)"
      let deselect = isDeselectable ? ", isDeselectable: true" : ""
      let group = "RadioGroup(Roast.allCases, selection: $roast\(deselect)) { \(row) }"
      let stack = isVertical ? "VStack(alignment: .leading)" : "HStack(spacing: 16)"
      return gallery(
        "\(stack) {\n  \(group)\n}",
        [style == .ring ? nil : ".radioButtonStyle(.\(style))", isDisabled ? ".disabled(true)" : nil])
    }
  }

  @State private var settings = Settings()
  @State private var roast: Roast? = .medium

  var body: some View {
    ControlPage(code: settings.code) {
      group.kitStyle(settings.style).disabled(settings.isDisabled)
    } parameters: {
      ParameterPicker("Style", selection: $settings.style, Settings.Style.allCases)
      ParameterToggle("In a column", isOn: $settings.isVertical)
      ParameterToggle("Can be deselected", isOn: $settings.isDeselectable)
      ParameterToggle("Last row disabled", isOn: $settings.isOneDisabled)
      ParameterToggle("Disabled", isOn: $settings.isDisabled)
      Text("Selected: \(roast?.rawValue ?? "none")").foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "Styles") {
        ForEach(Settings.Style.allCases, id: \.self) { style in
          StateOf(style.rawValue) {
            VStack(alignment: .leading, spacing: 8) { RadioStates() }.kitStyle(style)
          }
        }
      }
      StatesPanel(title: "Titles") {
        StateOf("Long") { HardRadio(title: HardTitle.long) }
        StateOf("Several lines") { HardRadio(title: HardTitle.lines) }
        StateOf("Korean") { HardRadio(title: HardTitle.korean) }
        StateOf("Arabic, right to left") {
          HardRadio(title: HardTitle.arabic).environment(\.layoutDirection, .rightToLeft)
        }
        StateOf("Large") { HardRadio(title: "Large").font(.title) }
        StateOf("Any view") { RichRadio() }
      }
    }
  }

  @ViewBuilder private var group: some View {
    if settings.isVertical {
      VStack(alignment: .leading, spacing: 8) { rows }
    } else {
      HStack(spacing: 16) { rows }
    }
  }

  private var rows: some View {
    RadioGroup(Roast.allCases, selection: $roast, isDeselectable: settings.isDeselectable) { roast in
      Text(roast.rawValue).radioButtonDisabled(settings.isOneDisabled && roast == .dark)
    }
  }
}

extension View {
  /// The view with one of the kit's styles.
  @ViewBuilder fileprivate func kitStyle(_ style: RadioGroupPage.Settings.Style) -> some View {
    switch style {
    case .ring: radioButtonStyle(.ring)
    case .checkbox: radioButtonStyle(.checkbox)
    case .card: radioButtonStyle(.card)
    case .chip: radioButtonStyle(.chip)
    }
  }
}

private struct RadioStates: View {
  @State private var roast = Roast.light

  var body: some View {
    RadioGroup(Roast.allCases, selection: $roast) { roast in
      Text(roast == .dark ? "Disabled" : roast.rawValue).radioButtonDisabled(roast == .dark)
    }
  }
}

private struct HardRadio: View {
  let title: String
  @State private var isChosen = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RadioGroup([true, false], selection: $isChosen) { Text(verbatim: $0 ? title : "Other") }
    }
  }
}

private struct RichRadio: View {
  @State private var plan = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RadioGroup(selection: $plan) {
        Label("Alone", systemImage: "person.fill").tag(1)
        VStack(alignment: .leading) {
          Text("Together").bold()
          Text("Up to five people").font(.caption).foregroundStyle(.secondary)
        }
        .tag(2)
      }
    }
  }
}

struct RadioCollectionPage: View {
  struct Settings: Equatable {
    enum Look: String, CaseIterable { case round, square, large }
    var look = Look.round
    var hasDescriptions = true
    var isVertical = false

    var code: String {
      var arguments: [String] = []
      switch look {
      case .round: break
      case .square: arguments.append("shapeConfigs: .init(shape: Rectangle(), innerShape: Checkmark())")
      case .large:
        arguments.append("itemConfigs: .init(font: .title2, spacing: 8)")
        arguments.append("shapeConfigs: .init(shapeSize: 24, innerSize: 12, selectedColor: .pink)")
      }
      arguments.append("options: [\"Small\", \"Medium\", \"Large\"]")
      if hasDescriptions {
        arguments.append("descriptions: [\"Up to 10 pieces\", \"Up to 50 pieces\", \"No upper limit\"]")
      }
      arguments.append("selectedIndex: $index")
      let stack = isVertical ? "VStack(alignment: .leading)" : "HStack"
      return "\(stack) {\n  RadioButtonsCollection(\n    \(arguments.joined(separator: ",\n    ")))\n}"
    }

    var item: RadioButtonItem.Configurations { look == .large ? .init(font: .title2, spacing: 8) : .init() }
    var shape: RadioButtonShape.Configurations {
      switch look {
      case .round: .init()
      case .square: .init(shape: Rectangle(), innerShape: Checkmark())
      case .large: .init(shapeSize: 24, innerSize: 12, selectedColor: .pink)
      }
    }
  }

  @State private var settings = Settings()
  @State private var index = 0

  var body: some View {
    ControlPage(code: settings.code) {
      if settings.isVertical {
        VStack(alignment: .leading) { items(settings) }
      } else {
        HStack { items(settings) }
      }
    } parameters: {
      ParameterPicker("Look", selection: $settings.look, Settings.Look.allCases)
      ParameterToggle("Descriptions", isOn: $settings.hasDescriptions)
      ParameterToggle("In a column", isOn: $settings.isVertical)
      Text("Index: \(index)").foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "Looks") {
        ForEach(Settings.Look.allCases, id: \.self) { look in
          StateOf(look.rawValue) { HStack { items(Settings(look: look)) } }
        }
        StateOf("disabled") { HStack { items(Settings()) }.disabled(true) }
        StateOf("alone") { RadioButtonItem(id: 7, title: "One item", selectedIndex: .constant(7)) }
      }
    }
  }

  private func items(_ settings: Settings) -> some View {
    RadioButtonsCollection(
      itemConfigs: settings.item, shapeConfigs: settings.shape, options: ["Small", "Medium", "Large"],
      descriptions: settings.hasDescriptions ? ["Up to 10 pieces", "Up to 50 pieces", "No upper limit"] : [],
      selectedIndex: $index)
  }
}

struct ChipsPage: View {
  struct Settings: Equatable {
    var symbol = "star"
    var count = 5
    var isClearable = true
    var isTinted = true

    var code: String {
      var arguments: [String] = ["\"Quality\"", "value: $stars"]
      if count != 5 { arguments.append("count: \(count)") }
      if symbol != "star" { arguments.append("symbol: \(symbol.literal)") }
      if !isClearable { arguments.append("isClearable: false") }
      return gallery(
        "Rating(\(arguments.joined(separator: ", ")))", [isTinted ? ".tint(.orange)" : nil])
    }
  }

  @State private var settings = Settings()
  @State private var stars = 3
  @State private var period = "Week"

  var body: some View {
    ControlPage(code: settings.code) {
      Rating(
        "Quality", value: $stars, count: settings.count, symbol: settings.symbol,
        isClearable: settings.isClearable
      )
      .tint(settings.isTinted ? .orange : .accentColor)
    } parameters: {
      ParameterPicker("Symbol", selection: $settings.symbol, ["star", "heart", "bolt", "flame"])
      ParameterPicker("Count", selection: $settings.count, [1, 3, 5, 10])
      ParameterToggle("Can be taken back", isOn: $settings.isClearable)
      ParameterToggle("Orange", isOn: $settings.isTinted)
      Text("Stars: \(stars)").foregroundStyle(.secondary)
    } states: {
      StatesPanel(title: "Ratings") {
        StateOf("none") { Rating("None", value: .constant(0)).tint(.orange) }
        StateOf("all") { Rating("All", value: .constant(5)).tint(.orange) }
        StateOf("disabled") { Rating("Disabled", value: .constant(2)).tint(.orange).disabled(true) }
        StateOf("right to left") {
          Rating("Right to left", value: .constant(2)).environment(\.layoutDirection, .rightToLeft)
        }
      }
      StatesPanel(title: "SegmentedChips") {
        StateOf("SegmentedChips(periods, selection: $period)") {
          SegmentedChips(["Day", "Week", "Month"], selection: $period) { Text(verbatim: $0) }
        }
        StateOf("disabled") {
          SegmentedChips(["Day", "Week"], selection: .constant("Day")) { Text(verbatim: $0) }.disabled(true)
        }
        StateOf("symbols") {
          SegmentedChips(["list.bullet", "square.grid.2x2"], selection: .constant("list.bullet")) {
            Image(systemName: $0)
          }
        }
      }
    }
  }
}
