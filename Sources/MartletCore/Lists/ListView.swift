import Foundation
import MartletLayout
import MartletPrimitives

/// The engine's part of a list: rows in a scroll view, drawn and selected as an appearance says.
nonisolated package struct _ListView<Content: View>: PrimitiveView {
  let appearance: ListAppearance
  let selection: ListSelection?
  let content: Content

  package init(appearance: ListAppearance, selection: ListSelection?, content: Content) {
    self.appearance = appearance
    self.selection = selection
    self.content = content
  }

  /// Makes the list with its rows.
  package static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = ListElement(view.appearance, parent: parent)
    element.setSelection(view.selection)
    let clip: ScrollClipElement = element.clip
    clip.setContent(FocusableRows<Content>._makeNode(view.focusable(in: element), parent: clip))
    return element
  }

  /// Updates look, selection and content.
  package static func _updateNode(_ node: _ViewNode, with view: Self) {
    let element = unsafeDowncast(node, to: ListElement.self)
    element.setAppearance(view.appearance)
    if let rows = element.clip.contentNode {
      FocusableRows<Content>._updateNode(rows, with: view.focusable(in: element))
    }
    element.setSelection(view.selection)
  }

  /// One.
  package static var _elementCount: Int? { 1 }

  private typealias FocusableRows<C: View> = ModifiedContent<_ListRowsView<C>, _FocusableModifier>

  /// The list takes the keyboard as one thing, if its rows can be selected; the selected row is mark enough.
  private func focusable(in element: ListElement) -> FocusableRows<Content> {
    FocusableRows(
      content: _ListRowsView(list: element, content: content),
      modifier: _FocusableModifier(
        isFocusable: selection != nil, interactions: .edit, ring: .none))
  }
}

/// The rows of a list.
nonisolated struct _ListRowsView<Content: View>: PrimitiveView {
  unowned(unsafe) let list: ListElement
  let content: Content

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let element = ListRowsElement(list: view.list, parent: parent)
    view.list.rows = element
    element.contentNode = Content._makeNode(view.content, parent: element)
    element.contentIsReady()
    return element
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    if let child = unsafeDowncast(node, to: ListRowsElement.self).contentNode {
      Content._updateNode(child, with: view.content)
    }
  }

  static var _elementCount: Int? { 1 }
}
