import Combine
import Foundation
import MartletCore
import MartletGTK
import MartletLayout
import MartletPrimitives

/// Makes pictures and documents of views.
///
///     let renderer = ImageRenderer(content: BadgeView())
///     renderer.scale = 2
///     if let image = renderer.cgImage { … }
///
/// It needs no window and no display. The views live in it as in a window of their own: their environment has its
/// default values, `onAppear` runs before the first picture, and states are kept from picture to picture. Timers and
/// tasks are not waited for.
///
/// - Source: Apple, "ImageRenderer".
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The kind of the publisher of changes.
  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>

  /// Tells that the picture may be about to change: a property has another value, or something that the content
  /// observes does.
  ///
  /// - Source: Apple, "objectWillChange".
  nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view that is drawn.
  ///
  /// - Source: Apple, "content".
  public var content: Content {
    willSet { announceChange() }
    didSet { canvas.replaceContent(content) }
  }

  /// The size offered to the view, which may take another one; by default its ideal size.
  ///
  /// - Source: Apple, "proposedSize".
  public var proposedSize: ProposedViewSize = .unspecified {
    willSet { if newValue != proposedSize { announceChange() } }
  }

  /// Pixels a point; by default 1.
  ///
  /// - Source: Apple, "scale".
  public var scale: CGFloat = 1 {
    willSet { if newValue != scale { announceChange() } }
  }

  /// Whether the picture is black where the view is transparent.
  ///
  /// - Source: Apple, "isOpaque".
  public var isOpaque = false {
    willSet { if newValue != isOpaque { announceChange() } }
  }

  /// The working space for colours; here it is always gamma-encoded sRGB, and a message says so once where another is
  /// asked for.
  ///
  /// - Source: Apple, "colorMode".
  public var colorMode: ColorRenderingMode = .nonLinear {
    didSet {
      guard colorMode != .nonLinear else { return }
      Diagnostics.warnOnce(
        "renderer-color-mode",
        "ImageRenderer: the colour mode .\(colorMode) is not available here; colours are blended in gamma-encoded sRGB."
      )
    }
  }

  /// Whether changes of what the content observes are announced.
  ///
  /// - Source: Apple, "isObservationEnabled".
  public var isObservationEnabled = true

  private let canvas: OffscreenHost

  /// Creates a renderer of a view.
  ///
  /// - Source: Apple, "init(content:)".
  public init(content view: Content) {
    content = view
    let link = ChangeLink()
    canvas = OffscreenHost(view) {
      Task { @MainActor in link.announce?() }
    }
    link.announce = { [weak self] in
      guard let self, self.isObservationEnabled else { return }
      self.canvas.changesAreNoted()
      self.announceChange()
    }
  }

  private func announceChange() {
    objectWillChange.send()
  }

  // MARK: Pictures

  /// The view as a picture; `nil` if it has no size.
  ///
  /// - Source: Apple, "cgImage".
  public var cgImage: CGImage? {
    let scale = usableScale
    guard let page = canvas.page(proposal: proposedSize, scale: scale) else { return nil }
    guard max(page.size.width, page.size.height) * scale <= Self.mostPixels else {
      Diagnostics.warnOnce(
        "renderer-size-\(Content.self)",
        "ImageRenderer of \(Content.self): at the scale \(scale), a view of \(page.size.width) × \(page.size.height) "
          + "has more than \(Int(Self.mostPixels)) pixels along a side, so there is no picture. Use a smaller scale."
      )
      return nil
    }
    func pixels(_ length: CGFloat) -> Int { max(1, Int((length * scale - 0.01).rounded(.up))) }
    return CairoGraphicsBackend().image(
      page.items, width: pixels(page.size.width), height: pixels(page.size.height), scale: scale,
      isOpaque: isOpaque)
  }

  /// Draws the view into a context of the caller's.
  ///
  ///     renderer.render { size, render in
  ///       var box = CGRect(origin: .zero, size: size)
  ///       guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///       pdf.beginPDFPage(nil)
  ///       render(pdf)
  ///       pdf.endPDFPage()
  ///       pdf.closePDF()
  ///     }
  ///
  /// - Parameters:
  ///   - rasterizationScale: pixels a point for what has to be drawn as pixels, such as a blur.
  ///   - renderer: makes a context for the view's size, in points, and calls the function that it is given with it. The
  ///     view's bottom left corner comes to lie at the context's origin.
  /// - Source: Apple, "render(rasterizationScale:renderer:)".
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    guard let page = canvas.page(proposal: proposedSize, scale: rasterizationScale) else { return }
    renderer(page.size) { context in
      context.draw(page, rasterizationScale: rasterizationScale)
    }
  }

  // MARK: Files

  /// The view as a PNG file, at the renderer's scale.
  ///
  /// This is Martlet's own; Apple's systems make files of `cgImage` with other frameworks.
  ///
  /// - Throws: an error that says why there is no picture.
  public func pngData() throws -> Data {
    guard let image = cgImage else { throw NoPicture() }
    return try PixelImage(image).pngData()
  }

  /// The view as a PDF document of one page.
  ///
  /// Shapes and texts stay what they are. This is Martlet's own; Apple's systems use `render(rasterizationScale:renderer:)`,
  /// which works here, too.
  ///
  /// - Parameter rasterizationScale: pixels a point for what has to be drawn as pixels, such as a blur.
  /// - Throws: an error that says why there is no document.
  public func pdfData(rasterizationScale: CGFloat = 1) throws -> Data {
    guard let page = canvas.page(proposal: proposedSize, scale: rasterizationScale) else { throw NoPicture() }
    return try VectorDocument.pdf([page], rasterizationScale: rasterizationScale)
  }

  /// The view as an SVG document.
  ///
  /// This is Martlet's own.
  ///
  /// - Parameter rasterizationScale: pixels a point for what has to be drawn as pixels, such as a blur.
  /// - Throws: an error that says why there is no document.
  public func svgData(rasterizationScale: CGFloat = 1) throws -> Data {
    guard let page = canvas.page(proposal: proposedSize, scale: rasterizationScale) else { throw NoPicture() }
    return try VectorDocument.svg(page, rasterizationScale: rasterizationScale)
  }

  private var usableScale: CGFloat {
    if scale > 0, scale.isFinite { return scale }
    Diagnostics.warnOnce(
      "renderer-scale-\(Content.self)",
      "ImageRenderer of \(Content.self): scale is \(scale); 1 is used. Give it the pixels a point, more than 0."
    )
    return 1
  }

  /// The most pixels along a side of a picture, which Cairo sets.
  private static var mostPixels: CGFloat { 32_766 }

  private struct NoPicture: Error, CustomStringConvertible {
    let description = "the view has no size, or one that no picture can have"
  }
}

/// Where a host's wake finds the renderer, which is made after it.
private final class ChangeLink: @unchecked Sendable {
  // Touched on the main actor only.
  var announce: (@MainActor () -> Void)?
}
