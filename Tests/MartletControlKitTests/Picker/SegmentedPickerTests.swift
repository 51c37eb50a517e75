import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct SegmentedPickerTests {
  private func host(
    _ idiom: TestHost.Idiom, _ selection: Selection<OrderBy>, direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: CGSize(width: 420, height: 100), idiom: idiom) {
      Observing(selection: selection) { binding in
        Picker("Order By", selection: binding) {
          ForEach(OrderBy.allCases) { order in Text(order.rawValue) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .environment(\.layoutDirection, direction)
      }
    }
  }

  private func segment(_ ui: TestHost, _ title: String) throws -> FoundView {
    try ui.find(.role(.radioButton).and(.text(title)))
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func aClickSelectsASegment(idiom: TestHost.Idiom) throws {
    let selection = Selection(OrderBy.name)
    let ui = host(idiom, selection)
    try ui.tap(segment(ui, "Date"))
    ui.settle()
    #expect(selection.writes == [.date])
    #expect(try segment(ui, "Date").value == "selected" && segment(ui, "Name").value == nil)
    #expect(try ui.find(.role(.radioGroup)).text == "Order By")
    #expect(ui.repaintDifference == 0)
  }

  /// UISegmentedControl sends valueChanged only on a change; NSSegmentedControl sends its action on each click.
  @Test func onlyTheDesktopWritesTheSelectedSegmentAgain() throws {
    let touched = Selection(OrderBy.name)
    let touch = host(.touch, touched)
    try touch.tap(segment(touch, "Name"))
    #expect(touched.writes.isEmpty)
    let clicked = Selection(OrderBy.name)
    let desktop = host(.desktop, clicked)
    try desktop.tap(segment(desktop, "Name"))
    #expect(clicked.writes == [.name])
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func segmentsAreEquallyWideAndFillTheWidth(idiom: TestHost.Idiom) throws {
    let ui = host(idiom, Selection(.name))
    let widths = try OrderBy.allCases.map { try segment(ui, $0.rawValue).frame.width }
    #expect(widths == [140, 140, 140])
    // UISegmentedControl is 32 high.
    if idiom == .touch { #expect(try segment(ui, "Name").frame.height == 32) }
  }

  @Test func arrowKeysMoveTheSelectionAndTabLeavesItAtOnce() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    ui.tabKey()
    ui.key("Right")
    ui.key("Right")
    ui.key("Right")
    ui.key("Left")
    #expect(selection.writes == [.size, .date, .size])
    ui.tabKey()
    ui.key("Left")
    // There is nothing else: Tab comes back to the same stop.
    #expect(selection.value == .name)
  }

  @Test func fromRightToLeftTheArrowKeysAreTheOtherWayRound() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection, direction: .rightToLeft)
    ui.tabKey()
    ui.key("Left")
    #expect(selection.value == .size)
    #expect(try segment(ui, "Name").frame.minX > segment(ui, "Size").frame.minX)
  }

  @Test func aDisabledSegmentIsSkipped() throws {
    let selection = Selection(1)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Numbers", selection: binding) {
          Text("One").tag(1)
          Text("Two").tag(2).disabled(true)
          Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
      }
    }
    try ui.tap(segment(ui, "Two"))
    #expect(selection.writes.isEmpty)
    ui.tabKey()
    ui.key("Right")
    #expect(selection.value == 3)
  }

  @Test func theThumbSlidesOnTouchScreensAndJumpsOnTheDesktop() throws {
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let ui = host(idiom, Selection(.name))
      try ui.tap(segment(ui, "Date"))
      ui.advance(by: 0.05)
      #expect(ui.settle(within: 0) == (idiom == .desktop))
      ui.settle()
      #expect(ui.repaintDifference == 0)
    }
  }

  @Test func aChangeEvaluatesTheTwoSegmentsConcerned() throws {
    let selection = Selection(0)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Numbers", selection: binding) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
          .pickerStyle(.segmented)
      }
    }
    ui.resetCounters()
    selection.value = 1
    ui.settle()
    // The owner, the picker, its style's view, arrow keys, the two segments.
    #expect(ui.counters.bodies <= 8, "\(ui.counters)")
  }

  @Test(arguments: [0.0, -5, .nan, .infinity]) func badSizesDoNoHarm(width: Double) {
    let ui = TestHost {
      Picker("Numbers", selection: .constant(1)) { Text("One").tag(1) }
        .pickerStyle(.segmented)
        .frame(width: width)
    }
    #expect(ui.settle())
  }
}
