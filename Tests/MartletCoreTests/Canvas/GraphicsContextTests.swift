import SwiftUI
import Testing
import ViewTesting

/// A window of 100 × 100 that is a canvas.
@MainActor
func canvasHost(
  scale: CGFloat = 1, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
) -> TestHost {
  TestHost(size: CGSize(width: 100, height: 100), scale: scale) { Canvas(renderer: draw) }
}

private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

@MainActor @Suite struct GraphicsContextTests {
  /// Apple, "opacity": changing it has no impact on what was drawn before.
  @Test func stateAffectsWhatIsDrawnAfterItAndACopyHasItsOwn() {
    let ui = canvasHost { context, _ in
      context.fill(square(0, 0, 10), with: red)
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 20, y: 0)
      copy.fill(square(0, 0, 10), with: red)
      context.fill(square(0, 20, 10), with: red)
    }
    #expect(
      ui.drawn("fill") == [
        "fill rect (0, 0, 10, 10) #FF0000FF", "fill rect (0, 0, 10, 10) #FF000080",
        "fill rect (0, 20, 10, 10) #FF0000FF",
      ])
    #expect(ui.drawn("layer").contains("layer at (20, 0)"))
  }

  /// As in CoreGraphics, whose names these are: each is applied before what was there.
  @Test func transformsAreAppliedFromTheInsideOut() {
    var seen: [CGAffineTransform] = []
    let ui = canvasHost { context, _ in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      seen.append(context.transform)
      context.concatenate(CGAffineTransform(translationX: 1, y: 1))
      seen.append(context.transform)
      context.transform = .identity
      context.rotate(by: .degrees(90))
      seen.append(context.transform)
    }
    _ = ui.displayListText
    #expect(seen[0] == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(seen[1] == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 12, ty: 23))
    // Clockwise on screen: x turns to y.
    #expect(isNear(Double(seen[2].b), 1) && isNear(Double(seen[2].a), 0))
  }

  @Test func drawingIsTheSamePixelsPlainFlippedTurnedAndScaled() {
    // A red square of 20 whose top left corner is cut out in blue, drawn so that it always covers 40…60.
    func mark(_ context: GraphicsContext) {
      context.fill(square(-10, -10, 20), with: red)
      context.fill(square(-10, -10, 10), with: blue)
    }
    func colors(_ place: @escaping (inout GraphicsContext) -> Void) -> [String] {
      let ui = canvasHost { context, _ in
        context.translateBy(x: 50, y: 50)
        place(&context)
        mark(context)
      }
      return [(45, 45), (55, 45), (45, 55), (55, 55)].map {
        ui.color(at: CGPoint(x: $0.0, y: $0.1)).description
      }
    }
    let (r, b) = ("#FF0000", "#0000FF")
    #expect(colors { _ in } == [b, r, r, r])
    #expect(colors { $0.scaleBy(x: -1, y: 1) } == [r, b, r, r])
    #expect(colors { $0.scaleBy(x: 1, y: -1) } == [r, r, b, r])
    #expect(colors { $0.rotate(by: .degrees(90)) } == [r, b, r, r])
    #expect(colors { $0.scaleBy(x: 2, y: 2) } == [b, r, r, r])
  }

  /// Views' shapes are moved onto whole pixels; a canvas draws what it is told, so that slow motion does not jump.
  @Test func edgesBetweenPixelsStayThere() {
    let ui = canvasHost { context, _ in
      context.fill(Path(CGRect(x: 10.5, y: 10, width: 10, height: 10)), with: .color(.black))
    }
    let edge = ui.color(at: CGPoint(x: 10.5, y: 15))
    #expect(edge.red > 100 && edge.red < 140)
    #expect(ui.color(at: CGPoint(x: 12, y: 15)).red == 0)
  }

  @Test func clipsAddUpAndStayWhereTheyWereSet() {
    var boxes: [CGRect] = []
    let ui = canvasHost { context, size in
      boxes.append(context.clipBoundingRect)
      context.clip(to: square(10, 10, 50))
      context.translateBy(x: 30, y: 30)
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
      boxes.append(context.clipBoundingRect)
      context.fill(square(-30, -30, 100), with: red)
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    // Inside the square, outside of the circle; inside the circle, outside of the square.
    #expect(ui.color(at: CGPoint(x: 31, y: 31)).description != "#FF0000")
    #expect(ui.color(at: CGPoint(x: 70, y: 55)).description != "#FF0000")
    #expect(
      boxes == [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 30, height: 30)])
  }

  @Test func anInverseClipLeavesTheOutside() {
    let ui = canvasHost { context, _ in
      context.clip(to: Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), options: .inverse)
      context.fill(square(0, 0, 100), with: red)
    }
    #expect(ui.color(at: CGPoint(x: 10, y: 10)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description != "#FF0000")
    #expect(ui.repaintDifference == 0)
  }

  /// Apple, "clipToLayer(opacity:options:content:)": the alpha of the layer, multiplied by the opacity, is the clip.
  @Test func aClipToALayerLeavesAsMuchAsTheLayerIsOpaque() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        context.fill(square(0, 0, 100), with: .color(.white))
        context.clipToLayer(opacity: 0.5) { layer in
          layer.fill(square(0, 0, 50), with: red)
        }
        context.fill(square(0, 0, 100), with: .color(.black))
      }
    }
    let half = ui.color(at: CGPoint(x: 25, y: 25))
    #expect(abs(half.red - 128) <= 2)
    #expect(ui.color(at: CGPoint(x: 75, y: 25)).description == "#FFFFFF")
  }

  /// Overlapping squares drawn with an opacity add up; in a layer they don't.
  @Test func aLayerIsDrawnAsOneThing() {
    let ui = canvasHost { context, _ in
      context.fill(square(0, 0, 100), with: .color(.white))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square(0, 0, 50), with: .color(.black))
        layer.fill(square(0, 0, 50), with: .color(.black))
      }
      context.fill(square(50, 0, 50), with: .color(.black))
      context.fill(square(50, 0, 50), with: .color(.black))
    }
    #expect(abs(ui.color(at: CGPoint(x: 25, y: 25)).red - 128) <= 2)
    #expect(abs(ui.color(at: CGPoint(x: 75, y: 25)).red - 64) <= 2)
  }

  @Test func aLayerBeginsWithTheTransformAndWithoutTheOpacity() {
    var state: (CGAffineTransform, Double, GraphicsContext.BlendMode)?
    let ui = canvasHost { context, _ in
      context.translateBy(x: 7, y: 0)
      context.opacity = 0.5
      context.blendMode = .multiply
      context.drawLayer { state = ($0.transform, $0.opacity, $0.blendMode) }
    }
    _ = ui.displayListText
    #expect(state?.0 == CGAffineTransform(translationX: 7, y: 0))
    #expect(state?.1 == 1)
    #expect(state?.2 == .normal)
  }

  @Test func blendModesSeeWhatIsThere() {
    let ui = canvasHost { context, _ in
      context.fill(square(0, 0, 100), with: .color(red: 1, green: 1, blue: 0))
      context.blendMode = .multiply
      context.fill(square(0, 0, 50), with: .color(red: 0, green: 1, blue: 1))
      context.blendMode = .destinationOut
      context.fill(square(50, 50, 50), with: .color(.black))
    }
    // Yellow times cyan is green.
    #expect(ui.color(at: CGPoint(x: 25, y: 25)).description == "#00FF00")
    #expect(ui.color(at: CGPoint(x: 75, y: 25)).description == "#FFFF00")
    #expect(ui.color(at: CGPoint(x: 75, y: 75)).description != "#FFFF00")
  }

  /// CoreGraphics' numbers, which `GraphicsContext.BlendMode` shares.
  @Test func blendModesHaveCoreGraphicsNumbers() {
    #expect(GraphicsContext.BlendMode.multiply.rawValue == 1)
    #expect(GraphicsContext.BlendMode.luminosity.rawValue == 15)
    #expect(GraphicsContext.BlendMode.xor.rawValue == 25)
    #expect(GraphicsContext.BlendMode.plusLighter.rawValue == 27)
    #expect(GraphicsContext.BlendMode(rawValue: 1) == .multiply)
  }
}

