import SwiftUI
import Testing
import ViewTesting

/// Bad input: writes during a body, and changes without end.
///
/// The app stays alive and says who it is.
@MainActor @Suite struct EndlessUpdateTests {
  private struct WritesInBody: View {
    @State private var copies = 0
    let journal: Journal

    var body: some View {
      if copies < 3 { copies += 1 }
      journal.note("body \(copies)")
      return Text("copies \(copies)")
    }
  }

  @Test func aWriteDuringABodyWarnsAndComesWithTheNextFrame() {
    _ = TestHost.takeWarnings()
    let journal = Journal()
    let ui = TestHost { WritesInBody(journal: journal) }
    ui.advance(by: 0.5)
    #expect(ui.shows("copies 3"))
    #expect(Array(journal.entries.prefix(2)) == ["body 0", "body 1"])
    let warnings = TestHost.takeWarnings()
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("WritesInBody") == true)
  }

  private struct AlwaysWrites: View {
    @State private var count = 0
    @State private var taps = 0

    var body: some View {
      count += 1
      return VStack {
        Text("count \(count)")
        Text("taps \(taps)").onTapGesture { taps += 1 }
      }
    }
  }

  @Test func aBodyThatWritesEachTimeIsBounded() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { AlwaysWrites() }
    ui.resetCounters()
    ui.advance(by: 1)
    // 60 frames, each a few rounds: the wake-up, the update, the frame.
    #expect(ui.counters.bodies < 60 * 10)
    #expect(TestHost.takeWarnings().count == 1)
    try ui.tap("taps 0")
    #expect(ui.shows("taps 1"))
  }

  private struct ChangesItself: View {
    @State private var value = 0
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("Start").onTapGesture { value = 1 }
        Text("taps \(taps)").onTapGesture { taps += 1 }
      }
      .onChange(of: value) { value += 1 }
    }
  }

  @Test func anEndlessOnChangeIsBoundedAndNamed() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { ChangesItself() }
    ui.resetCounters()
    try ui.tap("Start")
    #expect(ui.counters.bodies < 3000)
    let warnings = TestHost.takeWarnings()
    #expect(warnings.contains { $0.contains("ChangesItself") }, "\(warnings)")
    // It goes on a few rounds a frame, so the window stays usable: no more than ten in each of 60 frames.
    ui.resetCounters()
    ui.advance(by: 1)
    #expect(ui.counters.bodies < 60 * 25, "\(ui.counters.bodies)")
    // And it does go on: no frame is left out.
    #expect(ui.counters.bodies >= 60, "\(ui.counters.bodies)")
    try ui.tap("taps 0")
    #expect(ui.shows("taps 1"))
    #expect(ui.repaintDifference == 0)
  }

  private struct Breeds: View {
    @State private var ids = [0]

    var body: some View {
      VStack {
        Text("alive")
        ForEach(ids, id: \.self) { id in
          Color.red.frame(width: 1, height: 1).onAppear { ids = [id + 1] }
        }
      }
    }
  }

  @Test func anEndlessOnAppearIsBoundedAndNamed() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Breeds() }
    #expect(ui.counters.bodies < 3000)
    ui.advance(by: 0.05)
    #expect(ui.shows("alive"))
    #expect(TestHost.takeWarnings().contains { $0.contains("Breeds") })
    #expect(ui.repaintDifference == 0)
  }

  private struct PingPong: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Text("alive").onTapGesture { a = 1 }
        .onChange(of: a) { b += 1 }
        .onChange(of: b) { a += 1 }
    }
  }

  @Test func twoThatChangeEachOtherAreBounded() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { PingPong() }
    try ui.tap("alive")
    #expect(ui.shows("alive"))
    #expect(!TestHost.takeWarnings().isEmpty)
  }

  private struct Long: View {
    @State private var value = 0
    var body: some View {
      Text("value \(value)").onTapGesture { value = 1 }
        .onChange(of: value) { if value < 40 { value += 1 } }
    }
  }

  @Test func aLongButFiniteChainIsNoOffence() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Long() }
    try ui.tap("value 0")
    #expect(ui.shows("value 40"))
    #expect(TestHost.takeWarnings().isEmpty)
  }

  private struct ManyTransactions: View {
    @State private var value = 0
    var body: some View {
      Text("value \(value)").onTapGesture {
        for _ in 0..<300 { withAnimation { value += 1 } }
      }
    }
  }

  @Test func manyTransactionsOfOneActionAreNoOffence() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { ManyTransactions() }
    try ui.tap("value 0")
    #expect(ui.shows("value 300"))
    #expect(TestHost.takeWarnings().isEmpty)
  }
}
