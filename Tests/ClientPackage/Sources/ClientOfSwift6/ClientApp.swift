import Gallery
import Primitives
import SwiftUI

struct Page: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 12) {
      Lamp(isOn: $isOn)
      Text(Greeting.text)
    }
    .padding()
  }
}

@main
struct ClientApp: App {
  var body: some Scene {
    WindowGroup("Client") { Page() }
  }
}
