import Foundation
import MartletPrimitives

/// Which child of a grid stands where.
///
/// Columns in which no cell begins are left out: what spans them spans the ones around, so that a cell that spans a
/// million columns costs no more than one that spans two.
struct GridTable {
  /// One child.
  struct Cell {
    let subview: LayoutSubview
    let row: Int
    /// The columns it spans, the first one for a cell that stands in one only.
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    func isSized(along axis: Axis) -> Bool { !unsizedAxes.contains(axis) }
  }

  /// A row's cells, and the guide by which they line up.
  struct Row {
    var cells: Range<Int>
    let alignment: VerticalAlignment?
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// The guides of columns that have one of their own.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  /// Puts each child into its row and columns.
  ///
  /// 1. The children of a `GridRow` follow each other; a child outside of any is a row that spans all columns.
  /// 2. Columns are numbered by the cells that begin in them.
  ///
  /// - Complexity: O(n log n) for n children, however many columns they span.
  init(_ subviews: LayoutSubviews) {
    // 1.
    var row: ObjectIdentifier?
    var column = 0
    var spans: [Range<Int>?] = []
    for subview in subviews {
      let traits = subview[GridRowKey.self]
      if traits == nil || traits?.row != row {
        row = traits?.row
        column = 0
        rows.append(Row(cells: cells.count..<cells.count, alignment: traits?.alignment))
      }
      cells.append(
        Cell(
          subview: subview, row: rows.count - 1, columns: 0..<1, anchor: subview[GridCellAnchorKey.self],
          unsizedAxes: subview[GridCellUnsizedAxesKey.self]))
      rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<cells.count
      guard traits != nil else {
        spans.append(nil)
        continue
      }
      // Columns beyond any that could be counted are one.
      let (end, isTooFar) = column.addingReportingOverflow(max(subview[GridCellColumnsKey.self], 1))
      spans.append(column..<(isTooFar ? .max : end))
      column = isTooFar ? .max - 1 : end
    }
    // 2.
    let starts = Set(spans.compactMap { $0?.lowerBound }).sorted()
    columnCount = max(starts.count, cells.isEmpty ? 0 : 1)
    for (index, span) in spans.enumerated() {
      guard let span else {
        cells[index].columns = 0..<columnCount
        continue
      }
      let first = Self.count(of: starts, below: span.lowerBound)
      let end = Self.count(of: starts, below: span.upperBound)
      cells[index].columns = first..<max(end, first + 1)
      if let alignment = cells[index].subview[GridColumnAlignmentKey.self] {
        columnAlignments[first] = columnAlignments[first] ?? alignment
      }
    }
  }

  /// How many of the sorted numbers are less than another.
  private static func count(of sorted: [Int], below number: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
