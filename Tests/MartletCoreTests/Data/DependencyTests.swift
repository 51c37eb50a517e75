import SwiftUI
import Testing
import ViewTesting

/// What a view read last decides when it is evaluated again, and nothing else.
@MainActor @Suite struct DependencyTests {
  private struct Switch: View {
    let evaluations: Cell<Int>
    @State var usesFirst = true
    @State var first = 1
    @State var second = 10

    var body: some View {
      VStack {
        Text(verbatim: "toggle").onTapGesture { usesFirst.toggle() }
        Text(verbatim: "first").onTapGesture { first += 1 }
        Text(verbatim: "second").onTapGesture { second += 1 }
        Reader(evaluations: evaluations, usesFirst: $usesFirst, first: $first, second: $second)
      }
    }
  }

  private struct Reader: View {
    let evaluations: Cell<Int>
    @Binding var usesFirst: Bool
    @Binding var first: Int
    @Binding var second: Int

    var body: some View {
      evaluations.value += 1
      return Text(verbatim: "value \(usesFirst ? first : second)")
    }
  }

  @Test func aValueThatIsNoLongerReadNoLongerCounts() throws {
    let evaluations = Cell(0)
    let ui = TestHost { Switch(evaluations: evaluations) }
    try ui.tap("first")
    #expect(ui.shows("value 2") && evaluations.value == 2)
    try ui.tap("second")
    #expect(evaluations.value == 2)
    try ui.tap("toggle")
    #expect(ui.shows("value 11") && evaluations.value == 3)
    try ui.tap("first")
    #expect(evaluations.value == 3)
    try ui.tap("second")
    #expect(ui.shows("value 12") && evaluations.value == 4)
    try ui.tap("toggle")
    try ui.tap("first")
    #expect(ui.shows("value 4") && evaluations.value == 6)
  }

  private struct Shade: View {
    let evaluations: Cell<Int>
    @State var isOpen = true
    @State var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "toggle").onTapGesture { isOpen.toggle() }
        Text(verbatim: "count").onTapGesture { count += 1 }
        Window(evaluations: evaluations, isOpen: $isOpen, count: $count)
      }
    }
  }

  private struct Window: View {
    let evaluations: Cell<Int>
    @Binding var isOpen: Bool
    @Binding var count: Int

    var body: some View {
      evaluations.value += 1
      return Text(verbatim: isOpen ? "open \(count)" : "closed")
    }
  }

  @Test func anEvaluationThatReadsLessDependsOnLess() throws {
    let evaluations = Cell(0)
    let ui = TestHost { Shade(evaluations: evaluations) }
    try ui.tap("toggle")
    #expect(ui.shows("closed") && evaluations.value == 2)
    try ui.tap("count")
    #expect(evaluations.value == 2)
    try ui.tap("toggle")
    #expect(ui.shows("open 1") && evaluations.value == 3)
  }

  private struct Many: View {
    @State var numbers = [Int](repeating: 0, count: 300)
    @State var shared = 0
    let evaluations: Cell<Int>

    var body: some View {
      VStack {
        Text(verbatim: "change").onTapGesture { shared += 1 }
        Text(verbatim: "fewer").onTapGesture { numbers.removeFirst(100) }
        ForEach(numbers.indices, id: \.self) { index in
          Row(number: $numbers[index], shared: $shared, evaluations: evaluations)
        }
      }
    }
  }

  private struct Row: View {
    @Binding var number: Int
    @Binding var shared: Int
    let evaluations: Cell<Int>

    var body: some View {
      evaluations.value += 1
      // The same value read again and again is one dependency.
      return Color.clear.frame(width: CGFloat(number + shared + shared + number + shared), height: 1)
    }
  }

  @Test func readersThatGoLeaveTheOthersInPlace() throws {
    let evaluations = Cell(0)
    let ui = TestHost { Many(evaluations: evaluations) }
    #expect(evaluations.value == 300)
    try ui.tap("change")
    #expect(evaluations.value == 600)
    try ui.tap("fewer")
    evaluations.value = 0
    try ui.tap("change")
    #expect(evaluations.value == 200)
  }
}
