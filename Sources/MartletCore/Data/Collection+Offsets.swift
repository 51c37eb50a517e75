import Foundation

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Removes the elements at these offsets from the start.
  ///
  /// - Complexity: O(n).
  /// - Source: Apple, "remove(atOffsets:)".
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in self.enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets together, to before the one that is now at an offset.
  ///
  /// - Complexity: O(n).
  /// - Source: Apple, "move(fromOffsets:toOffset:)".
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
