import Testing

@testable import MartletCore

@Suite struct RowLengthsTests {
  /// The sums of a plain array, by the same rules.
  private struct Plain {
    var lengths: [Double?]
    let estimate: Double

    func offset(_ index: Int) -> Double { lengths.prefix(index).reduce(0) { $0 + ($1 ?? estimate) } }

    func index(at offset: Double) -> Int {
      var rest = offset
      for (index, length) in lengths.enumerated() {
        if (length ?? estimate) > rest { return index }
        rest -= length ?? estimate
      }
      return lengths.count - 1
    }
  }

  @Test func itAnswersAsAPlainSumWould() {
    var random = SeededGenerator(seed: 7)
    for count in [1, 63, 64, 65, 500, 1000] {
      let rows = RowLengths(count: count)
      var plain = Plain(lengths: Array(repeating: nil, count: count), estimate: 20)
      for _ in 0..<200 {
        let index = Int.random(in: 0..<count, using: &random)
        let length = Double(Int.random(in: 0...50, using: &random))
        rows.set(length, at: index)
        plain.lengths[index] = length
        let probe = Int.random(in: 0...count, using: &random)
        #expect(rows.offset(of: probe, estimate: 20) == plain.offset(probe))
        let offset = Double.random(in: 0..<Double(count * 25), using: &random)
        #expect(rows.index(at: offset, estimate: 20) == plain.index(at: offset))
      }
      #expect(rows.total(estimate: 20) == plain.offset(count))
    }
  }

  @Test func rowsAtTheEndsKeepTheirLengths() {
    let rows = RowLengths(count: 10)
    for index in 0..<10 { rows.set(Double(index), at: index) }
    rows.replaceMiddle(keepingFirst: 2, last: 3, newCount: 12)
    #expect((0..<12).map { rows.length(at: $0) } == [0, 1] + Array(repeating: nil, count: 7) + [7, 8, 9])
  }

  @Test func lengthsThatAreNoneCountAsNothing() {
    let rows = RowLengths(count: 3)
    rows.set(.nan, at: 0)
    rows.set(-5, at: 1)
    rows.set(.infinity, at: 2)
    #expect(rows.total(estimate: 7) == 0)
  }
}
