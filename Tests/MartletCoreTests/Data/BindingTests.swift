import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct BindingTests {
  private struct Row: View {
    @Binding var isOn: Bool
    let name: String
    let journal: Journal

    var body: some View {
      journal.noted("row \(name)", Text("\(name) \(isOn ? "on" : "off")").onTapGesture { isOn.toggle() })
    }
  }

  private struct Derived: View {
    let journal: Journal
    @State private var chosen = 0

    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          Row(
            isOn: Binding(get: { chosen == index }, set: { if $0 { chosen = index } }), name: "r\(index)",
            journal: journal)
        }
      }
    }
  }

  @Test func aReceiverIsEvaluatedOnlyIfItsValueDiffers() throws {
    let journal = Journal()
    let ui = TestHost { Derived(journal: journal) }
    #expect(journal.take() == ["row r0", "row r1", "row r2"])
    try ui.tap("r2 off")
    #expect(ui.shows("r2 on"))
    #expect(journal.take().sorted() == ["row r0", "row r2"])
  }

  private struct Target: View {
    let journal: Journal
    @State private var target = "first"

    var body: some View {
      // Read here, so that the closures are made anew with another target.
      let name = target
      return VStack {
        Row(
          isOn: Binding(get: { false }, set: { _ in journal.note("wrote \(name)") }), name: "r",
          journal: Journal())
        Text("Retarget").onTapGesture { target = "second" }
      }
    }
  }

  /// Otherwise a write would go to the wrong row.
  @Test func theNewestSetterIsUsedThoughTheBodyWasSkipped() throws {
    let journal = Journal()
    let ui = TestHost { Target(journal: journal) }
    try ui.tap("Retarget")
    ui.resetCounters()
    try ui.tap("r off")
    #expect(journal.entries == ["wrote second"])
  }

  private struct Model {
    var title = "t"
    var flags = [false, true]
    var inner = Inner()
    struct Inner { var count = 0 }
  }

  private struct Parts: View {
    @State private var model = Model()

    var body: some View {
      VStack {
        Text("\(model.title) \(model.inner.count) \(model.flags.description)")
        Counter(value: $model.inner.count)
        Row(isOn: $model.flags[0], name: "flag", journal: Journal())
      }
    }
  }

  private struct Counter: View {
    @Binding var value: Int
    var body: some View { Text("count \(value)").onTapGesture { value += 1 } }
  }

  @Test func partsAreReachedByKeyPath() throws {
    let ui = TestHost { Parts() }
    try ui.tap("count 0")
    try ui.tap("flag off")
    #expect(ui.shows("count 1"))
    #expect(ui.shows("flag on"))
    #expect(ui.shows("t 1 [true, true]"))
  }

  private struct PartReaders: View {
    let journal: Journal
    @State private var model = Model()

    var body: some View {
      VStack {
        Counter(value: $model.inner.count)
        Row(isOn: $model.flags[1], name: "flag", journal: journal)
      }
    }
  }

  @Test func aReceiverOfOnePartIsNotEvaluatedForAnother() throws {
    let journal = Journal()
    let ui = TestHost { PartReaders(journal: journal) }
    _ = journal.take()
    try ui.tap("count 0")
    #expect(ui.shows("count 1"))
    #expect(journal.take() == [])
  }

  @Test func aConstantIgnoresWrites() throws {
    let ui = TestHost { Row(isOn: .constant(true), name: "c", journal: Journal()) }
    try ui.tap("c on")
    #expect(ui.shows("c on"))
  }

  private struct Optionals: View {
    @State private var maybe: Int? = 1
    @State private var plain = 5

    var body: some View {
      VStack {
        if let inside = Binding($maybe) { Counter(value: inside) } else { Text("nothing") }
        Text("maybe \(maybe.map(String.init) ?? "nil")")
        Text("Clear").onTapGesture { maybe = nil }
        Text("Fill").onTapGesture { maybe = 7 }
        Filler(value: Binding($plain))
        Text("plain \(plain)")
      }
    }

    struct Filler: View {
      @Binding var value: Int?
      var body: some View {
        VStack {
          Text("nil").onTapGesture { value = nil }
          Text("nine").onTapGesture { value = 9 }
        }
      }
    }
  }

  @Test func bindingsConvertToAndFromOptionals() throws {
    let ui = TestHost { Optionals() }
    try ui.tap("count 1")
    #expect(ui.shows("maybe 2"))
    try ui.tap("Clear")
    #expect(ui.shows("nothing") && ui.shows("maybe nil"))
    try ui.tap("Fill")
    #expect(ui.shows("count 7"))
    try ui.tap("nil")
    #expect(ui.shows("plain 5"))
    try ui.tap("nine")
    #expect(ui.shows("plain 9"))
  }

  private struct Flipping: View {
    @State private var isDirect = true
    @State private var isOn = false
    @State private var other = 0

    var body: some View {
      VStack {
        Row(
          isOn: isDirect ? $isOn : Binding(get: { isOn && other >= 0 }, set: { isOn = $0 }), name: "r",
          journal: Journal())
        Text("Flip").onTapGesture { isDirect.toggle() }
        Text("Other").onTapGesture { other += 1 }
      }
    }
  }

  /// The box of a closure binding goes when a direct one takes its place; nothing it read may call it then.
  @Test func aReceiverMayGetAnotherKindOfBinding() throws {
    let ui = TestHost { Flipping() }
    for round in 0..<6 {
      try ui.tap("Flip")
      try ui.tap("Other")
      try ui.tap(round % 2 == 0 ? "r off" : "r on")
      #expect(ui.shows(round % 2 == 0 ? "r on" : "r off"))
    }
  }

  private struct PassingOn: View {
    @State private var value = 0
    var body: some View {
      VStack {
        Middle(value: Binding(get: { value * 2 }, set: { value = $0 / 2 }))
        Text("value \(value)")
      }
    }

    struct Middle: View {
      @Binding var value: Int
      var body: some View { Counter(value: Binding(get: { value + 1 }, set: { value = $0 + 5 })) }
    }
  }

  @Test func bindingsMadeOfBindingsWork() throws {
    let ui = TestHost { PassingOn() }
    // 0 × 2 + 1 = 1; writing 2 puts 7 into the middle, and 7 / 2 = 3 into the state; 3 × 2 + 1 = 7.
    try ui.tap("count 1")
    #expect(ui.shows("value 3"))
    #expect(ui.shows("count 7"))
  }

  private struct Animated: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Row(isOn: $isOn.animation(.linear(duration: 1)), name: "r", journal: Journal())
        Color.red.opacity(isOn ? 1 : 0.5)
      }
    }
  }

  @Test func aBindingCanAnimateItsWrites() throws {
    let ui = TestHost { Animated() }
    try ui.tap("r off")
    ui.advance(by: 0.5)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.75) })
  }
}
