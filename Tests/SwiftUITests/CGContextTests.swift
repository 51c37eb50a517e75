import Foundation
import MartletCore
import SwiftUI
import Testing

/// Drawing with CoreGraphics' commands, which needs a backend; `ImageRenderer` is what brings it here.
@MainActor @Suite struct CGContextTests {
  init() {
    _ = ImageRenderer(content: EmptyView())
  }

  private func picture(_ width: Int = 40, _ height: Int = 40, _ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    draw(context)
    return try #require(context.makeImage())
  }

  /// Red, green, blue and opacity of a pixel, counted from the top.
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let data = image.dataProvider?.data as Data? else { return [] }
    let start = y * image.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]]
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  /// Apple, "Quartz 2D": the origin is at the lower left, and y goes up.
  @Test func theOriginIsAtTheBottomLeft() throws {
    let image = try picture { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    #expect(pixel(image, 2, 38) == red)
    #expect(pixel(image, 2, 33) == clear)
    #expect(pixel(image, 12, 38) == clear)
  }

  @Test func theStateIsSavedAndRestored() throws {
    let image = try picture { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.saveGState()
      context.translateBy(x: 20, y: 20)
      context.scaleBy(x: 2, y: 2)
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 20))
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: -10, y: -10, width: 40, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
    }
    #expect(pixel(image, 25, 15) == [0, 0, 0, 255])
    #expect(pixel(image, 35, 15) == clear)
    #expect(pixel(image, 5, 35) == red)
  }

  @Test func pathsAreFilledStrokedAndForgotten() throws {
    let image = try picture { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(4)
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
      context.drawPath(using: .eoFillStroke)
      #expect(context.isPathEmpty)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 40, y: 2)])
    }
    #expect(pixel(image, 12, 20) == red)
    #expect(pixel(image, 20, 20) == clear)
    #expect(pixel(image, 10, 20) == [0, 0, 255, 255])
    #expect(pixel(image, 20, 38) == [0, 0, 255, 255])
  }

  @Test func aLayerIsDrawnAsOneThing() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.endTransparencyLayer()
    }
    #expect(abs(Int(pixel(image, 20, 20)[3]) - 128) <= 1)
  }

  @Test func whatIsClearedIsGone() throws {
    let image = try picture { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clear(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    #expect(pixel(image, 10, 20) == clear)
    #expect(pixel(image, 30, 20) == red)
  }

  /// Apple, "draw(_:in:byTiling:)": a picture stands upright where y goes up.
  @Test func aPictureIsDrawnUpright() throws {
    let mark = try picture(10, 10) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    }
    let image = try picture { $0.draw(mark, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(pixel(image, 10, 22) == red)
    #expect(pixel(image, 10, 38) == clear)
    let tiles = try picture { $0.draw(mark, in: CGRect(x: 0, y: 0, width: 20, height: 20), byTiling: true) }
    #expect(pixel(tiles, 30, 2) == red)
    #expect(pixel(tiles, 30, 18) == clear)
    #expect(pixel(tiles, 10, 22) == red)
  }

  @Test func aContextCanGoOnAfterItsPictureWasTaken() throws {
    var first: CGImage?
    let second = try picture { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 40))
      first = context.makeImage()
      context.fill(CGRect(x: 20, y: 0, width: 10, height: 40))
    }
    #expect(pixel(try #require(first), 25, 20) == clear)
    #expect(pixel(second, 5, 20) == red && pixel(second, 25, 20) == red)
  }

  @Test func aDocumentHasItsPages() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    for _ in 0..<2 {
      context.beginPDFPage(nil)
      context.setFillColor(gray: 0, alpha: 1)
      context.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endPDFPage()
    }
    var other = CGRect(x: 0, y: 0, width: 30, height: 30)
    context.beginPage(mediaBox: &other)
    context.closePDF()
    let pdf = String(decoding: data as Data, as: UTF8.self)
    #expect(pdf.contains("/Count 3"))
    #expect(pdf.contains("/MediaBox [ 0 0 30 30 ]"))
  }

  @Test func whatCanNotBeMadeIsNil() {
    let web = URL(string: "https://example.com/a.pdf")
    #expect(web.flatMap { CGContext($0 as CFURL, mediaBox: nil, nil) } == nil)
    var empty = CGRect.zero
    #expect(CGContext(URL(fileURLWithPath: "/tmp/a.pdf") as CFURL, mediaBox: &empty, nil) == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }
}
