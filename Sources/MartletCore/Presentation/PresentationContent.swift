import Foundation
import MartletLayout

/// What a window, popup or dialog shows, as one view: several make a column (fact n044).
///
/// What the views inside want it to look like ends here.
nonisolated struct _PresentationContent<Content: View>: PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = PresentationContentNode(parent: parent)
    if Content._elementCount == 1 {
      node.child = Content._makeNode(view.content, parent: node)
    } else {
      node.child = LayoutElement.make(VStackLayout(), content: view.content, parent: node)
    }
    return node
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    guard let child = unsafeDowncast(node, to: PresentationContentNode.self).child else { return }
    if Content._elementCount == 1 { return Content._updateNode(child, with: view.content) }
    let element = unsafeDowncast(child, to: LayoutElement<VStackLayout>.self)
    if let inner = element.contentNode { Content._updateNode(inner, with: view.content) }
  }

  static var _elementCount: Int? { 1 }
}

/// Gives the surface around the colour scheme that the views inside want.
final class PresentationContentNode: PreferenceReaderNode<PreferredColorSchemeKey> {
  override func valueChanged() {
    if let root = parent as? SurfaceRoot, !root.isPopup {
      host.preferColorScheme(value)
      return
    }
    // The scope belongs to what is presented alone; its surface reads it, too.
    let changed = environment.set(\.colorScheme, to: value)
    guard changed != 0 else { return }
    var outermost: _ViewNode = self
    while let around = outermost.parent, around.childEnvironment === environment { outermost = around }
    outermost.environmentChanged(changed)
    (outermost as? ElementNode)?.invalidateLayer()
  }
}

extension EnvironmentScope {
  /// Sets a value among those that are set here already, or takes it back; returns the keys that changed by it.
  fileprivate func set<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value?
  ) -> EnvironmentMask {
    var own = EnvironmentValues()
    if let value { own[keyPath: keyPath] = value }
    let entry = own.overrides.first
    var probe = EnvironmentValues()
    let current = EnvironmentValues(scope: self)[keyPath: keyPath]
    probe[keyPath: keyPath] = current
    guard let key = probe.overrides.first?.key else { return 0 }
    return replace(with: entries.filter { $0.key != key } + [entry].compactMap { $0 })
  }
}
