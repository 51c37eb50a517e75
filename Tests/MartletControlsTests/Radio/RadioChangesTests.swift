import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// Groups whose rows come and go, and what is around them.
@MainActor @Suite struct RadioChangesTests {
  private struct Page: View {
    @State var values = [1, 2, 3]
    @State var number = 2

    var body: some View {
      VStack {
        RadioGroup(values, selection: $number) { Text("No. \($0)") }
        Chosen(text: "\(number)")
        Button("Drop first") { values.removeFirst() }
        Button("Reverse") { values.reverse() }
        Button("Add") { values.append(values.count + 1) }
        Button("Select 3") { number = 3 }
      }
    }
  }

  /// One of the rows watches the app's selection; whichever goes, another one does.
  @Test func aGroupFollowsTheAppWhicheverRowsGo() throws {
    for drops in 0..<3 {
      let ui = TestHost { Page() }
      for _ in 0..<drops { try ui.find(.text("Drop first")).activate() }
      try ui.find(.text("Select 3")).activate()
      #expect(ui.selectedRows == ["No. 3"])
    }
  }

  @Test func arrowsFollowTheNewOrder() throws {
    let ui = TestHost { Page() }
    try ui.find(.text("Reverse")).activate()
    #expect(ui.selectedRows == ["No. 2"])
    #expect(try ui.row("No. 3").value == "1 of 3")
    ui.tabKey()
    ui.key("Down")
    #expect(ui.chosen == "1")
    try ui.find(.text("Add")).activate()
    ui.key("End")
    #expect(ui.chosen == "4")
  }

  @Test func aGroupThatWasScrolledAwayFollowsTheApp() throws {
    struct Long: View {
      @State var number = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Select 85") { number = 85 }
          ScrollView {
            LazyVStack { RadioGroup(Array(0..<1000), selection: $number) { Text("No. \($0)") } }
          }
        }
      }
    }
    let ui = TestHost { Long() }
    for _ in 0..<8 {
      ui.wheel(at: CGPoint(x: 200, y: 200), by: 250)
      ui.advance(by: 1)
    }
    #expect(ui.findAll(.text("No. 0")).isEmpty)
    #expect(!ui.findAll(.text("No. 85")).isEmpty)
    try ui.find(.text("Select 85")).activate()
    #expect(ui.selectedRows == ["No. 85"])
  }

  @Test func aFingerThatStartsOnARowScrolls() throws {
    struct Long: View {
      @State var number = 0
      var body: some View {
        ScrollView { VStack { RadioGroup(Array(0..<60), selection: $number) { Text("No. \($0)") } } }
      }
    }
    let ui = TestHost(idiom: .touch) { Long() }
    let row = try ui.row("No. 5")
    let before: CGFloat = row.frame.minY
    ui.touchDrag(from: row.center, to: CGPoint(x: row.center.x, y: row.center.y - 80))
    #expect(row.frame.minY < before - 40)
    #expect(ui.selectedRows == ["No. 0"])
  }

  @Test func aRowWithATagCanBeDisabled() throws {
    struct Tagged: View {
      @State var size = Size.small
      var body: some View {
        VStack {
          RadioGroup(selection: $size) {
            Text("Small").tag(Size.small)
            Text("Medium").radioButtonDisabled().tag(Size.medium)
            Text("Large").tag(Size.large).radioButtonDisabled(false)
          }
          Chosen(text: size.rawValue)
        }
      }
    }
    let ui = TestHost { Tagged() }
    try ui.tap(ui.row("Medium"))
    #expect(ui.chosen == "Small")
    ui.tabKey()
    ui.key("Down")
    #expect(ui.chosen == "Large")
  }

  @Test func aRowThatIsDisabledWhileItHasTheKeyboardHandsItOn() throws {
    struct Switching: View {
      @State var isDisabled = false
      @State var size = Size.small
      var body: some View {
        VStack {
          RadioGroup(Size.allCases, selection: $size) {
            Text($0.rawValue).radioButtonDisabled(isDisabled && $0 == .small)
          }
          Chosen(text: size.rawValue)
        }
        .onKeyPress("d") {
          isDisabled = true
          return .handled
        }
      }
    }
    let ui = TestHost { Switching() }
    ui.tabKey()
    ui.key("d")
    ui.key("Down")
    #expect(ui.chosen == "Large")
  }

  @Test func theBindingsAnimationGoesWithTheChange() throws {
    struct Animated: View {
      @State var size = Size.small
      var body: some View {
        VStack(alignment: .leading) {
          RadioGroup(Size.allCases, selection: $size.animation(.linear(duration: 1))) { Text($0.rawValue) }
          Color.red.frame(width: size == .small ? 0 : 100, height: 10)
            .accessibilityElement().accessibilityLabel("bar")
        }
        .radioButtonStyle(.checkbox)
      }
    }
    let ui = TestHost(size: CGSize(width: 200, height: 200)) { Animated() }
    let bar = try ui.find(.text("bar"))
    try ui.tap(ui.row("Large"))
    ui.advance(by: 0.5)
    // Half the way of a linear second.
    let middle = CGPoint(x: bar.frame.midX, y: bar.frame.midY)
    let end = CGPoint(x: bar.frame.midX + 40, y: middle.y)
    #expect(ui.color(at: middle).green < 120)
    #expect(ui.color(at: end).green > 120)
  }

  @Test func withLessMotionNothingMoves() throws {
    for reducesMotion in [false, true] {
      let ui = TestHost { Page() }
      ui.reducesMotion = reducesMotion
      ui.settle()
      try ui.row("No. 3").activate()
      let first: String = ui.displayListText
      ui.settle()
      #expect((first == ui.displayListText) == reducesMotion)
    }
  }

  @Test func aCollectionMayGoWhileItsDescriptionIsShown() throws {
    struct Going: View {
      @State var isShown = true
      @State var index = 0
      var body: some View {
        VStack {
          if isShown {
            RadioButtonsCollection(options: ["Small"], descriptions: ["Tiny"], selectedIndex: $index)
          }
          Button("Remove") { isShown = false }
        }
      }
    }
    let ui = TestHost { Going() }
    try ui.press(ui.row("Small"), for: 1)
    #expect(ui.shows("Tiny"))
    try ui.find(.text("Remove")).activate()
    ui.settle()
    #expect(!ui.shows("Tiny"))
    #expect(ui.popoverFrames == [])
  }

  @Test func nobodyIsWarnedAboutTheKit() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Page() }
    try ui.tap(ui.row("No. 3"))
    try ui.find(.text("Reverse")).activate()
    try ui.find(.text("Select 3")).activate()
    try ui.find(.text("Drop first")).activate()
    // Other tests run at the same time; only what names a view of the kit counts.
    #expect(TestHost.takeWarnings().filter { $0.contains("Radio") } == [])
  }
}
