import Foundation

/// What deletes rows of a `ForEach`: the closure of `onDelete(perform:)`.
package struct RowDeletion {
  package let action: (IndexSet) -> Void
}

/// Notes what may be done to the rows of a `ForEach`.
nonisolated public struct _RowActionsModifier: ViewModifier {
  /// None.
  public typealias Body = Never

  let delete: ((IndexSet) -> Void)?

  /// Makes a node that marks the runs inside.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = RowActionsNode(parent: parent)
    node.delete = modifier.delete
    node.child = V._makeNode(content, parent: node)
    return node
  }

  /// Takes the newest closure, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: RowActionsNode.self)
    node.delete = modifier.delete
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class RowActionsNode: PassingNode {
  var delete: ((IndexSet) -> Void)?

  override func appendOutline(to outline: inout ContentOutline) {
    var inner = ContentOutline()
    child?.appendOutline(to: &inner)
    outline.append(
      inner.mapRuns { run in
        var run = run
        // The closure is asked for when it is needed, so that the newest one runs.
        run.delete = RowDeletion { [weak self] in self?.delete?($0) }
        if delete == nil { run.delete = nil }
        return run
      })
  }
}

/// Views made from data, whose rows a list can let the user edit.
///
/// - Source: Apple, "DynamicViewContent".
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data.
  @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The content's data.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// The views, with an action that deletes rows of a list: the Delete key on the selected rows calls it.
  ///
  /// - Source: Apple, "onDelete(perform:)".
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowActionsModifier(delete: action))
  }
}
