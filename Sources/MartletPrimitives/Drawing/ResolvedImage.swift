import Foundation

/// A picture ready to be drawn: a symbol in one weight, or the content of a file.
package final class ResolvedImage {
  /// What it is called in dumps: the icon's or the file's name.
  package let name: String
  /// Its own size, in points.
  package let size: CGSize
  /// Whether it has no colours of its own, so that it is drawn in a tint unless asked otherwise.
  package let isTemplate: Bool
  /// The backend's own object, the same one for pictures that look the same at the same size.
  package let payload: AnyObject

  package init(name: String, size: CGSize, isTemplate: Bool, payload: AnyObject) {
    self.name = name
    self.size = size
    self.isTemplate = isTemplate
    self.payload = payload
  }
}

/// How a picture gets from its own size to that of the rectangle it is drawn in.
package struct ImageResizing: Equatable, Sendable {
  /// How pixels between a picture's own are found.
  package enum Interpolation: Hashable, Sendable {
    /// From the nearest one.
    case none
    case low
    case medium
    case high
  }

  /// The margins that keep their size, in points of the picture; leading is left.
  package var capInsets: EdgeInsets
  /// Whether what lies between the margins is repeated rather than stretched.
  package var isTiled: Bool
  package var interpolation: Interpolation
  /// Whether edges that don't lie on whole pixels are smooth.
  package var isAntialiased: Bool

  package init(
    capInsets: EdgeInsets = EdgeInsets(), isTiled: Bool = false, interpolation: Interpolation = .medium,
    isAntialiased: Bool = true
  ) {
    self.capInsets = capInsets
    self.isTiled = isTiled
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
  }

  /// Whether the whole picture is stretched alike.
  package var isPlainStretch: Bool { !isTiled && capInsets == EdgeInsets() }
}
