/// Finds the picture that stands for an Apple symbol name.
///
/// Apple's SF Symbols may not be used outside Apple's systems, so `Image(systemName:)` draws Debian's
/// `bootstrap-icons` (MIT). Some names are in both sets with different meanings: Apple's `phone` is a
/// handset (`telephone`), `capsule` is a shape and no pill, `forward` is two triangles (`fast-forward`),
/// `speaker` is about volume (`volume-off`). So a name counts only if it is listed, even when a file of that
/// name exists. Each icon was chosen by looking at the picture: the same shape where there is one, else the
/// nearest meaning that doesn't mislead. A symbol without such an icon is not listed.
///
/// ## The lists
/// `namesA` to `namesSZ` are text, one symbol a line, sorted:
///
///     magnifyingglass search     the icon `search`
///     globe                      the same name, with dashes for dots
///     paperplane send+           also `paperplane.fill`, as `send-fill`
///     star +                     `star`, and `star.fill` as `star-fill`
///
/// A symbol needs no line if ``iconName(for:)`` arrives at its icon by leaving out a shape or `.fill`.
///
/// The lists follow bootstrap-icons 1.10.3 (Debian 12). Nothing is read at start-up; the first lookup parses
/// them once, without touching the file system.
package enum SymbolTable {
  /// The file name, without folder and extension, of the icon for `symbol`; nil if no icon fits.
  ///
  /// 1. The symbol as listed.
  /// 2. Where there is no enclosed or filled icon, the plain one: a trailing `.circle`, `.square` or
  ///    `.rectangle` is left out first, then `.fill`, since a shape around a picture says less than its
  ///    weight. So `heart.circle.fill` is `heart-fill`, and `flame.fill` is `fire`. Slashes and badges change
  ///    the meaning and are never left out.
  ///
  /// `chevron.backward` and its kin give the icon for left-to-right text; mirroring is the caller's part.
  ///
  /// - Complexity: O(length of the name); the first call parses the lists, about 1,600 lines.
  package static func iconName(for symbol: String) -> String? {
    let symbol = symbol[...]
    if let icon = listedIconName(for: symbol) {
      return icon
    }
    guard let outline = symbol.droppingSuffix(".fill") else {
      return symbol.droppingEnclosingShape().flatMap(listedIconName)
    }
    if let bare = outline.droppingEnclosingShape() {
      return listedIconName(for: bare + ".fill") ?? listedIconName(for: outline) ?? listedIconName(for: bare)
    }
    return listedIconName(for: outline)
  }

  /// Every symbol that is listed, filled forms included, in no order.
  package static var listedSymbols: [String] {
    icons.flatMap { symbol, icon in
      icon.hasFilledForm ? [String(symbol), symbol + ".fill"] : [String(symbol)]
    }
  }

  /// What a line says about its symbol.
  ///
  /// The name stays a slice of the list, so that parsing allocates no strings.
  private struct Icon: Sendable {
    /// Empty if the icon has the symbol's own name, with dashes.
    let name: Substring
    let hasFilledForm: Bool

    func fileName(for symbol: Substring) -> String {
      name.isEmpty ? String(symbol.map { $0 == "." ? "-" : $0 }) : String(name)
    }
  }

  private static let icons: [Substring: Icon] = {
    var icons: [Substring: Icon] = [:]
    icons.reserveCapacity(1_700)
    for list in [namesA, namesBD, namesEL, namesMR, namesSZ] {
      // The bytes, because finding the borders of characters is several times slower and the lists are ASCII.
      for line in list.utf8.split(separator: UInt8(ascii: "\n")) {
        let symbol = line.prefix { $0 != UInt8(ascii: " ") }
        var icon = line.dropFirst(symbol.count + 1)
        let hasFilledForm = icon.last == UInt8(ascii: "+")
        if hasFilledForm {
          icon.removeLast()
        }
        icons[Substring(symbol)] = Icon(name: Substring(icon), hasFilledForm: hasFilledForm)
      }
    }
    return icons
  }()

  private static func listedIconName(for symbol: Substring) -> String? {
    if let icon = icons[symbol] {
      return icon.fileName(for: symbol)
    }
    if let outline = symbol.droppingSuffix(".fill"), let icon = icons[outline], icon.hasFilledForm {
      return icon.fileName(for: outline) + "-fill"
    }
    return nil
  }
}

extension Substring {
  /// What is before `suffix`; nil if the text ends otherwise.
  fileprivate func droppingSuffix(_ suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }

  /// The symbol without the plain shape around it; nil if it names none.
  fileprivate func droppingEnclosingShape() -> Substring? {
    droppingSuffix(".circle") ?? droppingSuffix(".square") ?? droppingSuffix(".rectangle")
  }
}
