import Foundation
import MartletPrimitives

/// The look of a list: what a style says about it, in figures and colours.
///
/// - Units: points.
package struct ListAppearance: Equatable {
  /// How rows of a section hang together.
  package enum Grouping: Sendable {
    /// One below the other on the list's own ground.
    case none
    /// On a band from edge to edge.
    case band
    /// In a box with round corners.
    case box
  }

  package var grouping = Grouping.none
  /// Around a row's content, from the box's or the list's edges.
  package var rowInsets = EdgeInsets()
  package var headerInsets = EdgeInsets()
  package var footerInsets = EdgeInsets()
  package var minRowHeight: CGFloat = 0
  package var minHeaderHeight: CGFloat = 0
  /// Between the list's sides and boxes or marked rows.
  package var sideMargin: CGFloat = 0
  /// The corners of boxes, and of the mark of a selected row.
  package var boxRadius: CGFloat = 0
  package var selectionRadius: CGFloat = 0
  /// Above the first row, and below the last one.
  package var topMargin: CGFloat = 0
  package var bottomMargin: CGFloat = 0
  /// Before a section that follows another one, with and without a header.
  package var sectionGap: CGFloat = 0
  package var headerGap: CGFloat = 0
  /// Between rows.
  package var rowSpacing: CGFloat = 0
  package var hasSeparators = false
  /// Whether lines reach to the box's trailing edge.
  package var separatorsReachEdge = false
  package var hasStickyHeaders = false
  /// Whether every second row has a ground of its own.
  package var alternates = false
  /// The line around the list.
  package var border: ResolvedColor?

  package var background: ResolvedColor?
  package var rowBackground: ResolvedColor?
  package var alternateBackground = ResolvedColor.clear
  package var stickyBackground = ResolvedColor.clear
  package var separator = ResolvedColor.clear
  /// A selected row's ground, while the list has the keyboard and while not.
  package var selection = ResolvedColor.clear
  package var inactiveSelection = ResolvedColor.clear
  /// Texts on the first of these.
  package var selectedLabel: Color?
  /// The colour of labels' icons; `nil` for the texts'.
  package var iconColor: Color?
  package var headerFont: Font?
  package var prominentHeaderFont: Font?
  package var headerColor: Color?
  package var footerFont: Font?
  package var footerColor: Color?
  /// Whether a press selects at once, as with a mouse, or when it ends as a tap.
  package var selectsOnPress = false

  package init() {}
}

/// What modifiers say about one row of a list; what they leave open is the list's.
package struct ListRowTraits: Equatable {
  package var insets: EdgeInsets?
  package var topSeparator: Bool?
  package var bottomSeparator: Bool?
  package var topTint: Color?
  package var bottomTint: Color?
  package var isSelectionDisabled: Bool?
  package var isDeletionDisabled: Bool?

  package init() {}

  /// What the inner modifier says goes before what one around it says.
  func filled(with outer: ListRowTraits) -> ListRowTraits {
    var result = self
    result.insets = insets ?? outer.insets
    result.topSeparator = topSeparator ?? outer.topSeparator
    result.bottomSeparator = bottomSeparator ?? outer.bottomSeparator
    result.topTint = topTint ?? outer.topTint
    result.bottomTint = bottomTint ?? outer.bottomTint
    result.isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
    result.isDeletionDisabled = isDeletionDisabled ?? outer.isDeletionDisabled
    return result
  }
}
