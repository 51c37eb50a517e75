import Foundation
import MartletCore
import MartletPrimitives

// Lengths in points.

extension ListAppearance {
  /// macOS 11 to 15.
  ///
  /// Rows of 24 points, inset ones with a round mark 10 points from the sides, as NSTableView's inset style is
  /// remembered; the ground is NSColor.controlBackgroundColor (white, 1E1E1E), a selected row that keys don't act on
  /// NSColor.unemphasizedSelectedContentBackgroundColor (DCDCDC, 464646), alternating rows
  /// NSColor.alternatingContentBackgroundColors (F4F5F5, white at 5 %). Insets, gaps and radii are by eye.
  static func desktop(_ look: _ListLook, isDark: Bool) -> ListAppearance {
    var list = ListAppearance()
    list.selectsOnPress = true
    list.minRowHeight = 24
    list.minHeaderHeight = 24
    list.background = ResolvedColor(hex: isDark ? 0x1E1E1E : 0xFFFFFF)
    list.stickyBackground = ResolvedColor(hex: isDark ? 0x1E1E1E : 0xFFFFFF)
    list.inactiveSelection = ResolvedColor(hex: isDark ? 0x464646 : 0xDCDCDC)
    list.alternateBackground =
      isDark ? ResolvedColor(hex: 0xFFFFFF, opacity: 0.05) : ResolvedColor(hex: 0xF4F5F5)
    list.selectedLabel = .white
    list.headerFont = .control(size: 11, weight: .semibold)
    list.headerColor = .secondary
    list.prominentHeaderFont = .control(size: 15, weight: .semibold)
    list.footerFont = .control(size: 11)
    list.footerColor = .secondary
    list.hasSeparators = true
    list.hasStickyHeaders = true
    switch look {
    case .automatic, .inset, .insetGrouped, .grouped:
      list.sideMargin = 10
      list.selectionRadius = 5
      list.setInsets(row: 4, sides: 18, header: 18)
      list.topMargin = 5
      list.bottomMargin = 5
      if case .inset(let alternates) = look { list.alternates = alternates }
      if look == .insetGrouped || look == .grouped { list.makeDesktopBoxes(isDark: isDark) }
    case .plain:
      list.setInsets(row: 4, sides: 8, header: 8)
    case .bordered(let alternates):
      list.setInsets(row: 4, sides: 8, header: 8)
      list.alternates = alternates
      list.hasSeparators = false
      list.border = ResolvedColor(hex: isDark ? 0xFFFFFF : 0x000000, opacity: 0.18)
    case .sidebar:
      list.minRowHeight = 28
      list.sideMargin = 10
      list.selectionRadius = 5
      list.setInsets(row: 4, sides: 18, header: 18)
      list.topMargin = 8
      list.bottomMargin = 8
      list.headerGap = 8
      list.hasSeparators = false
      list.hasStickyHeaders = false
      list.background = ResolvedColor(hex: isDark ? 0x2A2A2C : 0xE9E9EB)
      list.iconColor = .accentColor
    }
    return list
  }

  private mutating func setInsets(row: CGFloat, sides: CGFloat, header: CGFloat) {
    rowInsets = EdgeInsets(top: row, leading: sides, bottom: row, trailing: sides)
    headerInsets = EdgeInsets(top: 6, leading: header, bottom: 4, trailing: header)
    footerInsets = EdgeInsets(top: 4, leading: header, bottom: 6, trailing: header)
  }

  /// AppKit has no grouped lists; the boxes are those of its grouped forms.
  private mutating func makeDesktopBoxes(isDark: Bool) {
    grouping = .box
    sideMargin = 20
    boxRadius = 6
    selectionRadius = 0
    minRowHeight = 30
    rowInsets = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    headerInsets = EdgeInsets(top: 6, leading: 30, bottom: 6, trailing: 30)
    footerInsets = EdgeInsets(top: 6, leading: 30, bottom: 6, trailing: 30)
    topMargin = 16
    bottomMargin = 16
    sectionGap = 16
    headerGap = 10
    hasStickyHeaders = false
    background = ResolvedColor(hex: isDark ? 0x1E1E1E : 0xECECEC)
    rowBackground = isDark ? ResolvedColor(hex: 0xFFFFFF, opacity: 0.05) : ResolvedColor(hex: 0xF7F7F7)
    headerFont = .control(size: 13, weight: .semibold)
    headerColor = .primary
  }

  /// iOS 15 to 18.
  ///
  /// Rows of 44 points, boxes with corners of 10 points 16 from the sides, 35 points between sections, as
  /// UITableView's styles are remembered; grounds are UIColor's systemGroupedBackground (F2F2F7, black) and
  /// secondarySystemGroupedBackground (white, 1C1C1E), a selected row systemGray4 (D1D1D6, 3A3A3C). The rest is by eye.
  static func touch(_ look: _ListLook, isDark: Bool) -> ListAppearance {
    var list = ListAppearance()
    list.minRowHeight = 44
    list.minHeaderHeight = 28
    list.rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    list.hasSeparators = true
    list.separatorsReachEdge = true
    list.iconColor = .accentColor
    list.selection = ResolvedColor(hex: isDark ? 0x3A3A3C : 0xD1D1D6)
    list.inactiveSelection = list.selection
    list.alternateBackground =
      isDark ? ResolvedColor(hex: 0xFFFFFF, opacity: 0.05) : ResolvedColor(hex: 0xF2F2F7)
    list.headerFont = .footnote
    list.headerColor = .secondary
    list.prominentHeaderFont = .title3.weight(.semibold)
    list.footerFont = .footnote
    list.footerColor = .secondary
    let plainGround = ResolvedColor(hex: isDark ? 0x000000 : 0xFFFFFF)
    let groupedGround = ResolvedColor(hex: isDark ? 0x000000 : 0xF2F2F7)
    let box = ResolvedColor(hex: isDark ? 0x1C1C1E : 0xFFFFFF)
    switch look {
    case .plain, .bordered, .inset:
      list.background = plainGround
      list.stickyBackground = plainGround
      list.hasStickyHeaders = true
      list.headerFont = .subheadline.weight(.semibold)
      list.headerColor = .primary
      list.headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
      list.footerInsets = list.headerInsets
      if case .inset(let alternates) = look { list.alternates = alternates }
      if case .bordered(let alternates) = look {
        list.alternates = alternates
        list.border = ResolvedColor(hex: isDark ? 0x545458 : 0x3C3C43, opacity: 0.36)
      }
    case .grouped:
      list.grouping = .band
      list.background = groupedGround
      list.rowBackground = box
      list.setGroupedMargins(16)
    case .automatic, .insetGrouped:
      list.grouping = .box
      list.sideMargin = 16
      list.boxRadius = 10
      list.background = groupedGround
      list.rowBackground = box
      list.setGroupedMargins(32)
    case .sidebar:
      list.sideMargin = 16
      list.selectionRadius = 10
      list.background = groupedGround
      list.rowInsets = EdgeInsets(top: 11, leading: 32, bottom: 11, trailing: 32)
      list.hasSeparators = false
      list.setGroupedMargins(32)
      list.headerFont = .title3.weight(.semibold)
      list.headerColor = .primary
    }
    return list
  }

  private mutating func setGroupedMargins(_ header: CGFloat) {
    headerInsets = EdgeInsets(top: 6, leading: header, bottom: 7, trailing: header)
    footerInsets = EdgeInsets(top: 7, leading: header, bottom: 6, trailing: header)
    topMargin = 18
    bottomMargin = 35
    sectionGap = 35
    headerGap = 18
  }
}
