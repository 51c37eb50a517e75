import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct WindowEnvironmentTests {
  private struct Reporting: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var control
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      VStack {
        Text("\(phase) \(control) \(appearsActive)")
        Text("\(reducesMotion) \(contrast)")
        Text(horizontal == .compact ? "narrow" : "wide")
        Text(vertical == .compact ? "low" : "high")
      }
    }
  }

  @Test func viewsKnowWhetherTheirWindowHasTheKeyboard() {
    let ui = TestHost { Reporting() }
    #expect(ui.shows("active key true"))
    ui.setActive(false)
    #expect(ui.shows("inactive inactive false"))
    ui.setActive(true)
    #expect(ui.shows("active key true"))
  }

  @Test func viewsKnowWhatTheUserHasSet() {
    let ui = TestHost { Reporting() }
    #expect(ui.shows("false standard"))
    ui.reducesMotion = true
    ui.increasesContrast = true
    #expect(ui.shows("true increased"))
  }

  /// Apple's Human Interface Guidelines, "Layout": a Mac's windows are regular; a phone is compact from side to
  /// side, and from top to bottom too when it lies.
  @Test func sizeClassesFollowTheWindow() {
    let phone = CGSize(width: 390, height: 844)
    let desktop = TestHost(size: phone) { Reporting() }
    #expect(desktop.shows("wide") && desktop.shows("high"))
    let touch = TestHost(size: phone, idiom: .touch) { Reporting() }
    #expect(touch.shows("narrow") && touch.shows("high"))
    touch.resize(to: CGSize(width: 844, height: 390))
    #expect(touch.shows("wide") && touch.shows("low"))
    touch.resize(to: CGSize(width: 1024, height: 768))
    #expect(touch.shows("wide") && touch.shows("high"))
  }

  private struct Named: View {
    @Namespace private var names
    let report: Cell<[Namespace.ID]>
    @State private var count = 0

    var body: some View {
      report.value.append(names)
      return Text("again \(count)").onTapGesture { count += 1 }
    }
  }

  /// Apple, "Namespace": an identity that lasts as long as the view's.
  @Test func aNamespaceLastsAndIsItsViewsOwn() throws {
    let report = Cell<[Namespace.ID]>([])
    let ui = TestHost {
      VStack {
        Named(report: report)
        Named(report: report).opacity(0.5)
      }
    }
    #expect(Set(report.value).count == 2)
    ui.tap(ui.findAll(.text("again 0"))[0])
    #expect(report.value.count == 3)
    #expect(Set(report.value).count == 2)
  }
}
