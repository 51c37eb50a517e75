import SwiftUI

/// A link in a sentence and one that stands alone, both opened by the desktop.
struct LinksApp: App {
  var body: some Scene {
    WindowGroup("Links") { LinksView() }
  }
}

struct LinksView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 20) {
      Text("[A page](https://martlet.example/page)")
      Button("Nobody opens this") {
        guard let url = URL(string: "martlet-unknown:x") else { return }
        openURL(url) { report("accepted \($0)") }
      }
    }
    .reporting()
  }
}
