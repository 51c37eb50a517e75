import Foundation

/// Where a binding's value lives.
///
/// Public only because `Binding` stores it; nothing outside the package can name a member.
open class _BindingLocation<Value>: DependencySource {
  override init() {}

  /// The value; recorded as read when a body is being evaluated.
  package func get() -> Value {
    preconditionFailure("_BindingLocation is abstract")
  }

  package func set(_ value: Value, transaction: Transaction) {
    preconditionFailure("_BindingLocation is abstract")
  }

  /// Whether a new object stands for the same place each time the view is made, so that the
  /// receiving node keeps a box.
  package var isTransient: Bool { false }

  /// Whether both stand for the same place.
  package func isSamePlace(as other: _BindingLocation<Value>) -> Bool {
    self === other
  }
}

/// A place described by two closures.
final class ClosureLocation<Value>: _BindingLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value {
    BindingNesting.enter("getter reads")
    defer { BindingNesting.leave() }
    return getter()
  }

  override func set(_ value: Value, transaction: Transaction) {
    BindingNesting.enter("setter writes")
    defer { BindingNesting.leave() }
    setter(value, transaction)
  }

  override var isTransient: Bool { true }
}

/// Finds bindings whose closures call themselves, before they run out of stack and end without a word.
enum BindingNesting {
  /// More than bindings made of bindings ever need, and few enough for the stack of any thread.
  private static let limit = 100

  static func enter(_ deed: StaticString) {
    let context = ThreadContext.current
    context.bindingDepth += 1
    guard context.bindingDepth > limit else { return }
    let owner = context.reader.map { " Look in \($0.ownerDescription)." } ?? ""
    Diagnostics.stop(
      "A binding's \(deed) the same binding, without end. Let its closures read and write the state that "
        + "the binding stands for, not the binding.\(owner)")
  }

  static func leave() {
    ThreadContext.existing?.bindingDepth -= 1
  }
}

extension Binding {
  /// A binding from closures that stay on the main actor.
  package static func between(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) -> Binding<Value> {
    Binding(location: ClosureLocation(get: get, set: set))
  }
}

/// A place that never changes.
final class ConstantLocation<Value>: _BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func set(_ value: Value, transaction: Transaction) {}

  /// Made anew with each view, so the receiving node compares the value.
  override var isTransient: Bool { true }
}

/// A part of another place.
final class ProjectedLocation<Root, Value>: _BindingLocation<Value> {
  private let root: _BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(root: _BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = Evaluation.untracked { root.get() }
    whole[keyPath: keyPath] = value
    root.set(whole, transaction: transaction)
  }

  override var isTransient: Bool { true }

  override func isSamePlace(as other: _BindingLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSamePlace(as: other.root)
  }
}

/// The stable stand-in, kept by the node that receives a transient binding.
///
/// It always adopts the newest closures, so that a setter never writes to a row that is gone, and it
/// is the dependent of whatever the getter reads: a view is evaluated only if the value it got differs.
final class BindingBox<Value>: _BindingLocation<Value> {
  /// Reads in the getter are recorded for this.
  private final class GetterReader: _DependencyReader {
    unowned(unsafe) var box: BindingBox<Value>?
    unowned(unsafe) let owner: _DependencyReader

    init(owner: _DependencyReader) {
      self.owner = owner
    }

    override func dependencyChanged() { box?.markStale() }
    override func dependencyMayHaveChanged() { box?.markStale() }
    override func recordEnvironmentRead(_ bit: EnvironmentMask) { owner.recordEnvironmentRead(bit) }
    override var ownerDescription: String { owner.ownerDescription }
  }

  private var source: _BindingLocation<Value>
  private let reader: GetterReader
  /// What a body last got; `nil` when none has asked.
  private var recorded: Value?
  private var isStale = false
  /// The node that keeps the box, until it goes.
  private unowned(unsafe) var owner: _ViewNode?

  init(source: _BindingLocation<Value>, owner: _DependencyReader) {
    self.source = source
    reader = GetterReader(owner: owner)
    self.owner = owner as? _ViewNode
    super.init()
    reader.box = self
  }

  func adopt(_ newSource: _BindingLocation<Value>) {
    if source === newSource { return }
    source = newSource
    guard recorded != nil, hasReaders else { return }
    isStale = true
    revalidate()
  }

  override func get() -> Value {
    guard let current = Evaluation.current else { return source.get() }
    recordRead(by: current)
    let value = evaluate()
    recorded = value
    isStale = false
    return value
  }

  override func set(_ value: Value, transaction: Transaction) {
    source.set(value, transaction: transaction)
  }

  private func evaluate() -> Value {
    guard let queue = owner?.host.updateQueue else { return reader.trackingAnew { source.get() } }
    return reader.trackingAnew { reader.observing(on: queue) { source.get() } }
  }

  private func markStale() {
    guard !isStale else { return }
    isStale = true
    notifyMayHaveChanged()
  }

  override func revalidate() {
    guard isStale else { return }
    isStale = false
    guard let old = recorded else { return }
    let new = evaluate()
    if ValueComparison.areEqual(old, new) { return }
    recorded = new
    notifyChanged()
  }

  func detach() {
    owner = nil
    reader.dropSources()
  }
}
