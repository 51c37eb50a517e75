import SwiftUI
import ViewTesting

enum OrderBy: String, CaseIterable, Identifiable {
  case name = "Name"
  case size = "Size"
  case date = "Date"
  var id: OrderBy { self }
}

/// Holds what a picker selects, for tests that look at each write.
@MainActor final class Selection<Value>: ObservableObject {
  @Published var value: Value
  var writes: [Value] = []

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.writes.append($0)
        self.value = $0
      })
  }
}

/// Shows a picker for a selection, in an object so that the test sees it.
struct Observing<Value, Content: View>: View {
  @ObservedObject var selection: Selection<Value>
  @ViewBuilder let content: (Binding<Value>) -> Content

  var body: some View { content(selection.binding) }
}

extension TestHost {
  /// The closed picker with a menu.
  var popUp: FoundView {
    get throws { try find(.role(.popUpButton)) }
  }

  var isMenuOpen: Bool { !findAll(.role(.menu)).isEmpty }

  /// The rows of the open menu, from top to bottom.
  var menuTitles: [String] { findAll(.role(.menuItem)).map(\.text) }

  /// The row of the open menu that has the check mark.
  var checkedTitles: [String] { findAll(.role(.menuItem)).filter { $0.value == "selected" }.map(\.text) }

  func row(_ title: String) throws -> FoundView { try find(.role(.menuItem).and(.text(title))) }

  func openMenu() throws {
    try tap(popUp)
    settle()
  }

  /// Opens the menu and clicks a row.
  func choose(_ title: String) throws {
    try openMenu()
    try tap(row(title))
    settle()
  }
}
