import Foundation
import MartletLayout
import MartletPrimitives

/// An element around one other: it passes on whatever it doesn't change.
package class UnaryElement: ElementNode {
  /// The node of the content, where this element is its parent in the view tree.
  package final var contentNode: _ViewNode?
  package final private(set) var content: ElementNode?

  override package var childElements: [ElementNode] { content.map { [$0] } ?? [] }

  /// Takes the content's node and the element in it.
  final func setContent(_ node: _ViewNode) {
    contentNode = node
    resolveContent()
  }

  /// Wraps an element that lives elsewhere in the view tree.
  final func setContentElement(_ element: ElementNode) {
    content = element
    element.parentElement = self
  }

  private final func resolveContent() {
    var list: [ElementNode] = []
    contentNode?.appendElements(to: &list)
    content = chosenElement(of: list)
    content?.parentElement = self
  }

  /// Which of the content's elements this one is around.
  package func chosenElement(of list: [ElementNode]) -> ElementNode? { list.first }

  override package final func childElementsChanged() -> Bool {
    host.flattenRequested(self)
    return true
  }

  override final func flatten() {
    guard isMounted, resolveElements() else { return }
    invalidateLayout()
    invalidateLayer()
  }

  /// Takes the elements that the nodes inside have now; returns whether they are others than before.
  package func resolveElements() -> Bool {
    guard contentNode != nil else { return false }
    let before = content
    resolveContent()
    return before !== content
  }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    if let contentNode { body(contentNode) }
  }

  // MARK: Pass on

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }

  override package func placeChildren() {
    content?.place(origin: .zero, size: placedProposal)
  }

  override package var layoutPriority: Double { content?.layoutPriority ?? 0 }
  override package var spacing: ViewSpacing { content?.spacing ?? .zero }
  override package var zIndex: Double { content?.zIndex ?? 0 }

  override package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuide(key) else { return nil }
    return content?.explicitAlignment(key, size: size, proposal: proposal)
  }

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { content?.layoutValue(key) }

  package final var layoutDirection: LayoutDirection { readEnvironment { $0.layoutDirection } }
}

/// A modifier that puts an element around each element of what it is applied to.
package protocol ElementModifier: ViewModifier where Body == Never {
  nonisolated static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self>

  /// What the modifier is called in dumps and messages.
  nonisolated var modifierName: String { get }

  /// Whether an `AnyView` without elements counts as a view for the modifier, whose actions run for it.
  nonisolated static var standsForEmptiness: Bool { get }
}

extension ElementModifier {
  nonisolated package static var standsForEmptiness: Bool { false }
}

