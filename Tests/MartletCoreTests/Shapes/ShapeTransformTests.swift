import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ShapeTransformTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func box<S: Shape>(_ shape: S) -> CGRect { shape.path(in: frame).boundingRect }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.maxX - other.maxX) < 1e-6
      && abs(one.maxY - other.maxY) < 1e-6
  }

  @Test func movedScaledAndTurned() {
    #expect(box(Rectangle().offset(x: 5, y: -3)) == CGRect(x: 5, y: -3, width: 40, height: 20))
    #expect(box(Rectangle().offset(CGSize(width: 1, height: 2))) == CGRect(x: 1, y: 2, width: 40, height: 20))
    #expect(box(Rectangle().offset(CGPoint(x: 1, y: 2))) == CGRect(x: 1, y: 2, width: 40, height: 20))
    // About the middle, (20, 10).
    #expect(isNear(box(Rectangle().scale(0.5)), CGRect(x: 10, y: 5, width: 20, height: 10)))
    #expect(
      isNear(
        box(Rectangle().scale(x: 2, y: 1, anchor: .topLeading)), CGRect(x: 0, y: 0, width: 80, height: 20)))
    #expect(isNear(box(Rectangle().rotation(.degrees(90))), CGRect(x: 10, y: -10, width: 20, height: 40)))
    #expect(
      isNear(
        box(Rectangle().rotation(.degrees(90), anchor: .topLeading)),
        CGRect(x: -20, y: 0, width: 20, height: 40)))
    #expect(
      isNear(
        box(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 3))),
        CGRect(x: 0, y: 0, width: 80, height: 60)))
    // Bad numbers draw nothing, and crash nothing.
    _ = host { Rectangle().scale(.nan).fill(.red) }
    _ = host { Rectangle().rotation(.degrees(.infinity)).fill(.red) }
  }

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) { content() }
  }

  @Test func aSizeOfItsOwn() {
    #expect(box(Rectangle().size(width: 8, height: 6)) == CGRect(x: 0, y: 0, width: 8, height: 6))
    #expect(
      box(Rectangle().size(CGSize(width: 10, height: 10), anchor: .bottomTrailing))
        == CGRect(x: 30, y: 10, width: 10, height: 10))
  }

  @Test func theyMoveInAnimations() {
    var shape = RotatedShape(
      shape: ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 1)), angle: .zero)
    let turned = RotatedShape(
      shape: ScaledShape(shape: Circle(), scale: CGSize(width: 3, height: 1)), angle: .radians(2))
    var data = shape.animatableData
    data.interpolate(towards: turned.animatableData, amount: 0.5)
    shape.animatableData = data
    #expect(shape.angle == .radians(1) && shape.shape.scale.width == 2)
    var moved = OffsetShape(shape: Circle(), offset: .zero)
    moved.animatableData.second = AnimatablePair(3, 4)
    #expect(moved.offset == CGSize(width: 3, height: 4))
  }

  @Test func insetsKeepTheTransform() {
    #expect(
      box(Rectangle().offset(x: 5).inset(by: 2)) == CGRect(x: 7, y: 2, width: 36, height: 16))
    let ui = host {
      Rectangle().rotation(.degrees(45)).strokeBorder(.red, lineWidth: 4).frame(width: 30, height: 30)
    }
    #expect(ui.drawn("stroke").count == 1)
  }

  @Test func combinedShapesAreViews() {
    let ui = host {
      Circle().subtracting(Circle().scale(0.5)).fill(.red)
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description != "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 50, y: 15)).description == "#FF3B30")
    let box = self.box(Rectangle().union(Rectangle().offset(x: 10)))
    #expect(box == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(
      self.box(Rectangle().intersection(Rectangle().offset(x: 10)))
        == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(Rectangle().symmetricDifference(Rectangle()).path(in: frame).isEmpty)
    #expect(Circle().lineIntersection(Rectangle()).path(in: frame).boundingRect.width > 19)
    #expect(Rectangle().lineSubtraction(Rectangle().scale(2)).path(in: frame).isEmpty)
  }
}

