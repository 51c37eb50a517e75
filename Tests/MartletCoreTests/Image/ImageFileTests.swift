import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Pictures from a bundle's files.
@MainActor
struct ImageFileTests {
  /// A bundle in a folder of its own, with flag.png of 4 × 2 points, left half red, right half blue, at scales
  /// 1 and 2 (where the red is a darker one, to tell them apart); mark.png, of which the left half is clear;
  /// wide.svg of 20 × 10 points, green.
  private static let bundle: Bundle? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      @MainActor func save(_ name: String, _ left: Color, _ right: Color, scale: CGFloat) throws {
        let ui = TestHost(size: CGSize(width: 4, height: 2)) {
          HStack(spacing: 0) {
            left
            right
          }
        }
        try ui.pngData(scale: scale).write(to: folder.appendingPathComponent(name))
      }
      try save("flag.png", Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), scale: 1)
      try save("flag@2x.png", Color(red: 0.6, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), scale: 2)
      try Data(base64Encoded: halfClear)?.write(to: folder.appendingPathComponent("mark.png"))
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <rect width="20" height="10" fill="#00ff00"/></svg>
        """
      try svg.write(to: folder.appendingPathComponent("wide.svg"), atomically: true, encoding: .utf8)
      try "no picture".write(
        to: folder.appendingPathComponent("broken.png"), atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
    return Bundle(path: folder.path)
  }()

  /// A PNG of 2 × 1 pixels: a clear one and an opaque green one.
  private static let halfClear =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGNgAIH/DP8BBAUB/yMAzdYAAAAASUVORK5CYII="

  private let bundle: Bundle

  init() throws {
    bundle = try #require(Self.bundle)
  }

  private func color(_ ui: TestHost, _ x: Double, _ y: Double) -> String {
    ui.color(at: CGPoint(x: x, y: y)).description
  }

  @Test func aPictureHasItsOwnSizeAndColors() throws {
    let ui = TestHost(size: CGSize(width: 20, height: 20)) { Image("flag", bundle: bundle) }
    #expect(try ui.find(.label("flag")).frame == CGRect(x: 8, y: 9, width: 4, height: 2))
    #expect(color(ui, 8.5, 9.5) == "#FF0000")
    #expect(color(ui, 11.5, 10.5) == "#0000FF")
    #expect(color(ui, 12.5, 9.5) == "#ECECEC")
  }

  @Test func aFinerFileIsUsedOnAFinerDisplay() throws {
    let ui = TestHost(size: CGSize(width: 20, height: 20), scale: 2) { Image("flag", bundle: bundle) }
    #expect(try ui.find(.label("flag")).frame == CGRect(x: 8, y: 9, width: 4, height: 2))
    #expect(color(ui, 8.5, 9.5) == "#990000")
    ui.resize(to: CGSize(width: 20, height: 20), scale: 1)
    #expect(color(ui, 8.5, 9.5) == "#FF0000")
  }

  @Test func aResizablePictureFillsItsFrame() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Image("flag", bundle: bundle).resizable().interpolation(.none)
    }
    #expect(try ui.find(.label("flag")).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(color(ui, 1, 1) == "#FF0000")
    #expect(color(ui, 49, 98) == "#FF0000")
    #expect(color(ui, 51, 98) == "#0000FF")
  }

  @Test func scaledToFitKeepsThePicturesProportions() throws {
    // Fact n098: the largest size of ratio 2 within 100 × 100.
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Image("flag", bundle: bundle).resizable().scaledToFit()
    }
    #expect(try ui.find(.label("flag")).frame == CGRect(x: 0, y: 25, width: 100, height: 50))
  }

  @Test func anSVGFileIsDrawnInItsSizeAndStretched() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Image("wide", bundle: bundle)
        Image("wide", bundle: bundle).resizable().frame(width: 40, height: 40).accessibilityLabel("tall")
      }
    }
    #expect(try ui.find(.label("wide")).frame.size == CGSize(width: 20, height: 10))
    let tall = try ui.find(.label("tall")).frame
    #expect(color(ui, tall.minX + 1, tall.minY + 1) == "#00FF00")
    #expect(color(ui, tall.maxX - 1, tall.maxY - 1) == "#00FF00")
  }

  @Test func aTemplateTakesTheForegroundStyle() throws {
    let ui = TestHost(size: CGSize(width: 40, height: 20)) {
      Image("mark", bundle: bundle).renderingMode(.template).resizable().interpolation(.none)
        .foregroundStyle(Color(red: 1, green: 0, blue: 1))
    }
    #expect(color(ui, 5, 10) == "#ECECEC")
    #expect(color(ui, 35, 10) == "#FF00FF")
  }

  @Test func withoutTheTemplateModeThePictureKeepsItsColors() throws {
    let ui = TestHost(size: CGSize(width: 40, height: 20)) {
      Image("mark", bundle: bundle).resizable().interpolation(.none).foregroundStyle(.red)
    }
    #expect(color(ui, 35, 10) != "#FF3B30")
    #expect(ui.drawn("image") == ["image \"mark.png\" (0, 0, 40, 20) interpolation none"])
  }

  @Test func tilesRepeatThePictureInItsOwnSize() throws {
    let ui = TestHost(size: CGSize(width: 12, height: 6)) {
      Image("flag", bundle: bundle).resizable(resizingMode: .tile).interpolation(.none)
    }
    for x in 0..<12 {
      #expect(color(ui, Double(x) + 0.5, 4.5) == (x % 4 < 2 ? "#FF0000" : "#0000FF"), "\(x)")
    }
  }

  @Test func capInsetsKeepTheMargins() throws {
    let insets = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 1)
    let ui = TestHost(size: CGSize(width: 40, height: 10)) {
      Image("flag", bundle: bundle).resizable(capInsets: insets).interpolation(.none)
    }
    #expect(color(ui, 1.5, 5) == "#FF0000")
    #expect(color(ui, 2.5, 5) == "#0000FF")
    #expect(color(ui, 39.5, 5) == "#0000FF")
  }

  @Test func aDecorativePictureIsLeftOutByAssistiveTools() throws {
    let ui = TestHost {
      VStack {
        Image(decorative: "flag", bundle: bundle)
        Image("flag", bundle: bundle, label: Text("Our flag"))
      }
    }
    #expect(ui.views.map(\.text) == ["Our flag"])
    #expect(ui.views.map(\.role) == [.image])
    #expect(ui.drawn("image").count == 2)
  }

  // MARK: Misuse

  @Test func aMissingPictureIsVisibleAndNamed() throws {
    let ui = TestHost { Portrait(bundle: bundle) }
    #expect(ui.drawn("stroke").count == 2)
    let messages = TestHost.takeWarnings().filter { $0.contains("nobody") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Portrait") == true)
    #expect(messages.first?.contains("bundle: .module") == true)
  }

  @Test func aFileThatIsNoPictureIsAPlaceholder() throws {
    let ui = TestHost { Image("broken", bundle: bundle) }
    #expect(ui.drawn("stroke").count == 2)
    #expect(ui.drawn("image").isEmpty)
  }
}

private struct Portrait: View {
  let bundle: Bundle

  var body: some View {
    VStack {
      Image("nobody", bundle: bundle)
    }
  }
}
