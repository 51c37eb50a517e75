import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// The kit's toggle styles, as their users press, drag and read them.
@MainActor @Suite struct ToggleStylesTests {
  private struct Page<Style: ToggleStyle>: View {
    let style: Style
    let writes: Writes
    @State private var isOn = false

    var body: some View {
      Toggle(
        "Sound",
        isOn: Binding(
          get: { isOn },
          set: {
            isOn = $0
            writes.list.append($0)
          })
      )
      .toggleStyle(style)
    }
  }

  @MainActor final class Writes {
    var list: [Bool] = []
  }

  private func host(_ style: some ToggleStyle, rightToLeft: Bool = false) -> (ui: TestHost, writes: Writes) {
    let writes = Writes()
    let ui = TestHost(size: CGSize(width: 300, height: 60)) {
      Page(style: style, writes: writes)
        .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    }
    return (ui, writes)
  }

  /// The middle of the switch at the end of the toggle.
  private func knob(_ ui: TestHost, rightToLeft: Bool = false) throws -> CGPoint {
    let toggle = try ui.find(.text("Sound")).frame
    return CGPoint(x: rightToLeft ? toggle.minX + 20 : toggle.maxX - 20, y: toggle.midY)
  }

  // MARK: Pill

  @Test func aTapFlipsThePill() throws {
    let (ui, writes) = host(.pill)
    ui.tap(at: try knob(ui))
    ui.settle()
    ui.tap(at: try knob(ui))
    #expect(writes.list == [true, false])
  }

  @Test(arguments: [false, true])
  func theKnobIsDraggedToTheOtherSide(rightToLeft: Bool) throws {
    let (ui, writes) = host(.pill, rightToLeft: rightToLeft)
    let middle = try knob(ui, rightToLeft: rightToLeft)
    let step: CGFloat = rightToLeft ? -40 : 40
    ui.drag(from: middle, to: CGPoint(x: middle.x + step, y: middle.y))
    #expect(writes.list == [true])
    ui.drag(from: middle, to: CGPoint(x: middle.x + step, y: middle.y))
    #expect(writes.list == [true])
    ui.drag(from: middle, to: CGPoint(x: middle.x - step, y: middle.y))
    #expect(writes.list == [true, false])
  }

  @Test func theKnobFollowsAndSpringsBack() throws {
    let (ui, writes) = host(.pill)
    let middle = try knob(ui)
    let before = ui.displayListText
    ui.pointerDown(at: middle)
    ui.pointerMove(to: CGPoint(x: middle.x + 6, y: middle.y))
    #expect(ui.displayListText != before && writes.list.isEmpty)
    ui.pointerUp(at: CGPoint(x: middle.x + 6, y: middle.y))
    ui.settle()
    #expect(writes.list.isEmpty && ui.displayListText == before)
  }

  @Test(arguments: [0, -5, .nan, .infinity] as [CGFloat])
  func aHeightThatIsNoneIsTheDefault(height: CGFloat) {
    let odd = host(PillToggleStyle(height: height)).ui
    #expect(odd.displayListText == host(.pill).ui.displayListText)
  }

  // MARK: All

  private func check(_ style: some ToggleStyle) throws {
    let (ui, writes) = host(style)
    let found = try ui.find(.text("Sound"))
    ui.hover(at: CGPoint(x: found.frame.midX, y: found.frame.midY))
    ui.tap(found)
    #expect(writes.list == [true])
    ui.hover(at: CGPoint(x: 1, y: 1))
    ui.settle()
    // Tab reaches it, Space flips it.
    ui.tabKey()
    ui.key("space")
    #expect(writes.list == [true, false])
  }

  @Test func theLabelAndSpaceFlipEachOtherStyle() throws {
    try check(.check)
    try check(.checkmarkRow)
    try check(.chip)
    try check(.symbol(on: "star.fill", off: "star"))
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct SelectAll: View {
    @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("All", sources: $items, isOn: \.isOn)
        ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isOn) }
        Text(verbatim: items.map { $0.isOn ? "1" : "0" }.joined())
      }
      .toggleStyle(.check)
    }
  }

  @Test func selectAllShowsTheMixedStateAndSwitchesAllOn() throws {
    let ui = TestHost { SelectAll() }
    let mixed = ui.displayListText
    ui.tap(try ui.find(.text("All")))
    #expect(ui.shows("11") && ui.displayListText != mixed)
    ui.tap(try ui.find(.text("All")))
    #expect(ui.shows("00"))
    ui.tap(try ui.find(.text("Item 2")))
    #expect(ui.shows("01"))
  }

  @Test func aDisabledToggleStaysAsItIs() throws {
    let writes = Writes()
    let ui = TestHost(size: CGSize(width: 300, height: 60)) {
      Page(style: .pill, writes: writes).disabled(true)
    }
    ui.tap(at: try knob(ui))
    let row = TestHost { Page(style: .checkmarkRow, writes: writes).disabled(true) }
    row.tap(try row.find(.text("Sound")))
    #expect(writes.list.isEmpty)
  }

  // MARK: Pictures

  private struct Look<Style: ToggleStyle>: View {
    let name: String
    let style: Style

    var body: some View {
      GridRow {
        Text(verbatim: name).foregroundStyle(.secondary)
        Toggle("Off", isOn: .constant(false)).toggleStyle(style)
        Toggle("On", isOn: .constant(true)).toggleStyle(style)
        Toggle("Disabled", isOn: .constant(true)).toggleStyle(style).disabled(true)
        Toggle("안녕", isOn: .constant(true)).toggleStyle(style).environment(\.layoutDirection, .rightToLeft)
        Toggle("Large", isOn: .constant(true)).toggleStyle(style).font(.title)
      }
    }
  }

  private struct Looks: View {
    @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]

    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 28, verticalSpacing: 16) {
        Look(name: "pill", style: .pill)
        Look(
          name: "pill with symbols",
          style: PillToggleStyle(
            height: 30, on: .green, onSymbol: "speaker.wave.2.fill", offSymbol: "speaker.slash.fill"))
        Look(name: "check", style: .check)
        Look(name: "checkmark row", style: .checkmarkRow)
        Look(name: "chip", style: .chip)
        Look(name: "symbol", style: .symbol(on: "star.fill", off: "star"))
        GridRow {
          Text("mixed").foregroundStyle(.secondary)
          Toggle("All", sources: $items, isOn: \.isOn).toggleStyle(.check)
          Toggle("All", sources: $items, isOn: \.isOn).toggleStyle(.pill)
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func looks(scheme: ColorScheme) throws {
    let ui = TestHost(size: CGSize(width: 1000, height: 400), scale: 2, colorScheme: scheme) { Looks() }
    try ui.writePicture("Toggles-\(scheme)")
    #expect(ui.repaintDifference == 0)
  }
}
