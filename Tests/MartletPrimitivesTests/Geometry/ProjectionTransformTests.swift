import Foundation
import MartletPrimitives
import Testing

struct ProjectionTransformTests {
  private var perspective: ProjectionTransform {
    var result = ProjectionTransform(CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4))
    (result.m13, result.m23) = (0.01, -0.005)
    return result
  }

  @Test func aNewOneChangesNothing() {
    let identity = ProjectionTransform()
    #expect(identity.isIdentity && identity.isAffine)
    #expect(CGPoint(x: 3, y: 4).applying(identity) == CGPoint(x: 3, y: 4))
    #expect(!perspective.isIdentity && !perspective.isAffine)
  }

  @Test func withoutPerspectiveItMapsAsATransformDoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      CGPoint(x: 10, y: 20).applying(ProjectionTransform(transform))
        == CGPoint(x: 10, y: 20).applying(transform))
    #expect(ProjectionTransform(transform).isAffine)
    #expect(ProjectionTransform(transform).affine == transform)
  }

  /// (2 · 10 − 1 · 20 + 7, 0.5 · 10 + 3 · 20 − 4) = (7, 61), by w = 1 + 0.1 − 0.1 = 1.
  @Test func pointsAreDividedByTheirDepth() {
    #expect(CGPoint(x: 10, y: 20).applying(perspective) == CGPoint(x: 7, y: 61))
    let near = CGPoint(x: 100, y: 0).applying(perspective)
    #expect(abs(near.x - 207 / 2) < 1e-9 && abs(near.y - 46 / 2) < 1e-9)
  }

  @Test func theInverseUndoesIt() {
    let point = CGPoint(x: 12, y: 34)
    let back = point.applying(perspective).applying(perspective.inverted())
    #expect(abs(back.x - 12) < 1e-9 && abs(back.y - 34) < 1e-9)
    var turned = perspective
    let isInverted = turned.invert()
    #expect(isInverted)
    #expect(turned == perspective.inverted())
  }

  @Test func whatFlattensHasNoInverse() {
    var flat = ProjectionTransform()
    flat.m22 = 0
    #expect(flat.inverted() == flat)
    let isInverted = flat.invert()
    #expect(!isInverted)
  }

  @Test func concatenatingAppliesThisOneFirst() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint.zero.applying(move.concatenating(scale)) == CGPoint(x: 20, y: 0))
    let point = CGPoint(x: 3, y: 5)
    let both = point.applying(perspective.concatenating(move))
    let inTurn = point.applying(perspective).applying(move)
    #expect(abs(both.x - inTurn.x) < 1e-9 && abs(both.y - inTurn.y) < 1e-9)
  }

  @Test func theBoxOfWhatIsSeen() {
    let box = CGRect(x: 0, y: 0, width: 50, height: 40)
    var receding = ProjectionTransform()
    receding.m13 = 0.01
    let seen = box.projected(by: receding)
    #expect(seen.minX == 0 && seen.minY == 0 && seen.maxY == 40 && abs(seen.maxX - 50 / 1.5) < 1e-9)
    var behind = ProjectionTransform()
    behind.m33 = -1
    #expect(box.projected(by: behind).isNull)
  }

  /// Close to the point, both maps agree.
  @Test func flattenedIsTheSameClosely() {
    let point = CGPoint(x: 20, y: 10)
    let flat = perspective.flattened(at: point)
    for (x, y) in [(0.0, 0.0), (0.01, 0), (0, 0.01)] {
      let near = CGPoint(x: point.x + x, y: point.y + y)
      let (one, other) = (near.applying(flat), near.applying(perspective))
      #expect(abs(one.x - other.x) < 1e-5 && abs(one.y - other.y) < 1e-5)
    }
  }

  /// The flip of Apple's samples: about the middle of the plane, seen from a distance of 100.
  @Test func aTransformInSpaceBecomesAProjection() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 100
    space = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
    space = CATransform3DTranslate(space, -50, 0, 0)
    let projection = ProjectionTransform(space)
    // (100, 0) is 50 beside the axis: 25 across and 43.3 deep, so 25 / 1.433.
    let seen = CGPoint(x: 100, y: 0).applying(projection)
    #expect(abs(seen.x - 25 / 1.4330127) < 1e-4 && seen.y == 0)
    #expect(CGPoint(x: 50, y: 7).applying(projection) == CGPoint(x: 0, y: 7))
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(ProjectionTransform(CATransform3DMakeAffineTransform(flat)) == ProjectionTransform(flat))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
