import Foundation
import MartletPrimitives

/// The animation of one element's animatable data: its model value, and what is shown meanwhile.
///
/// Made when a change is animated and dropped when the animation ends, so that an element at rest
/// carries only an empty reference.
final class AttributeAnimation<Data: VectorArithmetic> {
  private(set) var model: Data
  private var stack = AnimatorStack<Data>()

  init(model: Data) {
    self.model = model
  }

  func presented(at time: Double) -> Data {
    guard stack.isActive else { return model }
    return model + stack.offset(at: time)
  }

  /// Notes a change of the model.
  ///
  /// Makes, keeps or drops the animation as the node's transaction says.
  static func change(
    _ animation: inout AttributeAnimation<Data>?, of node: ElementNode, from old: Data, to new: Data
  ) {
    guard old != new else { return }
    let time = node.host.now
    guard let curve = node.transaction.effectiveAnimation else {
      // A change without animation is there at once; what ran before has nothing to go to any more.
      animation = nil
      return
    }
    let current: AttributeAnimation<Data>
    if let running = animation {
      current = running
    } else {
      current = AttributeAnimation(model: old)
      animation = current
    }
    current.stack.retarget(from: current.model, to: new, animation: curve, at: time)
    current.model = new
    node.host.startAnimating(node)
  }

  /// Notes a change that layout made.
  ///
  /// Without an animation of its own it shifts what is under way, so that an element goes on gliding
  /// while the layout around it moves in steps.
  static func move(
    _ animation: inout AttributeAnimation<Data>?, of node: ElementNode, from old: Data, to new: Data
  ) {
    if node.transaction.effectiveAnimation != nil {
      change(&animation, of: node, from: old, to: new)
    } else if let running = animation {
      running.model = new
    }
  }

  /// Whether the animation goes on after this time.
  func goesOn(at time: Double) -> Bool {
    _ = stack.offset(at: time)
    return stack.isActive
  }
}
