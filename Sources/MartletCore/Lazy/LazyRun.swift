import MartletLayout

/// Something that makes rows when they are asked for: a `ForEach` in a lazy container.
package protocol LazyRowSource: _ViewNode {
  /// How many entries there are; each gives any number of rows, mostly one.
  var rowCount: Int { get }
  /// How many of them exist.
  var madeRowCount: Int { get }
  /// What is known of the entries' lengths.
  var lengths: RowLengths { get }
  /// The node of an entry, made if it does not exist.
  func makeRow(at index: Int) -> RowScopeNode
  /// The node of an entry, if it exists.
  func existingRow(at index: Int) -> RowScopeNode?
  /// Where the node of an entry stands now; `nil` if it belongs to none.
  func index(of row: _ViewNode) -> Int?
  /// Takes a node away that came too far out of sight.
  func discardRow(_ row: _ViewNode)
  /// The id of an entry.
  func rowID(at index: Int) -> AnyHashable
  /// The entry with an id.
  ///
  /// - Complexity: O(n).
  func index(ofID id: AnyHashable) -> Int?
  /// The first entry that does not exist and would hold a view with an id of the app's own.
  ///
  /// - Complexity: O(n); makes the values of the entries up to that one, if their type may hold an id.
  func index(ofRowNotBuiltWithID id: AnyHashable) -> Int?
  /// The first element of the child with an id, where all children exist.
  func madeElement(ofID id: AnyHashable) -> ElementNode?
  /// An entry turned out to hold sections or runs of its own: all entries are made, so that these can be listed.
  func makeAllRows()
}

/// Puts an element of its own around each row, made and dropped with the row: a modifier around a `ForEach`.
package protocol RowDecorator: _ViewNode {
  func decorate(_ element: ElementNode) -> ElementNode
  func undecorate(_ element: ElementNode)
}

/// Rows that are made when they come into view.
package struct LazyRun {
  package let source: any LazyRowSource
  /// From the inside out.
  package var decorators: [any RowDecorator] = []
  /// What deletes entries of the run, if the user may.
  package var delete: RowDeletion?

  package init(source: any LazyRowSource) {
    self.source = source
  }
}

/// The place of one entry of a `ForEach` in a lazy container.
///
/// It has an environment of its own, through which the container tells the row about its state.
package final class RowScopeNode: PassingNode, RowEnvironment {
  private let scope: EnvironmentScope

  override init(parent: _ViewNode) {
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(parent: parent)
  }

  override package var childEnvironment: EnvironmentScope { scope }

  package func setRowEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    replaceRowEnvironment(of: scope, change)
  }

  override package func appendOutline(to outline: inout ContentOutline) {
    outline.within(self) { child?.appendOutline(to: &$0) }
  }

  override package var viewName: String { "row" }
}

/// A node that can tell what is inside about the state of the row it is in.
package protocol RowEnvironment: _ViewNode {
  func setRowEnvironment(_ change: (inout EnvironmentValues) -> Void)
}

extension RowEnvironment {
  func replaceRowEnvironment(of scope: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: environment)
    change(&values)
    let changed = scope.replace(with: values.overrides)
    if changed != 0 { environmentChanged(changed) }
  }
}

/// Where containers ask for the node through which a row is told about its state.
package enum RowEnvironmentKey: LayoutValueKey {
  package static var defaultValue: (any RowEnvironment)? { nil }
}

/// A part of a lazy container in which all rows exist from the start, such as a section's header.
final class EagerRowsNode: PassingNode, RowEnvironment {
  private let scope: EnvironmentScope

  override init(parent: _ViewNode) {
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(parent: parent)
  }

  override var childEnvironment: EnvironmentScope { scope }
  override var buildsRowsLazily: Bool? { false }

  func setRowEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    replaceRowEnvironment(of: scope, change)
  }
}

extension _ViewNode {
  /// Whether a `ForEach` below this node makes its rows only when they are asked for.
  final var isInLazyContainer: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if let answer = current.buildsRowsLazily { return answer }
      node = current.parent
    }
    return false
  }

  /// Tells the actions inside that the row around them has come into view or has left it, while its node stays.
  final func rowShownChanged(_ isShown: Bool) {
    (self as? any RowFollowing)?.rowAroundChanged(isShown)
    forEachChild { $0.rowShownChanged(isShown) }
  }
}
