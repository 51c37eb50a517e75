import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// A state that a control can be in, and how it is said to a style.
struct ForcedState {
  let name: String
  var isSelected = false
  var isPressed = false
  var isHovered = false
  var isFocused = false
  var isEnabled = true

  static let all: [ForcedState] = [
    ForcedState(name: "normal"), ForcedState(name: "hovered", isHovered: true),
    ForcedState(name: "pressed", isPressed: true, isHovered: true),
    ForcedState(name: "focused", isFocused: true), ForcedState(name: "disabled", isEnabled: false),
  ]

  func configuration(isSelected: Bool, _ label: some View) -> RadioButtonStyleConfiguration {
    RadioButtonStyleConfiguration(
      isSelected: isSelected, isPressed: isPressed, isHovered: isHovered, isFocused: isFocused,
      isEnabled: isEnabled, label: .init(content: AnyView(label)))
  }
}

/// Pictures of all states side by side, written where `MARTLET_PICTURES` says.
@MainActor @Suite struct RadioPicturesTests {
  private struct States: View {
    let name: String
    let style: any RadioButtonStyle
    var label = "Medium"

    var body: some View {
      ForEach([false, true], id: \.self) { isSelected in
        GridRow {
          Text(isSelected ? "\(name), selected" : name).foregroundStyle(.secondary)
            .frame(width: 150, alignment: .leading)
          ForEach(ForcedState.all, id: \.name) { state in
            style.erasedBody(state.configuration(isSelected: isSelected, Text(label)))
          }
        }
      }
    }
  }

  private struct Page: View {
    @State private var size = Size.medium
    @State private var stars = 3

    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
          GridRow {
            Text("")
            ForEach(ForcedState.all, id: \.name) { Text($0.name).font(.caption).foregroundStyle(.secondary) }
          }
          States(name: "ring", style: RingRadioButtonStyle())
          States(name: "checkbox", style: CheckboxRadioButtonStyle())
          States(name: "card", style: CardRadioButtonStyle())
          States(name: "chip", style: ChipRadioButtonStyle())
          States(name: "segment", style: SegmentRadioButtonStyle())
          States(name: "star", style: RatingStyle(symbol: "star"))
        }
        HStack(spacing: 32) {
          SegmentedChips(Size.allCases, selection: $size) { Text($0.rawValue) }
          Rating("Quality", value: $stars).tint(.orange)
          HStack(spacing: 12) {
            RadioButtonsCollection(
              shapeConfigs: .init(shape: Rectangle(), innerShape: Checkmark()),
              options: ["Small", "Medium", "Large"], selectedIndex: .constant(1))
          }
        }
        HStack(alignment: .top, spacing: 32) {
          VStack(alignment: .leading, spacing: 8) {
            RadioGroup(Size.allCases, selection: $size) { Text($0.rawValue) }
          }
          VStack(alignment: .leading, spacing: 8) {
            RadioGroup(Size.allCases, selection: $size) { Text($0.rawValue) }
          }
          .font(.title2)
          VStack(alignment: .leading, spacing: 8) {
            RadioGroup(Size.allCases, selection: $size) { Text($0.rawValue) }
          }
          .environment(\.layoutDirection, .rightToLeft)
          VStack(spacing: 8) {
            RadioGroup(Size.allCases, selection: $size) { size in
              VStack(alignment: .leading, spacing: 2) {
                Text(size.rawValue)
                Text("With a line below it").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
          .radioButtonStyle(.card)
          .frame(width: 240)
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark], [TestHost.Idiom.desktop, .touch])
  func states(scheme: ColorScheme, idiom: TestHost.Idiom) throws {
    let ui = TestHost(
      size: CGSize(width: 1000, height: 900), scale: 2, idiom: idiom, colorScheme: scheme
    ) { Page() }
    try ui.writePicture("Radio-\(idiom)-\(scheme)")
    // Every look is drawn, and what is painted bit by bit is what is painted at once.
    #expect(ui.repaintDifference == 0)
    let styles: [any RadioButtonStyle] = [
      RingRadioButtonStyle(), CheckboxRadioButtonStyle(), CardRadioButtonStyle(), ChipRadioButtonStyle(),
      SegmentRadioButtonStyle(), RatingStyle(symbol: "star"),
    ]
    for style in styles {
      var pictures: Set<String> = []
      for state in ForcedState.all {
        for isSelected in [false, true] {
          let look = TestHost(size: CGSize(width: 160, height: 60), idiom: idiom, colorScheme: scheme) {
            style.erasedBody(state.configuration(isSelected: isSelected, Text("Medium")))
          }
          look.settle()
          pictures.insert(look.displayListText)
        }
      }
      // Each state is told apart from each other one.
      #expect(pictures.count == ForcedState.all.count * 2, "\(style)")
    }
  }
}
