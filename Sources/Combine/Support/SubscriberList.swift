/// Members in the order in which they joined, each removable by the number it got.
///
/// A copy is a cheap snapshot to walk while members come and go.
struct SubscriberList<Member> {
  private(set) var members: [Member] = []
  // Rises strictly, so a number is found by halving.
  private var numbers: [UInt64] = []
  private var lastNumber: UInt64 = 0

  var isEmpty: Bool { members.isEmpty }

  /// Adds a member.
  mutating func add(_ member: Member) -> UInt64 {
    let number = reserveNumber()
    insert(member, number: number)
    return number
  }

  /// Gives out a number for a member that joins right after.
  mutating func reserveNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  mutating func insert(_ member: Member, number: UInt64) {
    members.append(member)
    numbers.append(number)
  }

  /// Removes the member with the number, and answers it so that it is released outside of any lock.
  ///
  /// - Complexity: O(n) to close the gap; the search is O(log n).
  mutating func remove(_ number: UInt64) -> Member? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < numbers.count, numbers[low] == number else { return nil }
    numbers.remove(at: low)
    return members.remove(at: low)
  }

  /// Removes all members, and answers them.
  mutating func removeAll() -> [Member] {
    let removed = members
    members = []
    numbers = []
    return removed
  }
}
