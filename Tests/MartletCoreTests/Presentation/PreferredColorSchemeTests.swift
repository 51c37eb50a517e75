import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PreferredColorSchemeTests {
  private struct Choosing: View {
    @State var scheme: ColorScheme? = .dark
    @Environment(\.colorScheme) private var current
    @State private var isSheetOpen = false
    @State private var isPopoverOpen = false
    var sheetScheme: ColorScheme?

    var body: some View {
      VStack {
        Text(current == .dark ? "dark" : "light")
        Button("None") { scheme = nil }
        Button("Light") { scheme = .light }
        Button("Sheet") { isSheetOpen = true }
          .sheet(isPresented: $isSheetOpen) { Inner(scheme: sheetScheme) }
        Button("Popover") { isPopoverOpen = true }
          .popover(isPresented: $isPopoverOpen) { Inner(scheme: sheetScheme) }
      }
      .preferredColorScheme(scheme)
    }
  }

  private struct Inner: View {
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var current
    var body: some View {
      Text(current == .dark ? "inner dark" : "inner light").padding(40).preferredColorScheme(scheme)
    }
  }

  private func isDark(_ ui: TestHost, at point: CGPoint = CGPoint(x: 3, y: 3)) -> Bool {
    ui.color(at: point).green < 128
  }

  /// "Sets the preferred color scheme for this presentation" (Apple, "preferredColorScheme(_:)").
  @Test func theWholeWindowFollows() throws {
    let ui = TestHost { Choosing() }
    #expect(isDark(ui))
    // The view that asks for it is inside the window, too.
    #expect(ui.shows("dark"))
    #expect(ui.titleBarColorScheme == .dark)
    try ui.tap(ui.find(.text("Light")))
    #expect(!isDark(ui) && ui.shows("light"))
    #expect(ui.titleBarColorScheme == .light)
    #expect(ui.repaintDifference == 0)
  }

  @Test func withoutAWishItIsTheDesktops() throws {
    let ui = TestHost { Choosing() }
    ui.setColorScheme(.dark)
    try ui.tap(ui.find(.text("Light")))
    #expect(!isDark(ui))
    // The desktop's changes don't matter meanwhile.
    ui.setColorScheme(.light)
    ui.setColorScheme(.dark)
    #expect(!isDark(ui))
    try ui.tap(ui.find(.text("None")))
    #expect(isDark(ui) && ui.shows("dark"))
    #expect(ui.titleBarColorScheme == nil)
    ui.setColorScheme(.light)
    #expect(!isDark(ui))
  }

  @Test func aSheetFollowsTheWindowUnlessItWantsOtherwise() throws {
    let same = TestHost(size: CGSize(width: 500, height: 400)) { Choosing() }
    try same.tap(same.find(.text("Sheet")))
    same.settle()
    #expect(same.shows("inner dark"))
    let other = TestHost(size: CGSize(width: 500, height: 400)) { Choosing(sheetScheme: .light) }
    try other.tap(other.find(.text("Sheet")))
    other.settle()
    let text = try other.find(.text("inner light"))
    // The sheet's ground is its own; the window stays as it is.
    #expect(!isDark(other, at: CGPoint(x: text.frame.minX - 20, y: text.frame.midY)))
    #expect(other.shows("dark") && isDark(other))
  }

  @Test func aPopoverFollowsItsOwnViews() throws {
    let ui = TestHost(size: CGSize(width: 500, height: 400)) { Choosing(sheetScheme: .light) }
    try ui.tap(ui.find(.text("Popover")))
    ui.settle()
    #expect(ui.shows("inner light") && ui.shows("dark"))
  }

  private struct DarkApp: App {
    var body: some Scene {
      WindowGroup { Text("night").preferredColorScheme(.dark) }
    }
  }

  @Test func anAppsWindowFollowsItsContent() {
    let ui = TestHost(app: DarkApp(), size: CGSize(width: 200, height: 100))
    #expect(isDark(ui))
  }

  @Test func aGoneViewWantsNothing() throws {
    struct Going: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Text("wants dark").preferredColorScheme(.dark) }
          Button("Go") { isThere = false }
        }
      }
    }
    let ui = TestHost { Going() }
    #expect(isDark(ui))
    try ui.tap(ui.find(.text("Go")))
    #expect(!isDark(ui))
  }

  @Test func theFirstWishInTheTreeCounts() {
    let ui = TestHost {
      VStack {
        Text("a")
        Text("b").preferredColorScheme(.dark)
        Text("c").preferredColorScheme(.light)
      }
    }
    #expect(isDark(ui))
    // One further out replaces them, as with every preference.
    let outer = TestHost { VStack { Text("b").preferredColorScheme(.dark) }.preferredColorScheme(.light) }
    #expect(!isDark(outer))
  }
}
