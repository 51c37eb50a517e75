import SwiftUI
import Testing
import ViewTesting

/// Lists in every style, kept as display lists.
@MainActor @Suite struct ListPicturesTests {
  private enum Style: String, CaseIterable {
    case automatic, plain, inset, insetGrouped, grouped, sidebar, bordered
  }

  private struct Sample: View {
    let style: Style
    @State private var selection: Set<Int> = [1, 12]

    var body: some View {
      let list = List(selection: $selection) {
        Section {
          ForEach(0..<4) { row in
            HStack {
              Label("Row \(row)", systemImage: "folder.fill")
              Spacer()
              Text("\(row * 7)").font(.caption).foregroundStyle(.secondary)
            }
            .tag(row)
          }
        } header: {
          Text("First section")
        } footer: {
          Text("Four rows.")
        }
        Section("Second section") {
          ForEach(10..<14) { Text("Row \($0)").tag($0) }
          Text("With a ground of its own").listRowBackground(Color.yellow.opacity(0.4))
          Text("Without a line").listRowSeparator(.hidden)
        }
      }
      switch style {
      case .automatic: list
      case .plain: list.listStyle(.plain)
      case .inset: list.listStyle(.inset(alternatesRowBackgrounds: true))
      case .insetGrouped: list.listStyle(.insetGrouped)
      case .grouped: list.listStyle(.grouped)
      case .sidebar: list.listStyle(.sidebar)
      case .bordered: list.listStyle(.bordered(alternatesRowBackgrounds: true)).padding(10)
      }
    }
  }

  private func host(_ appearance: Appearance, height: CGFloat, @ViewBuilder _ view: () -> some View)
    -> TestHost
  {
    TestHost(
      size: CGSize(width: appearance.idiom == .touch ? 320 : 280, height: height), scale: 2,
      idiom: appearance.idiom,
      colorScheme: appearance.scheme, content: view)
  }

  @Test(arguments: Appearance.all) func styles(appearance: Appearance) throws {
    let parts = Style.allCases.map { style in
      let ui = host(appearance, height: appearance.idiom == .touch ? 640 : 360) { Sample(style: style) }
      if style == .inset || style == .sidebar { ui.tabKey() }
      return Snapshot.Part(title: style.rawValue, ui: ui)
    }
    try Snapshot.check("List-\(appearance.testDescription)", parts)
  }

  private struct Files: View {
    struct File: Identifiable {
      let name: String
      let size: Int
      var id: String { name }
    }

    let files = [
      File(name: "Budget.numbers", size: 18_204), File(name: "Letter.pages", size: 4_120),
      File(name: "Photo.heic", size: 2_903_117),
    ]

    var body: some View {
      VStack {
        Text("Order By")
        List(files) { file in
          HStack {
            Text(file.name)
            Spacer()
            Text("\(file.size)").font(.caption)
          }
        }
      }
    }
  }

  @Test(arguments: Appearance.all) func files(appearance: Appearance) throws {
    try Snapshot.check("ListFiles-\(appearance.testDescription)", host(appearance, height: 240) { Files() })
  }

  @Test(arguments: Appearance.all) func scrolled(appearance: Appearance) throws {
    let ui = host(appearance, height: 240) {
      List {
        ForEach(0..<50) { section in
          Section("Section \(section)") { ForEach(0..<9) { Text("Row \(section).\($0)") } }
        }
      }
      .listStyle(.plain)
    }
    ui.scroll(by: CGSize(width: 0, height: 1000), with: .touchpad)
    try Snapshot.check("ListScrolled-\(appearance.testDescription)", drawnNow: ui)
  }

  @Test(arguments: Appearance.all) func rightToLeft(appearance: Appearance) throws {
    let ui = host(appearance, height: 240) {
      Sample(style: .automatic).environment(\.layoutDirection, .rightToLeft)
    }
    try Snapshot.check("ListRightToLeft-\(appearance.testDescription)", ui)
  }

  @Test(arguments: Appearance.all) func largeText(appearance: Appearance) throws {
    let ui = host(appearance, height: 300) { Sample(style: .automatic).font(.largeTitle) }
    try Snapshot.check("ListLargeText-\(appearance.testDescription)", ui)
  }
}