@MainActor @Suite struct CanvasAsOneThingTests {
  /// What is drawn into a canvas's own picture can't reach what lies behind the canvas.
  @Test func blendModesSeeTheCanvasOnly() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        context.fill(square(0, 0, 50), with: red)
        context.blendMode = .destinationOut
        context.fill(square(0, 0, 100), with: red)
      }
      .background(Color(red: 0, green: 0, blue: 1))
    }
    #expect(ui.color(at: CGPoint(x: 25, y: 25)).description == "#0000FF")
    #expect(ui.color(at: CGPoint(x: 75, y: 75)).description == "#0000FF")
  }

  @Test func opacityFadesTheWholeCanvas() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        // Two operations that cover each other, in layers of their own.
        for shift in [10.0, 0.0] {
          var moved = context
          moved.translateBy(x: shift, y: 0)
          moved.fill(square(0, 0, 90), with: .color(.black))
        }
      }
      .opacity(0.5)
      .background(Color.white)
    }
    #expect(abs(ui.color(at: CGPoint(x: 50, y: 50)).red - 128) <= 2)
  }

  @Test func aLayerOfMovedOperationsFadesAndThrowsItsShadowAsOneThing() {
    let ui = canvasHost { context, _ in
      context.fill(square(0, 0, 100), with: .color(.white))
      context.opacity = 0.5
      context.drawLayer { layer in
        for shift in [10.0, 0.0] {
          var moved = layer
          moved.translateBy(x: shift, y: 0)
          moved.fill(square(0, 0, 40), with: .color(.black))
        }
      }
    }
    #expect(abs(ui.color(at: CGPoint(x: 20, y: 20)).red - 128) <= 2)
    let shadowed = canvasHost { context, _ in
      context.fill(square(0, 0, 100), with: .color(.white))
      context.addFilter(.shadow(color: .black, radius: 1, x: 30))
      context.drawLayer { layer in
        for shift in [0.0, 20.0] {
          var moved = layer
          moved.translateBy(x: shift, y: 0)
          moved.fill(square(10, 10, 20), with: red)
        }
      }
    }
    // The shadow of the first square falls behind the second one.
    #expect(shadowed.color(at: CGPoint(x: 45, y: 20)).description == "#FF0000")
    #expect(shadowed.color(at: CGPoint(x: 70, y: 20)).red < 20)
  }
}
