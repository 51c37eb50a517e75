import Foundation
import MartletLayout
import MartletPrimitives

/// Which views of a lazy stack stay in view while their section scrolls.
///
/// - Source: Apple, "PinnedScrollableViews".
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column, made as they come into view.
///
/// - Source: Apple, "LazyVStack".
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a column; `nil` leaves 8 points between views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the container.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    LazyViewElement.make(view.arrangement, view.content, parent: parent)
  }

  /// Updates arrangement and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    LazyViewElement.update(node, view.arrangement, view.content)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// Views in a row, made as they come into view.
///
/// - Source: Apple, "LazyHStack".
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a row; `nil` leaves 8 points between views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the container.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    LazyViewElement.make(view.arrangement, view.content, parent: parent)
  }

  /// Updates arrangement and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    LazyViewElement.update(node, view.arrangement, view.content)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// How a lazy stack lies.
struct LazyArrangement: Equatable {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  /// The views' own wishes would depend on neighbours that may not exist (fact n038 gives the 8 of any two views).
  static let defaultSpacing: CGFloat = 8
  /// For rows of which none was measured yet; a line of text with some room.
  static let firstEstimate = 24.0
}

/// The element of a lazy stack.
final class LazyViewElement: LazyStackElement, StackElement {
  private var arrangement: LazyArrangement

  init(_ arrangement: LazyArrangement, parent: _ViewNode) {
    self.arrangement = arrangement
    super.init(axis: arrangement.axis, estimate: LazyArrangement.firstEstimate, parent: parent)
  }

  static func make<Content: View>(
    _ arrangement: LazyArrangement, _ content: Content, parent: _ViewNode
  ) -> _ViewNode {
    let element = LazyViewElement(arrangement, parent: parent)
    element.contentNode = Content._makeNode(content, parent: element)
    element.contentIsReady()
    return element
  }

  static func update<Content: View>(_ node: _ViewNode, _ arrangement: LazyArrangement, _ content: Content) {
    let element = unsafeDowncast(node, to: LazyViewElement.self)
    if element.arrangement != arrangement {
      element.arrangement = arrangement
      // Lengths with the spacing of before are of no use.
      element.measuredCross = -1
      element.invalidateLayout()
    }
    if let child = element.contentNode { Content._updateNode(child, with: content) }
  }

  var stackAxis: Axis? { axis }

  override var rowSpacing: CGFloat {
    guard let spacing = arrangement.spacing else { return LazyArrangement.defaultSpacing }
    return spacing.isFinite ? spacing : 0
  }

  override var rowAlignment: Alignment { arrangement.alignment }

  override var pinnedRoles: Set<LazyRowRole> { Self.roles(of: arrangement.pinnedViews) }

  static func roles(of views: PinnedScrollableViews) -> Set<LazyRowRole> {
    var roles: Set<LazyRowRole> = []
    if views.contains(.sectionHeaders) { roles.insert(.header) }
    if views.contains(.sectionFooters) { roles.insert(.footer) }
    return roles
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayout()
  }
}
