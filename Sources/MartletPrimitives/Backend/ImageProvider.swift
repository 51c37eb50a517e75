import Foundation

/// A sign and the shape around it, as pictures of the same size.
package struct SymbolParts {
  package let sign: ResolvedImage
  package let shape: ResolvedImage

  package init(sign: ResolvedImage, shape: ResolvedImage) {
    self.sign = sign
    self.shape = shape
  }
}

/// Finds pictures and makes them ready to be drawn.
@MainActor
package protocol ImageProvider: AnyObject {
  /// An icon of the backend's set, as a template.
  ///
  /// - Parameters:
  ///   - iconName: its name in the set, without a file's extension.
  ///   - side: the side of its square box, in points.
  ///   - weight: how heavy its lines are, from 100 to 900; 400 is regular.
  /// - Returns: `nil` if there is none; the provider has said why.
  /// - Complexity: a lookup, once the icon has been read.
  func symbol(_ iconName: String, side: CGFloat, weight: Int) -> ResolvedImage?

  /// The two parts of an icon that is a sign within a shape, such as a cross in a circle.
  ///
  /// - Returns: `nil` if it is all of one piece.
  /// - Complexity: a lookup, once the icon has been read.
  func symbolParts(_ iconName: String, side: CGFloat, weight: Int) -> SymbolParts?

  /// The picture in a file.
  ///
  /// - Parameter scale: the picture's pixels a point.
  /// - Returns: `nil` if it can't be read; the provider has said why.
  /// - Complexity: a lookup, once the file has been read.
  func file(at url: URL, scale: CGFloat) -> ResolvedImage?
}
