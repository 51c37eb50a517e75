import SwiftUI

/// A window in which nothing happens.
struct StillApp: App {
  var body: some Scene {
    WindowGroup("Still") { StillView() }
  }
}

struct StillView: View {
  var body: some View {
    VStack {
      ChoiceRing(isTaken: true)
      Text("Nothing happens here")
    }
    .reporting()
  }
}
