import Foundation
import MartletPrimitives

/// A grid's answer to one proposal.
///
/// 1. The width is divided between the columns as a horizontal stack divides it between its children: a column is as
///    wide as the widest of its cells. Cells without a say in the width, and cells that span columns, are left out.
/// 2. Cells that span columns are offered these and what is left of the proposal. What one takes beyond its columns
///    widens each of them by the same.
/// 3. The height is divided between the rows as a vertical stack does it, with the columns' widths.
/// 4. Each cell is offered its columns and its row. In a row, and in a column, cells line up by their guides.
///
/// - Complexity: O(n log n) for n cells; each is measured at most six times for one proposal.
/// - Source: Apple, "Grid", "gridCellColumns(_:)", "gridCellUnsizedAxes(_:)", which say what decides about sizes; that
///   columns share like a stack's children is derived, there is no recorded run.
struct GridSolution {
  let layout: GridLayout
  let proposal: ProposedViewSize
  private(set) var placements: [ChildPlacement] = []
  private(set) var children: [ViewDimensions] = []
  private(set) var size: CGSize = .zero

  private let table: GridTable
  private var columns: [CGFloat] = []
  private var rows: [CGFloat] = []
  private let gaps: GridGaps

  init(layout: GridLayout, table: GridTable, gaps: GridGaps, proposal: ProposedViewSize) {
    self.layout = layout
    self.table = table
    self.gaps = gaps
    self.proposal = proposal
    guard !table.cells.isEmpty else { return }
    solveColumns()
    widenForSpanningCells()
    solveRows()
    place()
  }

  // MARK: 1.

  private mutating func solveColumns() {
    var cells: [[Int]] = Array(repeating: [], count: table.columnCount)
    for (index, cell) in table.cells.enumerated()
    where cell.columns.count == 1 && cell.isSized(along: .horizontal) {
      cells[cell.columns.lowerBound].append(index)
    }
    let tracks = cells.enumerated().map { column, cells in
      let key = alignment(ofColumn: column).key
      return GridTrack(axis: .horizontal, priority: priority(of: cells)) { [table] width in
        var span = GuideSpan()
        for index in cells {
          let cell = table.cells[index]
          let dimensions = cell.subview.dimensions(in: ProposedViewSize(width: width, height: nil))
          if cell.anchor == nil {
            span.add(dimensions, by: key)
          } else {
            span.addLoose(dimensions.width)
          }
        }
        return span.total
      }
    }
    columns = Self.solve(tracks, along: .horizontal, proposed: proposal.width, gaps: gaps.columns)
  }

  private func priority(of cells: [Int]) -> Double {
    let priorities = cells.map { table.cells[$0].subview.priority }.filter { !$0.isNaN }
    return priorities.max() ?? 0
  }

  private static func solve(
    _ tracks: [GridTrack], along axis: Axis, proposed: CGFloat?, gaps: [CGFloat]
  ) -> [CGFloat] {
    var solver = StackSolver(
      axis: axis, subviews: LayoutSubviews(tracks, layoutDirection: .leftToRight),
      measurements: StackMeasurements(crossProposal: nil, count: tracks.count))
    solver.solve(proposed: proposed, gaps: gaps)
    return solver.sizes.map { $0.length(along: axis) }
  }

  // MARK: 2.

  private mutating func widenForSpanningCells() {
    for cell in table.cells where cell.columns.count > 1 && cell.isSized(along: .horizontal) {
      let own = width(of: cell.columns)
      let offered = proposal.width.map { max(own, own + $0 - width(of: 0..<columns.count)) }
      let taken = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      guard taken > own else { continue }
      for column in cell.columns { columns[column] += (taken - own) / CGFloat(cell.columns.count) }
    }
  }

  private func width(of range: Range<Int>) -> CGFloat {
    var width: CGFloat = 0
    for column in range {
      width += columns[column]
      if column > range.lowerBound { width += gaps.columns[column - 1] }
    }
    return width.sanitizedLength
  }

  // MARK: 3.

  private mutating func solveRows() {
    let widths = table.cells.map { width(of: $0.columns) }
    let tracks = table.rows.map { row in
      let cells = row.cells.filter { table.cells[$0].isSized(along: .vertical) }
      let key = alignment(of: row).key
      return GridTrack(axis: .vertical, priority: priority(of: cells)) { [table] height in
        var span = GuideSpan()
        for index in cells {
          let cell = table.cells[index]
          let dimensions = cell.subview.dimensions(
            in: ProposedViewSize(width: widths[index], height: height))
          if cell.anchor == nil {
            span.add(dimensions, by: key)
          } else {
            span.addLoose(dimensions.height)
          }
        }
        return span.total
      }
    }
    rows = Self.solve(tracks, along: .vertical, proposed: proposal.height, gaps: gaps.rows)
  }

