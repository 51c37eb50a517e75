import Foundation
import MartletLayout
import MartletPrimitives

extension View {
  /// The view, as a cell that spans several columns of its grid.
  ///
  /// - Source: Apple, "gridCellColumns(_:)".
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    let usable = min(max(count, 1), GridLimits.mostColumns)
    if usable != count {
      NumberCheck.report(
        "gridCellColumns", count, used: usable, "Use a number from 1 to \(GridLimits.mostColumns).")
    }
    return modifier(_LayoutValueModifier<GridCellColumnsKey>(value: usable))
  }

  /// The view, with a point of its own that lies on the same point of its cell, in place of the grid's alignment.
  ///
  /// - Source: Apple, "gridCellAnchor(_:)".
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_LayoutValueModifier<GridCellAnchorKey>(value: anchor))
  }

  /// The view, in a column whose cells line up by a guide, in place of the grid's alignment.
  ///
  /// One cell of the column says so for all; the first one wins.
  ///
  /// - Source: Apple, "gridColumnAlignment(_:)".
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_LayoutValueModifier<GridColumnAlignmentKey>(value: guide))
  }

  /// The view, without a say in the size of its column, row or both: it gets what the other cells take.
  ///
  /// - Source: Apple, "gridCellUnsizedAxes(_:)".
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_LayoutValueModifier<GridCellUnsizedAxesKey>(value: axes))
  }
}

/// How much of a grid there can be.
private enum GridLimits {
  /// The most columns that a cell spans: each of them is laid out, whether it has other cells or not.
  static let mostColumns = 1_000
}
