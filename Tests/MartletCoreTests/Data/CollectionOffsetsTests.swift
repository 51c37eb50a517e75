import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  @Test func removing() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2, 9])
    #expect(letters == ["b", "d"])
  }

  /// Apple's example of the destination: the offset before the move.
  @Test func moving() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(letters == ["c", "d", "a", "b"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["b", "c", "d", "a"])
    letters.move(fromOffsets: [1], toOffset: 2)
    #expect(letters == ["b", "c", "d", "a"])
  }
}
