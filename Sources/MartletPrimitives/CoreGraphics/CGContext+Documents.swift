import Foundation

extension CGContext {
  /// A page of US Letter, which a document has whose box is not given.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  // MARK: Documents

  /// Creates a context that draws the pages of a PDF file.
  ///
  ///     guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///     pdf.beginPDFPage(nil)
  ///     draw(pdf)
  ///     pdf.endPDFPage()
  ///     pdf.closePDF()
  ///
  /// The file is written by `closePDF()`.
  ///
  /// - Parameters:
  ///   - url: the file's address.
  ///   - mediaBox: the box of the pages, in points; with `nil`, US Letter.
  ///   - auxiliaryInfo: not used.
  /// - Returns: `nil` for an address that is not a file's.
  /// - Source: Apple, "init(_:mediaBox:_:)".
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that draws the pages of a PDF document.
  ///
  /// - Parameters:
  ///   - consumer: takes the document when `closePDF()` is called.
  ///   - mediaBox: the box of the pages, in points; with `nil`, US Letter.
  ///   - auxiliaryInfo: not used.
  /// - Source: Apple, "init(consumer:mediaBox:_:)".
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? Self.letter
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    self.init(
      recorder: DisplayRecorder(), state: RecordedState(), bounds: box,
      output: CGContextOutput(.document(consumer), mediaBox: box))
  }

  /// Begins a page.
  ///
  /// - Parameter pageInfo: may hold the page's box as the data of a `CGRect` under `kCGPDFContextMediaBox`.
  /// - Source: Apple, "beginPDFPage(_:)".
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var box: CGRect?
    if let data = pageInfo?[kCGPDFContextMediaBox] as? NSData, data.length == MemoryLayout<CGRect>.size {
      box = (data as Data).withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(box)
  }

  /// Ends a page.
  ///
  /// - Source: Apple, "endPDFPage()".
  public func endPDFPage() {
    endPage()
  }

  /// Begins a page with a box of its own, or with that of the document.
  ///
  /// - Source: Apple, "beginPage(mediaBox:)".
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPage(mediaBox?.pointee)
  }

  private func beginPage(_ given: CGRect?) {
    guard let output, case .document = output.target, !output.isClosed else { return }
    if output.openPage != nil { endPage() }
    let box = given.map { $0.width > 0 && $0.height > 0 ? $0 : output.mediaBox } ?? output.mediaBox
    output.openPage = box
    recorder = DisplayRecorder()
    // A page's y goes up from the bottom; a recording's goes down from the top.
    startAnew(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
  }

  /// Ends a page.
  ///
  /// - Source: Apple, "endPage()".
  public func endPage() {
    guard let output, let box = output.openPage else { return }
    endAllLayers()
    output.openPage = nil
    output.pages.append(DocumentPage(size: box.size, items: recorder.finish()))
  }

  /// Writes the document; nothing can be drawn after that.
  ///
  /// A file that can't be written is reported on standard error.
  ///
  /// - Source: Apple, "closePDF()".
  public func closePDF() {
    guard let output, case .document(let consumer) = output.target, !output.isClosed else { return }
    endPage()
    output.isClosed = true
    do {
      guard let backend = GraphicsBackends.current else { throw NoBackend() }
      try consumer.put(backend.pdf(output.pages, rasterizationScale: output.rasterizationScale))
    } catch {
      FileHandle.standardError.write(Data("martlet: a PDF document can't be written: \(error)\n".utf8))
    }
  }

  private struct NoBackend: Error, CustomStringConvertible {
    let description =
      "nothing draws in this process; import SwiftUI, and make the document in an app or with ImageRenderer"
  }

  private func startAnew(_ transform: CGAffineTransform) {
    state = State()
    state.recorded.transform = transform
    saved = []
    layers = []
    currentPath = CGMutablePath()
    base = transform
  }
}

/// The key of a page's box among what is said of a page.
public var kCGPDFContextMediaBox: CFString { "MediaBox" }
