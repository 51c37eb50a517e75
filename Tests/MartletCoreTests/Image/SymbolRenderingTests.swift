import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct SymbolRenderingTests {
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), scale: 2) { content().font(.system(size: 40)) }
  }

  /// The colours of the images drawn, back to front, as red, green, blue and opacity.
  private func colors(_ ui: TestHost) -> [[Int]] { ui.drawnColors(of: "image") }

  @Test(arguments: ["xmark.circle.fill", "xmark.circle", "checkmark.square.fill"])
  func aPaletteColorsSignAndShape(name: String) {
    let ui = host {
      Image(systemName: name).symbolRenderingMode(.palette)
        .foregroundStyle(Color(red: 1, green: 1, blue: 1), Color(red: 1, green: 0, blue: 0))
    }
    // The first style is the sign's, the second the shape's (Apple, "SymbolRenderingMode.palette").
    #expect(colors(ui) == [[255, 0, 0, 255], [255, 255, 255, 255]])
  }

  @Test func thePictureHasBothColors() {
    let ui = host {
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette)
        .foregroundStyle(Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0))
    }
    // The middle of the cross, and the circle above it.
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#00FF00")
    #expect(ui.color(at: CGPoint(x: 50, y: 33)).description == "#FF0000")
  }

  @Test func aHierarchyHasLevelsOfOneColor() {
    let ui = host {
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let all = colors(ui)
    #expect(
      all.count == 2 && all[1] == [255, 0, 0, 255] && all[0].prefix(3) == [255, 0, 0] && all[0][3] < 200)
  }

  /// Several styles are a palette unless something else is asked for (Apple, "foregroundStyle(_:_:)").
  @Test func severalStylesAreAPalette() {
    let two = host { Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red) }
    #expect(colors(two).count == 2)
    let mono = host {
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(.white, .red)
    }
    #expect(colors(mono).count == 1)
    // The nearest wish wins.
    let inner = host {
      VStack { Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome) }
        .symbolRenderingMode(.hierarchical)
    }
    #expect(colors(inner).count == 1)
  }

  @Test func aSymbolOfOnePieceHasTheFirstColor() {
    let ui = host {
      Image(systemName: "heart.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
    }
    #expect(colors(ui) == [[255, 255, 255, 255]])
  }

  @Test func colorsOfTheirOwnAreWarnedAboutOnce() {
    _ = TestHost.takeWarnings()
    let ui = host {
      VStack {
        Image(systemName: "trash").symbolRenderingMode(.multicolor)
        Image(systemName: "heart").symbolRenderingMode(.multicolor)
      }
    }
    #expect(ui.drawn("image").count == 2)
    #expect(TestHost.takeWarnings().filter { $0.contains("multicolor") }.count == 1)
  }

  @Test func aChangedModeIsDrawn() throws {
    struct Changing: View {
      @State var isPalette = false
      var body: some View {
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(isPalette ? .palette : .monochrome)
          .foregroundStyle(.white, .red).onTapGesture { isPalette.toggle() }
      }
    }
    let ui = host { Changing() }
    #expect(colors(ui).count == 1)
    ui.tap(at: CGPoint(x: 50, y: 50))
    #expect(colors(ui).count == 2)
    #expect(ui.repaintDifference == 0)
  }
}
