import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct PNGTests {
  /// Bytes 24 and 25 of a PNG file are the bit depth and the colour type: 2 is RGB, 6 RGBA.
  @Test func opaquePicturesAreRGBAndOthersRGBA() throws {
    let opaque = try picture([]).pngData()
    #expect([UInt8](opaque[24...25]) == [8, 2])
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 4, height: 4))
    let clear = try window.snapshot().pngData()
    #expect([UInt8](clear[24...25]) == [8, 6])
  }

  @Test func widthAndHeightAreInTheHeader() throws {
    let data = try picture([], width: 30, height: 10, scale: 2).pngData()
    #expect([UInt8](data[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 20])
  }

  @Test func anUnwritablePathIsNamed() {
    let path = "/nonexistent-directory/picture.png"
    #expect {
      try picture([]).writePNG(to: path)
    } throws: { error in
      "\(error)".contains(path)
    }
  }
}
