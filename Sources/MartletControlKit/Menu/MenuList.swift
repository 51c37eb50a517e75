import Foundation
import MartletCore

/// The rows of a picker's menu.
nonisolated struct PickerMenu: View {
  let rows: [PickerRow]

  init(rows: [PickerRow]) {
    self.rows = rows
  }

  @MainActor var body: some View { MenuList(entries: MenuEntry.entries(rows), hasMarks: true) }
}

/// The rows of a menu.
nonisolated struct MenuItems<Content: View>: View {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  @MainActor var body: some View {
    var rows: [ContentRow] = []
    RowLister.forEachRow(of: content) { row in
      rows.append(row)
      return true
    }
    let hasMarks = rows.contains { $0.control == .toggle || $0.control == .picker }
    return MenuList(entries: MenuEntry.entries(rows), hasMarks: hasMarks)
  }
}

/// A menu's entries in the menu's look.
nonisolated struct MenuList: View {
  private let entries: [MenuEntry]
  /// Whether the rows leave room for check marks.
  private let hasMarks: Bool
  private var context = ControlContext()

  init(entries: [MenuEntry], hasMarks: Bool) {
    self.entries = entries
    self.hasMarks = hasMarks
  }

  @MainActor var body: some View {
    let metrics = context.menus
    VStack(alignment: .leading, spacing: 0) {
      if entries.isEmpty { Color.clear.frame(width: Self.emptySide, height: Self.emptySide) }
      MenuEntries(entries: entries)
    }
    .padding(.vertical, metrics.verticalPadding)
    .frame(minWidth: metrics.minimumWidth, alignment: .leading)
    .modifier(_MenuScrollModifier())
    .accessibleParts(.menu, hasChildren: true)
    .environment(\.menuHasMarks, hasMarks)
    .modifier(MenuSurroundings())
  }

  /// A menu without rows, in points; by eye.
  private static let emptySide: CGFloat = 24
}

/// A menu's entries, or those of a picker inside a menu.
nonisolated struct MenuEntries: View {
  private let entries: [MenuEntry]
  private var context = ControlContext()
  @Environment(\.menuTracker) private var tracker

  init(entries: [MenuEntry]) {
    self.entries = entries
  }

  @MainActor var body: some View {
    let lined = context.menus.partsRows ? linedKeys : []
    ForEach(entries, id: \.key) { entry in
      Group {
        switch entry {
        case .choice(let row):
          MenuRow(content: row.view, mark: row.mark, isDisabled: row.isDisabled, isCurrent: row.isOn) {
            tracker?.close()
            row.choose()
          }
        case .item(_, let view, let isControl):
          if isControl {
            view
          } else {
            MenuRowLook(content: view, mark: .off, isHighlighted: false, isDisabled: true)
          }
        case .header(_, let view): MenuHeader(content: view)
        case .separator: MenuSeparator()
        }
      }
      .overlay(alignment: .top) {
        if lined.contains(entry.key) { Divider() }
      }
    }
  }

  /// The entries that a thin line parts from the one before: all but those next to a broad one.
  private var linedKeys: Set<RowKey> {
    var result: Set<RowKey> = []
    for (before, entry) in zip(entries, entries.dropFirst()) {
      if case .separator = before { continue }
      if case .separator = entry { continue }
      result.insert(entry.key)
    }
    return result
  }
}

/// The title of a section.
nonisolated struct MenuHeader: View {
  let content: AnyView
  private var context = ControlContext()
  @Environment(\.menuHasMarks) private var hasMarks

  init(content: AnyView) {
    self.content = content
  }

  @MainActor var body: some View {
    let metrics = context.menus
    let mark: CGFloat = hasMarks && !context.isDesktop ? metrics.markWidth : 0
    content
      .defaultFont(metrics.headerFont)
      .defaultForeground(Color.secondary)
      .lineLimit(1)
      .padding(.leading, metrics.highlightInset + metrics.rowPadding + mark)
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
