import SwiftUI
import Testing
import ViewTesting

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  private struct Reader: View {
    let name: String
    let journal: Journal
    @Environment(\.depth) private var depth

    var body: some View { journal.noted("reader \(name)", Text("\(name) \(depth)")) }
  }

  private struct Bystander: View {
    let journal: Journal
    var body: some View { journal.noted("bystander", Text("bystander")) }
  }

  @Test func aKeyHasItsDefault() {
    let ui = TestHost { Reader(name: "r", journal: Journal()) }
    #expect(ui.shows("r 0"))
  }

  @Test func theNearestValueWins() {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Reader(name: "inner", journal: journal).environment(\.depth, 2)
        Reader(name: "outer", journal: journal)
      }
      .environment(\.depth, 1)
    }
    #expect(ui.shows("inner 2"))
    #expect(ui.shows("outer 1"))
  }

  private struct Screen: View {
    let journal: Journal
    @State private var depth = 1

    var body: some View {
      VStack {
        Group {
          Reader(name: "r", journal: journal)
          Reader(name: "own", journal: journal).environment(\.depth, 9)
          Bystander(journal: journal)
        }
        .environment(\.depth, depth)
        Text("Deeper").onTapGesture { depth += 1 }
      }
    }
  }

  @Test func aChangeEvaluatesOnlyReaders() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    _ = journal.take()
    try ui.tap("Deeper")
    #expect(ui.shows("r 2"))
    #expect(ui.shows("own 9"))
    let evaluated = journal.take()
    #expect(evaluated.contains("reader r"))
    #expect(!evaluated.contains("bystander"))
  }

  private struct Transforming: View {
    @State private var base = 1

    var body: some View {
      VStack {
        Reader(name: "r", journal: Journal())
          .transformEnvironment(\.depth) { $0 += 10 }
          .environment(\.depth, base)
        Text("Deeper").onTapGesture { base += 1 }
      }
    }
  }

  @Test func aTransformFollowsWhatItTransforms() throws {
    let ui = TestHost { Transforming() }
    #expect(ui.shows("r 11"))
    try ui.tap("Deeper")
    #expect(ui.shows("r 12"))
  }

  private struct Late: View {
    @State private var isThere = false
    @State private var depth = 1

    var body: some View {
      VStack {
        VStack { if isThere { Reader(name: "late", journal: Journal()) } }
          .environment(\.depth, depth)
        Text("Show").onTapGesture { isThere = true }
        Text("Deeper").onTapGesture { depth += 1 }
      }
    }
  }

  @Test func aViewThatComesLaterReadsTheValueOfNow() throws {
    let ui = TestHost { Late() }
    try ui.tap("Deeper")
    try ui.tap("Show")
    #expect(ui.shows("late 2"))
    try ui.tap("Deeper")
    #expect(ui.shows("late 3"))
  }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func theDesktopsColourSchemeReachesViews() {
    let ui = TestHost(colorScheme: .dark) { SchemeReader() }
    #expect(ui.shows("dark"))
    ui.setColorScheme(.light)
    #expect(ui.shows("light"))
    #expect(ui.repaintDifference == 0)
  }

  private struct ScaleReader: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    var body: some View { Text("\(Int(scale)) \(Int(pixel * 100))") }
  }

  @Test func theWindowsScaleReachesViews() {
    let ui = TestHost(scale: 2) { ScaleReader() }
    #expect(ui.shows("2 50"))
    ui.resize(to: CGSize(width: 400, height: 300), scale: 4)
    #expect(ui.shows("4 25"))
  }

  private struct ActionReader: View {
    let journal: Journal
    @Environment(\.depth) private var depth
    var body: some View { Text("tap").onTapGesture { journal.note("depth \(depth)") } }
  }

  private struct ActionScreen: View {
    let journal: Journal
    @State private var depth = 1
    var body: some View {
      VStack {
        ActionReader(journal: journal).environment(\.depth, depth)
        Text("Deeper").onTapGesture { depth += 1 }
      }
    }
  }

  @Test func anActionReadsTheValueOfNow() throws {
    let journal = Journal()
    let ui = TestHost { ActionScreen(journal: journal) }
    try ui.tap("Deeper")
    try ui.tap("tap")
    #expect(journal.entries == ["depth 2"])
  }

  private struct Disabled: View {
    let journal: Journal
    @State private var isDisabled = true

    var body: some View {
      VStack {
        VStack { Text("tap").onTapGesture { journal.note("tapped") }.disabled(false) }
          .disabled(isDisabled)
        Text("Enable").onTapGesture { isDisabled = false }
      }
    }
  }

  /// Apple, "disabled(_:)": the outer one wins over the inner one.
  @Test func aDisabledViewIsNotTapped() throws {
    let journal = Journal()
    let ui = TestHost { Disabled(journal: journal) }
    try ui.tap("tap")
    #expect(journal.entries.isEmpty)
    try ui.tap("Enable")
    try ui.tap("tap")
    #expect(journal.entries == ["tapped"])
  }
}

@Suite @MainActor
struct TransformEnvironmentTests {
  private struct Limited: View {
    @State private var isLimited = false

    var body: some View {
      VStack {
        Reader().transformEnvironment(\.lineLimit) { if isLimited { $0 = 3 } }
        Text("limit").onTapGesture { isLimited = true }
      }
    }
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit is \(limit ?? 0)") }
  }

  @Test func aStateReadInTheClosureChangesTheValue() throws {
    let ui = TestHost { Limited() }
    try ui.tap(ui.find(.text("limit")))
    #expect(ui.shows("limit is 3"))
  }
}
