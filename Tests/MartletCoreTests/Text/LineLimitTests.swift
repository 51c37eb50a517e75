import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LineLimitTests {
  private func height(@ViewBuilder _ view: () -> some View) throws -> CGFloat {
    let ui = TestHost(size: CGSize(width: 100, height: 400), content: view)
    return try ui.find(.role(.staticText)).frame.height
  }

  /// Fact n027: the height of the lines is kept even if there are fewer.
  ///
  /// Lines of 16 points, 2 apart.
  @Test func aLimitCanReserveItsRoom() throws {
    let long = String(repeating: "word ", count: 60)
    #expect(try height { Text("one").lineLimit(3, reservesSpace: true) } == 52)
    #expect(try height { Text("one").lineLimit(3, reservesSpace: false) } == 16)
    #expect(try height { Text("one").lineLimit(2...4) } == 34)
    #expect(try height { Text(long).lineLimit(2...4) } == 70)
    #expect(try height { Text("one").lineLimit(2...) } == 34)
    #expect(try height { Text(long).lineLimit(...3) } == 52)
    // The inner one replaces the outer one altogether.
    #expect(try height { Text("one").lineLimit(1).lineLimit(3, reservesSpace: true) } == 16)
  }
}
