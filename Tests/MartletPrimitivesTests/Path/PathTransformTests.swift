import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathTransformTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test func movingAndScalingKeepCommonShapes() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 1)
    let target = CGRect(x: 1, y: 1, width: 20, height: 60)
    #expect(Path(rect).applying(transform).storage == .rect(target))
    #expect(Path(ellipseIn: rect).applying(transform).storage == .ellipse(target))
    #expect(
      Path(ellipseIn: rect).offsetBy(dx: 5, dy: 6).storage == .ellipse(rect.offsetBy(dx: 5, dy: 6)))
    let rounded = Path(roundedRect: rect, cornerRadius: 2, style: .circular)
    #expect(
      rounded.applying(transform).storage
        == .roundedRect(target, cornerSize: CGSize(width: 4, height: 6), style: .circular))
  }

  @Test func turningMakesAList() {
    let turned: Path = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
    let box: CGRect = turned.boundingRect
    #expect(abs(box.minX + 20) < 1e-9 && abs(box.minY) < 1e-9)
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test func aMirrorImageKeepsTheOrderOfItsPoints() {
    let mirrored: Path = Path(rect).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored.description == "0 0 m -10 0 l -10 20 l 0 20 l h")
  }

  @Test func anAddedPathIsTransformed() {
    var path = Path()
    path.addPath(Path(rect), transform: CGAffineTransform(translationX: 1, y: 2))
    #expect(path.storage == .rect(rect.offsetBy(dx: 1, dy: 2)))
    path.addPath(Path(rect), transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.elements.count == 10)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 40))
  }
}
