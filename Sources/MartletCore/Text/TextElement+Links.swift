import Foundation
import MartletGestures
import MartletPrimitives

extension TextElement {
  var gestureMask: GestureMask { .all }
  var isGestureEnabled: Bool { readEnvironment { $0.isEnabled } }

  /// Makes what follows presses on the text's links.
  func makeLinkRecognizer() -> GestureRecognizer {
    let tap = SpatialTapGesture().onEnded { [unowned self] value in open(at: value.location) }
    let machine = machine(of: tap)
    return GestureRecognizer(machine, priority: .normal) { [unowned self] point in
      let local = convertFromSurface(point)
      // A press beside a link is for whatever lies around the text.
      return (local, link(at: local) != nil)
    }
  }

  private func open(at point: CGPoint) {
    guard let url = link(at: point) else { return }
    let action = readEnvironment { $0.openURL }
    Evaluation.untracked { MainActor.assumeIsolated { action(url) } }
  }

  private func machine<G: Gesture>(of gesture: G) -> any GestureMachine {
    G._makeMachine(gesture, _GestureContext(element: self)).machine
  }
}
