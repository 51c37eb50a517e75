import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import MartletControlKit

/// A family of devices in light or dark.
struct Appearance: CustomTestStringConvertible, Sendable {
  let idiom: TestHost.Idiom
  let scheme: ColorScheme

  var testDescription: String { "\(idiom)-\(scheme)" }

  static let all = [TestHost.Idiom.desktop, .touch].flatMap { idiom in
    ColorScheme.allCases.map { Appearance(idiom: idiom, scheme: $0) }
  }
}

/// Every control in every state, kept as display lists.
@MainActor @Suite struct PicturesTests {
  private func check<V: View>(
    _ name: String, _ appearance: Appearance, size: CGSize, @ViewBuilder _ view: () -> V
  ) throws {
    let ui = TestHost(
      size: size, scale: 2, idiom: appearance.idiom, colorScheme: appearance.scheme, content: view)
    try Snapshot.check("\(name)-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func button(appearance: Appearance) throws {
    try check("Button", appearance, size: CGSize(width: 680, height: 560)) {
      StatePage(
        title: "Button: at rest, hovered, pressed, disabled", rows: ButtonKind.allCases, name: \.rawValue
      ) {
        kind in
        kind.button("Button")
        kind.button("Button").environment(\.isControlHovered, true)
        kind.button("Button").environment(\.keyPress, true)
        kind.button("Button").disabled(true)
      }
    }
  }

  @Test(arguments: Appearance.all) func toggle(appearance: Appearance) throws {
    try check("Toggle", appearance, size: CGSize(width: 800, height: 760)) {
      StatePage(
        title: "Toggle: off, on, mixed; at rest, hovered, pressed, disabled",
        rows: ["switch", "checkbox", "button", "tinted"], name: { $0 }
      ) { style in
        VStack(alignment: .leading, spacing: 8) {
          ToggleRow(style: style)
          ToggleRow(style: style).environment(\.isControlHovered, true)
          ToggleRow(style: style).environment(\.keyPress, true)
          ToggleRow(style: style).disabled(true)
        }
      }
    }
  }

  @Test(arguments: Appearance.all) func label(appearance: Appearance) throws {
    try check("Label", appearance, size: CGSize(width: 560, height: 240)) {
      StatePage(
        title: "Label: styles; in controls", rows: ["alone", "styles", "buttons", "toggle"], name: { $0 }
      ) {
        LabelRow(kind: $0)
      }
    }
  }

  @Test(arguments: Appearance.all) func controlSizes(appearance: Appearance) throws {
    try check("ControlSize", appearance, size: CGSize(width: 860, height: 400)) {
      StatePage(title: "Control sizes", rows: ControlSize.allCases, name: { "\($0)" }) { size in
        HStack(spacing: 16) {
          Button("Button") {}.buttonStyle(.bordered)
          Button("Button") {}.buttonStyle(.borderedProminent)
          Toggle("Switch", isOn: .constant(true)).fixedSize()
          Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        }
        .controlSize(size)
      }
    }
  }

  /// The focus ring needs a window each: one view has the keyboard.
  @Test(arguments: Appearance.all) func focused(appearance: Appearance) throws {
    func host(@ViewBuilder _ view: () -> some View) -> TestHost {
      let ui = TestHost(
        size: CGSize(width: 160, height: 60), scale: 2, idiom: appearance.idiom,
        colorScheme: appearance.scheme, content: view)
      let before = ui.displayListText
      ui.tabKey()
      #expect(ui.displayListText != before)
      return ui
    }
    let buttons = ButtonKind.allCases.map { kind in
      Snapshot.Part(title: "\(kind.rawValue) button", ui: host { kind.button("Button") })
    }
    let toggles = ToggleKind.allCases.flatMap { kind in
      [false, true].map { isOn in
        Snapshot.Part(
          title: "\(kind.rawValue) toggle \(isOn ? "on" : "off")",
          ui: host { kind.toggle("Wi-Fi", .constant(isOn)).fixedSize() })
      }
    }
    try Snapshot.check("Focused-\(appearance.testDescription)", buttons + toggles)
  }

  @Test(arguments: Appearance.all) func textField(appearance: Appearance) throws {
    try check("TextField", appearance, size: CGSize(width: 900, height: 330)) {
      StatePage(
        title: "Text field: text, placeholder, secret, centred, disabled", rows: FieldKind.allCases,
        name: \.rawValue
      ) { kind in
        Group {
          kind.styled(TextField("Name", text: .constant("Ada Lovelace")))
          kind.styled(TextField("Name", text: .constant(""), prompt: Text("Ada")))
          kind.styled(SecureField("Secret", text: .constant("secret")))
          kind.styled(TextField("Name", text: .constant("Ada"))).multilineTextAlignment(.center)
          kind.styled(TextField("Name", text: .constant("Ada"))).disabled(true)
        }
        .frame(width: 110)
      }
    }
  }

  @Test(arguments: Appearance.all) func focusedTextField(appearance: Appearance) throws {
    func part(
      _ title: String, _ text: String = "Ada Lovelace", _ kind: FieldKind = .automatic,
      isRightToLeft: Bool = false, act: (TestHost) -> Void
    ) -> Snapshot.Part {
      let ui = TestHost(
        size: CGSize(width: 180, height: 60), scale: 2, idiom: appearance.idiom,
        colorScheme: appearance.scheme
      ) {
        FieldOfItsOwn(text: text, kind: kind)
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
      ui.tap(at: CGPoint(x: 90, y: 30))
      act(ui)
      return Snapshot.Part(title: title, ui: ui)
    }
    let parts = [
      part("caret") { $0.press(.end) },
      part("selection") { $0.key("a", modifiers: .control) },
      part("inactive selection") {
        $0.key("a", modifiers: .control)
        $0.setActive(false)
      },
      part("empty", "") { _ in },
      part("composing", "Ada ") {
        $0.press(.end)
        $0.composeText("\u{D55C}\u{AE00}")
      },
      part("overflow", "The quick brown fox jumps over the lazy dog") { $0.press(.end) },
      part("rounded", "Ada", .roundedBorder) { $0.press(.end) },
      part("plain", "Ada", .plain) { $0.press(.end) },
      part("tinted", "Ada", .tinted) { $0.key("a", modifiers: .control) },
      part("right to left", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", isRightToLeft: true) { $0.press(.end) },
      part("mixed", "abc \u{5D0}\u{5D1}\u{5D2} def") {
        $0.press(.home)
        for _ in 0..<6 { $0.press(.rightArrow, modifiers: .shift) }
      },
    ]
    try Snapshot.check("FocusedTextField-\(appearance.testDescription)", parts)
  }

  @Test(arguments: Appearance.all) func rightToLeft(appearance: Appearance) throws {
    try check("RightToLeft", appearance, size: CGSize(width: 400, height: 160)) {
      VStack(alignment: .leading) {
        Toggle("Switch", isOn: .constant(true))
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        Label("Flag", systemImage: "flag.fill")
        Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.bordered)
      }
      .padding()
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test(arguments: Appearance.all) func largeText(appearance: Appearance) throws {
    try check("LargeText", appearance, size: CGSize(width: 400, height: 260)) {
      VStack(alignment: .leading) {
        Button("Button") {}.buttonStyle(.bordered)
        Toggle("Switch", isOn: .constant(true))
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      }
      .font(.largeTitle)
      .padding()
    }
  }
}

private struct ToggleRow: View {
  let style: String

  var body: some View {
    HStack(spacing: 10) {
      toggle(.constant(false), .constant(false))
      toggle(.constant(true), .constant(true))
      toggle(.constant(true), .constant(false))
    }
  }

  private func toggle(_ first: Binding<Bool>, _ second: Binding<Bool>) -> some View {
    let toggle = Toggle("Wi-Fi", sources: [first, second], isOn: \.self)
    return Group {
      switch style {
      case "switch": toggle.toggleStyle(.switch).fixedSize()
      case "checkbox": toggle.toggleStyle(.checkbox)
      case "button": toggle.toggleStyle(.button)
      default: toggle.toggleStyle(SwitchToggleStyle(tint: .orange)).labelsHidden()
      }
    }
  }
}

private struct LabelRow: View {
  let kind: String

  var body: some View {
    let label = Label("Flag", systemImage: "flag.fill")
    HStack(spacing: 20) {
      switch kind {
      case "alone":
        label
        label.foregroundColor(.orange)
        label.font(.title)
      case "styles":
        label.labelStyle(.titleAndIcon)
        label.labelStyle(.titleOnly)
        label.labelStyle(.iconOnly)
      case "buttons":
        Button("Save", systemImage: "square.and.arrow.down") {}.buttonStyle(.borderedProminent)
        Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.bordered)
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
          .buttonStyle(.bordered)
      default:
        Toggle("Flag", systemImage: "flag.fill", isOn: .constant(true)).fixedSize()
        Toggle("Flag", systemImage: "flag.fill", isOn: .constant(true)).toggleStyle(.button)
      }
    }
  }
}
