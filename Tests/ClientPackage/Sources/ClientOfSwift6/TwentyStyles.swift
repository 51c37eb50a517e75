import SwiftUI

/// Twenty styles as users write them: none may cause a warning.
struct A1: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
struct A2: ButtonStyle {
  let color: Color
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label.padding().background(color, in: Capsule())
  }
}
struct A3: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.foregroundStyle(isEnabled ? Color.primary : .secondary)
  }
}
struct A4: ButtonStyle {
  @State private var count = 0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { count += 1 }
  }
}
struct A5: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.role == .destructive { Text("!") } else { configuration.label }
  }
}
struct A6: ButtonStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View { configuration.label; Text("more") }
}
struct A7: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Inner(configuration: configuration) }
  struct Inner: View {
    let configuration: ButtonStyle.Configuration; @Environment(\.colorScheme) var scheme
    var body: some View { configuration.label.background(scheme == .dark ? Color.black : .white) }
  }
}
struct B1: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
}
struct B2: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}
struct B3: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture { configuration.trigger() }
  }
}
struct B4: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.gesture(TapGesture().onEnded(configuration.trigger))
  }
}
struct B5: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
struct B6: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).tint(.mint)
  }
}
struct C1: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
struct C2: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Spacer(); Text(configuration.isOn ? "on" : "off")
    }.onTapGesture { configuration.isOn.toggle() }
  }
}
struct C3: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(.switch).padding()
  }
}
struct C4: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) { configuration.label }.toggleStyle(.button)
  }
}
struct C5: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Inner(isOn: configuration.$isOn) }
  struct Inner: View {
    @Binding var isOn: Bool
    var body: some View { Text("\(isOn)").onTapGesture { withAnimation(.spring()) { isOn.toggle() } } }
  }
}
struct D1: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
struct D2: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundColor(.red) }
}

extension ButtonStyle where Self == A1 { static var fading: A1 { A1() } }
extension PrimitiveButtonStyle where Self == B2 { static var doubleTap: B2 { B2() } }
extension ToggleStyle where Self == C2 { static var worded: C2 { .init() } }

@MainActor final class StylesModel { var count = 0; func bump() { count += 1 }; func later() async {} }

struct TwentyStyles: View {
  @State private var isOn = false
  @State private var flags = [true, false]
  let model = StylesModel()
  let title = "dynamic"
  func act() { model.bump() }

  var body: some View {
    VStack {
      Button("A", action: act).buttonStyle(.fading)
      Button("A", action: model.bump).buttonStyle(A2(color: .red))
      Button(title) { Task { await model.later() } }.buttonStyle(A3())
      Button(action: { isOn.toggle() }) { Image(systemName: "plus") }.buttonStyle(A4())
      Button(role: .destructive) {
        act()
      } label: {
        Label("Delete", systemImage: "trash")
      }.buttonStyle(A5())
      Button("A", role: .cancel) {}.buttonStyle(A6()).disabled(isOn)
      Button("A", systemImage: "plus", action: act).buttonStyle(A7())
      Group {
        Button("B") {}.buttonStyle(B1())
        Button("B") {}.buttonStyle(.doubleTap)
        Button("B") {}.buttonStyle(B3())
        Button("B") {}.buttonStyle(B4())
        Button("B") {}.buttonStyle(B5())
        Button("B") {}.buttonStyle(B6())
      }
      Group {
        Toggle("C", isOn: $isOn).toggleStyle(C1())
        Toggle(title, isOn: $isOn).toggleStyle(.worded)
        Toggle(isOn: $isOn) { Text("C") }.toggleStyle(C3())
        Toggle("C", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(C4())
        Toggle("C", sources: $flags, isOn: \.self).toggleStyle(C5())
        Toggle("C", isOn: $isOn.animation()).toggleStyle(SwitchToggleStyle(tint: .red))
      }
      Label("D", systemImage: "star").labelStyle(D1())
      Label {
        Text("D")
      } icon: {
        Circle().frame(width: 10)
      }.labelStyle(D2())
      Button("plain") {}.buttonStyle(PlainButtonStyle()).controlSize(.large).tint(.red).tint(
        Color.blue.opacity(0.5))
    }
    .buttonStyle(.bordered)
    .toggleStyle(.automatic)
    .labelStyle(.titleAndIcon)
  }
}
