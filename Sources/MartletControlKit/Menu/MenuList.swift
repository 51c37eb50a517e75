import Foundation
import MartletCore

/// The rows of a menu, in the menu's look.
nonisolated struct MenuList: View {
  let rows: [PickerRow]
  private var context = ControlContext()
  @Environment(\.menuTracker) private var tracker

  init(rows: [PickerRow]) {
    self.rows = rows
  }

  @MainActor var body: some View {
    let metrics = context.menus
    let entries = MenuEntry.entries(rows)
    let first = entries.first?.key
    VStack(alignment: .leading, spacing: 0) {
      if entries.isEmpty { Color.clear.frame(width: Self.emptySide, height: Self.emptySide) }
      ForEach(entries, id: \.key) { entry in
        switch entry {
        case .row(let row):
          MenuRow(row: row, hasLine: metrics.partsRows && row.key != first && !follows(row, in: entries)) {
            tracker?.close()
            row.choose()
          }
        case .header(_, let view): MenuHeader(content: view)
        case .separator: MenuSeparator()
        }
      }
    }
    .padding(.vertical, metrics.verticalPadding)
    .frame(minWidth: metrics.minimumWidth, alignment: .leading)
    .modifier(_MenuScrollModifier())
    .accessibleParts(.menu, hasChildren: true)
  }

  /// Whether a separator stands right before the row.
  private func follows(_ row: PickerRow, in entries: [MenuEntry]) -> Bool {
    guard let index = entries.firstIndex(where: { $0.key == row.key }), index > 0 else { return false }
    if case .separator = entries[index - 1] { return true }
    return false
  }

  /// A menu without rows, in points; by eye.
  private static let emptySide: CGFloat = 24
}

/// The title of a section.
nonisolated struct MenuHeader: View {
  let content: AnyView
  private var context = ControlContext()

  init(content: AnyView) {
    self.content = content
  }

  @MainActor var body: some View {
    let metrics = context.menus
    content
      .defaultFont(metrics.headerFont)
      .defaultForeground(Color.secondary)
      .padding(
        .leading, metrics.highlightInset + metrics.rowPadding + (context.isDesktop ? 0 : metrics.markWidth)
      )
      .padding(.trailing, metrics.highlightInset + metrics.rowPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.headerHeight, alignment: .leading)
  }
}

/// What stands between the sections of a menu.
nonisolated struct MenuSeparator: View {
  private var context = ControlContext()

  init() {}

  @MainActor var body: some View {
    let metrics = context.menus
    Rectangle()
      .fill(metrics.separator)
      .frame(height: metrics.separatorThickness)
      .padding(.horizontal, metrics.separatorInset)
      .frame(height: metrics.separatorHeight)
  }
}
