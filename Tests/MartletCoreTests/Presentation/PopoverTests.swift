import SwiftUI
import Testing
import ViewTesting

/// Apple, "popover(isPresented:attachmentAnchor:arrowEdge:content:)".
@MainActor @Suite struct PopoverTests {
  private struct Screen: View {
    let journal: Journal
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
      VStack(spacing: 20) {
        Text("Open").onTapGesture { isOpen = true }
          .popover(
            isPresented: Binding(
              get: { isOpen },
              set: {
                journal.note("\($0)")
                isOpen = $0
              })
          ) {
            VStack {
              Text("Inside \(count)")
              Text("Add").onTapGesture { count += 1 }
              Text("Done").onTapGesture { isOpen = false }
            }
            .padding()
            .onAppear { journal.note("appears") }
            .onDisappear { journal.note("disappears") }
          }
        Text("Beneath \(count)").onTapGesture { count += 10 }
      }
    }
  }

  private func open(_ journal: Journal = Journal()) throws -> TestHost {
    let ui = TestHost { Screen(journal: journal) }
    #expect(ui.popoverFrames.isEmpty)
    try ui.tap("Open")
    #expect(ui.popoverFrames.count == 1)
    return ui
  }

  @Test func itOpensOnce() throws {
    let journal = Journal()
    let ui = try open(journal)
    ui.advance(by: 1)
    #expect(ui.popoverFrames.count == 1)
    #expect(journal.entries == ["appears"])
  }

  @Test func escapeClosesItAndWritesFalse() throws {
    let journal = Journal()
    let ui = try open(journal)
    ui.key("Escape")
    #expect(ui.popoverFrames.isEmpty)
    #expect(!ui.shows("Inside 0"))
    #expect(journal.entries.filter { $0 == "false" }.count == 1)
    #expect(journal.entries.filter { $0 == "disappears" }.count == 1)
  }

  @Test func escapeWithoutAPopoverDoesNothing() {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    ui.key("Escape")
    #expect(journal.entries.isEmpty)
  }

  @Test func aClickOutsideClosesItWritesFalseAndIsSwallowed() throws {
    let journal = Journal()
    let ui = try open(journal)
    ui.tap(try ui.find(.text("Beneath 0")))
    #expect(ui.popoverFrames.isEmpty)
    #expect(ui.shows("Beneath 0"))
    #expect(journal.entries.filter { $0 == "false" }.count == 1)
    try ui.tap("Beneath 0")
    #expect(ui.shows("Beneath 10"))
  }

  @Test func itOpensAgain() throws {
    let ui = try open()
    for _ in 0..<3 {
      ui.key("Escape")
      #expect(ui.popoverFrames.isEmpty)
      try ui.tap("Open")
      #expect(ui.popoverFrames.count == 1)
    }
  }

  @Test func itsContentIsUpdatedWhileOpen() throws {
    let ui = try open()
    try ui.tap("Add")
    #expect(ui.shows("Inside 1"))
    #expect(ui.shows("Beneath 1"))
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func itGrowsWithItsContent() throws {
    let ui = try open()
    let before = try #require(ui.popoverFrames.first)
    for _ in 0..<12 { try ui.tap("Add") }
    let text = try ui.find(.text("Inside 12")).frame
    let after = try #require(ui.popoverFrames.first)
    #expect(after.width >= text.width + 32)
    #expect(after.width > before.width)
  }

  @Test func codeClosesIt() throws {
    let journal = Journal()
    let ui = try open(journal)
    try ui.tap("Done")
    #expect(ui.popoverFrames.isEmpty)
    // It was the code that wrote, so nothing is written through the binding.
    #expect(journal.entries == ["appears", "disappears"])
  }

  @Test func itsPictureIsRepaintedRight() throws {
    let ui = try open()
    try ui.tap("Add")
    #expect(ui.repaintDifference == 0)
    ui.key("Escape")
    #expect(ui.repaintDifference == 0)
  }

  private struct Vanishing: View {
    @State private var isThere = true
    @State private var isOpen = false

    var body: some View {
      VStack {
        if isThere {
          Text("Anchor").onTapGesture { isOpen = true }
            .popover(isPresented: $isOpen) { Text("Remove").onTapGesture { isThere = false } }
        }
        Text(isThere ? "Here" : "Gone")
      }
    }
  }

  @Test func itGoesWithItsView() throws {
    let ui = TestHost { Vanishing() }
    try ui.tap("Anchor")
    try ui.tap("Remove")
    #expect(ui.shows("Gone"))
    #expect(ui.popoverFrames.isEmpty)
    ui.key("Escape")
    ui.advance(by: 0.5)
    #expect(ui.repaintDifference == 0)
  }

  private struct Stubborn: View {
    let journal: Journal
    let wish: Cell<Bool>
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Anchor")
          .popover(
            isPresented: Binding(
              get: { [count] in count >= 0 && wish.value }, set: { _ in journal.note("written") })
          ) {
            Text("Stays \(count)")
          }
        Text("Again \(count)").onTapGesture { count += 1 }
      }
    }
  }

  /// A binding that ignores the write: the user's wish comes first, until it has been false once.
  @Test func aBindingThatStaysTrueDoesNotReopenItUntilItWasFalse() throws {
    let wish = Cell(true)
    let ui = TestHost { Stubborn(journal: Journal(), wish: wish) }
    #expect(ui.popoverFrames.count == 1)
    ui.key("Escape")
    #expect(ui.popoverFrames.isEmpty)
    try ui.tap("Again 0")
    #expect(ui.popoverFrames.isEmpty)
    wish.value = false
    try ui.tap("Again 1")
    #expect(ui.popoverFrames.isEmpty)
    wish.value = true
    try ui.tap("Again 2")
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func itInheritsTheEnvironmentOfItsView() throws {
    let ui = TestHost {
      Text("Anchor").popover(isPresented: .constant(true)) { Text("Large") }.font(.largeTitle)
    }
    // Large title on macOS: Apple, Human Interface Guidelines, "Typography": 26/32.
    #expect(try isNear(ui.find(.text("Large")).frame.height, 32))
  }

  private struct Nested: View {
    @State private var isOuterOpen = false
    @State private var isInnerOpen = false

    var body: some View {
      Text("Outer").onTapGesture { isOuterOpen = true }
        .popover(isPresented: $isOuterOpen) {
          Text("Inner").padding().onTapGesture { isInnerOpen = true }
            .popover(isPresented: $isInnerOpen) { Text("Deep").padding() }
        }
    }
  }

  @Test func aPopoverInAPopoverClosesFirst() throws {
    let ui = TestHost { Nested() }
    try ui.tap("Outer")
    try ui.tap("Inner")
    #expect(ui.shows("Deep"))
    ui.key("Escape")
    #expect(!ui.shows("Deep"))
    #expect(ui.shows("Inner"))
    ui.key("Escape")
    #expect(!ui.shows("Inner"))
  }

  @Test func severalViewsMakeAColumn() throws {
    let ui = TestHost {
      Text("Anchor").popover(isPresented: .constant(true)) {
        Text("One")
        Text("Two")
      }
    }
    // Fact n044.
    let one = try ui.find(.text("One")).frame
    let two = try ui.find(.text("Two")).frame
    #expect(two.minY >= one.maxY)
    #expect(isNear(one.midX, two.midX, 0.51))
  }
}
