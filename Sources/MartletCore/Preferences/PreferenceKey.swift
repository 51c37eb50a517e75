import Foundation
import Synchronization

/// A named value that views give to those around them.
///
/// - Source: Apple, "PreferenceKey".
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value of the views so far with that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

/// Which preference keys views below a node set.
package typealias PreferenceMask = UInt64

/// Gives each key a bit; keys beyond the sixty-third share one, which costs time but no correctness.
enum PreferenceBits {
  private static let table = Mutex<[ObjectIdentifier: PreferenceMask]>([:])

  static func bit<K: PreferenceKey>(of key: K.Type) -> PreferenceMask {
    table.withLock { table in
      let id = ObjectIdentifier(key)
      if let known = table[id] { return known }
      let made: PreferenceMask = 1 << PreferenceMask(min(table.count, 63))
      table[id] = made
      return made
    }
  }
}

extension _ViewNode {
  /// The value that the views in and below this node set for a key; `nil` if none does.
  ///
  /// - Complexity: visits only branches that have a view which sets some value of the key's bit.
  func preference<K: PreferenceKey>(_ key: K.Type, bit: PreferenceMask) -> K.Value? {
    if !passesPreferences { return nil }
    if let own = ownPreference(ObjectIdentifier(key)) as? PreferenceWriting<K> {
      return own.value(inside: reducedPreference(key, bit: bit))
    }
    return reducedPreference(key, bit: bit)
  }

  private func reducedPreference<K: PreferenceKey>(_ key: K.Type, bit: PreferenceMask) -> K.Value? {
    var result: K.Value?
    forEachChild { child in
      guard child.subtreePreferences & bit != 0, let next = child.preference(key, bit: bit) else { return }
      guard var current = result else {
        result = next
        return
      }
      K.reduce(value: &current, nextValue: { next })
      result = current
    }
    return result
  }

  /// A view below sets a value for keys: those around are told, out to the first that replaces it.
  final func preferencesChanged(_ bits: PreferenceMask, isNew: Bool) {
    var node: _ViewNode? = self
    while let current = node {
      if isNew { current.subtreePreferences |= bits }
      if !current.passesPreferences { return }
      if current !== self, current.preferencesBelowChanged(bits) { return }
      node = current.parent
    }
  }
}
