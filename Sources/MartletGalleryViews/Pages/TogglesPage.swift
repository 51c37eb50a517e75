import SwiftUI

final class Preferences: ObservableObject {
  @Published var hasWifi = true
  @Published var isQuiet = false
  @Published var isFlagged = false
  @Published var toppings = [Topping(name: "Cheese", isOn: true), Topping(name: "Olives", isOn: false)]
}

struct Topping: Identifiable {
  let name: String
  var isOn: Bool
  var id: String { name }
}

struct TogglesPage: View {
  @StateObject private var preferences = Preferences()

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 16) {
        Panel("Switch") {
          VStack(alignment: .leading, spacing: 10) {
            Toggle("Wi-Fi", isOn: $preferences.hasWifi)
            Toggle("Do not disturb", isOn: $preferences.isQuiet)
            Toggle("Not now", isOn: .constant(false)).disabled(true)
          }
        }
        Panel("Button") {
          Toggle(isOn: $preferences.isFlagged) { Label("Flagged", systemImage: "flag.fill") }
            .toggleStyle(.button)
        }
      }
      VStack(alignment: .leading, spacing: 16) {
        Panel("Checkbox, with a mixed one for all") {
          VStack(alignment: .leading, spacing: 10) {
            Toggle("Everything", sources: $preferences.toppings, isOn: \.isOn)
            ForEach($preferences.toppings) { $topping in
              Toggle(topping.name, isOn: $topping.isOn).padding(.leading, 18)
            }
          }
          .toggleStyle(.checkbox)
        }
        Panel("Your own style") {
          Toggle("Lights", isOn: $preferences.hasWifi).toggleStyle(LampToggleStyle())
        }
      }
    }
  }
}

/// A style that shows a lamp, on or off.
struct LampToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      Circle()
        .fill(configuration.isOn ? Color.yellow : Color.gray.opacity(0.4))
        .overlay(Circle().strokeBorder(.primary.opacity(0.25), lineWidth: 1))
        .frame(width: 22, height: 22)
        .scaleEffect(configuration.isOn ? 1.1 : 1)
      configuration.label
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.bouncy) { configuration.isOn.toggle() } }
  }
}
