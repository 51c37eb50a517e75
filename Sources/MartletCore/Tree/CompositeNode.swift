import Foundation

/// The node of a view with a body: keeps its dynamic properties and evaluates the body when needed.
final class CompositeNode<V: View>: _ViewNode {
  private var view: V
  private let plan: DynamicPropertyPlan
  private var slots: [AnyObject?]
  private var child: _ViewNode?
  /// Kept track of once somebody asks what changes.
  private var changes = BodyChanges(isFirst: true)

  init(_ view: V, parent: _ViewNode) {
    self.view = view
    plan = DynamicPropertyPlan.plan(for: V.self)
    slots = plan.fields.isEmpty ? [] : Array(repeating: nil, count: plan.fields.count)
    super.init(parent: parent)
    attach()
    child = V.Body._makeNode(evaluateBody(reason: "appears"), parent: self)
  }

  func update(with new: V) {
    host.counters.comparisons += 1
    let isEqual: Bool = withUnsafePointer(to: view) { old in
      withUnsafePointer(to: new) { plan.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
    if isEqual, plan.fields.isEmpty { return }
    if !isEqual, ChangePrinting.isUsed { noteNewValue(new) }
    view = new
    // Even if the body is skipped, bindings adopt the newest closures.
    attach()
    if !isEqual {
      updateState = .clean
      evaluate(reason: "has a new value")
    }
  }

  override func refresh() {
    evaluate(reason: "depends on what changed")
  }

  private func attach() {
    guard !plan.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) {
      plan.attach(UnsafeMutableRawPointer($0), slots: &slots, owner: self)
    }
  }

  private func prepare() {
    guard !plan.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) {
      plan.prepare(UnsafeMutableRawPointer($0), slots: slots)
    }
  }

  private func evaluate(reason: StaticString) {
    let body = evaluateBody(reason: reason)
    if let child { V.Body._updateNode(child, with: body) }
  }

  private func evaluateBody(reason: StaticString) -> V.Body {
    host.counters.bodies += 1
    if StackRoom.isUsedUp(host.stackFloor) { StackRoom.fail(at: self) }
    if Trace.updates { Trace.print("body of \(V.self) \(reason)") }
    defer { changes = BodyChanges() }
    return trackingAnew {
      prepare()
      return observing(on: host.updateQueue) { BodyEvaluation.body(of: view) }
    }
  }

  // MARK: What changed

  private func noteNewValue(_ new: V) {
    changes.isViewNew = true
    withUnsafePointer(to: view) { old in
      withUnsafePointer(to: new) {
        changes.newFields.formUnion(plan.differingFields(UnsafeRawPointer(old), UnsafeRawPointer($0)))
      }
    }
  }

  override package func dependencyChanged(by source: DependencySource) {
    if ChangePrinting.isUsed { changes.sources.insert(ObjectIdentifier(source)) }
    super.dependencyChanged(by: source)
  }

  override package func observedPropertyChanged() {
    changes.hasObserved = true
    super.observedPropertyChanged()
  }

  override package func environmentValueChanged(_ keys: EnvironmentMask) {
    changes.environment |= keys
    super.environmentValueChanged(keys)
  }

  /// What has changed since the last evaluation, as `_printChanges()` calls it; asked within an evaluation.
  var changedNames: [String] {
    if changes.isFirst {
      return plan.fields.isEmpty ? ["@self"] : ["@self", "@identity"] + plan.fields.map(\.name)
    }
    var names = changes.isViewNew ? ["@self"] : []
    withUnsafePointer(to: view) {
      names += plan.changedFields(UnsafeRawPointer($0), slots: slots, changes).map { plan.fields[$0].name }
    }
    if changes.hasObserved { names.append("@dependencies") }
    return names
  }

  override func appendElements(to list: inout [ElementNode]) {
    child?.appendElements(to: &list)
  }

  override func appendOutline(to outline: inout ContentOutline) {
    child?.appendOutline(to: &outline)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    for slot in slots { (slot as? any DetachableSlot)?.detach() }
  }

  override var isOneViewThoughEmpty: Bool { child?.isOneViewThoughEmpty ?? false }

  override var viewName: String { "\(V.self)" }
  override var compositeName: String? { OwnerName.name(V.self) }
  override var isUsersView: Bool { OwnerName.isUsers(V.self) }
}

/// Calls bodies, which belong to the main actor, from the tree, whose nodes belong to a host that does.
enum BodyEvaluation {
  static func body<V: View>(of view: V) -> V.Body {
    isolated(view) { $0.body }
  }

  /// Runs a closure of the main actor's on the spot.
  static func isolated<Input, Output>(_ input: Input, _ work: @MainActor (Input) -> Output) -> Output {
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) var output: Output?
    MainActor.assumeIsolated { output = work(input) }
    guard let output else { preconditionFailure("the main actor runs assumed work at once") }
    return output
  }
}
