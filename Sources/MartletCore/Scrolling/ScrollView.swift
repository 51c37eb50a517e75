import Foundation
import MartletLayout
import MartletPrimitives

/// A view whose content can be larger than itself, and is scrolled.
///
/// The content is offered the scroll view's width, or height, and gets its ideal length along the axes that scroll.
///
/// - Source: Apple, "ScrollView"; facts n119 and n120.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether indicators are shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view with or without indicators.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the element, with a column for content of several views.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = ScrollElement(axes: view.axes, showsIndicators: view.showsIndicators, parent: parent)
    let clip: ScrollClipElement = element.clip
    if Content._elementCount == 1 {
      clip.setContent(Content._makeNode(view.content, parent: clip))
    } else {
      clip.setContent(LayoutElement.make(VStackLayout(), content: view.content, parent: clip))
    }
    return element
  }

  /// Updates axes and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let element = unsafeDowncast(node, to: ScrollElement.self)
    element.update(axes: view.axes, showsIndicators: view.showsIndicators)
    guard let inner = element.clip.contentNode else { return }
    if Content._elementCount == 1 {
      Content._updateNode(inner, with: view.content)
    } else if let child = unsafeDowncast(inner, to: LayoutElement<VStackLayout>.self).contentNode {
      Content._updateNode(child, with: view.content)
    }
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}
