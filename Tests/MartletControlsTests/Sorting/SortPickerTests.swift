import Foundation
import MartletControls
import SwiftUI
import Testing
import ViewTesting

private struct File: Equatable, Sendable {
  var name: String
  var size: Int
}

private enum OrderBy: String, CaseIterable, Hashable {
  case name = "Name"
  case size = "Size"
}

/// Sorting by a key: another one sorts ascending by it, the same one reverses.
@MainActor @Suite struct SortPickerTests {
  private static let files = [
    File(name: "b", size: 2), File(name: "a", size: 2), File(name: "c", size: 1),
  ]

  private struct Page<Control: View>: View {
    @State var key = OrderBy.name
    @State var order = SortOrder.forward
    @ViewBuilder let control: (Binding<OrderBy>, Binding<SortOrder>) -> Control

    var body: some View {
      VStack {
        control($key, $order)
        Chosen(
          text: SortPickerTests.files.sorted(by: key, order: order) { key in
            key == .name ? KeyPathComparator(\File.name) : KeyPathComparator(\File.size)
          }.map(\.name).joined())
      }
    }
  }

  private static func headers(_ key: Binding<OrderBy>, _ order: Binding<SortOrder>) -> some View {
    HStack {
      SortHeader("Name", key: OrderBy.name, selection: key, order: order)
      SortHeader("Size", key: OrderBy.size, selection: key, order: order)
    }
  }

  private func choose(_ title: String, _ ui: TestHost) throws {
    try ui.tap(ui.find(.role(.button).and(.text(containing: "Sort by"))))
    try ui.tap(ui.find(.role(.menuItem).and(.text(containing: title))))
  }

  @Test func theMenuSortsByAnotherKeyAndReversesTheSame() throws {
    let ui = TestHost { Page { SortPicker("Sort by", selection: $0, order: $1) } }
    #expect(ui.chosen == "abc")
    try choose("Name", ui)
    #expect(ui.chosen == "cba")
    try choose("Size", ui)
    #expect(ui.chosen == "cba")
    try choose("Size", ui)
    #expect(ui.chosen == "bac")
  }

  @Test func theMenuTellsKeyAndDirection() throws {
    let ui = TestHost { Page { SortPicker("Sort by", selection: $0, order: $1) } }
    let menu = try ui.find(.text(containing: "Sort by"))
    #expect(menu.text == "Sort by, Name")
    #expect(menu.value == "ascending")
    try choose("Name", ui)
    #expect(menu.value == "descending")
  }

  @Test func aHeaderSortsByItsColumnAndReversesTheSame() throws {
    let ui = TestHost { Page(control: Self.headers) }
    let name = try ui.row("Name")
    let size = try ui.row("Size")
    #expect(name.traits == [.isButton, .isSelected])
    #expect(name.value == "ascending")
    #expect(size.traits == .isButton)
    ui.tap(name)
    #expect(ui.chosen == "cba")
    #expect(name.value == "descending")
    ui.tap(size)
    #expect(ui.chosen == "cba")
    #expect(size.value == "ascending")
    #expect(name.traits == .isButton)
    ui.tap(size)
    #expect(ui.chosen == "bac")
  }

  @Test func keysPressAHeader() {
    let ui = TestHost { Page(control: Self.headers) }
    ui.tabKey()
    ui.key("space")
    #expect(ui.chosen == "cba")
    ui.tabKey()
    ui.key("Return")
    #expect(ui.chosen == "cba")
    ui.key("Return")
    #expect(ui.chosen == "bac")
  }

  @Test func aFingerPressesAHeader() throws {
    let ui = TestHost(idiom: .touch) { Page(control: Self.headers) }
    try ui.touchTap(ui.row("Name"))
    #expect(ui.chosen == "cba")
  }

  @Test func nothingMovesWhenTheArrowDoes() throws {
    let ui = TestHost { Page(control: Self.headers) }
    let before: CGRect = try ui.row("Size").frame
    ui.tap(try ui.row("Name"))
    #expect(try ui.row("Size").frame == before)
  }

  @Test func rightToLeftTheFirstColumnStandsOnTheRight() throws {
    let ui = TestHost { Page(control: Self.headers).environment(\.layoutDirection, .rightToLeft) }
    #expect(try ui.row("Name").frame.minX > ui.row("Size").frame.minX)
  }

  @Test func largeTextMakesLargerHeaders() throws {
    let usual = TestHost(idiom: .touch) { Page(control: Self.headers) }
    let large = TestHost(idiom: .touch) {
      Page(control: Self.headers).environment(\.dynamicTypeSize, .accessibility3)
    }
    #expect(try large.row("Name").frame.height > usual.row("Name").frame.height)
  }

  @Test func equalElementsStayInTheirOrderInBothDirections() {
    for order in [SortOrder.forward, .reverse] {
      let sorted = (0..<1000).map { File(name: "\($0)", size: $0 % 3) }
        .sorted(by: 0, order: order) { _ in KeyPathComparator(\File.size) }
      for size in 0..<3 {
        let names = sorted.filter { $0.size == size }.compactMap { Int($0.name) }
        #expect(names == names.sorted())
      }
      #expect(sorted.first?.size == (order == .forward ? 0 : 2))
    }
  }

  @Test func severalComparatorsDecideInTurn() {
    let sorted = Self.files.stablySorted(using: [
      KeyPathComparator(\File.size), KeyPathComparator(\File.name, order: .reverse),
    ])
    #expect(sorted.map(\.name) == ["c", "b", "a"])
  }

  @Test func noKeysAndAKeyThatIsNoneAreNoTrouble() throws {
    let ui = TestHost {
      SortPicker("Sort by", selection: .constant(7), order: .constant(.forward), keys: [Int]()) {
        Text("\($0)")
      }
      SortPicker("Order", selection: .constant(7), order: .constant(.forward), keys: [1, 1, 2]) {
        Text("\($0)")
      }
    }
    #expect(try ui.find(.text(containing: "Sort by")).text == "Sort by")
    try ui.tap(ui.find(.text(containing: "Order")))
    #expect(ui.findAll(.role(.menuItem)).map(\.text) == ["1", "2"])
  }

  @Test(arguments: [ColorScheme.light, .dark], [TestHost.Idiom.desktop, .touch])
  func states(scheme: ColorScheme, idiom: TestHost.Idiom) throws {
    let ui = TestHost(size: CGSize(width: 720, height: 200), scale: 2, idiom: idiom, colorScheme: scheme) {
      VStack(alignment: .leading, spacing: 16) {
        ForEach([false, true], id: \.self) { isDisabled in
          HStack(spacing: 24) {
            Page(control: Self.headers)
            Page(key: .size, order: .reverse, control: Self.headers)
            Page { SortPicker("Sort by", selection: $0, order: $1) }
          }
          .disabled(isDisabled)
        }
      }
      .padding(20)
    }
    try ui.hover(at: ui.findAll(.text("Size"))[0].center)
    try ui.writePicture("Sorting-\(idiom)-\(scheme)")
    #expect(ui.repaintDifference == 0)
  }
}
