import SwiftUI
import Testing
import ViewTesting

/// Changes of views under animations.
///
/// With `.linear(duration: 1)` the value at 0.5 s is half way (fact n203).
@MainActor @Suite struct AnimatedViewTests {
  private struct Screen: View {
    var animation: Animation? = .linear(duration: 1)
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.opacity(isOn ? 1 : 0.2).frame(width: 20, height: 20)
        Rectangle().fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
          .frame(width: isOn ? 100 : 50, height: 10)
        Circle().frame(width: 10, height: 10).scaleEffect(isOn ? 3 : 1)
        Color.green.accessibilityIdentifier("padded").frame(width: 10, height: 10).padding(
          .leading, isOn ? 40 : 0
        )
        .frame(width: 100, alignment: .leading)
        RoundedRectangle(cornerRadius: isOn ? 8 : 0, style: .circular).stroke(.black, lineWidth: isOn ? 5 : 1)
          .frame(width: 30, height: 30).offset(x: isOn ? 50 : 0)
        Text("Go").onTapGesture { withAnimation(animation) { isOn.toggle() } }
      }
    }
  }

  private func half(_ animation: Animation? = .linear(duration: 1)) throws -> TestHost {
    let ui = TestHost { Screen(animation: animation) }
    try ui.tap("Go")
    ui.advance(by: 0.5)
    return ui
  }

  /// Fact n192.
  @Test func withAnimationUsesTheDefaultUnlessToldOtherwise() throws {
    struct Watching: View {
      let journal: Journal
      @State private var isOn = false

      var body: some View {
        Text("Go").opacity(isOn ? 1 : 0.5)
          .transaction { transaction in
            if let animation = transaction.animation { journal.note("\(animation == .default)") }
          }
          .onTapGesture { withAnimation { isOn.toggle() } }
      }
    }
    let journal = Journal()
    let ui = TestHost { Watching(journal: journal) }
    try ui.tap("Go")
    #expect(Set(journal.take()) == ["true"])
  }

  @Test func opacityIsHalfWay() throws {
    #expect(try isNear(half().drawnOpacities(of: "fill")[0], 0.6))
  }

  @Test func aColourIsHalfWay() throws {
    let color = try half().drawnColors(of: "fill")[1]
    #expect(zip(color, [127, 0, 127, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(color)")
  }

  @Test func aFrameIsHalfWay() throws {
    #expect(try half().drawn("fill").contains { $0.contains("rect (0, 0, 75, 10)") })
  }

  @Test func aScaleIsHalfWay() throws {
    let ui = try half()
    #expect(ui.drawn("layer").contains { $0.contains("transform (2, 0, 0, 2,") }, "\(ui.displayListText)")
  }

  @Test func paddingIsHalfWay() throws {
    let ui = try half()
    let left = (400.0 - 100) / 2
    #expect(try isNear(ui.frame("padded").minX, left + 20))
  }

  @Test func cornersAndLineWidthAreHalfWay() throws {
    let ui = try half()
    #expect(ui.drawnNumbers("width", of: "stroke") == [3])
    #expect(ui.drawn("stroke").contains { $0.contains("radius 4") }, "\(ui.drawn("stroke"))")
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    let ui = TestHost { Screen(animation: nil) }
    try ui.tap("Go")
    #expect(ui.drawnNumbers("width", of: "stroke") == [5])
    #expect(ui.drawn("fill").contains { $0.contains("rect (0, 0, 100, 10)") })
    ui.resetCounters()
    ui.advance(by: 1)
    #expect(ui.counters == WorkCounters())
  }

  @Test func itEndsExactlyAndThenNothingRuns() throws {
    let ui = try half()
    ui.advance(by: 0.6)
    #expect(ui.drawnNumbers("width", of: "stroke") == [5])
    #expect(ui.drawn("fill").contains { $0.contains("rect (0, 0, 100, 10)") })
    #expect(ui.settle(within: 0))
    ui.resetCounters()
    ui.advance(by: 1)
    #expect(ui.counters == WorkCounters())
    #expect(ui.repaintDifference == 0)
  }

  /// No body is evaluated for a frame of an animation.
  @Test func framesEvaluateNothing() throws {
    let ui = try half()
    ui.resetCounters()
    ui.advance(by: 0.3)
    #expect(ui.counters.frames > 10)
    #expect(ui.counters.bodies == 0)
    #expect(ui.counters.comparisons == 0)
  }

  @Test(arguments: [
    Animation.smooth, .snappy, .bouncy, .spring(response: 0.3, dampingFraction: 0.6), .default,
  ])
  func springsComeToRest(animation: Animation) throws {
    let ui = try half(animation)
    #expect(ui.settle(within: 5))
    #expect(ui.drawnNumbers("width", of: "stroke") == [5])
    #expect(ui.repaintDifference == 0)
  }

  /// Facts n194 and n195: a smooth spring has 0.8210 of its way behind it after 0.25 s.
  @Test func aSmoothSpringGoesApplesWay() throws {
    let ui = TestHost { Screen(animation: .smooth) }
    try ui.tap("Go")
    ui.advance(by: 0.25)
    #expect(isNear(ui.drawnNumbers("width", of: "stroke")[0], 1 + 4 * 0.8210, 0.02))
  }

  /// A spring that is turned round keeps its velocity: it goes on in the old direction for a moment.
  @Test func aSpringKeepsItsVelocity() throws {
    let ui = TestHost { Screen(animation: .smooth) }
    try ui.tap("Go")
    ui.advance(by: 0.1)
    let before = ui.drawnNumbers("width", of: "stroke")[0]
    try ui.tap("Go")
    #expect(isNear(ui.drawnNumbers("width", of: "stroke")[0], before, 0.02))
    ui.advance(by: 0.02)
    #expect(ui.drawnNumbers("width", of: "stroke")[0] > before)
    ui.settle()
    #expect(ui.drawnNumbers("width", of: "stroke") == [1])
  }

  private struct Overridden: View {
    var inner: Animation?
    var disables = false
    @State private var isOn = false

    var body: some View {
      VStack {
        Color.red.frame(width: isOn ? 100 : 0, height: 10).animation(inner, value: isOn)
        Color.blue.frame(width: isOn ? 200 : 100, height: 20)
        Text("Go").onTapGesture {
          var transaction = Transaction(animation: .linear(duration: 4))
          transaction.disablesAnimations = disables
          withTransaction(transaction) { isOn.toggle() }
        }
      }
    }
  }

  private func widths(_ ui: TestHost) -> [String] {
    ui.drawn("fill").compactMap { $0.split(separator: ",").dropFirst(2).first.map { String($0.dropFirst()) } }
  }

  /// Fact n215.
  @Test func theModifierWinsInItsSubtree() throws {
    let ui = TestHost { Overridden(inner: .linear(duration: 1)) }
    try ui.tap("Go")
    ui.advance(by: 0.5)
    #expect(widths(ui) == ["50", "112.5"])
  }

  @Test func theModifierCanSwitchOff() throws {
    let ui = TestHost { Overridden(inner: nil) }
    try ui.tap("Go")
    ui.advance(by: 0.5)
    #expect(widths(ui) == ["100", "112.5"])
  }

  /// Facts n215, n216.
  @Test func disablingWinsOverAll() throws {
    let ui = TestHost { Overridden(inner: .linear(duration: 1), disables: true) }
    try ui.tap("Go")
    #expect(widths(ui) == ["100", "200"])
    #expect(ui.settle(within: 0))
  }

  private struct OtherValue: View {
    @State private var isOn = false
    @State private var other = false

    var body: some View {
      VStack {
        Color.red.frame(width: isOn ? 100 : 50, height: 10).animation(.linear(duration: 1), value: other)
        Text("Go").onTapGesture { isOn.toggle() }
        Text("Both").onTapGesture {
          isOn.toggle()
          other.toggle()
        }
      }
    }
  }

  /// Apple, "animation(_:value:)": applies when the value changes.
  @Test func aChangeOfAnotherValueIsNotAnimated() throws {
    let ui = TestHost { OtherValue() }
    try ui.tap("Go")
    #expect(widths(ui) == ["100"])
    try ui.tap("Both")
    ui.advance(by: 0.5)
    #expect(widths(ui) == ["75"])
  }

  private struct Delayed: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Color.red.frame(width: isOn ? 100 : 0, height: 10)
        Text("Go").onTapGesture { withAnimation(.linear(duration: 1).delay(0.5)) { isOn.toggle() } }
      }
    }
  }

  @Test func aDelayWaits() throws {
    let ui = TestHost { Delayed() }
    try ui.tap("Go")
    ui.advance(by: 0.4)
    #expect(widths(ui).isEmpty || widths(ui) == ["0"])
    ui.advance(by: 0.6)
    #expect(widths(ui) == ["50"])
  }

  private struct Removed: View {
    @State private var isOn = false
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere { Color.red.frame(width: isOn ? 100 : 0, height: 10) }
        Text("Go").onTapGesture { withAnimation(.linear(duration: 1).repeatForever()) { isOn.toggle() } }
        Text("Remove").onTapGesture { isThere = false }
      }
    }
  }

  @Test func anEndlessAnimationEndsWithItsView() throws {
    let ui = TestHost { Removed() }
    try ui.tap("Go")
    #expect(!ui.settle(within: 3))
    try ui.tap("Remove")
    ui.advance(by: 0.1)
    #expect(ui.settle(within: 0.1))
    #expect(ui.repaintDifference == 0)
  }

  private struct EnvironmentColor: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Circle().frame(width: 10, height: 10)
      }
      .foregroundColor(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0))
    }
  }

  @Test func anInheritedColourIsAnimatedInTextsAndShapes() throws {
    let ui = TestHost { EnvironmentColor() }
    try ui.tap("Go")
    ui.advance(by: 0.5)
    #expect(abs(ui.drawnColors(of: "text")[0][0] - 127) <= 1)
    #expect(abs(ui.drawnColors(of: "fill")[0][0] - 127) <= 1)
  }
}
