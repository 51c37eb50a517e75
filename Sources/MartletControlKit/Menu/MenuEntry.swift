import MartletCore

/// What a menu shows, one below the other.
nonisolated enum MenuEntry {
  case row(PickerRow)
  case header(RowKey, AnyView)
  case separator(RowKey)

  var key: RowKey {
    switch self {
    case .row(let row): row.key
    case .header(let key, _): key
    case .separator(let key): key
    }
  }

  /// Rows with a separator where sections and dividers part them, never at an end nor two in a row.
  ///
  /// - Source: Apple, "Section" and "Divider" in menus; a menu shows no footers.
  static func entries(_ rows: [PickerRow]) -> [MenuEntry] {
    var result: [MenuEntry] = []
    var isParted = false
    for row in rows {
      switch row.kind {
      case .divider, .sectionStart, .sectionEnd:
        isParted = true
      case .footer:
        break
      case .header, .view:
        if isParted, !result.isEmpty { result.append(.separator(row.key.followed(by: "separator"))) }
        isParted = false
        result.append(row.kind == .view ? .row(row) : .header(row.key, row.view))
      }
    }
    return result
  }
}

extension RowKey {
  /// A place of its own right before or inside this one.
  func followed(by step: AnyHashable) -> RowKey { RowKey(path: path + [step]) }
}
