import Foundation

/// One of the views that a preview provider lists.
nonisolated package struct PreviewSelection: PrimitiveView {
  let content: AnyView
  let index: Int
  /// Learns what all the views say about their previews.
  let outline: PreviewOutline?

  package init(_ content: AnyView, index: Int, outline: PreviewOutline? = nil) {
    self.content = content
    self.index = index
    self.outline = outline
  }

  package static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = PreviewSelectionElement(view, parent: parent)
    element.setContent(AnyView._makeNode(view.content, parent: element))
    return element
  }

  package static func _updateNode(_ node: _ViewNode, with view: Self) {
    let element = unsafeDowncast(node, to: PreviewSelectionElement.self)
    if let content = element.contentNode { AnyView._updateNode(content, with: view.content) }
  }

  package static var _elementCount: Int? { 1 }
}

/// What the views of a preview provider say about their previews, in order.
nonisolated package final class PreviewOutline {
  package fileprivate(set) var settings: [PreviewSettings] = []

  package init() {}
}

final class PreviewSelectionElement: UnaryElement {
  private let index: Int
  private let outline: PreviewOutline?

  init(_ view: PreviewSelection, parent: _ViewNode) {
    index = view.index
    outline = view.outline
    super.init(parent: parent)
  }

  override func chosenElement(of list: [ElementNode]) -> ElementNode? {
    outline?.settings = list.map(\.previewSettings)
    return list.indices.contains(index) ? list[index] : nil
  }

  override var viewName: String { "preview" }
}