@MainActor @Suite struct RoundedShapeTests {
  @Test func unevenCornersFollowTheDirectionOfReading() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular)
    for (direction, corner) in [
      (LayoutDirection.leftToRight, CGPoint(x: 2, y: 2)), (.rightToLeft, CGPoint(x: 97, y: 2)),
    ] {
      let ui = TestHost(size: CGSize(width: 100, height: 100)) {
        ZStack {
          Color.white
          shape.fill(Color(red: 1, green: 0, blue: 0))
        }
        .environment(\.layoutDirection, direction)
      }
      #expect(ui.color(at: corner).description == "#FFFFFF")
      #expect(ui.color(at: CGPoint(x: 99 - corner.x, y: 2)).description == "#FF0000")
      #expect(ui.color(at: CGPoint(x: 2, y: 97)).description == "#FF0000")
    }
    let inset = shape.inset(by: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inset.boundingRect == CGRect(x: 10, y: 10, width: 80, height: 80))
    // Fact n134.
    #expect(Capsule().style == .continuous)
    #expect(UnevenRoundedRectangle().style == .continuous)
  }

  /// Facts n129, n131 and n132.
  @Test func defaults() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(Circle().trim().path(in: frame) == Circle().path(in: frame))
    let stroke = StrokeStyle()
    #expect(stroke.lineWidth == 1 && stroke.lineCap == .butt && stroke.lineJoin == .miter)
    #expect(stroke.miterLimit == 10 && stroke.dash.isEmpty && stroke.dashPhase == 0)
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
  }

  private struct Card: View {
    var distance: CGFloat

    var body: some View {
      ZStack {
        ContainerRelativeShape().fill(.red).padding(distance)
      }
      .frame(width: 80, height: 60)
      .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    }
  }

  @Test func aContainersShapeIsFollowedInside() {
    let ui = TestHost { Card(distance: 8) }
    // 20 − 8: around the same centre.
    #expect(
      ui.drawn("fill").contains { $0.contains("rounded (0, 0, 64, 44) radius 12") }, "\(ui.displayListText)")
    let far = TestHost { Card(distance: 25) }
    #expect(far.drawn("fill").contains { $0.contains("rect (0, 0, 30, 10)") }, "\(far.displayListText)")
    let alone = TestHost { ContainerRelativeShape().fill(.red).frame(width: 10, height: 10) }
    #expect(alone.drawn("fill").contains { $0.contains("rect (0, 0, 10, 10)") })
  }

  @Test func itChangesWithItsPlace() throws {
    struct Screen: View {
      @State private var distance: CGFloat = 8

      var body: some View {
        VStack {
          Card(distance: distance)
          Text("Go").onTapGesture { distance = 4 }
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("Go")
    #expect(
      ui.drawn("fill").contains { $0.contains("rounded (0, 0, 72, 52) radius 16") }, "\(ui.displayListText)")
  }

  @Test func concentricCorners() {
    let ui = TestHost {
      VStack {
        ConcentricRectangle().fill(.red).padding(6)
        ConcentricRectangle(corners: .concentric(minimum: 18), isUniform: true).fill(.blue).padding(10)
        Rectangle().fill(.clear).overlay(.green, in: .rect(corners: 7))
      }
      .frame(width: 100, height: 200)
      .containerShape(.rect(cornerRadius: 30))
    }
    let fills = ui.drawn("fill")
    // The first touches the container's upper corners; its lower ones are too far away.
    #expect(fills.contains { $0.hasPrefix("fill path") }, "\(ui.displayListText)")
    #expect(fills.contains { $0.contains("radius 18") })
    #expect(fills.contains { $0.contains("radius 7") })
    #expect(Edge.Corner.Set.top.contains(.topLeading) && !Edge.Corner.Set.top.contains(.bottomLeading))
    #expect(Edge.Corner.Style.fixed(3) == 3)
  }
}
