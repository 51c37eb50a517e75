import Combine
import SwiftUI
import Testing
import ViewTesting

private final class Model: ObservableObject {
  @Published var count = 0
}

/// Actions may run when their view has gone; what they read and write must still be there.
@MainActor @Suite struct GoneViewTests {
  private struct Child: View {
    @EnvironmentObject private var model: Model
    let keep: Cell<(() -> Void)?>

    var body: some View {
      keep.value = { model.count += 10 }
      return Text("child").onDisappear { model.count += 1 }
    }
  }

  private struct Parent: View {
    @StateObject private var model = Model()
    @State private var isShown = true
    let keep: Cell<(() -> Void)?>

    var body: some View {
      VStack {
        if isShown { Child(keep: keep) }
        Text("count \(model.count)")
        Text("Hide").onTapGesture { isShown = false }
      }
      .environmentObject(model)
    }
  }

  @Test func anEnvironmentObjectIsThereWhileItsViewDisappearsAndAfter() throws {
    let keep = Cell<(() -> Void)?>(nil)
    let ui = TestHost { Parent(keep: keep) }
    try ui.tap("Hide")
    #expect(ui.shows("count 1"))
    keep.value?()
    #expect(ui.shows("count 11"))
  }
}
