import Foundation
import MartletPrimitives

/// Two pointers that are down together, for gestures made of their relation.
///
/// Distances and angles are measured globally: the view usually follows the gesture, and in its own space the
/// fingers would seem to stand still.
struct FingerPair {
  private var fingers: [GesturePointer] = []

  var isComplete: Bool { fingers.count == 2 }
  var isEmpty: Bool { fingers.isEmpty }

  /// Takes in an event and says whether it changed anything.
  mutating func update(with pointer: GesturePointer) -> Bool {
    let index = fingers.firstIndex { $0.id == pointer.id }
    switch (pointer.phase, index) {
    case (.down, nil) where fingers.count < 2:
      fingers.append(pointer)
    case (.moved, let index?):
      fingers[index] = pointer
    case (.up, let index?), (.cancelled, let index?):
      fingers.remove(at: index)
    default:
      return false
    }
    return true
  }

  /// The middle between the fingers, in the gesture's coordinate space.
  var center: CGPoint {
    guard let first = fingers.first, let last = fingers.last else { return .zero }
    return CGPoint(
      x: (first.location.x + last.location.x) / 2, y: (first.location.y + last.location.y) / 2)
  }

  /// In points.
  var span: CGFloat {
    guard let first = fingers.first, let last = fingers.last else { return 0 }
    return distance(first.globalLocation, last.globalLocation)
  }

  /// Where the second finger lies as seen from the first, in radians, clockwise.
  var angle: Double {
    guard let first = fingers.first, let last = fingers.last else { return 0 }
    return Double(
      atan2(
        last.globalLocation.y - first.globalLocation.y,
        last.globalLocation.x - first.globalLocation.x))
  }
}
