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

/// Not sendable.
final class PageModel {
  var title = "a model"
}

extension EnvironmentValues {
  @Entry var pageTitle = "Page"
  @Entry var pageModel = PageModel()
  @Entry var pageAction: (() -> Void)?
}

extension Transaction {
  @Entry var pageSource = "code"
}

#Preview("Page with \(1 + 1) traits", traits: .fixedLayout(width: 200, height: 120), .portrait) {
  @Previewable @State var isOn = false
  @Previewable @Environment(\.pageModel) var model
  let title = "Lamp of \(model.title)"
  VStack {
    Lamp(isOn: $isOn)
    Text(title)
  }
}

#Preview {
  if Greeting.text.isEmpty {
    Text("empty")
  } else {
    Page()
  }
}

struct Page_Previews: PreviewProvider {
  static var previews: some View { Page().previewDevice("iPhone 15") }
}
