import Foundation
import MartletPrimitives
import Testing

@testable import MartletGTK

private let ink = Paint.color(ResolvedColor(hex: 0x000000))

private func page(_ items: [DisplayItem]) -> DocumentPage {
  DocumentPage(size: CGSize(width: 40, height: 20), items: items)
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

@MainActor @Suite struct VectorDocumentTests {
  @Test func eachPageHasItsSize() throws {
    let box = Path(CGRect(x: 1, y: 1, width: 5, height: 5))
    let large = DocumentPage(size: CGSize(width: 300, height: 200), items: [.fill(box, ink, FillStyle())])
    let pdf = text(try VectorDocument.pdf([page([]), large]))
    #expect(pdf.hasPrefix("%PDF-"))
    #expect(pdf.contains("/MediaBox [ 0 0 40 20 ]"))
    #expect(pdf.contains("/MediaBox [ 0 0 300 200 ]"))
    #expect(pdf.contains("/Count 2"))
  }

  /// An edge that a picture would move onto a whole pixel stays where it is; a point is a pixel of the document.
  @Test func edgesStayWhereTheyAre() throws {
    let box = Path(CGRect(x: 1.25, y: 1.25, width: 5.5, height: 5.5))
    for scale: CGFloat in [1, 3] {
      let svg = text(try VectorDocument.svg(page([.fill(box, ink, FillStyle())]), rasterizationScale: scale))
      #expect(svg.contains("width=\"40px\""))
      #expect(svg.contains("1.25") && svg.contains("6.75"))
      #expect(!svg.contains("<image"))
    }
  }

  @Test func gradientsStayGradients() throws {
    let gradient = ResolvedGradient(
      geometry: .radial(center: .center, startRadius: 0, endRadius: 10),
      stops: [
        .init(ResolvedColor(hex: 0xFF0000), at: 0), .init(ResolvedColor(hex: 0x0000FF), at: 1),
      ])
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let svg = text(
      try VectorDocument.svg(page([.fill(Path(frame), .gradient(gradient, frame: frame), FillStyle())])))
    #expect(svg.contains("<radialGradient"))
  }

  @Test func aConicGradientIsAPictureOfTheScaleAskedFor() throws {
    let gradient = ResolvedGradient(
      geometry: .angular(center: .center, start: .zero, end: .degrees(360)),
      stops: [
        .init(ResolvedColor(hex: 0xFF0000), at: 0), .init(ResolvedColor(hex: 0x0000FF), at: 1),
      ])
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let item = DisplayItem.fill(Path(ellipseIn: frame), .gradient(gradient, frame: frame), FillStyle())
    let coarse = try VectorDocument.svg(page([item]), rasterizationScale: 1)
    let fine = try VectorDocument.svg(page([item]), rasterizationScale: 4)
    #expect(text(coarse).contains("<image"))
    #expect(fine.count > coarse.count * 2)
  }

  @Test func whatLiesBehindGlassIsLeftOutOfADocumentAndTheTintStays() throws {
    let glass = Paint.backdrop(Backdrop(blurRadius: 10, tint: ResolvedColor(hex: 0x00FF00, opacity: 0.5)))
    let box = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let svg = text(try VectorDocument.svg(page([.fill(box, glass, FillStyle())])))
    #expect(svg.contains("0%,100%,0%"))
    #expect(!svg.contains("<image"))
  }

  @Test func anImageHasTheSizeAndScaleAskedFor() throws {
    let box = Path(CGRect(x: 0, y: 0, width: 5, height: 10))
    let item = DisplayItem.fill(box, .color(ResolvedColor(hex: 0xFF0000)), FillStyle())
    let image = try #require(
      CairoGraphicsBackend().image([item], width: 20, height: 20, scale: 2, isOpaque: false))
    #expect(image.width == 20 && image.height == 20)
    let pixels = PixelImage(image)
    #expect(pixels[9, 19] == Pixel(hex: 0xFF0000))
    #expect(pixels[10, 0].alpha == 0)
    #expect(CairoGraphicsBackend().image([item], width: 0, height: 20, scale: 2, isOpaque: false) == nil)
  }
}
