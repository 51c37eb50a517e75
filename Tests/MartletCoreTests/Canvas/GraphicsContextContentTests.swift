import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct GraphicsContextContentTests {
  // MARK: Texts

  /// Apple, "draw(_:at:anchor:)": the anchor within the ideal size of the text is aligned to the point.
  @Test func aTextIsDrawnAroundItsAnchor() throws {
    var size = CGSize.zero
    let ui = canvasHost { context, _ in
      let text = context.resolve(Text("Hello"))
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      context.draw(text, at: CGPoint(x: 50, y: 50))
      context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
    }
    let origins = ui.drawn("text")
    #expect(origins.count == 2)
    #expect(origins[1].contains("at (50, 50)"))
    #expect(origins[0].contains("size"))
    #expect(size.width > 20 && size.height > 10)
  }

  @Test func aTextInARectangleIsBrokenAtItsWidth() {
    var sizes: [CGSize] = []
    var baselines: [CGFloat] = []
    let ui = canvasHost { context, _ in
      let text = context.resolve(Text("one two three four five six seven"))
      let narrow = CGSize(width: 60, height: 1000)
      sizes = [
        text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)), text.measure(in: narrow),
      ]
      baselines = [text.firstBaseline(in: narrow), text.lastBaseline(in: narrow)]
      context.draw(text, in: CGRect(x: 10, y: 10, width: 60, height: 200))
    }
    #expect(ui.drawn("text").count == 1)
    #expect(sizes[1].width <= 60)
    #expect(sizes[1].height >= 3 * sizes[0].height - 1)
    #expect(baselines[1] > baselines[0] + sizes[0].height)
  }

  @Test func aTextHasTheContextsFontAndTheShadingOfItsOwn() {
    let ui = TestHost(size: CGSize(width: 200, height: 100)) {
      Canvas { context, _ in
        var text = context.resolve(Text("Big"))
        text.shading = .color(red: 1, green: 0, blue: 0)
        context.draw(text, at: CGPoint(x: 100, y: 50))
        context.draw(Text("own").foregroundColor(.black), at: .zero, anchor: .topLeading)
      }
      .font(.system(size: 40))
    }
    #expect(ui.drawn("text")[0].contains("#FF0000FF"))
    #expect(ui.drawn("text")[0].contains("Big"))
    #expect((ui.drawnNumbers("size", of: "text").first ?? 0) > 50)
  }

  /// Apple, "palette(_:)": a multilevel shading; hierarchical styles choose among its levels.
  @Test func aPaletteGivesEachLevelOfATextItsShading() {
    let ui = canvasHost { context, _ in
      var first = context.resolve(Text("a"))
      first.shading = .palette([.color(red: 1, green: 0, blue: 0), .color(red: 0, green: 0, blue: 1)])
      context.draw(first, at: CGPoint(x: 20, y: 20))
      var second = context.resolve(Text("b").foregroundStyle(.secondary))
      second.shading = first.shading
      context.draw(second, at: CGPoint(x: 20, y: 60))
    }
    #expect(ui.drawn("text")[0].hasSuffix("#FF0000FF"))
    #expect(ui.drawn("text")[1].hasSuffix("#0000FFFF"))
  }

  @Test func aTextKeepsAGradientOfItsOwn() {
    let ui = canvasHost { context, _ in
      let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
      context.draw(
        Text("gradient").foregroundStyle(
          LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
        at: CGPoint(x: 50, y: 50))
    }
    #expect(ui.drawn("text").first?.contains("linear") == true)
  }

  // MARK: Images

  @Test func anImageIsDrawnInItsSizeOrStretched() {
    var size = CGSize.zero
    let ui = canvasHost { context, _ in
      let image = context.resolve(Image(systemName: "circle.fill"))
      size = image.size
      context.draw(image, at: CGPoint(x: 50, y: 50))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 30, height: 10))
    }
    let images = ui.drawn("image")
    #expect(images.count == 2)
    #expect(images[1].contains("(0, 0, 30, 10)"))
    #expect(size.width > 10)
  }

  @Test func aTemplateTakesTheShadingItIsGiven() {
    let ui = canvasHost { context, _ in
      var image = context.resolve(Image(systemName: "circle.fill"))
      image.shading = .color(red: 1, green: 0, blue: 0)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
  }

  // MARK: Symbols

  @Test func aSymbolIsDrawnInItsIdealSizeOrStretched() {
    var size = CGSize.zero
    var missing = true
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        missing = context.resolveSymbol(id: "b") == nil
        guard let symbol = context.resolveSymbol(id: "a") else { return }
        size = symbol.size
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 10))
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).tag("a")
      }
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 35, y: 5)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 35, y: 15)).description != "#FF0000")
    #expect(size == CGSize(width: 20, height: 20))
    #expect(missing)
  }

  @Test func theCanvasIsDrawnAnewWhenASymbolThatItDrawsChanges() throws {
    struct Symbols: View {
      @State private var used = 0
      @State private var unused = 0
      let journal: Journal

      var body: some View {
        VStack {
          Button("Used") { used += 1 }
          Button("Unused") { unused += 1 }
          Marks(used: $used, unused: $unused, journal: journal)
        }
      }
    }
    struct Marks: View {
      @Binding var used: Int
      @Binding var unused: Int
      let journal: Journal

      var body: some View {
        Canvas { context, _ in
          journal.note("drawn")
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
        } symbols: {
          Mark(number: $used).tag(1)
          Mark(number: $unused).tag(2)
        }
      }
    }
    struct Mark: View {
      @Binding var number: Int
      var body: some View { Text("mark \(number)") }
    }
    let journal = Journal()
    let ui = TestHost { Symbols(journal: journal) }
    #expect(journal.take() == ["drawn"])
    try ui.tap("Used")
    #expect(journal.take() == ["drawn"])
    #expect(ui.drawn("text").contains { $0.contains("mark 1") })
    try ui.tap("Unused")
    #expect(journal.take() == [])
  }

  @Test func anAnimatedSymbolIsDrawnInEachOfItsFrames() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
          Canvas { context, size in
            if let dot = context.resolveSymbol(id: 0) { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
          } symbols: {
            Circle().fill(.black).frame(width: 20, height: 20).opacity(isLarge ? 1 : 0.2).tag(0)
          }
        }
      }
    }
    let ui = TestHost { Growing() }
    try ui.tap("Grow")
    ui.advance(by: 0.5)
    let half = ui.drawnOpacities(of: "fill ellipse").first ?? 0
    #expect(half > 0.5 && half < 0.7)
    ui.settle()
    #expect(ui.drawnOpacities(of: "fill ellipse") == [1])
  }

  // MARK: CoreGraphics

  @Test func aCoreGraphicsContextDrawsUnderTheStateOfTheContext() {
    let ui = canvasHost { context, _ in
      context.translateBy(x: 20, y: 20)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
      context.withCGContext { cg in
        cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        cg.saveGState()
        cg.translateBy(x: 10, y: 10)
        cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.restoreGState()
        cg.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        cg.setLineWidth(4)
        cg.move(to: CGPoint(x: 0, y: 38))
        cg.addLine(to: CGPoint(x: 100, y: 38))
        cg.strokePath()
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red: 0, green: 1, blue: 0))
    }
    #expect(ui.color(at: CGPoint(x: 35, y: 35)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 50, y: 57)).description == "#0000FF")
    #expect(ui.color(at: CGPoint(x: 70, y: 57)).description != "#0000FF")
    #expect(ui.color(at: CGPoint(x: 22, y: 22)).description == "#00FF00")
  }
}
