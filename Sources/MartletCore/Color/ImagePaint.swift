import Foundation
import MartletPrimitives

/// A style that repeats a picture.
///
/// Tiles begin at the top left corner of what is filled. A picture that is not found paints nothing, which is
/// said once.
///
/// - Source: Apple, "ImagePaint".
nonisolated public struct ImagePaint: ShapeStyle {
  /// A style that stands for itself.
  public typealias Resolved = Never

  /// The picture.
  public var image: Image
  /// The part of it that is repeated, in fractions of its size.
  public var sourceRect: CGRect
  /// How much larger than its own size it is drawn.
  public var scale: CGFloat

  /// Creates a style from a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The picture as it is found in the environment.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedPaint {
    guard let finder = environment.imageFinder else { return _ResolvedPaint(.color(.clear)) }
    let found = ImageResolution.resolve(image, in: environment, finder: finder) { "ImagePaint" }
    guard let picture = found.picture else { return _ResolvedPaint(.color(.clear)) }
    let pattern = ImagePattern(
      image: picture, sourceRect: sourceRect, scale: scale, tint: found.tint?.singleColor,
      opacity: Double(HierarchicalShapeStyle.opacity(ofLevel: level)))
    return _ResolvedPaint(.image(pattern, frame: .null))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
