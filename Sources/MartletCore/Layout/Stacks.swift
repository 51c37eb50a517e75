import Foundation
import MartletLayout
import MartletPrimitives

/// A view whose content a `Layout` arranges.
package protocol LayoutView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  nonisolated var arrangement: Arrangement { get }
  nonisolated var content: Content { get }
}

extension LayoutView {
  /// Makes a container for the content's elements.
  nonisolated public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    LayoutElement<Arrangement>.make(view.arrangement, content: view.content, parent: parent)
  }

  /// Updates layout and content.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let element = unsafeDowncast(node, to: LayoutElement<Arrangement>.self)
    element.update(view.arrangement)
    if let child = element.contentNode { Content._updateNode(child, with: view.content) }
  }

  /// One.
  nonisolated public static var _elementCount: Int? { 1 }
}

extension LayoutElement {
  static func make<V: View>(_ layout: L, content: V, parent: _ViewNode) -> LayoutElement<L> {
    let element = LayoutElement(layout, parent: parent)
    element.contentNode = V._makeNode(content, parent: element)
    element.contentIsReady()
    return element
  }
}

/// Views in a row.
///
/// - Source: Apple, "HStack".
nonisolated public struct HStack<Content: View>: LayoutView {
  package let arrangement: HStackLayout
  package let content: Content

  /// Creates a row; `nil` leaves the spacing to the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views in a column.
///
/// - Source: Apple, "VStack".
nonisolated public struct VStack<Content: View>: LayoutView {
  package let arrangement: VStackLayout
  package let content: Content

  /// Creates a column; `nil` leaves the spacing to the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views in front of each other.
///
/// - Source: Apple, "ZStack".
nonisolated public struct ZStack<Content: View>: LayoutView {
  package let arrangement: ZStackLayout
  package let content: Content

  /// Creates a pile, the first view at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

/// A layout used as a container, by calling it.
nonisolated public struct _LayoutContainer<Arrangement: Layout, Content: View>: LayoutView {
  package let arrangement: Arrangement
  package let content: Content
}

extension Layout {
  /// A view that arranges its content by this layout.
  ///
  /// - Source: Apple, "Layout.callAsFunction(_:)".
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(arrangement: self, content: content())
  }
}
