import SwiftUI
import Testing
import ViewTesting

private struct Filled: View {
  var body: some View { Color.red.accessibilityIdentifier("fill") }
}

private struct Sized: App {
  var body: some Scene {
    WindowGroup { Filled() }.defaultSize(width: 300, height: 250).defaultSize(width: 1, height: 1)
  }
}

private struct SizedByValue: App {
  var body: some Scene { WindowGroup { Filled() }.defaultSize(CGSize(width: 350, height: 260)) }
}

private final class Counted: ObservableObject {
  nonisolated(unsafe) static var made = 0
  init() { Self.made += 1 }
}

private struct Owning: App {
  @StateObject private var object = Counted()

  var body: some Scene {
    WindowGroup { Filled().environmentObject(object) }
  }
}

@MainActor @Suite struct SceneTests {
  private func size<A: App>(_ app: A) throws -> CGSize {
    try TestHost(app: app).find(.identifier("fill")).frame.size
  }

  /// Apple, "defaultSize(width:height:)"; the one nearest to the window wins.
  @Test func defaultSizeIsTheSizeOfItsWindowsAtFirst() throws {
    #expect(try size(Sized()) == CGSize(width: 300, height: 250))
    #expect(try size(SizedByValue()) == CGSize(width: 350, height: 260))
  }

  @Test func anAppsObjectIsMadeOnce() {
    _ = TestHost.takeWarnings()
    let ui = TestHost(app: Owning())
    #expect(Counted.made == 1)
    #expect(TestHost.takeWarnings().isEmpty)
    withExtendedLifetime(ui) {}
  }
}
