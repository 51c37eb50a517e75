import Testing

@testable import Combine

@Suite struct QueueTests {
  @Test func valuesLeaveInTheirOrder() {
    var queue = Queue<Int>()
    var expected: [Int] = []
    var taken: [Int] = []
    for round in 0..<50 {
      for value in 0..<round {
        queue.append(value)
        expected.append(value)
      }
      for _ in 0..<(round / 2) { if let value = queue.popFirst() { taken.append(value) } }
    }
    #expect(queue.count == expected.count - taken.count)
    while let value = queue.popFirst() { taken.append(value) }
    #expect(taken == expected)
    #expect(queue.isEmpty && queue.popFirst() == nil)
  }

  @Test func anOptionalIsAValueToo() {
    var queue = Queue<Int?>()
    queue.append(nil)
    #expect(queue.popFirst() == .some(nil))
    #expect(queue.isEmpty)
  }

  @Test func takenValuesAreReleased() {
    final class Token {}
    var queue = Queue<Token>()
    weak var token: Token?
    do {
      let made = Token()
      token = made
      queue.append(made)
      queue.append(Token())
      _ = queue.popFirst()
    }
    #expect(token == nil)
    #expect(queue.count == 1)
  }
}
