import CoreGraphics
import Foundation
import Testing

@Suite struct CGImageTests {
  private func image(_ bytes: [UInt8], width: Int, height: Int, _ info: CGBitmapInfo) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  /// Apple, "CGBitmapInfo": the byte order says which byte of a word comes first in memory.
  @Test func anImageIsMadeOfBytesInAnyOrder() throws {
    let rgba = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    let first = try #require(image([1, 2, 3, 255], width: 1, height: 1, rgba))
    let bgra = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little)
    let second = try #require(image([3, 2, 1, 255], width: 1, height: 1, bgra))
    let bytes = try #require(first.dataProvider?.data as Data?)
    #expect(Array(bytes) == [3, 2, 1, 255])
    #expect((second.dataProvider?.data as Data?) == bytes)
    #expect(first.width == 1 && first.height == 1 && first.bytesPerRow == 4 && first.bitsPerPixel == 32)
    #expect(first.alphaInfo == .premultipliedFirst)
  }

  @Test func colorsThatAreNotMultipliedByOpacityAreMultiplied() throws {
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    let made = try #require(image([255, 128, 0, 128], width: 1, height: 1, info))
    #expect(Array(try #require(made.dataProvider?.data as Data?)) == [0, 64, 128, 128])
  }

  @Test func tooFewBytesMakeNoImage() {
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(image([0, 0, 0, 0], width: 2, height: 1, info) == nil)
    #expect(image([], width: 0, height: 0, info) == nil)
    #expect(
      image([0, 0, 0, 0], width: 1, height: 1, CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)) == nil)
  }

  @Test func croppingTakesWholePixels() throws {
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue)
    let bytes: [UInt8] = (0..<12).flatMap { [UInt8($0), 0, 0, 0] }
    let made = try #require(image(bytes, width: 4, height: 3, info))
    let part = try #require(made.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5)))
    #expect(part.width == 2 && part.height == 2)
    let reds = Array(try #require(part.dataProvider?.data as Data?)).enumerated()
      .filter { $0.offset % 4 == 2 }.map(\.element)
    #expect(reds == [5, 6, 9, 10])
    #expect(made.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }
}
