import Foundation
import MartletGestures
import MartletPrimitives

/// Collects the gestures that a press can belong to.
enum GesturePath {
  /// The recognisers from the front-most element at a point to the root, innermost first.
  static func recognizers(at point: CGPoint, in root: SurfaceRoot) -> [GestureRecognizer] {
    guard point.x.isFinite, point.y.isFinite, let hit = root.hitTest(point) else { return [] }
    var path: [GestureRecognizer] = []
    var element: ElementNode? = hit
    while let current = element {
      if let carrier = current as? any GestureCarrier {
        if !carrier.gestureMask.contains(.subviews) { path.removeAll() }
        if carrier.gestureMask.contains(.gesture), carrier.isGestureEnabled,
          let recognizer = carrier.recognizer
        {
          path.append(recognizer)
        }
      }
      element = current.parentElement
    }
    return path
  }
}
