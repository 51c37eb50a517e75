import Foundation
import MartletPrimitives

/// The animation of one element's animatable data: its model value, and what is shown meanwhile.
///
/// Made when a change is animated and dropped when the animation ends, so that an element at rest
/// carries only an empty reference.
final class AttributeAnimation<Data: VectorArithmetic> {
  private(set) var model: Data
  private var stack = AnimatorStack<Data>()
  /// What waits for the changes on their way, by the changes' numbers.
  private var waiting: [Int: [AnimationCompletion]] = [:]
  private var lastNumber = 0
  private weak var host: ViewHost?

  init(model: Data) {
    self.model = model
  }

  func presented(at time: Double) -> Data {
    guard stack.isActive else { return model }
    return model + stack.offset(at: time)
  }

  /// Notes a change of the model.
  ///
  /// Makes, keeps or drops the animation as the node's transaction says, unless the change has a curve of its own.
  static func change(
    _ animation: inout AttributeAnimation<Data>?, of node: ElementNode, from old: Data, to new: Data,
    curve: Animation? = nil
  ) {
    guard old != new else { return }
    let time = node.host.now
    let transaction = node.transaction
    guard let curve = curve ?? transaction.effectiveAnimation else {
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
    current.retarget(to: new, curve, transaction, at: time, host: node.host)
    node.host.startAnimating(node)
  }

  private func retarget(
    to new: Data, _ curve: Animation, _ transaction: Transaction, at time: Double, host: ViewHost
  ) {
    var number: Int?
    if !transaction.completions.isEmpty {
      lastNumber += 1
      number = lastNumber
      self.host = host
    }
    let isAnimated = stack.retarget(from: model, to: new, animation: curve, at: time, identifier: number)
    model = new
    guard let number, isAnimated else { return }
    for completion in transaction.completions { completion.begin() }
    waiting[number] = transaction.completions
  }

  /// Tells those who wait what is complete.
  private func reportCompletions() {
    guard !waiting.isEmpty else { return }
    for completion in stack.takeCompletions() {
      switch completion {
      case .logicallyComplete(let number):
        for handler in waiting[number] ?? [] where handler.criteria == .logicallyComplete {
          handler.end(host)
        }
        waiting[number]?.removeAll { $0.criteria == .logicallyComplete }
      case .removed(let number):
        for handler in waiting[number] ?? [] { handler.end(host) }
        waiting[number] = nil
      }
    }
  }

  /// Whoever still waits has nothing to wait for any more.
  deinit {
    for handlers in waiting.values {
      for handler in handlers { handler.end(host) }
    }
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
    reportCompletions()
    return stack.isActive
  }
}
