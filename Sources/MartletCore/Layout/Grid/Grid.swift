import Foundation
import MartletLayout
import MartletPrimitives

/// Views in rows and columns that are as large as their cells.
///
/// Each `GridRow` is a row; a view outside of any is a row by itself, across all columns.
///
/// - Source: Apple, "Grid"; the algorithm is that of `GridLayout`.
nonisolated public struct Grid<Content: View>: LayoutView {
  package let arrangement: GridLayout
  package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: how cells lie in the space of their row and column.
  ///   - horizontalSpacing: between columns, in points; `nil` leaves it to the cells.
  ///   - verticalSpacing: between rows, in points; `nil` leaves it to the cells.
  ///   - content: rows, and views between them.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// A row of a grid.
///
/// In another container its views stand for themselves, as those of a `Group` do.
///
/// - Source: Apple, "GridRow".
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  private typealias Cells = ModifiedContent<Content, _GridCellModifier>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the cells line up; `nil` leaves it to the grid.
  ///   - content: the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node that tells one row from the next.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = GridRowNode(alignment: view.alignment, parent: parent)
    node.child = Cells._makeNode(Cells(content: view.content, modifier: _GridCellModifier()), parent: node)
    return node
  }

  /// Updates alignment and cells.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: GridRowNode.self)
    node.setAlignment(view.alignment)
    guard let child = node.child else { return }
    Cells._updateNode(child, with: Cells(content: view.content, modifier: _GridCellModifier()))
  }

  /// As many as the content has.
  public static var _elementCount: Int? { Content._elementCount }
}

/// The identity of a row.
final class GridRowNode: PassingNode {
  private(set) var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?, parent: _ViewNode) {
    self.alignment = alignment
    super.init(parent: parent)
  }

  func setAlignment(_ new: VerticalAlignment?) {
    guard alignment != new else { return }
    alignment = new
    var cells: [ElementNode] = []
    appendElements(to: &cells)
    for cell in cells { cell.invalidateLayout() }
  }

  override var viewName: String { "GridRow" }
}

/// Tells the grid in which row a view stands.
nonisolated struct _GridCellModifier: ElementModifier {
  package var modifierName: String { "cell" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    GridCellElement(modifier, parent: parent)
  }
}

final class GridCellElement: ModifierElement<_GridCellModifier> {
  private unowned(unsafe) let row: GridRowNode?

  override init(_ modifier: _GridCellModifier, parent: _ViewNode) {
    var node: _ViewNode? = parent
    while let current = node, !(current is GridRowNode) { node = current.parent }
    row = node as? GridRowNode
    super.init(modifier, parent: parent)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridRowKey.self), let row else { return super.layoutValue(key) }
    return GridRowTraits(row: ObjectIdentifier(row), alignment: row.alignment)
  }
}
