import Foundation

extension Path {
  /// Returns the path with all its points transformed.
  ///
  /// A common shape stays one when the transform only moves it and makes it larger or smaller.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.isTranslationOrScale, transform.a > 0, transform.d > 0 {
      switch storage {
      case .empty:
        return self
      case .rect(let rect):
        return Path(storage: .rect(rect.applying(transform)))
      case .ellipse(let rect):
        return Path(storage: .ellipse(rect.applying(transform)))
      case .roundedRect(let rect, let corner, let style)
      where style == .circular || transform.a == transform.d:
        let size = CGSize(width: corner.width * transform.a, height: corner.height * transform.d)
        return Path(storage: .roundedRect(rect.applying(transform), cornerSize: size, style: style))
      case .roundedRect, .elements:
        break
      }
    }
    guard !isEmpty else { return self }
    return Path(storage: .elements(elements.map { $0.mapPoints { $0.applying(transform) } }))
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    if dx == 0, dy == 0 { return self }
    return applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Appends another path, after transforming it.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
      return
    }
    guard !path.isEmpty else { return }
    edit { list in
      path.forEach { element in
        list.append(transform.isIdentity ? element : element.mapPoints { $0.applying(transform) })
      }
    }
  }
}
