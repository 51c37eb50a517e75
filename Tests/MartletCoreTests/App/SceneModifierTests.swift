import Combine
import SwiftUI
import Testing
import ViewTesting

private final class Basket: ObservableObject {
  @Published var count = 1
}

@Observable
private final class Shop {
  var name = "corner"
}

private struct Content: View {
  @EnvironmentObject private var basket: Basket
  @Environment(Shop.self) private var shop
  @Environment(\.layoutDirection) private var direction
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack {
      Text("\(basket.count) at the \(shop.name) \(direction == .rightToLeft) \(lineLimit ?? 0)")
      Text("Add").onTapGesture { basket.count += 1 }
    }
  }
}

private struct ShopApp: App {
  @StateObject private var basket = Basket()
  @State private var shop = Shop()
  let journal: Journal

  init() { journal = Journal() }

  init(journal: Journal) { self.journal = journal }

  var body: some Scene {
    WindowGroup("Shop") { Content() }
      .environmentObject(basket)
      .environment(shop)
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.lineLimit, 2)
      .transformEnvironment(\.lineLimit) { $0 = $0.map { $0 + 1 } ?? 7 }
      .onChange(of: basket.count) { old, new in journal.note("\(old) to \(new)") }
      .defaultSize(width: 300, height: 200)
  }
}

@MainActor @Suite struct SceneModifierTests {
  /// Apple, "Scene": environment(_:_:), environmentObject(_:), onChange(of:initial:_:) and their kin.
  @Test func whatASceneIsGivenReachesItsViews() throws {
    let journal = Journal()
    let ui = TestHost(app: ShopApp(journal: journal))
    // What is nearer to the views wins: the line limit of 2 replaces the transformed one.
    #expect(ui.shows("1 at the corner true 2"))
    try ui.tap("Add")
    #expect(ui.shows("2 at the corner true 2"))
    #expect(journal.take() == ["1 to 2"])
  }
}
