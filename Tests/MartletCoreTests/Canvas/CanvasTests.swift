import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable private final class Level {
  var value = 1
  var other = 1
}

private struct StateCanvas: View {
  @State private var isOn = false
  let journal: Journal

  var body: some View {
    VStack(spacing: 0) {
      journal.noted("body", Button("Switch") { isOn.toggle() })
      Canvas { context, size in
        journal.note("drawn")
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: isOn ? .color(red: 1, green: 0, blue: 0) : .color(.blue))
      }
    }
  }
}

@MainActor @Suite struct CanvasTests {
  /// Apple's pictures of "Canvas" show that it fills the frame around it.
  @Test func aCanvasTakesAllSpaceOffered() throws {
    let journal = Cell(CGSize.zero)
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      Canvas { _, size in journal.value = size }.accessibilityIdentifier("canvas").padding(10)
    }
    #expect(try ui.frame("canvas") == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(journal.value == CGSize(width: 280, height: 180))
  }

  /// Apple, "Canvas": the renderer is called whenever the content has to be redrawn.
  @Test func theClosureRunsOnceForEachChangeOfAStateThatItReads() throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { StateCanvas(journal: journal) }
    #expect(journal.take() == ["body", "drawn"])
    try ui.tap("Switch")
    // The body reads no state, so it is the canvas alone that is evaluated.
    #expect(journal.take() == ["drawn"])
    #expect(ui.color(at: CGPoint(x: 50, y: 90)).description == "#FF0000")
    ui.advance(by: 1)
    #expect(journal.take() == [])
  }

  @Test func theClosureRunsAgainWhenAnObservedPropertyThatItReadChanges() {
    let journal = Journal()
    let level = Level()
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, size in
        journal.note("drawn \(level.value)")
      }
    }
    #expect(journal.take() == ["drawn 1"])
    ui.change { level.value = 2 }
    #expect(journal.take() == ["drawn 2"])
    ui.change { level.other = 2 }
    #expect(journal.take() == [])
  }

  @Test func theClosureRunsAgainWhenAnEnvironmentValueThatItReadChanges() {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Canvas { context, _ in journal.note("scheme \(context.environment.colorScheme)") }
        Canvas { context, size in
          journal.note("plain")
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
        }
        Canvas { context, size in
          journal.note("system")
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
      }
    }
    _ = journal.take()
    ui.setColorScheme(.dark)
    #expect(journal.take().sorted() == ["scheme dark", "system"])
  }

  @Test func theClosureRunsAgainForAnotherSizeAndNotForAnotherPlace() throws {
    struct Moving: View {
      @State private var lead: CGFloat = 0
      @State private var width: CGFloat = 40
      let journal: Journal

      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: lead, height: 10)
          DrawnOnce(journal: journal).frame(width: width, height: 40)
          Button("Move") { lead += 10 }
          Button("Grow") { width += 10 }
        }
      }
    }
    struct DrawnOnce: View {
      let journal: Journal
      var body: some View {
        Canvas { _, size in journal.note("\(Int(size.width))") }
      }
    }
    let journal = Journal()
    let ui = TestHost { Moving(journal: journal) }
    #expect(journal.take() == ["40"])
    try ui.tap("Move")
    #expect(journal.take() == [])
    try ui.tap("Grow")
    #expect(journal.take() == ["50"])
    #expect(ui.repaintDifference == 0)
  }

  @Test func whatIsDrawnOutsideOfTheCanvasIsNotSeen() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(red: 1, green: 0, blue: 0))
      }
      .frame(width: 40, height: 40)
    }
    #expect(ui.color(at: CGPoint(x: 31, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 29, y: 50)).description != "#FF0000")
  }

  /// The memory of an opaque picture is black before anything is drawn.
  @Test func anOpaqueCanvasIsBlackWhereNothingIsDrawn() {
    let ui = TestHost(size: CGSize(width: 40, height: 40)) { Canvas(opaque: true) { _, _ in } }
    #expect(ui.color(at: CGPoint(x: 20, y: 20)).description == "#000000")
  }

  /// Apple, "Canvas": there is no accessibility for individual elements, symbols among them.
  @Test func aCanvasIsOneElementForAssistiveTools() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, size in
        context.draw(Text("drawn"), at: .zero)
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Button("Press") {}.tag(1)
      }
      .accessibilityLabel("Chart")
    }
    #expect(ui.views.count == 1)
    #expect(try ui.find(.label("Chart")).role == .image)
  }

  @Test func aSymbolThatIsAButtonCanNotBePressedNorReachedByTab() throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Button("Press") { journal.note("pressed") }.tag(1)
      }
    }
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.tap(at: CGPoint(x: 5, y: 5))
    ui.tabKey()
    ui.key("space")
    #expect(journal.take() == [])
  }

  @Test func aColorModeThatIsNotAvailableIsReportedOnce() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Canvas(colorMode: .linear) { _, _ in } }
    #expect(TestHost.takeWarnings().filter { $0.contains(".linear") }.count == 1)
    withExtendedLifetime(ui) {}
  }

  /// Apple reports it as "Modifying state during view update", which has no defined result there.
  @Test func aClosureThatWritesAStateIsReportedAndTheWriteComesWithTheNextFrame() {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Canvas { _, _ in if count < 1 { count += 1 } }
        }
      }
    }
    _ = TestHost.takeWarnings()
    let ui = TestHost { Writer() }
    ui.advance(by: 0.1)
    #expect(ui.shows("count 1"))
    #expect(TestHost.takeWarnings().contains { $0.contains("Writer writes a state") })
  }
}
