import Foundation
import MartletLayout

extension View {
  /// The view, with a value for those around it.
  ///
  /// It replaces what views inside set for the key.
  ///
  /// - Source: Apple, "preference(key:value:)".
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceModifier<K>(deed: .set(value)))
  }

  /// The view, with a change of the value that views inside set for those around.
  ///
  /// - Source: Apple, "transformPreference(_:_:)".
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceModifier<K>(deed: .transform(callback)))
  }

  /// The view, with an action for when the value that views inside set for a key changes.
  ///
  /// - Source: Apple, "onPreferenceChange(_:perform:)".
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// The view, with a value for those around it that is made of an anchor of the view.
  ///
  /// - Source: Apple, "anchorPreference(key:value:transform:)".
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// The view, with a change of the value that views inside set, made with an anchor of the view.
  ///
  /// - Source: Apple, "transformAnchorPreference(key:value:transform:)".
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorPreferenceModifier<K, A>(source: value, change: transform, replaces: false))
  }

  /// The view, with one in front of it that is made of the value which views inside set for a key.
  ///
  /// - Source: Apple, "overlayPreferenceValue(_:alignment:_:)".
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceSourceModifier<K>())
      .overlay(alignment: alignment) { _PreferenceValueView<K, V>(content: transform) }
  }

  /// The view, with one behind it that is made of the value which views inside set for a key.
  ///
  /// - Source: Apple, "backgroundPreferenceValue(_:alignment:_:)".
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceSourceModifier<K>())
      .background(alignment: alignment) { _PreferenceValueView<K, V>(content: transform) }
  }
}
