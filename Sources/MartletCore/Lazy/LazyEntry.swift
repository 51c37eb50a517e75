import Foundation
import MartletLayout
import MartletPrimitives

extension ElementNode {
  /// How many entries of lazy containers inside don't exist.
  package final var unbuiltRowCount: Int {
    var count = (self as? LazyStackElement)?.ownUnbuiltRowCount ?? 0
    for child in childElements { count += child.unbuiltRowCount }
    return count
  }
}

/// An entry of a lazy container that exists: the rows it gives, each with an element of the container's around it.
final class LazyEntry {
  /// The node that the rows belong to: an entry's scope, or the element of a row that stands alone.
  let node: _ViewNode
  var rows: [LazyRowElement] = []
  /// What modifiers around the `ForEach` put around the rows.
  var decorations: [(decorator: any RowDecorator, content: ElementNode, wrapper: ElementNode)] = []
  /// Whether the node's elements may be others than they were.
  var isStale = true
  /// Whether the rows are in the window.
  var isShown = false
  /// The entry's place among all, as of the last layout.
  var place = 0
  /// Where the entry's row in a grid begins and ends on the line, as of the last layout.
  var rowSpan: (begin: Double, end: Double)?
  /// When the rows were last in the window, counted in layouts.
  var lastShown = 0

  init(node: _ViewNode) {
    self.node = node
  }
}

/// The element that a lazy container puts around each of its rows.
package class LazyRowElement: UnaryElement {
  package final let role: LazyRowRole
  /// The id and the tag by which a selection knows the row.
  package final var id: AnyHashable?
  package final weak var scope: (any RowEnvironment)?
  /// The row's place among all entries, and among those of its entry.
  package final var place = 0
  package final var indexInEntry = 0
  /// Whether it stands over other rows at the edge of the visible part.
  package final var isPinned = false {
    didSet { if isPinned != oldValue { invalidateLayer() } }
  }
  private var shownOpacity = 1.0
  private var fade: AttributeAnimation<Double>?

  init(role: LazyRowRole, around element: ElementNode, parent: _ViewNode) {
    self.role = role
    super.init(parent: parent)
    setContentElement(element)
  }

  override package var layerOpacity: Double { shownOpacity }

  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    shownOpacity > 0 && !isLeaving ? super.hitTest(point) : nil
  }

  /// Whether it fades out, because its data is gone.
  private(set) final var isLeaving = false
  final var isFading: Bool { fade != nil }

  /// Whether it glides to a place out of sight, where it is shown no more.
  final var isGlidingAway = false

  override package func moveEnded() {
    guard isGlidingAway else { return }
    isGlidingAway = false
    (parentElement as? LazyStackElement)?.rowHasGlided(self)
  }

  /// Fades in, if the change that brought it is animated.
  final func fadeIn() {
    startFade(from: 0, to: 1)
  }

  /// Fades out; returns false if the change is not animated.
  final func fadeOut() -> Bool {
    isLeaving = true
    startFade(from: 1, to: 0)
    return fade != nil
  }

  private func startFade(from old: Double, to new: Double) {
    AttributeAnimation.change(&fade, of: self, from: old, to: new)
    shownOpacity = fade?.presented(at: host.now) ?? new
    invalidateLayer()
  }

  override package func animate(to time: Double) -> Bool {
    guard let running = fade else { return false }
    let goesOn = running.goesOn(at: time)
    shownOpacity = min(max(running.presented(at: time), 0), 1)
    invalidateLayer()
    if !goesOn {
      fade = nil
      shownOpacity = isLeaving ? 0 : 1
      if isLeaving { (parentElement as? LazyStackElement)?.rowHasLeft(self) }
    }
    return goesOn
  }

  override package var viewName: String { "row" }
}
