import Foundation

/// A place in the view tree: it has the identity that states hang on, and outlives the view values.
///
/// The class is public only because `View`'s hooks name it.
public class _ViewNode: _DependencyReader {
  /// Outlives its nodes: it unmounts them when it goes.
  package final unowned(unsafe) let host: ViewHost
  package final unowned(unsafe) let parent: _ViewNode?
  /// The distance from the root; parents are updated before their children.
  package final let depth: Int
  /// What this node's view inherits.
  ///
  /// Nodes that set values hand another scope to their children.
  package final let environment: EnvironmentScope
  /// The nearest node above that decides about animations.
  package final let transactionScope: TransactionScope?

  /// Keys that this node read.
  final var readMask: EnvironmentMask = 0
  /// Keys that this node or one below read; never shrinks.
  final var subtreeReadMask: EnvironmentMask = 0
  /// The preferences that this node or one below sets; never shrinks.
  final var subtreePreferences: PreferenceMask = 0
  final var updateState: UpdateState = .clean
  package final var isMounted = true

  enum UpdateState: UInt8 {
    case clean
    /// A binding's box may have another value.
    case check
    case dirty
  }

  init(
    parent: _ViewNode, environment: EnvironmentScope? = nil, transactionScope: TransactionScope? = nil
  ) {
    host = parent.host
    self.parent = parent
    depth = parent.depth + 1
    self.environment = environment ?? parent.childEnvironment
    self.transactionScope = transactionScope ?? parent.childTransactionScope
    super.init()
    if StackRoom.isUsedUp(host.stackFloor) { StackRoom.fail(at: parent) }
  }

  /// The root.
  init(host: ViewHost, environment: EnvironmentScope) {
    self.host = host
    parent = nil
    depth = 0
    self.environment = environment
    transactionScope = nil
    super.init()
  }

  /// What the children inherit.
  package var childEnvironment: EnvironmentScope { environment }
  package var childTransactionScope: TransactionScope? { transactionScope }

  // MARK: Structure

  /// Adds the elements that this part of the tree gives its container, in order.
  package func appendElements(to list: inout [ElementNode]) {}

  /// Adds the same elements as `appendElements`, with what containers such as lists want to know of them.
  package func appendOutline(to outline: inout ContentOutline) {
    var list: [ElementNode] = []
    appendElements(to: &list)
    for element in list { outline.append(element) }
  }

  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Whether this counts as a view also while it has no elements, because its type tells nothing: an `AnyView`.
  package var isOneViewThoughEmpty: Bool { false }

  /// Whether a `ForEach` below makes its rows only when asked for; `nil` if a node further up decides.
  package var buildsRowsLazily: Bool? { nil }

  /// The children's elements are not the ones they were.
  package final func structureChanged() {
    var node: _ViewNode? = self
    while let current = node {
      if current.childElementsChanged() { return }
      node = current.parent
    }
  }

  /// Returns true if the change ends here, because this node is a container of elements.
  package func childElementsChanged() -> Bool { false }

  /// Takes the node and all below out of the tree for good.
  package func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    dropSources()
  }

  // MARK: Dependencies

  /// Evaluates anew what depends on a changed value.
  package func refresh() {}

  package final func markDirty() {
    guard isMounted, updateState != .dirty else { return }
    let wasQueued = updateState == .check
    updateState = .dirty
    if !wasQueued { enqueue() }
  }

  private final func enqueue() {
    host.updates.enqueue(self)
    // The host would not know, because the state is another's.
    if let running = ThreadContext.existing?.updatingHost, running !== host {
      host.changedElsewhere(under: running.updates.transaction)
    }
  }

  override package final func dependencyChanged() { markDirty() }

  override package final func dependencyMayHaveChanged() {
    guard isMounted, updateState == .clean else { return }
    updateState = .check
    enqueue()
  }

  override package final func recordEnvironmentRead(_ bit: EnvironmentMask) {
    readMask |= bit
    var node: _ViewNode? = self
    while let current = node, current.subtreeReadMask & bit != bit {
      current.subtreeReadMask |= bit
      node = current.parent
    }
  }

  /// Marks the nodes below that read one of the keys.
  package final func environmentChanged(_ keys: EnvironmentMask) {
    forEachChild { child in
      guard child.subtreeReadMask & keys != 0 else { return }
      if child.readMask & keys != 0 { child.environmentValueChanged(keys) }
      child.environmentChanged(keys)
    }
  }

  /// A value that this node read has changed.
  package func environmentValueChanged(_ keys: EnvironmentMask) { markDirty() }

  /// The transaction that a change of this node happens under.
  package final var transaction: Transaction {
    var result = host.updates.transaction
    transactionScope?.apply(to: &result)
    return result
  }

  // MARK: Preferences

  /// What this node itself says about a key's value: a `PreferenceWriting`.
  func ownPreference(_ key: ObjectIdentifier) -> AnyObject? { nil }

  /// A view below sets another value for keys; returns true if that ends here.
  func preferencesBelowChanged(_ bits: PreferenceMask) -> Bool { false }

  /// Collects the value of the preference that this node watches.
  func collectPreference() {}

  /// Whether the views around get the preferences from here.
  package var passesPreferences: Bool { true }

  // MARK: Names

  /// The view's type, for messages and dumps.
  package var viewName: String { "\(type(of: self))" }

  /// The nearest view that the user wrote; the nearest of the engine's where there is none.
  override package var ownerDescription: String {
    var node: _ViewNode? = self
    var nearest: String?
    while let current = node {
      if current.isUsersView, let name = current.compositeName { return name }
      if nearest == nil { nearest = current.compositeName }
      node = current.parent
    }
    return nearest ?? "the root view"
  }

  package var compositeName: String? { nil }
  /// Whether somebody who uses the framework wrote the view.
  package var isUsersView: Bool { false }
}

/// Changes the transaction for the views below a node.
package class TransactionScope {
  package final let parent: TransactionScope?
  /// Whether this scope, or one around it, has a say in every update.
  final let isLasting: Bool

  init(parent: TransactionScope?, isLasting: Bool = false) {
    self.parent = parent
    self.isLasting = isLasting || parent?.isLasting == true
  }

  /// An update reaches a view inside: a scope with a say in each of them has it now.
  final func updateReaches(_ host: ViewHost) {
    guard isLasting else { return }
    var transaction = host.updates.transaction
    apply(to: &transaction)
  }

  /// Applies the outer scopes, then this one, so that the innermost wins (fact n215).
  package func apply(to transaction: inout Transaction) {
    parent?.apply(to: &transaction)
  }
}
