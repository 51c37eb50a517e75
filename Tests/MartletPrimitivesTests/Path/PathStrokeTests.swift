import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathStrokeTests {
  private func line(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { path in path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -2, width: 10, height: 4)),
    (.square, CGRect(x: -2, y: -2, width: 14, height: 4)),
    (.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
  ])
  func capsDecideTheLength(cap: CGLineCap, box: CGRect) {
    let stroke: Path = line([(0, 0), (10, 0)]).strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    let found: CGRect = stroke.boundingRect
    #expect(abs(found.minX - box.minX) < 1e-9 && abs(found.maxX - box.maxX) < 1e-9)
    #expect(abs(found.minY - box.minY) < 1e-9 && abs(found.maxY - box.maxY) < 1e-9)
    #expect(stroke.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!stroke.contains(CGPoint(x: 5, y: 2.1)))
    // Only a square end reaches the corner.
    #expect(stroke.contains(CGPoint(x: -1.8, y: -1.8)) == (cap == .square))
  }

  @Test(arguments: [(CGLineJoin.miter, true, true), (.round, true, false), (.bevel, false, false)])
  func joinsDecideTheCorner(join: CGLineJoin, edge: Bool, tip: Bool) {
    let corner: Path = line([(0, 0), (10, 0), (10, 10)])
    let stroke: Path = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    // The corner's outer side is at (12, −2); a bevel cuts from (10, −2) to (12, 0).
    #expect(stroke.contains(CGPoint(x: 11.2, y: -1.2)) == edge)
    #expect(stroke.contains(CGPoint(x: 11.9, y: -1.9)) == tip)
    #expect(stroke.contains(CGPoint(x: 10.8, y: -0.8)))
  }

  @Test func aSharpCornerExceedsTheMiterLimit() {
    let sharp: Path = line([(0, 0), (10, 0), (0, 1)])
    let limited: Path = sharp.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 5))
    let long: Path = sharp.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 50))
    #expect(limited.boundingRect.maxX < 12)
    #expect(long.boundingRect.maxX > 15)
  }

  /// Fact n126: a stroke of 2 reaches 1 beyond the circle's box.
  @Test func aCirclesStrokeIsARing() {
    let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 8, height: 8))
    let lists: [Path] = [circle, Path(storage: .elements(circle.elements))]
    for path in lists {
      let ring: Path = path.strokedPath(StrokeStyle(lineWidth: 2))
      let box: CGRect = ring.boundingRect
      #expect(abs(box.minX - 1) < 0.06 && abs(box.width - 10) < 0.1)
      #expect(!ring.contains(CGPoint(x: 6, y: 6)))
      #expect(ring.contains(CGPoint(x: 2.5, y: 6)))
      #expect(!ring.contains(CGPoint(x: 3.2, y: 6)))
    }
  }

  @Test func aRectanglesStrokeIsAFrame() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    for join in [CGLineJoin.miter, .bevel] {
      let frame: Path = Path(rect).strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join))
      #expect(frame.boundingRect == rect.insetBy(dx: -1, dy: -1))
      #expect(!frame.contains(CGPoint(x: 10, y: 5)))
      #expect(frame.contains(CGPoint(x: 0.5, y: 5)))
      #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)) == (join == .miter))
    }
  }

  @Test func dashesLeaveGaps() {
    let style = StrokeStyle(lineWidth: 2, dash: [4, 6])
    let stroke: Path = line([(0, 0), (20, 0)]).strokedPath(style)
    let inked: [Bool] = [1, 3, 5, 9, 11, 13, 15, 19].map {
      stroke.contains(CGPoint(x: CGFloat($0), y: 0.5))
    }
    #expect(inked == [true, true, false, false, true, true, false, false])
  }

  @Test func thePhaseBeginsInsideThePattern() {
    let style = StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: 7)
    let stroke: Path = line([(0, 0), (20, 0)]).strokedPath(style)
    let inked: [Bool] = [1, 4, 6, 8].map { stroke.contains(CGPoint(x: CGFloat($0), y: 0.5)) }
    #expect(inked == [false, true, true, false])
  }

  /// An odd pattern swaps paint and gap each time: 3 on, 3 off, 3 on.
  @Test func anOddPatternAlternates() {
    let stroke: Path = line([(0, 0), (12, 0)]).strokedPath(StrokeStyle(lineWidth: 2, dash: [3]))
    let inked: [Bool] = [1, 4, 7, 10].map { stroke.contains(CGPoint(x: CGFloat($0), y: 0.5)) }
    #expect(inked == [true, false, true, false])
  }

  @Test func aDashGoesOnOverTheStartOfAClosedSubpath() {
    let pattern = DashPattern([6, 4], phase: 3)
    let square: Polyline? = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      .flattened(tolerance: 0.05).first
    guard let pattern, let square else {
      Issue.record("a pattern and a square")
      return
    }
    let dashes: [Polyline] = pattern.dashes(of: square)
    #expect(dashes.count == 4)
    // The last 3 points of the outline and its first 3 are one dash.
    #expect(dashes[0].points == [CGPoint(x: 0, y: 3), .zero, CGPoint(x: 3, y: 0)])
  }

  @Test func aPointHasOnlyItsCaps() {
    var dot = Path()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.addLine(to: CGPoint(x: 5, y: 5))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 6, y: 6)))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect.width == 4)
  }

  @Test func badStylesDrawNothingOrASolidLine() {
    let path: Path = line([(0, 0), (10, 0)])
    #expect(path.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(path.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    #expect(path.strokedPath(StrokeStyle(dash: [0, 0])) == path.strokedPath(StrokeStyle()))
    #expect(path.strokedPath(StrokeStyle(dash: [-1, 3])) == path.strokedPath(StrokeStyle()))
    #expect(path.strokedPath(StrokeStyle(dash: [1e-9])) == path.strokedPath(StrokeStyle()))
    #expect(!path.strokedPath(StrokeStyle(dash: [2, 0, 1, 0])).isEmpty)
  }
}
