import SwiftUI
import Testing
import ViewTesting

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct WidestKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

/// Apple, "PreferenceKey" and the modifiers that set and read one.
@MainActor @Suite struct PreferenceTests {
  private struct Named: View {
    let journal: Journal
    @State private var names = ["b"]
    @State private var other = 0

    var body: some View {
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["a"])
        HStack { ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) } }
        Group { Text("quiet") }
        Text("Add").onTapGesture { names.append("c") }
        Text("Remove").onTapGesture { names.removeFirst() }
        Text("Other \(other)").onTapGesture { other += 1 }
      }
      .onPreferenceChange(NamesKey.self) { [journal] names in journal.note(names.joined()) }
    }
  }

  @Test func valuesAreCombinedInOrder() throws {
    let journal = Journal()
    let ui = TestHost { Named(journal: journal) }
    #expect(journal.take() == ["ab"])
    try ui.tap("Other 0")
    #expect(journal.take() == [])
    try ui.tap("Add")
    #expect(journal.take() == ["abc"])
    try ui.tap("Remove")
    #expect(journal.take() == ["ac"])
  }

  @Test func aValueFurtherOutReplacesThoseInside() {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        VStack { Text("x").preference(key: NamesKey.self, value: ["x"]) }
          .preference(key: NamesKey.self, value: ["y"])
        Text("z").preference(key: NamesKey.self, value: ["z"])
          .transformPreference(NamesKey.self) { $0.append("!") }
      }
      .onPreferenceChange(NamesKey.self) { [journal] names in journal.note(names.joined()) }
    }
    #expect(journal.take() == ["yz!"])
    withExtendedLifetime(ui) {}
  }

  private struct SameWidth: View {
    @State private var width: CGFloat?
    @State private var text = "long enough"

    var body: some View {
      VStack {
        ForEach(["a", text], id: \.self) { name in
          Text(name)
            .background(
              GeometryReader { proxy in Color.clear.preference(key: WidestKey.self, value: proxy.size.width) }
            )
            .frame(width: width)
            .accessibilityIdentifier(name)
        }
        Text("Shorter").onTapGesture { text = "short" }
      }
      .onPreferenceChange(WidestKey.self) { [$width] in $width.wrappedValue = $0 }
    }
  }

  /// The best known use: views that measure themselves and all take the widest one's width, in one frame.
  @Test func sizesCanBePassedUpAndUsed() throws {
    let ui = TestHost { SameWidth() }
    let short = try ui.find(.text("a")).frame
    let long = try ui.find(.text("long enough")).frame
    #expect(short.midX == long.midX)
    #expect(ui.counters.frames <= 2)
  }

  private struct Outlined: View {
    @State private var isSecond = false

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        cell("one", !isSecond).frame(width: 100, height: 20)
        cell("two", isSecond).frame(width: 150, height: 30)
        Text("Move").onTapGesture { isSecond.toggle() }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let box = proxy[anchor]
            Color.red.opacity(0.2).frame(width: box.width, height: box.height)
              .offset(x: box.minX, y: box.minY)
              .accessibilityLabel("\(Int(box.minX)) \(Int(box.minY)) \(Int(box.width)) \(Int(box.height))")
          }
        }
      }
    }

    private func cell(_ name: String, _ isMarked: Bool) -> some View {
      Color.gray.anchorPreference(key: BoundsKey.self, value: .bounds) { isMarked ? $0 : nil }
    }
  }

  @Test func anAnchorIsResolvedInAnotherViewsSpace() throws {
    let ui = TestHost { Outlined() }
    #expect(ui.shows("0 0 100 20"))
    try ui.tap("Move")
    #expect(ui.shows("0 30 150 30"))
    #expect(ui.repaintDifference == 0)
  }

  private struct Endless: View {
    @State private var names: [String] = []
    var body: some View {
      Text("\(names.count)")
        .preference(key: NamesKey.self, value: names)
        .onPreferenceChange(NamesKey.self) { [$names] in $names.wrappedValue = $0 + ["more"] }
        .onAppear { names = ["first"] }
    }
  }

  @Test func aPreferenceThatFeedsItselfIsReportedAndGoesOn() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Endless() }
    #expect(TestHost.takeWarnings().contains { $0.contains("Endless") && $0.contains("without end") })
    ui.advance(by: 0.05)
  }

  private struct ManyWriters: View {
    @State private var marked = 0
    var body: some View {
      VStack {
        Text("Mark").onTapGesture { marked += 1 }
        ForEach(0..<200, id: \.self) { index in
          Row(name: index == 7 ? "\(marked)" : "")
        }
      }
      .overlayPreferenceValue(NamesKey.self) { Text("all \($0.joined())") }
    }

    struct Row: View {
      let name: String
      var body: some View { Text("row").preference(key: NamesKey.self, value: [name]) }
    }
  }

  /// One changed value evaluates its own view, the one that shows the value, and no other row.
  @Test func oneChangedValueEvaluatesNoOtherRow() throws {
    let ui = TestHost { ManyWriters() }
    #expect(ui.shows("all 0"))
    ui.resetCounters()
    try ui.tap("Mark")
    #expect(ui.shows("all 1"))
    // The owner, row 7 and the overlay.
    #expect(ui.counters.bodies <= 4)
  }

  /// The first value that a view sets is told, also if it is the default; where no view sets one, nothing is.
  @Test func theFirstValueIsToldAlsoIfItIsTheDefault() {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Text("x").preference(key: WidestKey.self, value: 0)
          .onPreferenceChange(WidestKey.self) { [journal] in journal.note("set \($0)") }
        Text("y").onPreferenceChange(WidestKey.self) { [journal] in journal.note("unset \($0)") }
      }
    }
    #expect(journal.take() == ["set 0.0"])
    withExtendedLifetime(ui) {}
  }
}
