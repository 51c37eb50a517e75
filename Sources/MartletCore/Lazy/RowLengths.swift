/// The lengths of many rows along their axis: measured for some of them, estimated for the rest.
///
/// Rows are kept in blocks, and the blocks' sums in a Fenwick tree, so that a million rows cost memory only where rows
/// were measured, and the estimate may change without touching any of them.
///
/// - Units: points.
package final class RowLengths {
  private static let blockSize = 64

  /// The number of rows.
  package private(set) var count = 0
  /// The measured lengths of a block's rows, not a number for the rest; empty while none is measured.
  private var blocks: [[Double]] = []
  /// Fenwick trees over the blocks: the sum of the measured lengths, and how many they are.
  private var sums: [Double] = [0]
  private var counts: [Int] = [0]
  /// The sum of all measured lengths.
  package private(set) var measuredSum = 0.0
  /// How many rows are measured.
  package private(set) var measuredCount = 0

  package init(count: Int = 0) {
    reset(count: count)
  }

  /// Forgets all lengths.
  package func reset(count: Int) {
    self.count = max(count, 0)
    let blockCount = (self.count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: [], count: blockCount)
    sums = Array(repeating: 0, count: blockCount + 1)
    counts = Array(repeating: 0, count: blockCount + 1)
    measuredSum = 0
    measuredCount = 0
  }

  /// The measured length of a row; `nil` if it was not measured.
  package func length(at index: Int) -> Double? {
    guard index >= 0, index < count else { return nil }
    let block = blocks[index / Self.blockSize]
    guard !block.isEmpty else { return nil }
    let length = block[index % Self.blockSize]
    return length.isNaN ? nil : length
  }

  /// Notes the length of a row; lengths that are none count as 0.
  ///
  /// - Complexity: O(log n).
  package func set(_ length: Double, at index: Int) {
    guard index >= 0, index < count else { return }
    let length: Double = length.isFinite && length > 0 ? length : 0
    let block = index / Self.blockSize
    let old = self.length(at: index)
    if old == length { return }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .nan, count: Self.blockSize) }
    blocks[block][index % Self.blockSize] = length
    add(length - (old ?? 0), old == nil ? 1 : 0, toBlock: block)
  }

  private func add(_ length: Double, _ rows: Int, toBlock block: Int) {
    measuredSum += length
    measuredCount += rows
    var node = block + 1
    while node < sums.count {
      sums[node] += length
      counts[node] += rows
      node += node & -node
    }
  }

  /// The length of all rows.
  package func total(estimate: Double) -> Double {
    measuredSum + Double(count - measuredCount) * estimate
  }

  /// Where a row begins, from the beginning of the first.
  ///
  /// - Complexity: O(log n).
  package func offset(of index: Int, estimate: Double) -> Double {
    let index = min(max(index, 0), count)
    let block = index / Self.blockSize
    var sum = 0.0
    var measured = 0
    var node = block
    while node > 0 {
      sum += sums[node]
      measured += counts[node]
      node -= node & -node
    }
    var result = sum + Double(block * Self.blockSize - measured) * estimate
    if block < blocks.count, !blocks[block].isEmpty {
      for row in 0..<(index % Self.blockSize) {
        let length = blocks[block][row]
        result += length.isNaN ? estimate : length
      }
    } else {
      result += Double(index % Self.blockSize) * estimate
    }
    return result
  }

  /// The row at a distance from the beginning of the first one; the nearest if there is none.
  ///
  /// - Complexity: O(log n).
  package func index(at offset: Double, estimate: Double) -> Int {
    guard count > 0, offset > 0 else { return 0 }
    var rest = offset
    var node = 0
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next < sums.count {
        let rows = min(step * Self.blockSize, count - node * Self.blockSize)
        let length = sums[next] + Double(rows - counts[next]) * estimate
        if length <= rest {
          node = next
          rest -= length
        }
      }
      step /= 2
    }
    var index = node * Self.blockSize
    while index < count {
      let length = self.length(at: index) ?? estimate
      if length > rest { return index }
      rest -= length
      index += 1
    }
    return count - 1
  }

  /// Puts other rows in the place of those between the first few and the last few, which keep their lengths.
  package func replaceMiddle(keepingFirst first: Int, last: Int, newCount: Int) {
    let kept: [(Int, Double)] = measured { $0 < first || $0 >= count - last }
    let moved = newCount - count
    let oldCount = count
    reset(count: newCount)
    for (index, length) in kept {
      set(length, at: index < first ? index : index + moved)
    }
    assert(first + last <= min(oldCount, newCount))
  }

  private func measured(where isKept: (Int) -> Bool) -> [(Int, Double)] {
    var result: [(Int, Double)] = []
    for (block, lengths) in blocks.enumerated() where !lengths.isEmpty {
      for (row, length) in lengths.enumerated() where !length.isNaN {
        let index = block * Self.blockSize + row
        if index < count, isKept(index) { result.append((index, length)) }
      }
    }
    return result
  }
}
