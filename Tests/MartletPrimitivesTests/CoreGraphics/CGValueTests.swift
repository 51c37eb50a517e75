import CoreGraphics
import Foundation
import Testing

@Suite struct CGValueTests {
  /// Apple's documentation of CGAffineTransformComponents: scale, then shear, then rotation, then translation.
  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5),
    CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -8),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 0, y: 2),
  ])
  func aTransformIsMadeOfItsParts(_ transform: CGAffineTransform) {
    let back = CGAffineTransform(transform.decomposed())
    for (value, expected) in [
      (back.a, transform.a), (back.b, transform.b), (back.c, transform.c), (back.d, transform.d),
      (back.tx, transform.tx), (back.ty, transform.ty),
    ] {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func aRotationHasNoOtherParts() {
    let parts = CGAffineTransform(rotationAngle: 0.5).decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    #expect(abs(parts.scale.width - 1) < 1e-12 && abs(parts.scale.height - 1) < 1e-12)
  }

  /// CoreGraphics writes numbers in a row, as in CGPoint's coding.
  @Test func codingIsARowOfNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(decoding: vector, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1, dy: 2))
  }

  /// What `print` shows on Apple's systems.
  @Test func geometryPrintsAsNumbers() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aColorHasItsComponents() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4 && color.alpha == 0.4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    #expect(red.components == [1, 0, 0, 1])
    #expect(red != CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}
