import Foundation

/// Hands the modified view to wherever a modifier's body mentions its content.
///
/// The class is public only because `_ViewModifier_Content` holds it.
public class _ContentSource {
  init() {}

  func makeNode(parent: _ViewNode) -> _ViewNode { _ViewNode(parent: parent) }
}

final class ViewContentSource<V: View>: _ContentSource {
  private var content: V
  private var places: [_ViewNode] = []

  init(_ content: V) {
    self.content = content
  }

  override func makeNode(parent: _ViewNode) -> _ViewNode {
    let node = V._makeNode(content, parent: parent)
    places.append(node)
    return node
  }

  func update(_ new: V) {
    content = new
    places.removeAll { !$0.isMounted }
    for node in places { V._updateNode(node, with: new) }
  }
}

/// The view that a custom modifier is applied to.
///
/// - Source: Apple, "ViewModifier.Content".
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let source: _ContentSource

  /// Makes a node for the modified view at this place.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    view.source.makeNode(parent: parent)
  }

  /// The content is updated by the modifier's node.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {}

  /// Varies.
  public static var _elementCount: Int? { nil }
}

/// The node of a modifier with a body.
final class ModifierBodyNode<M: ViewModifier, V: View>: _ViewNode {
  private var modifier: M
  private let source: ViewContentSource<V>
  private let plan: DynamicPropertyPlan
  private var slots: [AnyObject?]
  private var child: _ViewNode?

  init(_ modifier: M, content: V, parent: _ViewNode) {
    self.modifier = modifier
    source = ViewContentSource(content)
    plan = DynamicPropertyPlan.plan(for: M.self)
    slots = plan.fields.isEmpty ? [] : Array(repeating: nil, count: plan.fields.count)
    super.init(parent: parent)
    attach()
    child = M.Body._makeNode(evaluateBody(), parent: self)
  }

  func update(with new: M, content: V) {
    host.counters.comparisons += 1
    let isEqual: Bool = withUnsafePointer(to: modifier) { old in
      withUnsafePointer(to: new) { plan.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
    if !isEqual || !plan.fields.isEmpty {
      modifier = new
      attach()
    }
    if !isEqual {
      updateState = .clean
      evaluate()
    }
    source.update(content)
  }

  override func refresh() {
    evaluate()
  }

  private func attach() {
    guard !plan.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &modifier) {
      plan.attach(UnsafeMutableRawPointer($0), slots: &slots, owner: self)
    }
  }

  private func prepare() {
    guard !plan.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &modifier) {
      plan.prepare(UnsafeMutableRawPointer($0), slots: slots)
    }
  }

  private func evaluate() {
    let body = evaluateBody()
    if let child { M.Body._updateNode(child, with: body) }
  }

  private func evaluateBody() -> M.Body {
    host.counters.bodies += 1
    if Trace.updates { Trace.print("body of modifier \(M.self)") }
    let content = _ViewModifier_Content<M>(source: source)
    return trackingAnew {
      prepare()
      return observing(on: host.updateQueue) {
        BodyEvaluation.isolated((modifier, content)) { $0.0.body(content: $0.1) }
      }
    }
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

  override var compositeName: String? { OwnerName.name(M.self) }
  override var isUsersView: Bool { OwnerName.isUsers(M.self) }
}
