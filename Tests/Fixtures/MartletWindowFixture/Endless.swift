import SwiftUI

/// A window that never comes to rest.
struct EndlessApp: App {
  var body: some Scene {
    WindowGroup("Endless") { EndlessView() }
  }
}

struct EndlessView: View {
  @State private var isTurned = false

  var body: some View {
    Rectangle()
      .fill(Color.blue)
      .frame(width: 80, height: 80)
      .rotationEffect(.degrees(isTurned ? 360 : 0))
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true }
      }
      .reporting()
  }
}
