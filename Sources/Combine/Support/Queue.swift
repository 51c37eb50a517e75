/// Values that leave in the order in which they came.
///
/// - Complexity: O(1) on average to append and to take the first; an array would move all values at each.
struct Queue<Element> {
  private var values: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == values.count }
  var count: Int { values.count - head }

  mutating func append(_ value: Element) { values.append(.some(value)) }

  /// Takes the oldest value.
  mutating func popFirst() -> Element? {
    guard head < values.count else { return nil }
    let first = values[head]
    values[head] = nil
    head += 1
    // Closed when half of the array is gap, so each value is moved once on average.
    if head == values.count {
      values.removeAll(keepingCapacity: head < 64)
      head = 0
    } else if head >= 64, head * 2 >= values.count {
      values.removeFirst(head)
      head = 0
    }
    return first
  }
}