extension ElementModifier {
  /// Makes one element for content that has just one, or as many as the content has.
  nonisolated public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    guard V._elementCount == 1 else {
      let node = MultiModifierNode<Self>(modifier, parent: parent)
      node.content = V._makeNode(content, parent: node)
      node.sync()
      return node
    }
    let element = makeElement(modifier, parent: parent)
    element.setContent(V._makeNode(content, parent: element))
    element.didMount()
    return element
  }

  /// Updates the modifier, then the content.
  nonisolated public static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    guard V._elementCount == 1 else {
      let node = unsafeDowncast(node, to: MultiModifierNode<Self>.self)
      node.update(modifier)
      if let child = node.content { V._updateNode(child, with: content) }
      return
    }
    let element = unsafeDowncast(node, to: ModifierElement<Self>.self)
    element.update(modifier)
    if let child = element.contentNode { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  nonisolated public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

/// The element of one modifier around one element.
package class ModifierElement<M: ViewModifier>: UnaryElement {
  package final var modifier: M

  init(_ modifier: M, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  /// Called once the content is there.
  package func didMount() {}

  package final func update(_ new: M) {
    let old = modifier
    modifier = new
    if !ValueComparison.areEqual(old, new) { modifierChanged(from: old) }
  }

  package func modifierChanged(from old: M) {}

  override package var viewName: String { (modifier as? any ElementModifier)?.modifierName ?? "\(M.self)" }
}

/// An element whose modifier can move gradually from one value to another.
package class AnimatableModifierElement<M: ViewModifier & Animatable>: ModifierElement<M> {
  /// The modifier as it is shown now, which differs from what the view asked for while it is animated.
  package final var shown: M { running?.shown ?? modifier }

  /// What an element at rest needs no room for.
  private final class Running {
    var shown: M
    let animation: AttributeAnimation<M.AnimatableData>

    init(_ shown: M, _ animation: AttributeAnimation<M.AnimatableData>) {
      self.shown = shown
      self.animation = animation
    }
  }

  private final var running: Running?

  /// Whether the change can be shown gradually at all.
  package func canAnimate(from old: M, to new: M) -> Bool { true }

  override package final func modifierChanged(from old: M) {
    var animation: AttributeAnimation<M.AnimatableData>?
    if canAnimate(from: old, to: modifier) {
      animation = running?.animation
      AttributeAnimation.change(&animation, of: self, from: old.animatableData, to: modifier.animatableData)
    }
    running = animation.map { Running(modifier, $0) }
    if let running { running.shown.animatableData = running.animation.presented(at: host.now) }
    shownChanged()
  }

  override package final func animate(to time: Double) -> Bool {
    guard let running else { return false }
    let goesOn = running.animation.goesOn(at: time)
    running.shown.animatableData = running.animation.presented(at: time)
    if !goesOn { self.running = nil }
    shownChanged()
    return goesOn
  }

  /// What is shown has changed.
  package func shownChanged() {}
}

/// A modifier on content with any number of elements: each gets an element of its own around it.
final class MultiModifierNode<M: ElementModifier>: _ViewNode, RowDecorator {
  private var modifier: M
  var content: _ViewNode?
  private var wrappers: [(content: ElementNode, wrapper: ModifierElement<M>)] = []
  /// The wrappers of rows that a lazy container asked for.
  private var lazyWrappers: [ObjectIdentifier: ModifierElement<M>] = [:]
  /// In nobody's layout: it has the actions of a view of unknown type that turned out to be empty.
  private var standIn: ModifierElement<M>?

  init(_ modifier: M, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  func update(_ new: M) {
    modifier = new
    for pair in wrappers { pair.wrapper.update(new) }
    standIn?.update(new)
    for wrapper in lazyWrappers.values { wrapper.update(new) }
  }

  func decorate(_ element: ElementNode) -> ElementNode {
    if let known = lazyWrappers[ObjectIdentifier(element)] { return known }
    let made = M.makeElement(modifier, parent: self)
    made.setContentElement(element)
    made.didMount()
    lazyWrappers[ObjectIdentifier(element)] = made
    return made
  }

  func undecorate(_ element: ElementNode) {
    lazyWrappers.removeValue(forKey: ObjectIdentifier(element))?.unmount()
  }

  /// Brings the wrappers in line with the content's elements, each staying with its own.
  func sync() {
    var elements: [ElementNode] = []
    content?.appendElements(to: &elements)
    var old: [ObjectIdentifier: ModifierElement<M>] = [:]
    for pair in wrappers { old[ObjectIdentifier(pair.content)] = pair.wrapper }
    wrappers = elements.map { element in
      if let known = old.removeValue(forKey: ObjectIdentifier(element)) { return (element, known) }
      let made = M.makeElement(modifier, parent: self)
      made.setContentElement(element)
      made.didMount()
      return (element, made)
    }
    syncStandIn()
    for gone in old.values { gone.unmount() }
  }

  private func syncStandIn() {
    guard M.standsForEmptiness, isOneViewThoughEmpty else { return }
    if !wrappers.isEmpty {
      standIn?.unmount()
      standIn = nil
    } else if standIn == nil {
      let made = M.makeElement(modifier, parent: self)
      standIn = made
      made.didMount()
    }
  }

  override var isOneViewThoughEmpty: Bool { content?.isOneViewThoughEmpty ?? false }

  override func childElementsChanged() -> Bool {
    sync()
    return false
  }

  override func appendElements(to list: inout [ElementNode]) {
    for pair in wrappers { list.append(pair.wrapper) }
  }

  /// The content's outline, with the wrappers in its elements' places.
  override func appendOutline(to outline: inout ContentOutline) {
    var inner = ContentOutline()
    content?.appendOutline(to: &inner)
    var wrapped: [ObjectIdentifier: ElementNode] = [:]
    for pair in wrappers { wrapped[ObjectIdentifier(pair.content)] = pair.wrapper }
    outline.append(
      inner.mapElements { wrapped[ObjectIdentifier($0)] ?? $0 }.mapRuns { run in
        var run = run
        run.decorators.append(self)
        return run
      })
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for pair in wrappers { body(pair.wrapper) }
    if let standIn { body(standIn) }
    for wrapper in lazyWrappers.values { body(wrapper) }
    if let content { body(content) }
  }
}
