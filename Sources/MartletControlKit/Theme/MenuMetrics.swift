import Foundation
import MartletCore

/// The sizes and colours of menus in one family of devices.
///
/// - Units: points.
struct MenuMetrics: Sendable {
  var rowHeight: CGFloat
  var font: Font
  var headerFont: Font
  var headerHeight: CGFloat
  /// Above the first row and below the last one.
  var verticalPadding: CGFloat
  /// Between the menu's edge and the highlight.
  var highlightInset: CGFloat
  var highlightRadius: CGFloat
  /// Between the highlight's edge and what is in the row.
  var rowPadding: CGFloat
  /// What a row has before it besides, in a menu without check marks.
  var unmarkedPadding: CGFloat
  /// The arrow of a row with a submenu.
  var submenuFont: Font
  /// The column of the check marks.
  var markWidth: CGFloat
  var markSize: CGSize
  var separatorHeight: CGFloat
  var separatorInset: CGFloat
  var separatorThickness: CGFloat
  var minimumWidth: CGFloat
  /// Whether thin lines part the rows.
  var partsRows: Bool
  /// `nil` for the accent colour.
  var highlight: ThemedColor?
  var separator: ThemedColor

  /// macOS 11 to 15: rows of 22 with 13 pt text, 5 above and below, the highlight 5 from the edges with a radius
  /// of 4, a separator in 11 points; the columns inside a row are by eye.
  static let desktop = MenuMetrics(
    rowHeight: 22, font: .body, headerFont: .control(size: 11, weight: .semibold), headerHeight: 22,
    verticalPadding: 5, highlightInset: 5, highlightRadius: 4, rowPadding: 5, unmarkedPadding: 4,
    submenuFont: .control(size: 10, weight: .semibold), markWidth: 14,
    markSize: CGSize(width: 8, height: 8), separatorHeight: 11, separatorInset: 15, separatorThickness: 1,
    minimumWidth: 0, partsRows: false, highlight: nil,
    separator: ThemedColor(0x000000, 0.12, dark: 0xFFFFFF, 0.16))

  /// iOS 15 to 18: rows of 44 with 17 pt text in a menu of 250, a check mark before the title, thin lines between
  /// rows and a broad one between sections, as UIMenu shows them; the distances inside a row are by eye.
  static let touch = MenuMetrics(
    rowHeight: 44, font: .body, headerFont: .control(size: 13), headerHeight: 30, verticalPadding: 0,
    highlightInset: 0, highlightRadius: 0, rowPadding: 12,
    unmarkedPadding: 4, submenuFont: .control(size: 13, weight: .semibold), markWidth: 24,
    markSize: CGSize(width: 12, height: 12),
    separatorHeight: 8, separatorInset: 0, separatorThickness: 8, minimumWidth: 250, partsRows: true,
    highlight: ThemedColor(0x000000, 0.08, dark: 0xFFFFFF, 0.12),
    separator: ThemedColor(0x000000, 0.07, dark: 0x000000, 0.3))
}

extension Theme {
  /// The sizes and colours of menus.
  var menus: MenuMetrics { idiom == .desktop ? .desktop : .touch }
}
