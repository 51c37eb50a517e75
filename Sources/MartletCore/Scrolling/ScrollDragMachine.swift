import Foundation
import MartletGestures
import MartletPrimitives

/// Recognises a finger that moves along an axis on which a scroll view can follow it.
///
/// The mouse doesn't drag content: it selects, and it has a wheel.
struct ScrollDragMachine: GestureMachine {
  private weak var scroll: ScrollElement?
  private var drag = DragMachine()
  private(set) var phase = GesturePhase<DragValue>.possible(nil)

  init(scroll: ScrollElement) {
    self.scroll = scroll
  }

  var deadline: Double? { nil }
  var waitsForRivals: Bool { false }

  mutating func advance(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<DragValue> {
    guard !phase.isFinished else { return phase }
    if case .pointer(let pointer) = input, pointer.id == 0 {
      phase = .failed
      return phase
    }
    let wasDragging = phase.isActive
    let next = drag.advance(input)
    if next.isRecognized, let value = next.value {
      guard wasDragging || scroll?.takesDrag(value.globalTranslation) == true else {
        phase = .failed
        return phase
      }
      effects.append(.update) { [weak scroll] in scroll?.dragged(by: value.globalTranslation) }
      if next.isEnded {
        effects.append(.end) { [weak scroll] in scroll?.dragEnded(velocity: value.velocity, at: value.time) }
      }
    } else if wasDragging, next.isFailed {
      effects.append(.reset) { [weak scroll] in scroll?.dragEnded(velocity: .zero, at: scroll?.host.now ?? 0)
      }
    }
    phase = next
    return phase
  }

  mutating func reset() {
    drag.reset()
    phase = .possible(nil)
  }

  mutating func adopt(_ newer: ScrollDragMachine) {}
}

extension DragValue {
  /// How far the finger has gone on the surface.
  fileprivate var globalTranslation: CGSize {
    CGSize(width: globalLocation.x - globalStartLocation.x, height: globalLocation.y - globalStartLocation.y)
  }
}
