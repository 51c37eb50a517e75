import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct CGAffineTransformTests {
  private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  /// Apple, "translatedBy": the new transform comes first, so the translation is scaled.
  @Test func modifiersApplyBeforeTheTransform() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 24))
    let scaled = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 7, y: 10))
    let turned = CGAffineTransform(translationX: 5, y: 7).rotated(by: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turned), 5, 8))
  }

  @Test func concatenatingAppliesTheOtherAfterwards() {
    let transform = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(CGPoint.zero.applying(transform), 0, 1))
  }

  @Test func theInverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -4)
    let back: CGPoint = CGPoint(x: 3, y: 8).applying(transform).applying(transform.inverted())
    #expect(isNear(back, 3, 8))
    // Apple, "inverted()": a transform that can't be inverted is returned unchanged.
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aTurnedRectangleIsItsBox() {
    let box: CGRect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(box.origin, -20, 0))
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func aSizeIsNotTranslated() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func onlyTheIdentityIsIdentity() {
    #expect(CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    #expect(CGAffineTransform(scaleX: 2, y: 2).isTranslationOrScale)
    #expect(!CGAffineTransform(rotationAngle: 1).isTranslationOrScale)
  }
}
