import Foundation
import MartletLayout
import MartletPrimitives

/// A line between views: across the stack around it, or horizontal.
///
/// - Source: Apple, "Divider".
nonisolated public struct Divider: PrimitiveView, Sendable {
  /// Creates a divider.
  public init() {}

  /// Makes the element.
  public static func _makeNode(_ view: Divider, parent: _ViewNode) -> _ViewNode {
    DividerElement(parent: parent)
  }

  /// Does nothing: all dividers are the same.
  public static func _updateNode(_ node: _ViewNode, with view: Divider) {}

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// Whether a view is a divider, for menus, which draw them their own way.
package enum DividerKey: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

final class DividerElement: ElementNode {
  /// What layout sees: half a point, or a pixel where that is more (fact n096).
  private var thickness: CGFloat { max(pixel, 0.5) }

  /// What is drawn is one pixel wide (fact n096).
  private var pixel: CGFloat { 1 / max(1, host.displayScale) }

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  private var axis: Axis {
    var node = parentElement
    while let current = node {
      if let stack = current as? any StackElement { return stack.stackAxis ?? .vertical }
      node = current.parentElement
    }
    return .vertical
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // The ideal length is that of a shape (recorded behaviour 13).
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    return axis == .horizontal
      ? CGSize(width: thickness, height: offered.height) : CGSize(width: offered.width, height: thickness)
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayer()
  }

  override func makeItems() -> [DisplayItem] {
    let color = readEnvironment {
      $0.theme.colors.color(.separator, isDark: $0.colorScheme == .dark)
    }
    let line: CGRect =
      axis == .horizontal
      ? CGRect(x: (size.width - pixel) / 2, y: 0, width: pixel, height: size.height)
      : CGRect(x: 0, y: (size.height - pixel) / 2, width: size.width, height: pixel)
    return [.fill(Path(line), .color(color), FillStyle())]
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(DividerKey.self) ? true : nil
  }

  override var viewName: String { "Divider" }
}

extension ElementNode {
  /// Whether the view is a divider.
  package final var isDivider: Bool {
    layoutValue(ObjectIdentifier(DividerKey.self)) as? Bool ?? false
  }
}
