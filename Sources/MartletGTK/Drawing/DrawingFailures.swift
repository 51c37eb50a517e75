import CMartletGTK
import Foundation
import MartletPrimitives

/// What Cairo could not draw.
///
/// An error ends a Cairo context, and all that would have followed in it. So what caused it is noted here, and the drawing
/// begins anew without it.
final class DrawingFailures {
  /// A layer, or one of its items.
  private struct Place: Hashable {
    let layer: ObjectIdentifier
    let item: Int?
  }

  /// How often a drawing begins anew: each time one more thing is left out.
  static let mostAttempts = 32

  /// With the layers, so that no other one can get their identity.
  private var places = RecentCache<Place, DisplayLayer>(capacity: 256)
  private var isEmpty = true

  /// Whether the present drawing has come to an error, so that nothing of it can be used.
  private(set) var isBroken = false
  /// Whether what caused the error is known.
  private var isPlaced = false

  /// Begins a drawing.
  func begin() {
    isBroken = false
    isPlaced = false
  }

  /// Whether a layer, or one of its items, is to be left out.
  func contains(_ layer: DisplayLayer, item: Int? = nil) -> Bool {
    !isEmpty && places[Place(layer: ObjectIdentifier(layer), item: item)] != nil
  }

  /// Notes what was just drawn if a context came to an error by it, or a picture that was made for it.
  ///
  /// - Returns: whether all is well.
  @discardableResult
  func check(_ context: OpaquePointer, after layer: DisplayLayer, item: Int? = nil) -> Bool {
    let status = cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS || isBroken else { return true }
    isBroken = true
    guard !isPlaced else { return false }
    isPlaced = true
    isEmpty = false
    places[Place(layer: ObjectIdentifier(layer), item: item)] = layer
    let what = item.map { layer.items[$0].failureName } ?? "a group of \(layer.items.count) items"
    let reason = status == CAIRO_STATUS_SUCCESS ? "" : " (\(String(cString: cairo_status_to_string(status))))"
    Warning.once(
      "\(what) could not be drawn\(reason) and is left out. Check its size, scale and line width for huge numbers."
    )
    return false
  }

  /// Notes that a picture for what is being drawn came to an error.
  func note(_ status: cairo_status_t) {
    if status != CAIRO_STATUS_SUCCESS { isBroken = true }
  }
}

extension DisplayItem {
  /// What a message calls it.
  fileprivate var failureName: String {
    switch self {
    case .fill: return "a filled shape"
    case .stroke: return "a stroked shape"
    case .text(let layout, _, _): return "the text \(String(layout.text.prefix(20)).debugDescription)"
    case .image(let image, _, _, _): return "the picture \(image.name.debugDescription)"
    case .layer: return "a group"
    }
  }
}
