import Foundation
import MartletPrimitives

/// The row of a grid that a view belongs to.
package struct GridRowTraits {
  /// What tells one row from the next.
  package let row: ObjectIdentifier
  /// The guide by which the row's cells line up; `nil` leaves it to the grid.
  package let alignment: VerticalAlignment?

  package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
    self.row = row
    self.alignment = alignment
  }
}

/// In which row a view stands; a view in none is a row by itself.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowTraits? { nil }
}

/// How many columns a cell spans.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The point of a cell that its view lies on, in place of the alignment.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell has no say in the size of its column and row.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// The guide by which the cells of a view's column line up.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}
