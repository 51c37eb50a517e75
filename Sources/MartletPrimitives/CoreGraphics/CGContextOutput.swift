import Foundation
import Synchronization

/// A page of a document: its size in points, and what is drawn on it, from the top left corner.
package struct DocumentPage {
  package var size: CGSize
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}

/// Makes documents and pictures of what was recorded.
package protocol GraphicsBackend: Sendable {
  /// A PDF document.
  ///
  /// - Parameter scale: pixels a point for what has no counterpart there, such as a blur.
  func pdf(_ pages: [DocumentPage], rasterizationScale scale: CGFloat) throws -> Data

  /// A picture; `nil` for a size that there can be none of.
  func image(_ items: [DisplayItem], width: Int, height: Int, scale: CGFloat, isOpaque: Bool) -> CGImage?
}

/// The backend of this process, which the engine registers before user code can need it.
package enum GraphicsBackends {
  private static let registered = Mutex<(any GraphicsBackend)?>(nil)

  package static var current: (any GraphicsBackend)? {
    get { registered.withLock { $0 } }
    set { registered.withLock { $0 = newValue } }
  }
}

/// Where the commands of a context go that stands by itself.
final class CGContextOutput {
  enum Target {
    /// Consumed when the document is closed.
    case document(CGDataConsumer)
    case image(width: Int, height: Int, isOpaque: Bool)
  }

  let target: Target
  /// The box of a page in the document's space, unless the page has its own.
  let mediaBox: CGRect
  var pages: [DocumentPage] = []
  /// The page that is drawn on.
  var openPage: CGRect?
  var isClosed = false
  /// Pixels a point for what has to be drawn as pixels.
  var rasterizationScale: CGFloat = 1

  init(_ target: Target, mediaBox: CGRect) {
    self.target = target
    self.mediaBox = mediaBox
  }
}
