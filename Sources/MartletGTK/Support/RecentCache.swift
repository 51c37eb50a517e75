/// A dictionary that forgets what has not been used for a while.
///
/// It keeps two generations: when the young one is full, the old one is dropped and the young one
/// takes its place; an old entry that is used again becomes young.
///
/// - Complexity: O(1) amortised.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let generationSize: Int

  /// A cache that holds at most `capacity` entries and at least half as many of the most recent ones.
  init(capacity: Int) {
    generationSize = max(1, capacity / 2)
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      if let newValue {
        insert(newValue, for: key)
      } else {
        young[key] = nil
        old[key] = nil
      }
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
