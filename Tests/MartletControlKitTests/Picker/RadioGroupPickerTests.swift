import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct RadioGroupPickerTests {
  private func host(
    _ idiom: TestHost.Idiom = .desktop, _ selection: Selection<OrderBy>, isInline: Bool = false,
    isHorizontal: Bool = false
  ) -> TestHost {
    TestHost(idiom: idiom) {
      Observing(selection: selection) { binding in
        let picker = Picker("Order By", selection: binding) {
          ForEach(OrderBy.allCases) { Text($0.rawValue) }
        }
        if isInline {
          picker.pickerStyle(.inline)
        } else if isHorizontal {
          picker.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
        } else {
          picker.pickerStyle(.radioGroup)
        }
      }
    }
  }

  private func button(_ ui: TestHost, _ title: String) throws -> FoundView {
    try ui.find(.role(.radioButton).and(.text(title)))
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch], [false, true])
  func aClickOnTheTitleSelects(idiom: TestHost.Idiom, isInline: Bool) throws {
    let selection = Selection(OrderBy.name)
    let ui = host(idiom, selection, isInline: isInline)
    try ui.tap(button(ui, "Size"))
    #expect(selection.writes == [.size])
    #expect(try button(ui, "Size").value == "selected" && button(ui, "Name").value == nil)
    #expect(try ui.find(.role(.radioGroup)).text == "Order By")
  }

  /// AppKit's radio buttons send their action on each click.
  @Test func aClickOnTheSelectedButtonWritesAgain() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    try ui.tap(button(ui, "Name"))
    #expect(selection.writes == [.name])
  }

  @Test func theButtonsStandBelowOneAnotherOrSideBySide() throws {
    let vertical = host(.desktop, Selection(.name))
    #expect(try button(vertical, "Name").frame.minX == button(vertical, "Size").frame.minX)
    #expect(try button(vertical, "Name").frame.maxY < button(vertical, "Size").frame.minY)
    let horizontal = host(.desktop, Selection(.name), isHorizontal: true)
    #expect(try button(horizontal, "Name").frame.midY == button(horizontal, "Size").frame.midY)
    #expect(try button(horizontal, "Name").frame.maxX < button(horizontal, "Size").frame.minX)
  }

  @Test func theGroupIsOneStopForTabAndArrowsMoveInIt() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    ui.tabKey()
    ui.key("Down")
    ui.tabKey()
    ui.key("Down")
    ui.key("Down")
    ui.key("Up")
    #expect(selection.writes == [.size, .date, .size])
  }

  @Test func aChangeEvaluatesTheTwoButtonsConcerned() throws {
    let selection = Selection(0)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Numbers", selection: binding) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
          .pickerStyle(.radioGroup)
      }
    }
    ui.resetCounters()
    selection.value = 1
    ui.settle()
    // The owner, the picker, its style's view and arrow keys; of each of the two buttons: itself, its press, its
    // figure and its face.
    #expect(ui.counters.bodies <= 4 + 2 * 5, "\(ui.counters)")
  }

  @Test func aDisabledGroupTakesNoClicksAndNoKeys() throws {
    let selection = Selection(OrderBy.name)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Order By", selection: binding) { ForEach(OrderBy.allCases) { Text($0.rawValue) } }
          .pickerStyle(.radioGroup).disabled(true)
      }
    }
    try ui.tap(button(ui, "Size"))
    ui.tabKey()
    ui.key("Down")
    #expect(selection.writes.isEmpty)
  }

  /// Nothing is cut where there is room for all: at its ideal size the picker is as wide as its parts.
  @Test func atItsIdealSizeNoTitleIsCut() throws {
    func titleWidth(_ isFixed: Bool) throws -> CGFloat {
      let ui = TestHost(size: CGSize(width: 400, height: 200)) {
        Picker("A label that is long", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.radioGroup)
        .fixedSize(horizontal: isFixed, vertical: false)
      }
      return try ui.find(.role(.radioButton).and(.label("One"))).frame.width
    }
    #expect(try titleWidth(true) == titleWidth(false))
  }
}
