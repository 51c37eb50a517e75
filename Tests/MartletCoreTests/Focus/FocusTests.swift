import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct FocusTests {
  private enum Field: Hashable {
    case first
    case second
  }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var key = "-"
    var isSecondDisabled = false

    var body: some View {
      VStack {
        Text("First").focusable().focused($field, equals: .first)
        Text("Second").focusable().focused($field, equals: .second).disabled(isSecondDisabled)
        Text("Third").focusable()
        Text("focus \(field == .first ? "first" : field == .second ? "second" : "none")")
        Text("key \(key)")
        Text("jump").onTapGesture { field = .second }
        Text("leave").onTapGesture { field = nil }
      }
      .onKeyPress(characters: .letters, phases: .down) { press in
        key = press.characters
        return .handled
      }
    }
  }

  @Test func tabGoesThroughViewsInReadingOrderAndRound() {
    let ui = TestHost { Form() }
    #expect(ui.shows("focus none"))
    ui.tabKey()
    #expect(ui.shows("focus first"))
    ui.tabKey()
    #expect(ui.shows("focus second"))
    ui.tabKey()
    #expect(ui.shows("focus none"))
    ui.tabKey()
    #expect(ui.shows("focus first"))
    ui.tabKey(backward: true)
    ui.tabKey(backward: true)
    #expect(ui.shows("focus second"))
  }

  @Test func tabSkipsWhatIsDisabled() {
    let ui = TestHost { Form(isSecondDisabled: true) }
    ui.tabKey()
    ui.tabKey()
    #expect(ui.shows("focus none"))
  }

  @Test func writingTheStateMovesTheKeyboard() throws {
    let ui = TestHost { Form() }
    try ui.tap(ui.find(.text("jump")))
    #expect(ui.shows("focus second"))
    ui.tabKey(backward: true)
    #expect(ui.shows("focus first"))
    try ui.tap(ui.find(.text("leave")))
    #expect(ui.shows("focus none"))
  }

  @Test func keysReachTheViewsAroundTheOneWithTheKeyboard() {
    let ui = TestHost { Form() }
    ui.tabKey()
    ui.key("a", characters: "a")
    #expect(ui.shows("key a"))
  }

  @Test func theRingShowsForKeysAndNotForThePointer() throws {
    let ui = TestHost { Form() }
    let before = ui.displayListText
    try ui.tap(ui.find(.text("First")))
    #expect(ui.shows("focus first"))
    #expect(!ui.displayListText.contains("stroke"))
    ui.tabKey()
    #expect(ui.displayListText.contains("stroke"))
    #expect(!before.contains("stroke"))
    #expect(ui.repaintDifference == 0)
  }

  @Test func focusEffectDisabledHidesTheRingAndKeepsTheKeyboard() {
    struct Plain: View {
      @FocusState private var isFocused: Bool
      let isDisabled: Bool

      var body: some View {
        Text(isFocused ? "yes" : "no").focusable().focused($isFocused).focusEffectDisabled(isDisabled)
      }
    }
    for isDisabled in [true, false] {
      let ui = TestHost { Plain(isDisabled: isDisabled) }
      ui.tabKey()
      #expect(ui.shows("yes"))
      #expect(ui.displayListText.contains("stroke") != isDisabled)
    }
  }

  /// The reading order of a row from right to left begins at the right.
  @Test func tabFollowsTheReadingOrderFromRightToLeft() throws {
    struct Row: View {
      @FocusState private var field: Int?

      var body: some View {
        VStack {
          HStack {
            ForEach(0..<3) { Text("field \($0)").focusable().focused($field, equals: $0) }
          }
          Text("focus \(field ?? -1)")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let ui = TestHost { Row() }
    #expect(try ui.find(.text("field 0")).frame.minX > ui.find(.text("field 2")).frame.maxX)
    for expected in [0, 1, 2, 0] {
      ui.tabKey()
      #expect(ui.shows("focus \(expected)"))
    }
  }

  @Test func aViewThatGoesGivesTheKeyboardBack() throws {
    struct Vanishing: View {
      @FocusState private var isFocused: Bool
      @State private var isThere = true

      var body: some View {
        VStack {
          if isThere { Text("Here").focusable().focused($isFocused) }
          Text(isFocused ? "yes" : "no")
          Text("remove").onTapGesture { isThere = false }
        }
      }
    }
    let ui = TestHost { Vanishing() }
    ui.tabKey()
    #expect(ui.shows("yes"))
    try ui.tap(ui.find(.text("remove")))
    #expect(ui.shows("no"))
    ui.tabKey()
    #expect(ui.shows("no"))
  }

  @Test func hoverComesAndGoes() throws {
    struct Hovering: View {
      @State private var isOver = false
      var body: some View {
        Text(isOver ? "over" : "away").frame(width: 80, height: 40).onHover { isOver = $0 }
      }
    }
    let ui = TestHost(size: CGSize(width: 200, height: 100)) { Hovering() }
    ui.hover(at: CGPoint(x: 100, y: 50))
    #expect(ui.shows("over"))
    ui.hover(at: CGPoint(x: 2, y: 2))
    #expect(ui.shows("away"))
    ui.hover(at: CGPoint(x: 100, y: 50))
    ui.hover(at: nil)
    #expect(ui.shows("away"))
  }
}
