import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathTrimTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func theWholePathStaysAsItIs() {
    #expect(Path(square).trimmedPath(from: 0, to: 1).storage == .rect(square))
    #expect(Path(square).trimmedPath(from: -1, to: 7).storage == .rect(square))
  }

  @Test func aRectangleIsTrimmedFromItsOrigin() {
    // Three eighths of the outline are 15 points.
    #expect(Path(square).trimmedPath(from: 0, to: 0.375).description == "0 0 m 10 0 l 10 5 l")
    #expect(
      Path(square).trimmedPath(from: 0.125, to: 1).description
        == "5 0 m 10 0 l 10 10 l 0 10 l 0 0 l")
  }

  /// Fact n128: the first half of a circle lies below the middle, from three to nine o'clock.
  @Test func aCircleIsTrimmedClockwiseFromThreeOClock() {
    let half: Path = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
    #expect(half.elements.first == .move(to: CGPoint(x: 10, y: 5)))
    let end: CGPoint = half.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-6 && abs(end.y - 5) < 1e-6)
    #expect(half.boundingRect.minY > 5 - 1e-6)
  }

  /// Derivation: an eighth of a circle ends at 45°.
  @Test func lengthNotParameterDecides() {
    let part: Path = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.125)
    let end: CGPoint = part.currentPoint ?? .zero
    let expected: CGFloat = 5 + 5 * 0.5.squareRoot()
    #expect(abs(end.x - expected) < 1e-3 && abs(end.y - expected) < 1e-3)
    // A curve that is slow at its start: half of its length is not at half of its parameter.
    var curve = Path()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 10, y: 0), control1: .zero, control2: .zero)
    let cut: CGPoint = curve.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(abs(cut.x - 5) < 1e-6)
  }

  @Test func nothingIsLeftOfAnEmptyPart() {
    #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(Path(square).trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(Path(square).trimmedPath(from: 0, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path(CGRect.zero).trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func theLengthRunsOnOverSubpaths() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
    var closed = Path(square)
    closed.addLines([.zero, CGPoint(x: 40, y: 0)])
    #expect(
      closed.trimmedPath(from: 0, to: 0.75).description
        == "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 0 0 m 20 0 l")
  }
}
