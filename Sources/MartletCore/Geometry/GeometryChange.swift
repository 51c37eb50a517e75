import Foundation
import MartletPrimitives

/// Runs an action when a value made of a view's geometry changes.
nonisolated public struct _GeometryChangeModifier<Value: Equatable>: ElementModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  package var modifierName: String { "onGeometryChange" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    GeometryChangeElement(modifier, parent: parent)
  }
}

final class GeometryChangeElement<Value: Equatable>: ModifierElement<_GeometryChangeModifier<Value>> {
  private var value: Value?

  override func placeChildren() {
    super.placeChildren()
    markDirty()
  }

  /// Asked once layout is done: when this element or one that it depends on has another place.
  override func refresh() {
    dropSources()
    let new: Value = tracking {
      host.geometry.recordRead(of: self)
      return modifier.transform(GeometryProxy(self))
    }
    let old = value ?? new
    guard value == nil || old != new else { return }
    value = new
    let action = modifier.action
    host.enqueueAction(of: self) { action(old, new) }
  }
}

extension View {
  /// The view, with an action for when a value made of its geometry changes, first when it appears.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: makes the value.
  ///   - action: gets the new value.
  /// - Source: Apple, "onGeometryChange(for:of:action:)".
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// The view, with an action for when a value made of its geometry changes, first when it appears.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: makes the value.
  ///   - action: gets the old and the new value, the same one the first time.
  /// - Source: Apple, "onGeometryChange(for:of:action:)".
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
