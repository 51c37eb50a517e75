import Foundation
import MartletPrimitives

/// Tells when the pointer is over a view.
nonisolated public struct _HoverModifier: ElementModifier {
  let action: (Bool) -> Void

  package var modifierName: String { "onHover" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    HoverElement(modifier, parent: parent)
  }
}

/// An element that is told when the pointer comes over it and leaves it.
protocol HoverTarget: ElementNode {
  func hoverChanged(_ isHovered: Bool)
  /// The pointer went down on it.
  func pointerPressed()
}

extension HoverTarget {
  func pointerPressed() {}
}

final class HoverElement: ModifierElement<_HoverModifier>, HoverTarget {
  private var isHovered = false

  func hoverChanged(_ hovered: Bool) {
    guard isHovered != hovered else { return }
    isHovered = hovered
    Evaluation.untracked { modifier.action(hovered) }
  }

  override func unmount() {
    guard isMounted else { return }
    host.hover.elementDisappeared(self)
    super.unmount()
  }
}

/// Keeps track of the views under the pointer.
package final class HoverTracker {
  /// Where the pointer is on its surface.
  private(set) var location: CGPoint?
  /// When it came there, in seconds of the host's clock.
  private(set) var time = 0.0
  private weak var root: SurfaceRoot?
  private var hovered: [any HoverTarget] = []
  /// The surface under the pointer, if the pointer is over text that can be edited.
  private(set) weak var rootOfText: SurfaceRoot?

  /// The pointer is at a point of a surface now, or on none.
  func pointerMoved(to location: CGPoint?, in root: SurfaceRoot, at time: Double) {
    self.location = location
    self.time = time
    self.root = root
    resolve()
  }

  /// Finds out anew what is under the pointer, which may have changed without the pointer moving.
  func resolve() {
    var now: [any HoverTarget] = []
    rootOfText = nil
    if let location, let root, root.isMounted {
      var node = root.hitTest(location)
      if let client = node as? any TextInputClient, client.textInputState != nil { rootOfText = root }
      while let current = node {
        if let element = current as? any HoverTarget { now.append(element) }
        node = current.parentElement
      }
    }
    let before = hovered
    guard !now.isEmpty || !before.isEmpty else { return }
    hovered = now
    for element in before where !now.contains(where: { $0 === element }) { element.hoverChanged(false) }
    for element in now { element.hoverChanged(true) }
  }

  /// The pointer went down where it is.
  func pointerPressed() {
    for element in hovered { element.pointerPressed() }
  }

  /// The innermost view under the pointer that has a tooltip.
  var innermostHelp: HelpElement? { hovered.lazy.compactMap { $0 as? HelpElement }.first }

  func elementDisappeared(_ element: any HoverTarget) {
    hovered.removeAll { $0 === element }
  }
}

extension View {
  /// The view, with an action for when the pointer comes over it and leaves it.
  ///
  /// - Source: Apple, "onHover(perform:)".
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}
