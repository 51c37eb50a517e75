import MartletLayout

/// Says which value of a selection a view stands for.
nonisolated public struct _TagModifier<Value: Hashable>: ElementModifier {
  let value: Value
  let includesOptional: Bool

  package var modifierName: String { "tag" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    TagElement(modifier, parent: parent)
  }
}

/// A view's tag, for the picker, list or tab view around it.
package struct SelectionTag: Equatable {
  /// The value as it was given.
  package let value: AnyHashable
  /// The value as an optional, if it stands for that too.
  package let optional: AnyHashable?

  /// The tag as a value of the selection's type, if it is of that type.
  ///
  /// A tag also stands for its optional (Apple, "tag(_:includeOptional:)").
  package func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    if let exact = value.base as? Selection, value == AnyHashable(exact) { return exact }
    if let optional { return optional.base as? Selection }
    return nil
  }
}

/// Where containers ask for a view's tag.
package enum SelectionTagKey: LayoutValueKey {
  package static var defaultValue: SelectionTag? { nil }
}

final class TagElement<Value: Hashable>: ModifierElement<_TagModifier<Value>>, RowEnvironment {
  /// Through it a list tells the row about its selection.
  private let scope: EnvironmentScope

  override init(_ modifier: _TagModifier<Value>, parent: _ViewNode) {
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(modifier, parent: parent)
  }

  override var childEnvironment: EnvironmentScope { scope }

  func setRowEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    replaceRowEnvironment(of: scope, change)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(RowEnvironmentKey.self) { return self }
    guard key == ObjectIdentifier(SelectionTagKey.self) else { return super.layoutValue(key) }
    let optional: AnyHashable? = modifier.includesOptional ? AnyHashable(Optional(modifier.value)) : nil
    return SelectionTag(value: AnyHashable(modifier.value), optional: optional)
  }

  /// The container around asks for its rows' tags anew.
  override func modifierChanged(from old: _TagModifier<Value>) {
    structureChangedAround()
  }

  private func structureChangedAround() {
    var element = parentElement
    while let current = element {
      if let container = current as? GroupElement {
        container.childElementsChanged()
        return
      }
      element = current.parentElement
    }
  }
}

extension ElementNode {
  /// The tag set on the view, nearest to the outside.
  package final var selectionTag: SelectionTag? {
    layoutValue(ObjectIdentifier(SelectionTagKey.self)) as? SelectionTag
  }
}

extension View {
  /// The view as the one for a value of the selection around it.
  ///
  /// - Parameters:
  ///   - tag: the value.
  ///   - includeOptional: whether the view also stands for the value as an optional.
  /// - Source: Apple, "tag(_:includeOptional:)".
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}
