import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// How a grid divides its width and height.
///
/// Expected values are derived by hand from Apple's "Grid": columns are as wide as their widest cells, and flexible
/// ones share what is left.
struct GridLayoutTests {
  private final class RowID {}

  /// A node that stands in a row.
  private func cell(
    _ node: TestNode, _ row: RowID, columns: Int = 1, alignment: VerticalAlignment? = nil
  ) -> TestNode {
    node.values[ObjectIdentifier(GridRowKey.self)] = GridRowTraits(
      row: ObjectIdentifier(row), alignment: alignment)
    if columns != 1 { node.values[ObjectIdentifier(GridCellColumnsKey.self)] = columns }
    return node
  }

  private func grid(
    _ rows: [[TestNode]], alignment: Alignment = .center, spacing: CGFloat? = 0,
    direction: LayoutDirection = .leftToRight
  ) -> ContainerNode<GridLayout> {
    var nodes: [TestNode] = []
    var owners: [RowID] = []
    for row in rows {
      let owner = RowID()
      owners.append(owner)
      nodes += row.map { node in
        let key = ObjectIdentifier(GridRowKey.self)
        return node.values[key] == nil ? cell(node, owner) : node
      }
    }
    defer { withExtendedLifetime(owners) {} }
    return ContainerNode(
      GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing), nodes,
      direction: direction)
  }

  @Test func aColumnIsAsWideAsItsWidestCell() {
    let rows = [[fixed(10), fixed(50)], [fixed(30), fixed(20)]]
    let grid = grid(rows, alignment: .topLeading)
    #expect(grid.sizeThatFits(ProposedViewSize(width: 300, height: 300)) == CGSize(width: 80, height: 20))
    grid.laidOut(300, 300)
    #expect(rows[0].map(\.frame.minX) == [0, 30])
    #expect(rows[1].map(\.frame.minX) == [0, 30])
    #expect(rows[1].map(\.frame.minY) == [10, 10])
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let rows = [[greedy(), fixed(60), greedy()], [fixed(20), greedy(), fixed(20)]]
    grid(rows).laidOut(300, 100)
    // All three are boundlessly flexible; the one with the larger minimum, 60, goes first (fact n051).
    #expect(rows[0].map(\.frame.width) == [100, 60, 100])
    #expect(rows[1][1].frame.width == 100)
  }

  @Test func spacingComesOffFirst() {
    let rows = [[greedy(), greedy()]]
    let grid = grid(rows, spacing: 20)
    grid.laidOut(220, 50)
    #expect(rows[0].map(\.frame.width) == [100, 100])
    #expect(rows[0].map(\.frame.minX) == [0, 120])
  }

  @Test func withoutSpacingTheCellsDecide() {
    let rows = [[fixed(10), fixed(10)], [fixed(10), fixed(10)]]
    #expect(grid(rows, spacing: nil).sizeThatFits(.unspecified) == CGSize(width: 28, height: 28))  // n038
    let texts = [[text(40)], [text(40)]]
    #expect(grid(texts, spacing: nil).sizeThatFits(.unspecified).height == 42)  // n039
  }

  @Test func aCellThatSpansColumnsGetsThem() {
    let owner = RowID()
    let wide = cell(greedy(), owner, columns: 2)
    let rows = [[fixed(40), fixed(60)], [wide]]
    let grid = grid(rows)
    grid.laidOut(100, 100)
    #expect(wide.frame.width == 100)
    withExtendedLifetime(owner) {}
  }

  @Test func aCellThatSpansColumnsWidensThem() {
    let owner = RowID()
    let wide = cell(fixed(140), owner, columns: 2)
    let rows = [[fixed(40), fixed(60)], [wide]]
    let grid = grid(rows, alignment: .topLeading)
    #expect(grid.sizeThatFits(.unspecified).width == 140)
    grid.laidOut(nil, nil)
    // 40 more than the columns have: 20 for each.
    #expect(rows[0].map(\.frame.minX) == [0, 60])
    withExtendedLifetime(owner) {}
  }

  @Test func aMillionColumnsAreAsCheapAsTwo() {
    let owner = RowID()
    let cells = [cell(fixed(30), owner, columns: 1_000_000), cell(fixed(20), owner, columns: .max)]
    let grid = ContainerNode(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), cells)
    #expect(grid.sizeThatFits(.unspecified) == CGSize(width: 50, height: 10))
    withExtendedLifetime(owner) {}
  }

  @Test func aViewOutsideOfRowsSpansAll() {
    let line = greedy().frame(height: 1)
    let cells = [[fixed(40), fixed(60)]]
    let owner = RowID()
    let nodes = [cell(cells[0][0], owner), cell(cells[0][1], owner), line]
    let grid = ContainerNode(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), nodes)
    grid.laidOut(300, 100)
    // It is as flexible as any other, so the grid takes all there is.
    #expect(line.frame == CGRect(x: 0, y: 10, width: 300, height: 1))
    line.values[ObjectIdentifier(GridCellUnsizedAxesKey.self)] = Axis.Set.horizontal
    let unsized = ContainerNode(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), nodes)
    unsized.laidOut(300, 100)
    #expect(line.frame == CGRect(x: 0, y: 10, width: 100, height: 1))
    withExtendedLifetime(owner) {}
  }

  @Test func aCellWithoutASayInTheSizeFillsItsPlace() {
    let empty = greedy()
    empty.values[ObjectIdentifier(GridCellUnsizedAxesKey.self)] = [.horizontal, .vertical] as Axis.Set
    let rows = [[fixed(40), fixed(60)], [empty, fixed(20)]]
    let grid = grid(rows)
    #expect(grid.sizeThatFits(ProposedViewSize(width: 300, height: 300)) == CGSize(width: 100, height: 20))
    grid.laidOut(300, 300)
    #expect(empty.frame == CGRect(x: 0, y: 10, width: 40, height: 10))
  }

  @Test func cellsAreAlignedInTheirSpace() {
    let rows = [[fixed(10, 10), fixed(60, 40)], [fixed(50, 10), fixed(20, 10)]]
    grid(rows, alignment: .bottomTrailing).laidOut(nil, nil)
    #expect(rows[0][0].frame == CGRect(x: 40, y: 30, width: 10, height: 10))
    #expect(rows[1][1].frame == CGRect(x: 90, y: 40, width: 20, height: 10))
  }

  @Test func aRowMayHaveAnAlignmentOfItsOwn() {
    let owner = RowID()
    let cells = [cell(fixed(10, 10), owner, alignment: .top), cell(fixed(10, 30), owner, alignment: .top)]
    grid([cells]).laidOut(nil, nil)
    #expect(cells[0].frame.minY == 0)
    withExtendedLifetime(owner) {}
  }

  @Test func aColumnMayHaveAnAlignmentOfItsOwn() {
    let leading = fixed(10)
    leading.values[ObjectIdentifier(GridColumnAlignmentKey.self)] = HorizontalAlignment.trailing
    let rows = [[fixed(30), fixed(10)], [leading, fixed(50)]]
    grid(rows, alignment: .leading).laidOut(nil, nil)
    #expect(leading.frame.minX == 20)
    #expect(rows[0][1].frame.minX == 30)
  }

  @Test func anAnchorReplacesTheAlignment() {
    let small = fixed(10, 10)
    small.values[ObjectIdentifier(GridCellAnchorKey.self)] = UnitPoint(x: 0.25, y: 1)
    let rows = [[small, fixed(10, 50)], [fixed(50, 10), fixed(10, 10)]]
    grid(rows).laidOut(nil, nil)
    #expect(small.frame == CGRect(x: 10, y: 40, width: 10, height: 10))
  }

  @Test func baselinesOfARowMeet() {
    let rows = [[text(40, baseline: 16), text(40, baseline: 10)]]
    grid(rows, alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)).laidOut(nil, nil)
    #expect(rows[0].map(\.frame.minY) == [0, 6])
  }

  @Test func rightToLeftIsMirrored() {
    let rows = [[fixed(10), fixed(50)]]
    grid(rows, alignment: .topLeading, direction: .rightToLeft).laidOut(nil, nil)
    #expect(rows[0].map(\.frame.minX) == [50, 0])
  }

  @Test func rowsShareTheHeightLikeAColumnDoes() {
    let rows = [[greedy(), fixed(10, 30)], [greedy(), fixed(10, 10)]]
    grid(rows).laidOut(100, 200)
    #expect(rows[0][0].frame.height == 100)
    #expect(rows[1][0].frame.height == 100)
  }

  @Test func eachCellIsMeasuredABoundedNumberOfTimes() {
    let cells = (0..<40).map { _ in text(100, longestWord: 20) }
    let rows = stride(from: 0, to: 40, by: 4).map { Array(cells[$0..<$0 + 4]) }
    let grid = grid(rows)
    for cell in cells { cell.resetCounts() }
    grid.laidOut(200, 300)
    #expect(cells.allSatisfy { $0.measureCount <= 9 }, "\(cells.map(\.measureCount))")
  }

  @Test func badLengthsNeitherCrashNorSpread() {
    let bad: [CGFloat?] = [nil, 0, -5, .nan, .infinity]
    for width in bad {
      for height in bad {
        let rows = [[fixed(.nan, -3), greedy()], [fixed(.infinity), fixed(10)], [spacer(nil)]]
        for spacing in [nil, -3, CGFloat.nan, .infinity] {
          let size = grid(rows, spacing: spacing).laidOut(width, height)
            .sizeThatFits(ProposedViewSize(width: width, height: height))
          #expect(size.width >= 0 && size.height >= 0)
        }
      }
    }
    #expect(grid([]).sizeThatFits(.unspecified) == .zero)
  }
}
