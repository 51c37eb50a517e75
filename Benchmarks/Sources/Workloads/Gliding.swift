import SwiftUI

/// A switch drawn with two shapes.
struct PillStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Capsule()
      .fill(configuration.isOn ? Color.blue : Color.gray)
      .frame(width: 48, height: 24)
      .overlay(
        Circle().fill(.white).frame(width: 20, height: 20).offset(x: configuration.isOn ? 12 : -12)
      )
      .onTapGesture { configuration.isOn.toggle() }
      .animation(.linear(duration: 0.3), value: configuration.isOn)
  }
}

/// W3: two hundred switches glide at once.
struct GlidingToggles: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<20, id: \.self) { _ in
        HStack(spacing: 22) {
          ForEach(0..<10, id: \.self) { _ in
            Toggle("", isOn: $isOn).toggleStyle(PillStyle())
          }
        }
      }
    }
    .onAppear {
      Driver.start {
        Driver.benchAnimation("W3", count: 200, seconds: 0.3) { _ in isOn.toggle() }
      }
    }
  }
}
