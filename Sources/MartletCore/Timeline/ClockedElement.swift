import Foundation
import MartletLayout
import MartletPrimitives

/// An element whose content is made anew as time goes by.
class ClockedElement<Content: View>: GroupElement {
  private typealias Pile = _GeometryContent<Content>

  /// Whether the content is made anew with each frame.
  private(set) final var isRunning = false

  /// The content at the host's time.
  func makeContent() -> Content? { nil }

  /// Called with each frame while the clock runs, before the content is made; returns whether it goes on.
  func tick(at time: Double) -> Bool { false }

  final func startClock() {
    guard isMounted, !isRunning else { return }
    isRunning = true
    host.startAnimating(self)
  }

  override final func animate(to time: Double) -> Bool {
    guard isRunning else { return false }
    isRunning = tick(at: time)
    markDirty()
    return isRunning
  }

  override func refresh() {
    dropSources()
    host.counters.bodies += 1
    guard let content = tracking({ observing(on: host.updateQueue) { makeContent() } }) else { return }
    let pile = Pile(content: content)
    if let contentNode {
      Pile._updateNode(contentNode, with: pile)
    } else {
      contentNode = Pile._makeNode(pile, parent: self)
      contentIsReady()
    }
  }

  private var child: ElementNode? { layoutChildren.first }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren() {
    child?.place(origin: .zero, size: placedProposal)
  }
}
