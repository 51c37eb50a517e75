/// Tells the rows of a radio group apart, also where two of them stand for the same value.
struct RadioRowID<Value: Hashable>: Hashable {
  let value: Value
  /// How many rows before this one stand for the same value.
  let occurrence: Int

  /// The rows that stand for some values, in order.
  ///
  /// - Complexity: O(n).
  static func rows(for values: some Sequence<Value>) -> [RadioRowID<Value>] {
    var counts: [Value: Int] = [:]
    return values.map { value in
      let occurrence: Int = counts[value, default: 0]
      counts[value] = occurrence + 1
      return RadioRowID(value: value, occurrence: occurrence)
    }
  }
}
