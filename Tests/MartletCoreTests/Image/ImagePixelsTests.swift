import SwiftUI
import Testing
import ViewTesting

/// A picture of 2 × 1 pixels, the left one red and the right one blue.
private func twoPixels() -> CGImage? {
  let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
  guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
  return CGImage(
    width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
    decode: nil,
    shouldInterpolate: false, intent: .defaultIntent)
}

@MainActor @Suite struct ImagePixelsTests {
  @Test func aPictureIsAsLargeAsItsPixelsAtTheScale() throws {
    let pixels = try #require(twoPixels())
    let ui = TestHost { Image(pixels, scale: 0.5, label: Text("Two")) }
    #expect(try ui.find(.label("Two")).frame.size == CGSize(width: 4, height: 2))
    #expect(try ui.find(.label("Two")).role == .image)
    let silent = TestHost { Image(decorative: pixels, scale: 1) }
    #expect(silent.views.isEmpty)
  }

  /// Exif's orientations, whose names these are: which side of the stored pixels comes to lie at the top.
  @Test func orientationsTurnThePixels() throws {
    let pixels = try #require(twoPixels())
    func colors(_ orientation: Image.Orientation) -> [String] {
      let isTall = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
      let size = isTall ? CGSize(width: 50, height: 100) : CGSize(width: 100, height: 50)
      let ui = TestHost(size: size) {
        Image(decorative: pixels, scale: 1, orientation: orientation).resizable().interpolation(.none)
      }
      let end = isTall ? CGPoint(x: 25, y: 90) : CGPoint(x: 90, y: 25)
      return [ui.color(at: CGPoint(x: 10, y: 10)).description, ui.color(at: end).description]
    }
    let (red, blue) = ("#FF0000", "#0000FF")
    #expect(colors(.up) == [red, blue])
    #expect(colors(.upMirrored) == [blue, red])
    #expect(colors(.down) == [blue, red])
    #expect(colors(.downMirrored) == [red, blue])
    #expect(colors(.right) == [red, blue])
    #expect(colors(.left) == [blue, red])
    #expect(colors(.leftMirrored) == [red, blue])
    #expect(colors(.rightMirrored) == [blue, red])
  }

  @Test func aPictureIsDrawnByAClosure() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Image(size: CGSize(width: 20, height: 10), label: Text("Drawn")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 30)), with: .color(red: 1, green: 0, blue: 0))
      }
      .resizable().frame(width: 40, height: 20)
    }
    #expect(try ui.find(.label("Drawn")).frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(ui.color(at: CGPoint(x: 45, y: 50)).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 55, y: 50)).description != "#FF0000")
    // Nothing is seen outside of the picture.
    #expect(ui.color(at: CGPoint(x: 45, y: 65)).description != "#FF0000")
  }

  @Test func aDrawnPictureFollowsWhatItReads() throws {
    struct Lamp: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Switch") { isOn.toggle() }
          Image(size: CGSize(width: 20, height: 20)) { context in
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
              with: isOn ? .color(red: 1, green: 0, blue: 0) : .color(red: 0, green: 0, blue: 1))
          }
        }
      }
    }
    let ui = TestHost { Lamp() }
    #expect(ui.drawnColors(of: "fill").contains([0, 0, 255, 255]))
    try ui.tap("Switch")
    #expect(ui.drawnColors(of: "fill").contains([255, 0, 0, 255]))
  }
}
