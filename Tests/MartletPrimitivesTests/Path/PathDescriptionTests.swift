import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathDescriptionTests {
  /// Source: nthState/MaskedBlur, Tests/MaskedBlurTests/MaskedBlurTests.swift, which runs on Apple's SwiftUI.
  @Test func twoRectanglesReadAsOnApple() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    var path = Path(rect)
    path.addPath(Path(rect))
    #expect(
      path.description
        == "0 0 m 100 0 l 100 100 l 0 100 l h 0 0 m 100 0 l 100 100 l 0 100 l h")
  }

  @Test func everyElementReadsBack() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0.5, y: -1.25))
    path.addLine(to: CGPoint(x: 1e-7, y: 3))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 0.1, y: 0.2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(
      path.description == "0.5 -1.25 m 1e-07 3 l 0.1 0.2 1 2 q 1 2 3 4 5 6 c h")
    #expect(try #require(Path(path.description)) == path)
  }

  @Test(arguments: ["1 m", "1 2 3 m", "1 2", "1 2 l", "h", "0 0 m 1 2 x", "0 0 m 1 2 q"])
  func aTextThatIsNoPathIsRefused(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func anEmptyTextIsAnEmptyPath() {
    #expect(Path("") == Path())
    #expect(Path(" \n ") == Path())
  }
}
