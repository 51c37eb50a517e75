import SwiftUI
import Testing
import ViewTesting

private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
  Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
}

@MainActor @Suite struct GraphicsContextFilterTests {
  /// The well-known drops that melt together add the threshold first and the blur after it, and draw in a layer:
  /// so the filter that was added last comes first.
  @Test func theFilterAddedLastComesFirst() {
    let ui = canvasHost { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        layer.fill(circle(34, 50, 18), with: .color(.black))
        layer.fill(circle(66, 50, 18), with: .color(.black))
      }
    }
    // The gap of 4 between the circles is closed, and there is nothing half-transparent in the middle of it.
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#000000")
    #expect(ui.color(at: CGPoint(x: 50, y: 20)).red > 200)
  }

  @Test func aShadowLiesUnderWhatThrowsItAndItsOffsetTurnsWithTheSpace() {
    let ui = canvasHost { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.white))
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .degrees(90))
      context.addFilter(.shadow(color: .black, radius: 1, x: 20))
      context.fill(circle(0, 0, 8), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    // 20 along x, which points down now.
    #expect(ui.color(at: CGPoint(x: 50, y: 70)).red < 20)
    #expect(ui.color(at: CGPoint(x: 70, y: 50)).description == "#FFFFFF")
  }

  @Test func aShadowAloneLeavesOutWhatThrowsIt() {
    let ui = canvasHost { context, _ in
      context.addFilter(.shadow(color: .black, radius: 1, x: 20, options: .shadowOnly))
      context.fill(circle(30, 50, 8), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(ui.color(at: CGPoint(x: 30, y: 50)).description != "#FF0000")
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).red < 20)
  }

  @Test func aShadowWithoutAGroupIsAnOperationOfItsOwn() {
    let ui = canvasHost { context, _ in
      context.addFilter(.shadow(color: .black, radius: 1, x: 20, options: .disablesGroup))
      context.fill(circle(30, 50, 8), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(ui.drawn("fill").count == 2)
    #expect(ui.color(at: CGPoint(x: 30, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).red < 20)
  }

  /// Apple, "ShadowOptions.invertsAlpha": with `shadowAbove` and `sourceAtop`, an inner shadow.
  @Test func anInnerShadowLiesOnWhatThrowsItAndNowhereElse() {
    let ui = canvasHost { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.white))
      context.addFilter(
        .shadow(color: .black, radius: 4, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
      context.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 21, y: 50)).red < 200)
    #expect(ui.color(at: CGPoint(x: 15, y: 50)).description == "#FFFFFF")
  }

  /// The values of Apple's filters as matrices: brightness adds, contrast spreads about 0.5, inverting mirrors.
  @Test func colorFiltersChangeColors() {
    func color(_ filter: GraphicsContext.Filter) -> PixelColor {
      let ui = canvasHost { context, size in
        context.addFilter(filter)
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(red: 0.4, green: 0.2, blue: 0.6))
      }
      return ui.color(at: CGPoint(x: 50, y: 50))
    }
    func isNearTo(_ color: PixelColor, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
      [(color.red, red), (color.green, green), (color.blue, blue)].allSatisfy {
        abs(Double($0.0) - $0.1 * 255) <= 2
      }
    }
    #expect(isNearTo(color(.brightness(0.2)), 0.6, 0.4, 0.8))
    #expect(isNearTo(color(.contrast(2)), 0.3, 0, 0.7))
    #expect(isNearTo(color(.colorInvert()), 0.6, 0.8, 0.4))
    #expect(isNearTo(color(.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 0.2, 0.2, 0))
    let grey = color(.grayscale(1))
    #expect(abs(grey.red - grey.green) <= 1 && abs(grey.red - grey.blue) <= 1)
    let same = color(.saturation(1))
    #expect(isNearTo(same, 0.4, 0.2, 0.6))
    var swap = ColorMatrix()
    (swap.r1, swap.r3, swap.b3, swap.b1) = (0, 1, 0, 1)
    #expect(isNearTo(color(.colorMatrix(swap)), 0.6, 0.2, 0.4))
    #expect(isNearTo(color(.hueRotation(.degrees(360))), 0.4, 0.2, 0.6))
  }

  @Test func luminanceBecomesOpacity() {
    let ui = canvasHost { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      context.addFilter(.luminanceToAlpha)
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.white))
      context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: .color(.black))
    }
    #expect(ui.color(at: CGPoint(x: 25, y: 50)).red < 5)
    #expect(ui.color(at: CGPoint(x: 75, y: 50)).red > 250)
  }

  @Test func aProjectionMovesWhatIsDrawnInItsSpace() {
    let ui = canvasHost { context, _ in
      context.translateBy(x: 10, y: 10)
      context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))))
      context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
    }
    // Twice as far from (10, 10) and twice as large: 30…50.
    #expect(ui.color(at: CGPoint(x: 32, y: 32)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 48, y: 48)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 26, y: 26)).description != "#FF0000")
  }

  @Test func whatCanNotBeDoneIsReported() {
    _ = TestHost.takeWarnings()
    let ui = canvasHost { context, _ in
      context.addFilter(.brightness(0.1), options: .linearColor)
      context.addFilter(.blur(radius: 2, options: .dithersResult))
    }
    _ = ui.displayListText
    let warnings = TestHost.takeWarnings()
    #expect(warnings.contains { $0.contains("linear") })
    #expect(warnings.contains { $0.contains("dithering") })
  }
}
