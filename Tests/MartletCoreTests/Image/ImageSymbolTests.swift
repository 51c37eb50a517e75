import SwiftUI
import Testing
import ViewTesting

/// Symbols: their size, colour, place beside text, and what happens without one.
@MainActor
struct ImageSymbolTests {
  private func side(_ ui: TestHost, _ label: String) throws -> CGFloat {
    let frame = try ui.find(.label(label)).frame
    #expect(frame.width == frame.height)
    return frame.width
  }

  // The side is 1.17 × the point size (SymbolMetrics), rounded up to pixels: body is 13 pt on the desktop and
  // 17 pt on touch devices (facts n002–n021).

  @Test(arguments: [
    (TestHost.Idiom.desktop, 1.0, 16.0), (.desktop, 2, 15.5), (.touch, 1, 20), (.touch, 2, 20),
  ])
  func aSymbolIsABitLargerThanItsFont(idiom: TestHost.Idiom, scale: Double, expected: Double) throws {
    let ui = TestHost(scale: scale, idiom: idiom) { Image(systemName: "heart.fill") }
    #expect(try side(ui, "heart fill") == expected)
  }

  @Test func aSymbolFollowsTheFontAndTheImageScale() throws {
    let ui = TestHost {
      VStack {
        Image(systemName: "star").font(.system(size: 100))
        Image(systemName: "heart").font(.system(size: 100)).imageScale(.small)
        Image(systemName: "house").font(.system(size: 100)).imageScale(.large)
      }
    }
    #expect(try side(ui, "star") == 117)
    #expect(try side(ui, "heart") == 94)  // 93.6
    #expect(try side(ui, "house") == 150)  // 149.76
  }

  @Test func aSymbolKeepsItsSizeWhateverIsOffered() throws {
    let ui = TestHost { Image(systemName: "star").frame(width: 4, height: 400) }
    #expect(try side(ui, "star") == 16)
  }

  @Test func aSymbolIsPaintedInTheForegroundStyle() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Image(systemName: "square.fill").resizable().frame(width: 60, height: 60).foregroundStyle(.red)
    }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#FF3B30")
    #expect(ui.drawn("image") == ["image \"square-fill\" (0, 0, 60, 60) #FF3B30FF"])
  }

  @Test func aSymbolWithoutAStyleHasTheColorOfText() throws {
    let ui = TestHost(idiom: .touch) { Image(systemName: "square.fill") }
    #expect(ui.color(at: CGPoint(x: 200, y: 150)).description == "#000000")
    ui.setColorScheme(.dark)
    #expect(ui.color(at: CGPoint(x: 200, y: 150)).description == "#FFFFFF")
    #expect(ui.repaintDifference == 0)
  }

  @Test func theColorOfASymbolMovesGradually() throws {
    let ui = TestHost { TintSwitch() }
    try ui.tap(ui.find(.label("square fill")))
    ui.advance(by: 0.5)
    let halfway = ui.drawnColors(of: "image")[0]
    #expect(abs(halfway[0] - 128) <= 4 && abs(halfway[2] - 128) <= 4, "\(halfway)")
    ui.advance(by: 0.6)
    #expect(ui.drawnColors(of: "image") == [[0, 0, 255, 255]])
    #expect(ui.repaintDifference == 0)
  }

  @Test func anotherColorMeasuresNothing() throws {
    let ui = TestHost { TintSwitch() }
    let symbol = try ui.find(.label("square fill"))
    ui.resetCounters()
    ui.tap(symbol)
    ui.settle()
    #expect(ui.counters.bodies == 1)
    #expect(ui.counters.measures == 0)
  }

  @Test func aSymbolStandsOnTheLineOfText() throws {
    let ui = TestHost(idiom: .touch) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "square")
        Text("Text")
      }
    }
    let symbol = try ui.find(.label("square")).frame
    let text = try ui.find(.text("Text")).frame
    // The baseline is 1950/2048 em below the top of the text's line, capitals are 1443/2048 em high.
    let middleOfCapitals = text.minY + 17 * (1950 - 1443.0 / 2) / 2048
    #expect(isNear(symbol.midY, middleOfCapitals))
  }

  @Test func boldTextHasABoldSymbol() throws {
    func ink(_ font: Font) throws -> Int {
      let ui = TestHost(size: CGSize(width: 60, height: 60)) {
        Image(systemName: "circle").font(font)
      }
      var sum = 0
      for x in 0..<60 {
        for y in 0..<60 where ui.color(at: CGPoint(x: x, y: y)).green < 120 { sum += 1 }
      }
      return sum
    }
    let regular = try ink(.system(size: 40))
    let bold = try ink(.system(size: 40).bold())
    #expect(Double(bold) > Double(regular) * 1.3, "\(regular) → \(bold)")
  }

  // MARK: Misuse

  @Test func anUnknownSymbolIsVisibleAndNamed() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { Unknown() }
    #expect(try ui.find(.label("no such symbol")).frame.size == CGSize(width: 16, height: 16))
    #expect(ui.drawn("stroke").count == 2)
    #expect(ui.drawnColors(of: "stroke").allSatisfy { $0 == [255, 59, 48, 255] })
    let messages = TestHost.takeWarnings().filter { $0.contains("no.such.symbol") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Unknown") == true)
  }

  @Test func aVariableValueIsMentionedOnce() throws {
    let ui = TestHost { VariableSymbol() }
    #expect(ui.drawn("image").count == 2)
    #expect(TestHost.takeWarnings().filter { $0.contains("VariableSymbol") }.count == 1)
  }

  @Test func aSymbolCanBecomeAnother() throws {
    let ui = TestHost { SymbolSwitch() }
    try ui.tap(ui.find(.label("heart")))
    #expect(ui.drawn("image").first?.contains("heart-fill") == true)
    #expect(ui.repaintDifference == 0)
  }

  @Test(arguments: [0.0, -5])
  func aFontWithoutASizeDrawsNothing(size: Double) {
    let ui = TestHost { Image(systemName: "star").font(.system(size: size)) }
    #expect(ui.drawn("image").isEmpty)
  }
}

private struct TintSwitch: View {
  @State private var isBlue = false

  var body: some View {
    Image(systemName: "square.fill")
      .foregroundStyle(isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      .onTapGesture { withAnimation(.linear(duration: 1)) { isBlue.toggle() } }
  }
}

private struct SymbolSwitch: View {
  @State private var isLiked = false

  var body: some View {
    Image(systemName: isLiked ? "heart.fill" : "heart").onTapGesture { isLiked.toggle() }
  }
}

private struct Unknown: View {
  var body: some View { Image(systemName: "no.such.symbol").foregroundStyle(.red) }
}

private struct VariableSymbol: View {
  var body: some View {
    Image(systemName: "wifi", variableValue: 0.5)
    Image(systemName: "wifi", variableValue: 0.2)
  }
}
