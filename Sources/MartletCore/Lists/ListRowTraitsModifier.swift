import Foundation
import MartletLayout
import MartletPrimitives

/// Where a list asks for a row's traits, and for the element behind it.
package enum ListRowTraitsKey: LayoutValueKey {
  package static var defaultValue: ListRowTraits? { nil }
}

package enum ListRowBackgroundKey: LayoutValueKey {
  package static var defaultValue: ElementNode? { nil }
}

/// Says something about a row to the list around it.
nonisolated package struct _ListRowTraitsModifier: ElementModifier {
  let traits: ListRowTraits

  package init(traits: ListRowTraits) {
    self.traits = traits
  }

  package var modifierName: String { "listRow" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ListRowTraitsElement(modifier, parent: parent)
  }
}

final class ListRowTraitsElement: ModifierElement<_ListRowTraitsModifier> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(ListRowTraitsKey.self) else { return super.layoutValue(key) }
    let inner = super.layoutValue(key) as? ListRowTraits ?? ListRowTraits()
    return inner.filled(with: modifier.traits)
  }

  override func modifierChanged(from old: _ListRowTraitsModifier) {
    invalidateLayout()
    invalidateLayer()
  }
}

/// Puts a view behind a whole row of a list.
nonisolated package struct _ListRowBackgroundModifier<Background: View>: ElementModifier {
  let background: Background?

  package init(background: Background?) {
    self.background = background
  }

  package var modifierName: String { "listRowBackground" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ListRowBackgroundElement(modifier, parent: parent)
  }
}

/// Owns the view behind the row, which the row's element places and draws.
final class ListRowBackgroundElement<Background: View>: ModifierElement<
  _ListRowBackgroundModifier<Background>
>
{
  private var backgroundNode: LayoutElement<ZStackLayout>?

  override init(_ modifier: _ListRowBackgroundModifier<Background>, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    makeBackground()
  }

  private func makeBackground() {
    backgroundNode = modifier.background.map { LayoutElement.make(ZStackLayout(), content: $0, parent: self) }
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(ListRowBackgroundKey.self) else { return super.layoutValue(key) }
    return super.layoutValue(key) ?? backgroundNode
  }

  override func modifierChanged(from old: _ListRowBackgroundModifier<Background>) {
    if let background = modifier.background, let child = backgroundNode?.contentNode {
      Background._updateNode(child, with: background)
      return
    }
    backgroundNode?.unmount()
    makeBackground()
    invalidateLayout()
    invalidateLayer()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let backgroundNode { body(backgroundNode) }
  }
}
