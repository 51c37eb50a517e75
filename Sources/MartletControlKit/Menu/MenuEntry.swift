import MartletCore

/// What a menu shows, one below the other.
nonisolated enum MenuEntry {
  /// A row of a picker.
  case choice(PickerRow)
  /// A control, which makes its own row, or something to read.
  case item(RowKey, AnyView, isControl: Bool)
  case header(RowKey, AnyView)
  case separator(RowKey)

  var key: RowKey {
    switch self {
    case .choice(let row): row.key
    case .item(let key, _, _): key
    case .header(let key, _): key
    case .separator(let key): key
    }
  }

  /// The entries of a picker's menu; a control among its rows acts as in any menu.
  ///
  /// - Source: Apple, "menu" (PickerStyle): additional controls, such as a button, among the options.
  static func entries(_ rows: [PickerRow]) -> [MenuEntry] {
    entries(rows, kind: \.kind, key: \.key) { row in
      if row.kind != .view { return .header(row.key, row.view) }
      return row.isControl ? .item(row.key, row.view, isControl: true) : .choice(row)
    }
  }

  /// The entries of a menu.
  static func entries(_ rows: [ContentRow]) -> [MenuEntry] {
    entries(rows, kind: \.kind, key: \.key) { row in
      row.kind == .view
        ? .item(row.key, row.view, isControl: row.control != nil) : .header(row.key, row.view)
    }
  }

  /// Rows with a separator where sections and dividers part them, never at an end nor two in a row.
  ///
  /// - Source: Apple, "Section" and "Divider" in menus; a menu shows no footers.
  private static func entries<Row>(
    _ rows: [Row], kind: (Row) -> ContentRow.Kind, key: (Row) -> RowKey, entry: (Row) -> MenuEntry
  ) -> [MenuEntry] {
    var result: [MenuEntry] = []
    var isParted = false
    for row in rows {
      switch kind(row) {
      case .divider, .sectionStart, .sectionEnd:
        isParted = true
      case .footer:
        break
      case .header, .view:
        if isParted, !result.isEmpty { result.append(.separator(key(row).followed(by: "separator"))) }
        isParted = false
        result.append(entry(row))
      }
    }
    return result
  }
}

extension RowKey {
  /// A place of its own right before or inside this one.
  func followed(by step: AnyHashable) -> RowKey { RowKey(path: path + [step]) }
}
