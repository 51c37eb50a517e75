import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathBoundsTests {
  @Test func anEmptyPathHasNoBox() {
    #expect(Path().boundingRect.isNull)
  }

  /// Derivation: the curve's height is 3·t·(1 − t)·10, at most 7.5 for t = ½.
  @Test func aCurvesBoxIsTight() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 7.5))
  }

  /// Derivation: 2·t·(1 − t)·10 is at most 5.
  @Test func aQuadraticCurvesBoxIsTight() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func theElementsOfACommonShapeHaveTheShapesBox() {
    let rect = CGRect(x: 3, y: 4, width: 30, height: 20)
    let paths: [Path] = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 6),
      Path(roundedRect: rect, cornerRadius: 10, style: .continuous),
      Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 3), style: .circular),
    ]
    for path in paths {
      let box: CGRect = Path(storage: .elements(path.elements)).boundingRect
      #expect(abs(box.minX - rect.minX) < 1e-9 && abs(box.maxX - rect.maxX) < 1e-9)
      #expect(abs(box.minY - rect.minY) < 1e-9 && abs(box.maxY - rect.maxY) < 1e-9)
      #expect(path.boundingRect == rect)
    }
  }

  @Test func badPointsAreLeftOut() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 50))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 5))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 2, height: 3))
  }
}