  // MARK: 4.

  private mutating func place() {
    let columnStarts = Self.starts(columns, gaps: gaps.columns)
    let rowStarts = Self.starts(rows, gaps: gaps.rows)
    let boxes = table.cells.map { cell in
      CGRect(
        x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row], width: width(of: cell.columns),
        height: rows[cell.row])
    }
    for (cell, box) in zip(table.cells, boxes) {
      children.append(cell.subview.dimensions(in: ProposedViewSize(box.size)))
    }
    let columnLines = columnLines()
    let rowLines = rowLines()
    for (index, cell) in table.cells.enumerated() {
      let box = boxes[index]
      let child = children[index]
      var origin = box.origin
      if let anchor = cell.anchor {
        origin.x += (box.width - child.width) * anchor.x
        origin.y += (box.height - child.height) * anchor.y
      } else {
        let horizontal = alignment(of: cell).key
        origin.x += (columnLines[index] ?? horizontal.place(in: box.size)) - child[horizontal]
        origin.y += (rowLines[cell.row] ?? 0) - child[alignment(of: table.rows[cell.row]).key]
      }
      placements.append(
        ChildPlacement(
          origin: CGPoint(x: origin.x.finiteOrZero, y: origin.y.finiteOrZero),
          proposal: ProposedViewSize(box.size)))
    }
    size =
      CGSize(
        width: width(of: 0..<columns.count),
        height: (rowStarts.last ?? 0) + (rows.last ?? 0)
      ).sanitizedSize
  }

  private static func starts(_ lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      starts.append(position)
      position += length
    }
    return starts
  }

  /// For each cell that stands in one column, the place of the column's guide in the column.
  private func columnLines() -> [Int: CGFloat] {
    var spans: [GuideSpan] = Array(repeating: GuideSpan(), count: columns.count)
    for (index, cell) in table.cells.enumerated() where cell.columns.count == 1 && cell.anchor == nil {
      spans[cell.columns.lowerBound].add(children[index], by: alignment(of: cell).key)
    }
    var lines: [Int: CGFloat] = [:]
    for (index, cell) in table.cells.enumerated() where cell.columns.count == 1 && cell.anchor == nil {
      let column = cell.columns.lowerBound
      let key = alignment(of: cell).key
      lines[index] = spans[column].before + key.rest(of: columns[column], beside: spans[column].length)
    }
    return lines
  }

  /// The place of each row's guide in the row.
  private func rowLines() -> [Int: CGFloat] {
    var lines: [Int: CGFloat] = [:]
    for (number, row) in table.rows.enumerated() {
      let key = alignment(of: row).key
      var span = GuideSpan()
      for index in row.cells where table.cells[index].anchor == nil { span.add(children[index], by: key) }
      if span.before.isFinite {
        lines[number] = span.before + key.rest(of: rows[number], beside: span.length)
      }
    }
    return lines
  }

  // MARK: Alignment

  private func alignment(ofColumn column: Int) -> HorizontalAlignment {
    table.columnAlignments[column] ?? layout.alignment.horizontal
  }

  /// A view outside of any row spans all columns and heeds none of them.
  private func alignment(of cell: GridTable.Cell) -> HorizontalAlignment {
    cell.subview[GridRowKey.self] == nil
      ? layout.alignment.horizontal : alignment(ofColumn: cell.columns.lowerBound)
  }

  private func alignment(of row: GridTable.Row) -> VerticalAlignment {
    row.alignment ?? layout.alignment.vertical
  }
}

extension AlignmentKey {
  /// Where the guide lies in a box of a size.
  fileprivate func place(in size: CGSize) -> CGFloat { defaultValue(in: ViewDimensions(size: size)) }

  /// What goes before a part of a length that is aligned in one of another length.
  fileprivate func rest(of whole: CGFloat, beside part: CGFloat) -> CGFloat {
    guard whole > part else { return 0 }
    func place(_ length: CGFloat) -> CGFloat { self.place(in: CGSize(width: length, height: length)) }
    return (place(whole) - place(part)).finiteOrZero
  }
}
