import SwiftUI
import Testing
import ViewTesting

@testable import MartletControlKit

/// Pickers in every style and state, kept as display lists; `MARTLET_PICTURES` draws open menus, too.
@MainActor @Suite struct PickerPicturesTests {
  private func host(
    _ appearance: Appearance, _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View
  ) -> TestHost {
    TestHost(
      size: CGSize(width: width, height: height), scale: 2, idiom: appearance.idiom,
      colorScheme: appearance.scheme, content: view)
  }

  @Test(arguments: Appearance.all) func picker(appearance: Appearance) throws {
    let ui = host(appearance, 1100, 500) {
      StatePage(
        title: "Picker: at rest, hovered, disabled", rows: PickerKind.allCases, name: \.rawValue
      ) { kind in
        kind.picker.fixedSize()
        kind.picker.fixedSize().environment(\.isControlHovered, true)
        kind.picker.fixedSize().disabled(true)
      }
    }
    try Snapshot.check("Picker-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func segments(appearance: Appearance) throws {
    let ui = host(appearance, 420, 420) {
      VStack(spacing: 16) {
        ForEach(2..<6, id: \.self) { count in
          Picker("Segments", selection: .constant(count / 2)) {
            ForEach(0..<count, id: \.self) { Text("Item \($0)") }
          }
        }
        Picker("Icons", selection: .constant(1)) {
          Image(systemName: "list.bullet").tag(1)
          Image(systemName: "square.grid.2x2").tag(2)
          Label("Star", systemImage: "star.fill").tag(3)
        }
        Picker("None", selection: .constant(9)) { ForEach(0..<3, id: \.self) { Text("Item \($0)") } }
        Picker("Disabled", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("Item \($0)") } }
          .disabled(true)
      }
      .pickerStyle(.segmented)
      .padding(20)
    }
    try Snapshot.check("Segments-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func controlSizes(appearance: Appearance) throws {
    let ui = host(appearance, 1100, 320) {
      StatePage(title: "Control sizes", rows: ControlSize.allCases, name: { "\($0)" }) { size in
        HStack(spacing: 20) {
          PickerKind.menu.picker.fixedSize()
          PickerKind.segmented.picker.fixedSize()
          PickerKind.horizontal.picker
        }
        .controlSize(size)
      }
    }
    try Snapshot.check("PickerSizes-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func rightToLeftAndLargeText(appearance: Appearance) throws {
    let ui = host(appearance, 460, 520) {
      VStack(alignment: .leading, spacing: 16) {
        PickerKind.menu.picker
        PickerKind.segmented.picker
        PickerKind.radioGroup.picker
        Group {
          PickerKind.menu.picker
          PickerKind.segmented.picker
          PickerKind.radioGroup.picker
        }
        .font(.title)
      }
      .padding(20)
      .environment(\.layoutDirection, .rightToLeft)
    }
    try Snapshot.check("PickerRightToLeft-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func focused(appearance: Appearance) throws {
    let parts = PickerKind.allCases.map { kind in
      let ui = host(appearance, 300, 160) { kind.picker.fixedSize() }
      let before = ui.displayListText
      ui.tabKey()
      #expect(ui.displayListText != before)
      return Snapshot.Part(title: kind.rawValue, ui: ui)
    }
    try Snapshot.check("PickerFocused-\(appearance.testDescription)", parts)
  }

  /// Display lists are the window's alone; the open menus are here to be looked at, and to be repainted rightly.
  @Test(arguments: Appearance.all, [LayoutDirection.leftToRight, .rightToLeft])
  func openMenu(appearance: Appearance, direction: LayoutDirection) throws {
    let ui = host(appearance, 380, 420) {
      Picker("Fruit", selection: .constant("Cherry")) {
        Section("Tree") {
          Label("Apple", systemImage: "star").tag("Apple")
          Label("Cherry", systemImage: "heart.fill").tag("Cherry")
        }
        Section("Bush") {
          Text("Currant, the red one").tag("Currant")
          Text("Raspberry").tag("Raspberry").disabled(true)
        }
        Divider()
        Text("Other").tag("Other")
      }
      .frame(width: 240)
      .environment(\.layoutDirection, direction)
    }
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    let row = try ui.row("Other").frame
    ui.hover(at: CGPoint(x: menu.minX + row.midX, y: menu.minY + row.midY))
    #expect(ui.repaintDifference == 0)
    let name = direction == .leftToRight ? "OpenMenu" : "OpenMenuRightToLeft"
    try Snapshot.check("\(name)-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func menuWithSubmenu(appearance: Appearance) throws {
    let ui = host(appearance, 460, 420) {
      VStack(spacing: 30) {
        HStack(spacing: 20) {
          Menu("Plain") {}.menuStyle(.borderlessButton)
          Menu("Prominent") {}.menuStyle(.button).buttonStyle(.borderedProminent)
          Menu("Off") {}.disabled(true)
          Menu("No arrow") {}.menuIndicator(.hidden)
        }
        Menu("Actions", systemImage: "ellipsis.circle") {
          Button("Open", systemImage: "folder") {}
          Button("Not now") {}.disabled(true)
          Toggle("Show hidden files", isOn: .constant(true))
          Section("Order") {
            Picker("Order by", selection: .constant(1)) {
              Text("Name").tag(1)
              Text("Size").tag(2)
            }
            .pickerStyle(.inline)
          }
          Menu("Share") {
            Button("Mail") {}
            Button("Copy link") {}
          }
          Divider()
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(20)
    }
    try ui.tap(ui.find(.text("Actions")))
    ui.settle()
    let menu = try #require(ui.popoverFrames.first)
    let row = try ui.row("Share").frame
    ui.hover(at: CGPoint(x: menu.minX + row.midX, y: menu.minY + row.midY))
    ui.settle()
    #expect(ui.repaintDifference == 0)
    try Snapshot.check("Menu-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func longMenu(appearance: Appearance) throws {
    let ui = host(appearance, 300, 320) {
      Picker("Number", selection: .constant(40)) { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
        .frame(width: 200)
    }
    ui.popoverArea = CGRect(x: 0, y: 0, width: 300, height: 320)
    try ui.openMenu()
    #expect(ui.repaintDifference == 0)
    try Snapshot.check("LongMenu-\(appearance.testDescription)", ui)
  }
}

/// Every style of picker.
enum PickerKind: String, CaseIterable {
  case menu, tinted, icon, segmented, radioGroup, horizontal, inline

  @MainActor @ViewBuilder var picker: some View {
    switch self {
    case .menu: plain
    case .tinted: plain.tint(.purple)
    case .icon:
      Picker("Flag", selection: .constant(1)) { Label("Flagged", systemImage: "flag.fill").tag(1) }
    case .segmented: plain.pickerStyle(.segmented)
    case .radioGroup: plain.pickerStyle(.radioGroup)
    case .horizontal: plain.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    case .inline: plain.pickerStyle(.inline)
    }
  }

  @MainActor private var plain: some View {
    Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Medium").tag(2)
      Text("Large").tag(3).disabled(self == .radioGroup)
    }
  }
}
