import SwiftUI

/// A button of a style of its own, which tells when it is pressed.
struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 8)
      .background(Capsule().fill(configuration.isPressed ? Color.red : Color.blue))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .onChange(of: configuration.isPressed) { _, isPressed in report("pressed \(isPressed)") }
  }
}

/// A button that acts once it has been held.
struct HoldStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HoldButton(configuration: configuration)
  }

  private struct HoldButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @GestureState private var isHeld = false

    var body: some View {
      configuration.label
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color.green))
        .scaleEffect(isHeld ? 0.7 : 1)
        .gesture(
          LongPressGesture(minimumDuration: 0.7)
            .updating($isHeld) { value, state, _ in state = value }
            .onEnded { _ in configuration.trigger() }
        )
        .onChange(of: isHeld) { _, isHeld in report("held \(isHeld)") }
    }
  }
}

/// A track whose knob goes to the other end when it is tapped.
struct SlideStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.label
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        Capsule()
          .fill(configuration.isOn ? Color.green : Color.gray)
          .frame(width: 80, height: 30)
        Circle()
          .fill(Color.white)
          .frame(width: 22, height: 22)
          .padding(4)
          .onTapGesture {
            withAnimation { configuration.isOn.toggle() }
          }
      }
    }
  }
}

struct ControlsView: View {
  enum Control: String {
    case press, hold, automatic, button, `switch`, checkbox, slide
  }

  @State private var on: Set<Control> = []
  @FocusState private var focus: Control?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("Press") { report("action") }
        .buttonStyle(PressStyle())
        .focused($focus, equals: .press)
      Button("Hold") { report("trigger") }
        .buttonStyle(HoldStyle())
        .focused($focus, equals: .hold)
      toggle("Automatic", .automatic)
      toggle("Button", .button).toggleStyle(.button)
      toggle("Switch", .switch).toggleStyle(.switch)
      toggle("Checkbox", .checkbox).toggleStyle(.checkbox)
      toggle("Slide", .slide).toggleStyle(SlideStyle())
    }
    .onChange(of: focus) { _, focus in report("focus \(focus?.rawValue ?? "none")") }
    .reporting()
  }

  /// A toggle that tells of every write, also of one that changes nothing.
  private func toggle(_ title: String, _ control: Control) -> some View {
    let isOn = Binding {
      on.contains(control)
    } set: { isOn in
      report("\(control.rawValue) \(isOn)")
      if isOn { on.insert(control) } else { on.remove(control) }
    }
    return Toggle(title, isOn: isOn).focused($focus, equals: control)
  }
}

struct ControlsApp: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsView() }
  }
}
