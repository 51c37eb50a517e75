import Foundation
import MartletPrimitives

/// Sheets that are pulled, between their heights and out of the window.
extension ModalRoot {
  /// The user pulls a sheet: down, or up to a greater height.
  func pulled(to distance: CGFloat) {
    guard !isClosing else { return }
    let tops = stops(in: size).map(\.top)
    let lowest = card.disablesInteractiveDismiss ? tops.max() ?? card.origin.y : size.height
    let highest = tops.min() ?? card.origin.y
    pull = min(max(card.origin.y + distance, highest), lowest) - card.origin.y
    card.invalidateLayer()
    invalidateLayer()
  }

  /// The user lets a sheet go: it glides to the nearest of its heights, or out.
  ///
  /// - Parameter distance: how far from its place it would come to rest.
  func released(at distance: CGFloat) {
    guard pull != 0, !isClosing else { return }
    let end = card.origin.y + distance
    let stops = stops(in: size)
    guard let nearest = stops.min(by: { abs($0.top - end) < abs($1.top - end) }) else { return }
    if size.height - end < abs(nearest.top - end), !card.disablesInteractiveDismiss {
      leaveFromHere()
      return
    }
    let now = card.origin.y + pull
    pull = 0
    glide.removeAll()
    glide.retarget(from: now, to: nearest.top, animation: look.opening, at: host.now)
    host.startAnimating(self)
    guard nearest.top != card.origin.y, let detent = nearest.detent else { return }
    detents?.choose(detent)
    invalidatePlacement()
  }

  private func leaveFromHere() {
    let part = Double(pull / max(size.height - card.origin.y, 1))
    pull = 0
    motion.removeAll()
    motion.retarget(from: 1 - part, to: 1, animation: look.closing, at: host.now)
    host.startAnimating(self)
    owner.presentationWasDismissed()
  }

  /// The tops that the card may rest at, and the heights they stand for.
  func stops(in surface: CGSize) -> [(top: CGFloat, detent: PresentationDetent?)] {
    guard case .fill(let top) = look.placement else { return [] }
    let most = max(surface.height - top, 0)
    let allowed = kind == .sheet && look.slides ? detents?.allowed ?? [] : []
    if allowed.isEmpty { return [(min(top, surface.height), nil)] }
    return allowed.map { (surface.height - $0.height(of: most), $0) }
  }

  /// Where the card rests now.
  func top(in surface: CGSize) -> CGFloat {
    let stops = stops(in: surface)
    let chosen = detents?.chosen
    if let stop = stops.first(where: { $0.detent != nil && $0.detent == chosen }) { return stop.top }
    return stops.map(\.top).max() ?? 0
  }

  /// The content asks for another height.
  func detentChanged() {
    guard isMounted else { return }
    let old = card.origin.y
    let new = top(in: size)
    if size.height > 0, old != new, !isClosing {
      glide.removeAll()
      glide.retarget(from: old, to: new, animation: look.opening, at: host.now)
      host.startAnimating(self)
    }
    invalidatePlacement()
    card.invalidateLayer()
  }
}
