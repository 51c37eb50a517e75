import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// The kit's controls in all their states, as they are drawn.
@MainActor @Suite struct KitPicturesTests {
  private struct Row<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
      HStack(spacing: 20) {
        Text(verbatim: name).foregroundStyle(.secondary).frame(width: 120, alignment: .leading)
        content
        Spacer()
      }
    }
  }

  /// A toggle that is on, one that is off, one that is mixed, and the first two disabled.
  private struct ToggleStates: View {
    var body: some View {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Text("Mixed") }
      Toggle("On", isOn: .constant(true)).disabled(true)
      Toggle("Off", isOn: .constant(false)).disabled(true)
    }
  }

  private struct Toggles: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 14) {
        Row(name: "pill") { ToggleStates().toggleStyle(.pill) }
        Row(name: "pill, symbols") {
          ToggleStates().toggleStyle(
            PillToggleStyle(height: 30, on: .green, onSymbol: "checkmark", offSymbol: "xmark"))
        }
        Row(name: "check") { ToggleStates().toggleStyle(.check) }
        Row(name: "checkmarkRow") { ToggleStates().toggleStyle(.checkmarkRow) }
        Row(name: "chip") { ToggleStates().toggleStyle(.chip) }
        Row(name: "symbol") { ToggleStates().toggleStyle(.symbol(on: "bell.fill", off: "bell.slash")) }
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct Buttons: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 14) {
        Row(name: "hold") { trio { $0.buttonStyle(.hold()) } }
        Row(name: "hold, ring") { trio { $0.buttonStyle(.hold(indicator: .ring)) } }
        Row(name: "confirm") { trio { $0.buttonStyle(.confirm("Sure?")) } }
        Row(name: "repeating") { trio { $0.buttonStyle(.repeating) } }
        Row(name: "double tap") { trio { $0.buttonStyle(.doubleTap) } }
        Row(name: "press scale") { trio { $0.buttonStyle(.pressScale) } }
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    @ViewBuilder private func trio<V: View>(@ViewBuilder _ styled: (AnyView) -> V) -> some View {
      styled(AnyView(Button("Go") {}))
      styled(AnyView(Button("Delete", role: .destructive) {}))
      styled(AnyView(Button("Off") {})).disabled(true)
    }
  }

  private struct Others: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 14) {
        Row(name: "rating") {
          Rating("Quality", value: .constant(3)).tint(.orange)
          Rating("None", value: .constant(0))
          Rating("Off", value: .constant(2)).disabled(true)
        }
        Row(name: "segments") {
          SegmentedChips(["Day", "Week"], selection: .constant("Week")) { Text(verbatim: $0) }
          SegmentedChips(["Day", "Week"], selection: .constant("Day")) { Text(verbatim: $0) }.disabled(true)
        }
        Row(name: "sort header") {
          SortHeader("Name", key: 1, selection: .constant(1), order: .constant(.forward))
          SortHeader("Name", key: 1, selection: .constant(1), order: .constant(.reverse))
          SortHeader("Name", key: 1, selection: .constant(2), order: .constant(.reverse))
        }
        Row(name: "field") {
          ValidatedField("Name", text: .constant(""), rules: [.notEmpty("Enter a name.")], isEager: true)
            .textFieldStyle(.roundedBorder)
            .frame(width: 180)
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private static let looks: [(String, ColorScheme, TestHost.Idiom)] = [
    ("desktop-light", .light, .desktop), ("desktop-dark", .dark, .desktop), ("touch-light", .light, .touch),
  ]

  private func check<V: View>(_ name: String, height: CGFloat, @ViewBuilder _ page: @escaping () -> V) throws
  {
    for (look, scheme, idiom) in Self.looks {
      let ui = TestHost(size: CGSize(width: 760, height: height), idiom: idiom, colorScheme: scheme) {
        page()
      }
      try Snapshot.check("\(name)-\(look)", ui)
      #expect(ui.repaintDifference == 0)
    }
    let turned = TestHost(size: CGSize(width: 760, height: height)) {
      page().environment(\.layoutDirection, .rightToLeft)
    }
    try Snapshot.check("\(name)-right-to-left", turned)
    let large = TestHost(size: CGSize(width: 1400, height: height * 2), idiom: .touch) {
      page().dynamicTypeSize(.accessibility2)
    }
    try Snapshot.check("\(name)-large", large)
  }

  @Test func toggles() throws { try check("Toggles", height: 280) { Toggles() } }
  @Test func buttons() throws { try check("Buttons", height: 340) { Buttons() } }
  @Test func others() throws { try check("Others", height: 240) { Others() } }

  /// What the pointer and the keyboard make of them.
  @Test func pressedAndFocused() throws {
    let styles: [(String, AnyView)] = [
      ("hold", AnyView(Button("Go") {}.buttonStyle(.hold()))),
      ("confirm", AnyView(Button("Go") {}.buttonStyle(.confirm("Sure?")))),
      ("repeating", AnyView(Button("Go") {}.buttonStyle(.repeating))),
      ("press scale", AnyView(Button("Go") {}.buttonStyle(.pressScale))),
      ("pill", AnyView(Toggle("Go", isOn: .constant(false)).toggleStyle(.pill))),
      ("check", AnyView(Toggle("Go", isOn: .constant(false)).toggleStyle(.check))),
      ("chip", AnyView(Toggle("Go", isOn: .constant(false)).toggleStyle(.chip))),
    ]
    var parts: [Snapshot.Part] = []
    for (name, view) in styles {
      let focused = TestHost(size: CGSize(width: 160, height: 60)) { view }
      let atRest = focused.displayListText
      focused.tabKey()
      focused.settle()
      #expect(focused.displayListText != atRest, "\(name) shows that it has the keyboard")
      parts.append(Snapshot.Part(title: "\(name) focused", ui: focused))
    }
    try Snapshot.check("Focused", parts)
  }
}
