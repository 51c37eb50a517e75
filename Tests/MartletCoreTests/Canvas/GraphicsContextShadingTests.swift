import SwiftUI
import Testing
import ViewTesting

private let whole = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
private let blackToWhite = Gradient(colors: [.black, .white])

@MainActor @Suite struct GraphicsContextShadingTests {
  @Test func aLinearGradientRunsBetweenPointsOfTheSpace() {
    let ui = canvasHost { context, _ in
      context.fill(
        whole,
        with: .linearGradient(blackToWhite, startPoint: CGPoint(x: 25, y: 0), endPoint: CGPoint(x: 75, y: 0)))
    }
    #expect(ui.color(at: CGPoint(x: 10, y: 50)).red == 0)
    #expect(abs(ui.color(at: CGPoint(x: 50, y: 50)).red - 130) <= 4)
    #expect(ui.color(at: CGPoint(x: 90, y: 50)).red == 255)
  }

  @Test func gradientsRepeatAndMirror() {
    func reds(_ options: GraphicsContext.GradientOptions) -> [Int] {
      let ui = canvasHost { context, _ in
        context.fill(
          whole,
          with: .linearGradient(
            blackToWhite, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0), options: options))
      }
      return [4, 45, 54, 95].map { ui.color(at: CGPoint(x: $0, y: 50)).red }
    }
    let plain = reds([])
    #expect(plain[2] == 255 && plain[3] == 255)
    let again = reds(.repeat)
    #expect(abs(again[0] - again[2]) <= 3 && abs(again[1] - again[3]) <= 3 && again[2] < 60)
    let back = reds(.mirror)
    #expect(abs(back[1] - back[2]) <= 3 && abs(back[0] - back[3]) <= 3)
  }

  /// Linear black and white meet at a light of a half, which is 188 when it is encoded.
  @Test func linearColorsMixAsLightDoes() {
    let ui = canvasHost { context, _ in
      context.fill(
        whole,
        with: .linearGradient(
          blackToWhite, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: .linearColor))
    }
    #expect(abs(ui.color(at: CGPoint(x: 50, y: 50)).red - 188) <= 3)
  }

  @Test func aRadialGradientRunsFromItsCenter() {
    let ui = canvasHost { context, _ in
      context.fill(
        whole,
        with: .radialGradient(blackToWhite, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40))
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).red == 0)
    #expect(abs(ui.color(at: CGPoint(x: 75, y: 50)).red - 130) <= 6)
    #expect(ui.color(at: CGPoint(x: 97, y: 50)).red == 255)
  }

  @Test func aConicGradientRunsClockwiseFromItsAngle() {
    let ui = canvasHost { context, _ in
      context.fill(
        whole, with: .conicGradient(blackToWhite, center: CGPoint(x: 50, y: 50), angle: .degrees(90)))
    }
    // From below: a quarter is on the left, a half above, three quarters on the right.
    #expect(abs(ui.color(at: CGPoint(x: 10, y: 50)).red - 64) <= 4)
    #expect(abs(ui.color(at: CGPoint(x: 50, y: 10)).red - 128) <= 4)
    #expect(abs(ui.color(at: CGPoint(x: 90, y: 50)).red - 191) <= 4)
  }

  @Test func aStyleIsFittedIntoTheBoxOfThePath() {
    let ui = canvasHost { context, _ in
      context.fill(
        Path(CGRect(x: 50, y: 0, width: 50, height: 100)),
        with: .style(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
    }
    #expect(ui.color(at: CGPoint(x: 52, y: 50)).red < 20)
    #expect(ui.color(at: CGPoint(x: 98, y: 50)).red > 235)
  }

  @Test func aStylesShadowIsDrawn() {
    let ui = canvasHost { context, _ in
      context.fill(whole, with: .color(.white))
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 20)),
        with: .style(Color(red: 1, green: 0, blue: 0).shadow(.drop(color: .black, radius: 1, x: 40))))
    }
    #expect(ui.color(at: CGPoint(x: 20, y: 20)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 60, y: 20)).red < 20)
  }

  @Test func theForegroundShadingIsThatOfTheView() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in context.fill(whole, with: .foreground) }
        .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#0000FF")
  }

  @Test func aPaletteGivesItsFirstShadingToPaths() {
    let ui = canvasHost { context, _ in
      let shading = GraphicsContext.Shading.palette([.color(red: 1, green: 0, blue: 0), .color(.black)])
      context.fill(whole, with: context.resolve(shading))
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
  }

  @Test func aTiledImageBeginsAtItsOrigin() {
    let ui = canvasHost { context, _ in
      context.fill(
        whole, with: .tiledImage(Image(systemName: "square.fill"), origin: CGPoint(x: 3, y: 3), scale: 1))
    }
    #expect(ui.drawn("fill").count == 1)
    // The tiles of the symbol leave gaps between squares that are filled.
    let row = (0..<100).map { ui.color(at: CGPoint(x: CGFloat($0) + 0.5, y: 50)).red }
    #expect(row.contains { $0 < 80 })
  }

  @Test func theBackdropIsBlurredByTheBlurThatWasAdded() {
    let ui = canvasHost { context, _ in
      context.fill(whole, with: .color(.white))
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
      var frosted = context
      frosted.addFilter(.blur(radius: 10))
      frosted.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .backdrop)
    }
    // The edge at 50 is soft inside of the square and sharp above it.
    #expect(ui.color(at: CGPoint(x: 46, y: 50)).red > 40)
    #expect(ui.color(at: CGPoint(x: 46, y: 5)).red == 0)
    #expect(ui.color(at: CGPoint(x: 54, y: 5)).red == 255)
  }
}
