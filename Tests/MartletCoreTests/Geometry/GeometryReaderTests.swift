import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct GeometryReaderTests {
  /// Fact n111: it takes the whole proposal, and its child lies in the upper leading corner.
  @Test func itTakesAllSpaceAndPutsItsContentInTheCorner() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 20).accessibilityIdentifier("box")
      }
    }
    #expect(try ui.frame("box") == CGRect(x: 0, y: 0, width: 150, height: 20))
    ui.resize(to: CGSize(width: 400, height: 200))
    #expect(try ui.frame("box") == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(ui.repaintDifference == 0)
  }

  @Test func severalViewsLieOnEachOtherInTheCorner() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      GeometryReader { _ in
        Color.red.frame(width: 30, height: 30).accessibilityIdentifier("first")
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("second")
      }
    }
    #expect(try ui.frame("first").origin == .zero)
    #expect(try ui.frame("second").origin == .zero)
  }

  @Test func fromRightToLeftTheCornerIsTheRightOne() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      GeometryReader { _ in Color.red.frame(width: 30, height: 30).accessibilityIdentifier("box") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try ui.frame("box").origin == CGPoint(x: 270, y: 0))
  }

  private struct Counting: View {
    let journal: Journal
    @State private var inner = 0
    @State private var outer = 0

    var body: some View {
      VStack {
        Text("outer \(outer)").onTapGesture { outer += 1 }
        Text("inner").onTapGesture { inner += 1 }
        GeometryReader { _ in journal.noted("content", Text("value \(inner)")) }
      }
    }
  }

  @Test func theContentDependsOnWhatItReads() throws {
    let journal = Journal()
    let ui = TestHost { Counting(journal: journal) }
    #expect(journal.take() == ["content"])
    try ui.tap("inner")
    #expect(ui.shows("value 1"))
  }

  private struct Places: View {
    @State private var padding: CGFloat = 10

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.gray.frame(height: padding)
        GeometryReader { proxy in
          Text(
            "global \(Int(proxy.frame(in: .global).minY)) local \(Int(proxy.frame(in: .local).minY)) "
              + "named \(Int(proxy.frame(in: .named("outer")).minY)) "
              + "bounds \(Int(proxy.bounds(of: .named("outer"))?.minY ?? -1))")
        }
        .frame(height: 40)
        Text("More").onTapGesture { padding += 5 }
      }
      .coordinateSpace(.named("outer"))
      .padding(.top, 20)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func placesAreKnownInEverySpaceAndFollow() throws {
    let ui = TestHost { Places() }
    #expect(ui.shows("global 30 local 0 named 10 bounds -10"))
    try ui.tap("More")
    #expect(ui.shows("global 35 local 0 named 15 bounds -15"))
  }

  private struct Growing: View {
    @State private var width: CGFloat = 100
    var body: some View {
      VStack {
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2, height: 10)
        }
        .frame(width: width, height: 20)
        Text("Grow").onTapGesture { withAnimation(.linear(duration: 1)) { width = 200 } }
      }
    }
  }

  /// A size that depends on an animated one is animated with it.
  @Test func contentFollowsAnAnimatedSize() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 100)) { Growing() }
    try ui.tap("Grow")
    ui.advance(by: 0.5)
    let width = try #require(ui.drawnWidths(of: "fill").first)
    #expect(isNear(width, 75, 1.5))
    ui.settle()
    #expect(ui.drawnWidths(of: "fill").first == 100)
    #expect(ui.repaintDifference == 0)
  }

  private struct Endless: View {
    @State private var height: CGFloat = 10
    var body: some View {
      GeometryReader { proxy in
        Color.clear.onAppear { height += 1 }.id(proxy.size.height)
      }
      .frame(height: height)
    }
  }

  @Test func aSizeThatFeedsItselfIsReportedAndGoesOn() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Endless() }
    #expect(TestHost.takeWarnings().contains { $0.contains("Endless") })
    ui.advance(by: 0.1)
  }

  private struct Watched: View {
    let journal: Journal
    @State private var width: CGFloat = 50
    @State private var other = 0

    var body: some View {
      VStack {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            journal.note("\(Int(old)) to \(Int(new))")
          }
        Text("Wider").onTapGesture { width += 10 }
        Text("Other \(other)").onTapGesture { other += 1 }
      }
    }
  }

  /// Apple, "onGeometryChange(for:of:action:)".
  @Test func aChangeOfGeometryRunsItsAction() throws {
    let journal = Journal()
    let ui = TestHost { Watched(journal: journal) }
    #expect(journal.take() == ["50 to 50"])
    try ui.tap("Other 0")
    #expect(journal.take() == [])
    try ui.tap("Wider")
    #expect(journal.take() == ["50 to 60"])
  }
}

extension TestHost {
  /// The widths of the boxes of what is drawn with a word.
  fileprivate func drawnWidths(of kind: String) -> [Double] {
    drawn(kind).compactMap { line in
      // The box of a rectangle's path: its largest x.
      let numbers = line.split { !"-0123456789.".contains($0) }.compactMap { Double($0) }
      return numbers.isEmpty ? nil : numbers.prefix(8).max()
    }
  }
}
