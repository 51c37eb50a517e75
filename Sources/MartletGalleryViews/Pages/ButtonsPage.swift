import SwiftUI

struct ButtonsPage: View {
  @State private var presses = 0
  @State private var holds = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Built-in styles") {
        VStack(alignment: .leading, spacing: 12) {
          ButtonRow(presses: $presses)
          ButtonRow(presses: $presses).disabled(true)
        }
      }
      Panel("Sizes and roles") {
        HStack(spacing: 12) {
          Button("Mini") { presses += 1 }.controlSize(.mini)
          Button("Small") { presses += 1 }.controlSize(.small)
          Button("Regular") { presses += 1 }
          Button("Large") { presses += 1 }.controlSize(.large)
          Button("Delete", role: .destructive) { presses += 1 }
        }
        .buttonStyle(.bordered)
      }
      Panel("Your own styles") {
        HStack(spacing: 12) {
          Button("Press") { presses += 1 }.buttonStyle(PillButtonStyle())
          Button("Press and hold") { holds += 1 }.buttonStyle(FillingButtonStyle())
        }
      }
      Text("Pressed \(presses) times, held \(holds) times. Tab, Space and Return work too.")
        .foregroundStyle(.secondary)
    }
  }
}

struct ButtonRow: View {
  @Binding var presses: Int

  var body: some View {
    HStack(spacing: 16) {
      Button("Automatic") { presses += 1 }
      Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
      Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
      Button("Plain") { presses += 1 }.buttonStyle(.plain)
      Button("Link") { presses += 1 }.buttonStyle(.link)
    }
  }
}

/// A style that shows the label on a capsule and shrinks while pressed.
struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 7)
      .background(Color.purple, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.94 : 1)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
  }
}

/// A style that acts only after the button was held for a while, and fills up meanwhile.
struct FillingButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HoldButton(configuration: configuration)
  }

  private struct HoldButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @GestureState private var isHeld = false

    var body: some View {
      configuration.label
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 7)
        .background {
          ZStack(alignment: .leading) {
            Rectangle().fill(.teal.opacity(0.6))
            Rectangle().fill(.teal).scaleEffect(x: isHeld ? 1 : 0, anchor: .leading)
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .animation(.linear(duration: isHeld ? 0.7 : 0.15), value: isHeld)
        .gesture(
          LongPressGesture(minimumDuration: 0.7)
            .updating($isHeld) { value, state, _ in state = value }
            .onEnded { _ in configuration.trigger() })
    }
  }
}
