import Foundation
import MartletPrimitives
import Testing

@Suite struct PathCombiningTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  private func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    polygon(
      (0..<5).map { index in
        let angle = Double(index) * 4 * Double.pi / 5
        return (x + radius * CGFloat(sin(angle)), y - radius * CGFloat(cos(angle)))
      })
  }

  @Test func twoSquares() {
    let (one, two) = (square(0, 0), square(5, 5))
    #expect(one.intersection(two) == square(5, 5, 5))
    #expect(
      one.union(two)
        == polygon([(0, 0), (10, 0), (10, 5), (15, 5), (15, 15), (5, 15), (5, 10), (0, 10)]))
    #expect(one.subtracting(two) == polygon([(0, 0), (10, 0), (10, 5), (5, 5), (5, 10), (0, 10)]))
    let difference = one.symmetricDifference(two)
    #expect(difference.contains(CGPoint(x: 2, y: 2)) && difference.contains(CGPoint(x: 12, y: 12)))
    #expect(!difference.contains(CGPoint(x: 7, y: 7)))
  }

  @Test func neighboursBecomeOneRectangle() {
    let both = square(0, 0).union(square(10, 0))
    #expect(both == Path(CGRect(x: 0, y: 0, width: 20, height: 10)))
    // Kept as a rectangle, so its edges are put on whole pixels.
    if case .rect = both.storage {} else { Issue.record("not stored as a rectangle") }
  }

  @Test func aHoleWindsTheOtherWay() {
    let frame = square(0, 0, 30).subtracting(square(10, 10))
    #expect(frame.contains(CGPoint(x: 5, y: 5)) && !frame.contains(CGPoint(x: 15, y: 15)))
    // A second subtraction inside the hole changes nothing.
    #expect(frame.subtracting(square(12, 12, 5)) == frame)
  }

  @Test func samePathsLeaveNothingOrThemselves() {
    for path in [square(0, 0), star(20, 20, 20), Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20))] {
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
      let both = path.intersection(path)
      for (x, y) in [(5, 5), (20, 12), (15, 10), (28, 9)] {
        let point = CGPoint(x: CGFloat(x) + 0.1, y: CGFloat(y) + 0.1)
        #expect(both.contains(point) == path.contains(point))
      }
    }
  }

  @Test func emptyAndDistantPaths() {
    #expect(square(0, 0).intersection(square(50, 50)).isEmpty)
    #expect(square(0, 0).union(Path()) == square(0, 0))
    #expect(square(0, 0).subtracting(Path()) == square(0, 0))
    #expect(Path().union(Path()).isEmpty)
    #expect(Path().subtracting(square(0, 0)).isEmpty)
    let broken = Path {
      $0.addLines([CGPoint(x: CGFloat.nan, y: 0), .zero, CGPoint(x: 5, y: CGFloat.infinity)])
    }
    #expect(square(0, 0).union(broken) == square(0, 0))
    #expect(broken.subtracting(square(0, 0)).isEmpty)
    #expect(broken.lineIntersection(square(0, 0)).isEmpty)
  }

  @Test func aStarsMiddleFollowsTheRule() {
    let star = star(50, 50, 50)
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(!star.normalized(eoFill: true).contains(middle))
    // Its outlines don't cross any more: by winding and by the even-odd rule there is the same area.
    let outline = star.normalized(eoFill: false)
    #expect(outline.contains(middle, eoFill: true))
    #expect(outline.elements.count == 11)
  }

  @Test func curvesStayCurves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = circle.intersection(Path(CGRect(x: 50, y: -10, width: 100, height: 200)))
    let curves = half.elements.filter { if case .curve = $0 { return true } else { return false } }
    #expect(curves.count == 2)
    #expect(half.elements.count <= 5)
    let box = half.boundingRect
    #expect(abs(box.minX - 50) < 1e-6 && abs(box.maxX - 100) < 1e-6 && abs(box.height - 100) < 1e-3)
    // Two circles: the ends of the lens lie at 50 ± √(50² − 30²) = 10 and 90.
    let lens = circle.intersection(circle.offsetBy(dx: 60, dy: 0)).boundingRect
    #expect(abs(lens.minY - 10) < 0.02 && abs(lens.maxY - 90) < 0.02)
    #expect(abs(lens.minX - 60) < 1e-3 && abs(lens.maxX - 100) < 1e-3)
  }

  /// What belongs to the result is told by asking both paths, at many places.
  @Test(arguments: 0..<40)
  func everyPlaceIsOnTheRightSide(_ seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 7)
    func path() -> Path {
      let whole = random.next(2) == 0
      func number() -> CGFloat {
        // Whole numbers from few make edges and corners meet.
        whole ? CGFloat(random.next(11) * 10) : CGFloat(random.next(100_000)) / 1000
      }
      var path = Path()
      for _ in 0...random.next(2) {
        switch random.next(5) {
        case 0: path.addRect(CGRect(x: number(), y: number(), width: number(), height: number()))
        case 1:
          path.addEllipse(in: CGRect(x: number(), y: number(), width: number() + 1, height: number() + 1))
        case 2:
          path.addRoundedRect(
            in: CGRect(x: number(), y: number(), width: 40, height: 30),
            cornerSize: CGSize(width: 9, height: 9))
        default:
          path.addLines((0..<(3 + random.next(6))).map { _ in CGPoint(x: number(), y: number()) })
          if random.next(2) == 0 { path.closeSubpath() }
        }
      }
      return path
    }
    let (one, two) = (path(), path())
    let eoFill = random.next(2) == 0
    let results: [(String, Path, (Bool, Bool) -> Bool)] = [
      ("intersection", one.intersection(two, eoFill: eoFill), { $0 && $1 }),
      ("union", one.union(two, eoFill: eoFill), { $0 || $1 }),
      ("subtracting", one.subtracting(two, eoFill: eoFill), { $0 && !$1 }),
      ("symmetricDifference", one.symmetricDifference(two, eoFill: eoFill), { $0 != $1 }),
    ]
    for _ in 0..<150 {
      // Beside the grid of whole numbers, and further from edges than curves are off.
      let point = CGPoint(
        x: CGFloat(random.next(1400)) / 10 + 0.053, y: CGFloat(random.next(1400)) / 10 + 0.047)
      let near = [(0.03, 0), (-0.03, 0), (0, 0.03), (0, -0.03)].map {
        CGPoint(x: point.x + CGFloat($0.0), y: point.y + CGFloat($0.1))
      }
      let (inOne, inTwo) = (one.contains(point, eoFill: eoFill), two.contains(point, eoFill: eoFill))
      let isClear = near.allSatisfy {
        one.contains($0, eoFill: eoFill) == inOne && two.contains($0, eoFill: eoFill) == inTwo
      }
      guard isClear else { continue }
      for (name, result, rule) in results {
        #expect(
          result.contains(point) == rule(inOne, inTwo), "\(name) at \(point) of \(one) and \(two), \(eoFill)")
        #expect(result.contains(point, eoFill: true) == rule(inOne, inTwo), "\(name): outlines cross")
      }
    }
  }

  @Test func linesAreCutAtTheEdges() {
    let line = Path { $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 20, y: 5)]) }
    #expect(
      line.lineIntersection(square(0, 0))
        == Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) })
    #expect(
      line.lineSubtraction(square(0, 0))
        == Path {
          $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 0, y: 5)])
          $0.addLines([CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5)])
        })
    // A closed line stays closed if all of it is kept, and is not torn at its start if a part is.
    let inner = square(2, 2, 4)
    #expect(inner.lineIntersection(square(0, 0)) == polygon([(2, 2), (6, 2), (6, 6), (2, 6)]))
    let part = square(5, 5).lineSubtraction(Path(CGRect(x: 12, y: 0, width: 20, height: 20)))
    #expect(
      part
        == Path {
          $0.addLines([
            CGPoint(x: 12, y: 15), CGPoint(x: 5, y: 15), CGPoint(x: 5, y: 5), CGPoint(x: 12, y: 5),
          ])
        })
  }

  @Test func aCapsuleHasRoundEnds() {
    // There is no room beside its ends for a gradual start, and one without the other would be a bulge.
    let box = CGRect(x: 0, y: 0, width: 60, height: 30)
    let smooth = Path(roundedRect: box, cornerRadius: 15, style: .continuous)
    for angle in stride(from: 95.0, through: 265, by: 5) {
      let direction = (cos(angle * .pi / 180), sin(angle * .pi / 180))
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 15 + radius * direction.0, y: 15 + radius * direction.1)
      }
      #expect(smooth.contains(point(14.9)) && !smooth.contains(point(15.1)), "at \(angle)°")
    }
  }
}

private struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
