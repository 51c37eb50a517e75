import Foundation
import MartletLayout
import MartletPrimitives

/// Space that grows as far as its stack allows.
///
/// - Source: Apple, "Spacer"; facts n032, n036.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// The least length, in points; `nil` for the default of 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Makes the element.
  public static func _makeNode(_ view: Spacer, parent: _ViewNode) -> _ViewNode {
    SpacerElement(minLength: view.minLength, parent: parent)
  }

  /// Takes the new length.
  public static func _updateNode(_ node: _ViewNode, with view: Spacer) {
    let element = unsafeDowncast(node, to: SpacerElement.self)
    guard element.minLength != view.minLength else { return }
    element.minLength = view.minLength
    element.invalidateLayout()
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

final class SpacerElement: ElementNode {
  var minLength: CGFloat?

  init(minLength: CGFloat?, parent: _ViewNode) {
    self.minLength = minLength
    super.init(parent: parent)
  }

  /// The axis of the stack around it; modifiers between them make no difference.
  private var axis: Axis? {
    var node = parentElement
    while let current = node {
      if let stack = current as? any StackElement { return stack.stackAxis }
      node = current.parentElement
    }
    return nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    SpacerSizing.size(proposal, axis: axis, minLength: minLength)
  }

  override var layoutPriority: Double { SpacerSizing.layoutPriority }
  override var spacing: ViewSpacing { .spacer(along: axis) }
  override var viewName: String { "Spacer" }
}

/// A container with an axis along which spacers grow.
protocol StackElement: AnyObject {
  var stackAxis: Axis? { get }
}

extension LayoutElement: StackElement {}
