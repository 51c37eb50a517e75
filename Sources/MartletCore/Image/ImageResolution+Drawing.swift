import Foundation
import MartletPrimitives

extension ImageResolution {
  /// What is drawn for the picture in a rectangle; a placeholder if there is none.
  ///
  /// - Parameter tint: what a picture without colours of its own is painted with.
  func items(in rect: CGRect, tint: Paint?, resizing: ImageResizing) -> [DisplayItem] {
    guard let picture else {
      let items = ImagePlaceholder.items(in: rect.size, color: tint?.singleColor ?? .clear)
      return rect.origin == .zero ? items : [.layer(DisplayLayer(offset: rect.origin, items: items))]
    }
    guard let drawn = picture.payload as? DisplayLayer else {
      let around = shape.map {
        DisplayItem.image($0.picture, rect: rect, tint: .color($0.tint), resizing: resizing)
      }
      let sign = DisplayItem.image(picture, rect: rect, tint: tint?.placed(in: rect), resizing: resizing)
      return [around, sign].compactMap { $0 }
    }
    let scale = CGAffineTransform(
      scaleX: rect.width / picture.size.width, y: rect.height / picture.size.height)
    let place = scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    var content = drawn
    if let tint = tint?.singleColor {
      content = DisplayLayer(
        effect: DisplayEffect(filters: [.colorMatrix(ColorMatrix(painting: tint))]), items: [.layer(drawn)])
    }
    return [.layer(DisplayLayer(placed: place, items: [.layer(content)]))]
  }
}

extension ColorMatrix {
  /// Makes everything one colour, as opaque as it was.
  fileprivate init(painting color: ResolvedColor) {
    self.init()
    (r1, r5) = (0, color.red)
    (g2, g5) = (0, color.green)
    (b3, b5) = (0, color.blue)
    a4 = color.opacity
  }
}
