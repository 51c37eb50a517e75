import Foundation
import MartletPrimitives

/// The distances between a grid's columns and between its rows, one fewer than there are of them.
///
/// Without a length of its own each gap is the largest distance that two cells beside it want to be apart.
struct GridGaps {
  let columns: [CGFloat]
  let rows: [CGFloat]

  init(_ table: GridTable, horizontal: CGFloat?, vertical: CGFloat?) {
    let columnGaps = max(table.columnCount - 1, 0)
    let rowGaps = max(table.rows.count - 1, 0)
    if let horizontal {
      columns = Array(repeating: horizontal.finiteOrZero, count: columnGaps)
    } else {
      columns = Self.columnGaps(table, count: columnGaps)
    }
    if let vertical {
      rows = Array(repeating: vertical.finiteOrZero, count: rowGaps)
    } else {
      rows = (0..<rowGaps).map { Self.gap(below: table.rows[$0], above: table.rows[$0 + 1], table) }
    }
  }

  private static func columnGaps(_ table: GridTable, count: Int) -> [CGFloat] {
    var gaps: [CGFloat?] = Array(repeating: nil, count: count)
    for row in table.rows {
      for (left, right) in zip(row.cells, row.cells.dropFirst()) {
        let index = table.cells[right].columns.lowerBound - 1
        guard gaps.indices.contains(index) else { continue }
        let spacing = table.cells[left].subview.spacing
        let distance = spacing.distance(to: table.cells[right].subview.spacing, along: .horizontal)
        gaps[index] = max(gaps[index] ?? distance, distance)
      }
    }
    return gaps.map { ($0 ?? EdgeSpacing.standardDistance).finiteOrZero }
  }

  private static func gap(
    below upper: GridTable.Row, above lower: GridTable.Row, _ table: GridTable
  ) -> CGFloat {
    // Both rows' cells are in the order of their columns.
    var distance: CGFloat?
    var second = lower.cells.lowerBound
    for first in upper.cells {
      let columns = table.cells[first].columns
      while second < lower.cells.upperBound,
        table.cells[second].columns.upperBound <= columns.lowerBound
      {
        second += 1
      }
      var index = second
      while index < lower.cells.upperBound,
        table.cells[index].columns.lowerBound < columns.upperBound
      {
        let own = table.cells[first].subview.spacing.distance(
          to: table.cells[index].subview.spacing, along: .vertical)
        distance = max(distance ?? own, own)
        index += 1
      }
    }
    return (distance ?? EdgeSpacing.standardDistance).finiteOrZero
  }
}
