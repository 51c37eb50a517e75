import Combine
import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable private final class Dial {
  var value = 1
}

@MainActor @Suite struct ImageRendererTests {
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let data = image.dataProvider?.data as Data? else { return [] }
    let start = y * image.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]]
  }

  /// Apple, "scale": a rectangle of 100 × 50 at a scale of 2 is an image of 200 × 100.
  @Test func theImageIsTheViewsSizeTimesTheScale() throws {
    let renderer = ImageRenderer(content: Rectangle().fill(.black).frame(width: 100, height: 50))
    #expect(renderer.scale == 1)
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 200 && image.height == 100)
    #expect(pixel(image, 199, 99) == [0, 0, 0, 255])
  }

  @Test func theViewGetsTheProposedSize() throws {
    let renderer = ImageRenderer(
      content: Text("one two three four five six").fixedSize(horizontal: false, vertical: true))
    let natural = try #require(renderer.cgImage)
    renderer.proposedSize = ProposedViewSize(width: 60, height: nil)
    let narrow = try #require(renderer.cgImage)
    #expect(narrow.width <= 60)
    #expect(narrow.height >= 2 * natural.height)
    renderer.content = Text("one two three four five six").fixedSize(horizontal: false, vertical: true)
    let colored = ImageRenderer(content: Color.black)
    colored.proposedSize = ProposedViewSize(width: 30, height: 20)
    let image = try #require(colored.cgImage)
    #expect(image.width == 30 && image.height == 20)
  }

  @Test func theImageIsTransparentUnlessItIsOpaque() throws {
    let renderer = ImageRenderer(
      content: Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 20, height: 20))
    let clear = try #require(renderer.cgImage)
    #expect(pixel(clear, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(clear, 10, 10) == [255, 0, 0, 255])
    renderer.isOpaque = true
    let opaque = try #require(renderer.cgImage)
    #expect(pixel(opaque, 0, 0) == [0, 0, 0, 255])
    #expect(opaque.alphaInfo == .noneSkipFirst)
  }

  @Test func aViewWithoutASizeHasNoImage() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    #expect(throws: (any Error).self) { try ImageRenderer(content: EmptyView()).pngData() }
    let huge = ImageRenderer(content: Color.red.frame(width: 40_000, height: 10))
    #expect(huge.cgImage == nil)
  }

  /// Apple, "ImageRenderer": the environment is not that of the window, so the scheme is light and the scale its own.
  @Test func theEnvironmentHasItsDefaultValuesAndTheRenderersScale() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.displayScale) private var scale
      let journal: Journal
      var body: some View {
        journal.noted("\(scheme) \(scale)", Color.red.frame(width: 5, height: 5))
      }
    }
    let journal = Journal()
    let renderer = ImageRenderer(content: Reader(journal: journal))
    renderer.scale = 3
    #expect(renderer.cgImage?.width == 15)
    #expect(journal.take().last == "light 3.0")
  }

  @Test func onAppearHasRunAndStateIsKeptFromImageToImage() {
    struct Counting: View {
      @State private var width: CGFloat = 5
      var body: some View {
        Color.red.frame(width: width, height: 5).onAppear { width = 9 }
      }
    }
    let renderer = ImageRenderer(content: Counting())
    #expect(renderer.cgImage?.width == 9)
    renderer.content = Counting()
    #expect(renderer.cgImage?.width == 9)
  }

  /// Apple, "objectWillChange": the contents of the image may have changed.
  @Test func changesAreAnnounced() async {
    let dial = Dial()
    struct Shown: View {
      let dial: Dial
      var body: some View { Color.red.frame(width: CGFloat(dial.value), height: 5) }
    }
    let renderer = ImageRenderer(content: Shown(dial: dial))
    #expect(renderer.cgImage?.width == 1)
    var count = 0
    let token = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 1
    #expect(count == 0)
    renderer.scale = 2
    #expect(count == 1)
    dial.value = 7
    for _ in 0..<20 where count < 2 { await Task.yield() }
    #expect(count == 2)
    #expect(renderer.cgImage?.width == 14)
    renderer.isObservationEnabled = false
    dial.value = 8
    for _ in 0..<20 { await Task.yield() }
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func aRendererCanBeUsedInTheMiddleOfABody() {
    struct Nested: View {
      let sizes: Cell<[Int]>
      var body: some View {
        sizes.value.append(ImageRenderer(content: Color.red.frame(width: 7, height: 7)).cgImage?.width ?? 0)
        return Text("outside")
      }
    }
    let sizes = Cell<[Int]>([])
    let ui = TestHost { Nested(sizes: sizes) }
    #expect(ui.shows("outside"))
    #expect(sizes.value == [7])
  }

  @Test func anImageOfAViewCanBeShown() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Image(decorative: image, scale: 2).accessibilityIdentifier("small")
        Image(image, scale: 1, label: Text("Square")).resizable().frame(width: 60, height: 40)
      }
    }
    #expect(try ui.find(.label("Square")).frame.size == CGSize(width: 60, height: 40))
    #expect(ui.color(at: try ui.find(.label("Square")).center).description == "#FF0000")
    #expect(ui.color(at: CGPoint(x: 50, y: 26)).description == "#FF0000")
  }

  // MARK: Documents

  /// The way that Apple's documentation of `ImageRenderer` and many posts show.
  @Test func aPDFIsWrittenThroughCoreGraphics() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "martlet-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: Text("Invoice").font(.title).padding())
    var size = CGSize.zero
    renderer.render { viewSize, context in
      size = viewSize
      var box = CGRect(x: 0, y: 0, width: viewSize.width, height: viewSize.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let data = try Data(contentsOf: url)
    #expect(data.starts(with: Array("%PDF-".utf8)))
    // Text stays text: the document has a font and no picture.
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Font"))
    #expect(!text.contains("/Subtype /Image"))
    #expect(text.contains("/MediaBox [ 0 0 \(Int(size.width)) \(Int(size.height)) ]"))
  }

  @Test func shapesStayShapesInDocuments() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          .frame(width: 20, height: 20)
        Image(systemName: "star.fill")
        Canvas { context, size in
          context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        }
        .frame(width: 20, height: 20)
      })
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.contains("<svg"))
    #expect(svg.contains("linearGradient"))
    #expect(!svg.contains("<image"))
    let pdf = String(decoding: try renderer.pdfData(), as: UTF8.self)
    #expect(!pdf.contains("/Subtype /Image"))
  }

  @Test func aPictureIsDrawnThroughCoreGraphics() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
        Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
      })
    var image: CGImage?
    renderer.render { size, render in
      let context = CGContext(
        data: nil, width: Int(size.width) * 2, height: Int(size.height) * 2, bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.scaleBy(x: 2, y: 2)
      if let context { render(context) }
      image = context?.makeImage()
    }
    let made = try #require(image)
    #expect(made.width == 20 && made.height == 40)
    #expect(pixel(made, 10, 5) == [255, 0, 0, 255])
    #expect(pixel(made, 10, 35) == [0, 0, 255, 255])
  }

  @Test func aPNGIsAPNG() throws {
    let data = try ImageRenderer(content: Color.red.frame(width: 5, height: 5)).pngData()
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}

extension ImageRendererTests {
  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func aScaleThatIsNoneCountsAsOne(scale: CGFloat) {
    _ = TestHost.takeWarnings()
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 5))
    renderer.scale = scale
    #expect(renderer.cgImage?.width == 10)
    #expect(renderer.cgImage?.height == 5)
    let warnings = TestHost.takeWarnings()
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.contains("scale") }, "\(warnings)")
  }

  @Test(arguments: [1e5, 1e300] as [CGFloat])
  func aScaleOfTooManyPixelsMakesNoPicture(scale: CGFloat) {
    _ = TestHost.takeWarnings()
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 5))
    renderer.scale = scale
    #expect(renderer.cgImage == nil)
    #expect(TestHost.takeWarnings().count == 1)
  }
}
