import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct CompositionTests {
  @Test func aBuilderTakesFifteenViews() {
    let ui = TestHost {
      VStack(spacing: 0) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
        Text("13")
        Text("14")
        Text("15")
      }
    }
    let texts = ui.findAll(.role(.staticText))
    #expect(texts.map(\.text) == (1...15).map(String.init))
    #expect(zip(texts, texts.dropFirst()).allSatisfy { isNear($0.frame.maxY, $1.frame.minY) })
  }

  /// Apple, "Group": modifiers apply to each member.
  @Test func aModifierOnAGroupAppliesToEachMember() throws {
    let ui = TestHost {
      HStack(spacing: 0) {
        Group {
          Color.red.accessibilityIdentifier("first")
          Color.blue.accessibilityIdentifier("second")
        }
        .frame(width: 30, height: 10)
        .padding(5)
      }
    }
    let first = try ui.frame("first")
    let second = try ui.frame("second")
    #expect(first.size == CGSize(width: 30, height: 10))
    #expect(isNear(second.minX - first.maxX, 10))
  }

  private struct GroupWithCondition: View {
    let journal: Journal
    @State private var isLong = false

    var body: some View {
      VStack {
        Group {
          Text("a")
          if isLong { Text("b") }
        }
        .onAppear { journal.note("appears") }
        .background { Color.yellow }
        Text("Flip").onTapGesture { isLong.toggle() }
      }
    }
  }

  @Test func aModifierOnAGroupFollowsItsMembers() throws {
    let journal = Journal()
    let ui = TestHost { GroupWithCondition(journal: journal) }
    #expect(ui.drawn("fill").count == 1)
    try ui.tap("Flip")
    #expect(ui.shows("b"))
    #expect(ui.drawn("fill").count == 2)
    try ui.tap("Flip")
    #expect(!ui.shows("b"))
    #expect(ui.drawn("fill").count == 1)
    #expect(ui.repaintDifference == 0)
  }

  @Test func anEmptyViewTakesNoPlace() throws {
    let with = TestHost {
      HStack {
        Text("a")
        EmptyView()
        Text("b")
      }
    }
    let without = TestHost {
      HStack {
        Text("a")
        Text("b")
      }
    }
    #expect(try with.find(.text("b")).frame == without.find(.text("b")).frame)
  }

  private struct Squared: View, Equatable {
    let number: Int
    let journal: Journal

    nonisolated static func == (left: Squared, right: Squared) -> Bool {
      left.number * left.number == right.number * right.number
    }

    var body: some View { journal.noted("body", Text("square of \(number)")) }
  }

  private struct EquatableScreen: View {
    let journal: Journal
    @State private var number = 2

    var body: some View {
      VStack {
        Squared(number: number, journal: journal).equatable()
        Text("Negate").onTapGesture { number = -number }
        Text("Add").onTapGesture { number += 1 }
      }
    }
  }

  @Test func anEquatableViewThatIsEqualIsNotEvaluated() throws {
    let journal = Journal()
    let ui = TestHost { EquatableScreen(journal: journal) }
    try ui.tap("Negate")
    #expect(ui.shows("square of 2"))
    #expect(journal.entries.count == 1)
    try ui.tap("Add")
    #expect(ui.shows("square of -1"))
    #expect(journal.entries.count == 2)
  }

  private struct Plain: View {
    let number: Int
    let journal: Journal
    var body: some View { journal.noted("body", Text("n \(number)")) }
  }

  private struct PlainScreen: View {
    let journal: Journal
    @State private var number = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Plain(number: number, journal: journal)
        Text("Add").onTapGesture { number += 1 }
        Text("Other \(other)").onTapGesture { other += 1 }
      }
    }
  }

  /// Fact n248: 2 changes, 3 bodies.
  ///
  /// A value that is the same is not evaluated: Apple, "Demystify SwiftUI".
  @Test func aChildIsEvaluatedWhenItsValueChangesOnly() throws {
    let journal = Journal()
    let ui = TestHost { PlainScreen(journal: journal) }
    try ui.tap("Add")
    try ui.tap("Add")
    #expect(journal.entries.count == 3)
    try ui.tap("Other 0")
    #expect(ui.shows("Other 1"))
    #expect(journal.entries.count == 3)
  }

  private struct Erasing: View {
    @State private var isText = true

    var body: some View {
      VStack {
        isText
          ? AnyView(Text("text"))
          : AnyView(Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box"))
        Text("Flip").onTapGesture { isText.toggle() }
      }
    }
  }

  @Test func anErasedViewMayChangeItsType() throws {
    let ui = TestHost { Erasing() }
    for _ in 0..<3 {
      #expect(ui.shows("text"))
      try ui.tap("Flip")
      #expect(!ui.shows("text"))
      #expect(try ui.frame("box").size == CGSize(width: 20, height: 20))
      try ui.tap("Flip")
    }
    #expect(ui.repaintDifference == 0)
  }

  @Test func aTupleMadeByHandShowsItsViews() {
    let ui = TestHost { VStack { TupleView((Text("a"), Text("b"))) } }
    #expect(ui.shows("a") && ui.shows("b"))
  }
}
